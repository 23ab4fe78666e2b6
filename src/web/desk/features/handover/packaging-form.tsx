import { z } from 'zod';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { Bound } from '#web/ui/form/bound.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormFoot } from '#web/ui/form/form-foot.tsx';
import { useShopForm } from '#web/ui/form/use-shop-form.ts';
import { usePackagingUsed } from '../../ui/packaging-used.tsx';
import { useCommand } from '../../use-command.ts';
import { atSite, type HandoverAt } from './handover-place.ts';
import { NumbersField } from './numbers-field.tsx';
import { typedNumbers, typedNumbersSchema } from './typed-numbers.ts';

interface PackagingFormProps {
  readonly offer: DeskOfferView;
  readonly place: HandoverAt;
}

const schema = z.object({ numbers: typedNumbersSchema(0) });

/** Cartons and padding are on their way to the customer. */
export function PackagingForm({ offer, place }: PackagingFormProps) {
  const send = useCommand('dispatchPackaging', offer);
  const packaging = usePackagingUsed();
  const form = useShopForm({
    schema,
    labels: { numbers: 'Sendungsnummern der Verpackung' },
    defaultValues: { numbers: '' },
    async onSubmit({ numbers }) {
      const material = await packaging.said();
      if (material) await send({ trackingNumbers: typedNumbers(numbers), ...atSite(place), material });
    },
  });
  return (
    <Form form={form}>
      <Bound form={form} name="numbers">
        {(field) => <NumbersField {...field} hint="Je Zeile eine; leer, wenn es keine gibt." />}
      </Bound>
      {packaging.fields}
      <FormFoot form={form} kind="secondary" act="Verpackung ist unterwegs" busyText="Wird gemeldet …" />
    </Form>
  );
}
