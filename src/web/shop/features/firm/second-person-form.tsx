import { useState } from 'react';
import { type Firm, firmCalls, secondPersonForm } from '#contract/account/firm.ts';
import { CurrencyField } from '#web/ui/fields/currency-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ChangeFirm } from './use-firm.ts';

interface SecondPersonFormProps {
  readonly firm: Firm;
  readonly change: ChangeFirm;
}

/** From which sum on the firm wants two persons. */
export function SecondPersonForm({ firm: { secondPersonFrom }, change }: SecondPersonFormProps) {
  const [saved, setSaved] = useState(false);
  const form = useShopForm({
    schema: secondPersonForm,
    labels: { from: 'Zwei Personen ab' },
    defaultValues: { from: secondPersonFrom ?? null },
    async onSubmit(body) {
      setSaved(false);
      await change(firmCalls.setLimit, body);
      setSaved(true);
    },
  });
  return (
    <Form form={form}>
      {saved && <Notice kind="ok" title="Gespeichert" />}
      <Bound form={form} name="from">
        {(field) => <CurrencyField {...field} hint="Bleibt das Feld leer, genügt eine Person." />}
      </Bound>
      <FormFoot form={form} act="Speichern" busyText="Wird gespeichert …" />
    </Form>
  );
}
