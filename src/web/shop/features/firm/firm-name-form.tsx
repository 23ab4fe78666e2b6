import { useState } from 'react';
import { changeFirmSchema, type Firm, firmCalls } from '#contract/account/firm.ts';
import { PaperField } from '#web/ui/fields/paper-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ChangeFirm } from './use-firm.ts';

interface FirmNameFormProps {
  readonly firm: Firm;
  readonly change: ChangeFirm;
}

/** Another name of the firm. */
export function FirmNameForm({ firm, change }: FirmNameFormProps) {
  const { name } = firm;
  const [saved, setSaved] = useState(false);
  const form = useShopForm({
    schema: changeFirmSchema,
    labels: { name: 'Name der Firma' },
    defaultValues: { name },
    async onSubmit(body) {
      setSaved(false);
      await change(firmCalls.change, body);
      setSaved(true);
    },
  });
  return (
    <Form form={form}>
      {saved && <Notice kind="ok" title="Gespeichert" />}
      <Bound form={form} name="name">
        {(field) => <PaperField {...field} autoComplete="organization" />}
      </Bound>
      <FormFoot form={form} act="Speichern" busyText="Wird gespeichert …" />
    </Form>
  );
}
