import { firmCalls, foundFirmSchema } from '#contract/account/firm.ts';
import { PaperField } from '#web/ui/fields/paper-field.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { ChangeFirm } from './use-firm.ts';

interface FoundFirmFormProps {
  readonly ownSales: number;
  readonly change: ChangeFirm;
}

/** How somebody who sells alone begins to sell with colleagues. */
export function FoundFirmForm({ ownSales, change }: FoundFirmFormProps) {
  const form = useShopForm({
    schema: foundFirmSchema,
    labels: { name: 'Name der Firma' },
    defaultValues: { name: '' },
    onSubmit: (body) => change(firmCalls.found, body),
  });
  return (
    <Form form={form}>
      {ownSales > 0 && (
        <Notice>
          {ownSales === 1 ? 'Ihr bisheriger Verkauf gehört' : `Ihre ${ownSales} bisherigen Verkäufe gehören`} dann der
          Firma, und wer zu ihr gehört, sieht {ownSales === 1 ? 'ihn' : 'sie'} auch.
        </Notice>
      )}
      <Bound form={form} name="name">
        {(field) => <PaperField {...field} autoComplete="organization" />}
      </Bound>
      <FormFoot form={form} act="Firma anlegen" busyText="Wird angelegt …" />
    </Form>
  );
}
