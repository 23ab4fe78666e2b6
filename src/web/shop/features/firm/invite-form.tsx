import { useState } from 'react';
import { firmCalls, inviteColleagueSchema } from '#contract/account/firm.ts';
import type { FirmRight } from '#domain/firm/firm-rights.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { RightsField } from './rights-field.tsx';
import type { ChangeFirm } from './use-firm.ts';

const nobody: { email: string; rights: FirmRight[] } = { email: '', rights: ['sendInquiries', 'decide', 'seeMoney'] };

/** Invites a colleague by mail, with rights of their own. */
export function InviteForm({ change }: { readonly change: ChangeFirm }) {
  const [invited, setInvited] = useState<string>();
  const form = useShopForm({
    schema: inviteColleagueSchema,
    labels: { email: 'E-Mail-Adresse', rights: 'Rechte' },
    defaultValues: nobody,
    async onSubmit(body) {
      await change(firmCalls.invite, body);
      setInvited(body.email);
      form.hook.reset(nobody);
    },
  });
  return (
    <Form form={form}>
      {invited !== undefined && (
        <Notice kind="ok" title={`Einladung an ${invited} gesendet`}>
          Der Link gilt 7 Tage.
        </Notice>
      )}
      <Bound form={form} name="email">
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </Bound>
      <Bound form={form} name="rights">
        {(field) => <RightsField {...field} />}
      </Bound>
      <FormFoot form={form} act="Einladung senden" busyText="Wird gesendet …" />
    </Form>
  );
}
