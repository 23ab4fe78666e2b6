import { useState } from 'react';
import { setOwnNameSchema } from '#contract/desk/desk-staff.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { useStore } from '#web/lib/store.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useDesk } from '../../desk-context.ts';

/** What one's colleagues read in place of one's address. */
export function OwnNameForm() {
  const { api, session } = useDesk();
  const [saved, setSaved] = useState(false);
  const form = useShopForm({
    schema: setOwnNameSchema,
    labels: { name: 'Name' },
    defaultValues: { name: useStore(session.member)?.name ?? '' },
    onSubmit: async (body) => {
      setSaved(false);
      session.took(await api.post(deskApi.setOwnName, body));
      setSaved(true);
    },
  });
  return (
    <Form form={form}>
      {saved && <Notice kind="ok" title="Gespeichert" />}
      <Bound form={form} name="name">
        {(field) => (
          <TextField
            {...field}
            autoComplete="name"
            hint="Steht für Kollegen an Verkäufen und Notizen. Kunden sehen ihn nicht."
          />
        )}
      </Bound>
      <FormFoot form={form} kind="secondary" act="Namen speichern" busyText="Wird gespeichert …" />
    </Form>
  );
}
