import type { AddressEntries } from '#contract/sale/address-form.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';
import { AddressFields } from './address-fields.tsx';
import { CountryField } from './country-field.tsx';

interface OtherAddressFieldsProps {
  readonly form: ShopForm<AddressEntries>;
  readonly of: 'invoiceAddress' | 'packagingAddress' | 'pickupAddress';
  /** 'Das Verpackungsmaterial soll an eine andere Adresse' */
  readonly question: string;
}

/** Another address than the contract's, asked only when there is one. */
export function OtherAddressFields({ form, of, question }: OtherAddressFieldsProps) {
  const isDifferent = form.hook.watch(`${of}.differentFromContract`);
  return (
    <>
      <Bound form={form} name={`${of}.differentFromContract`}>
        {(field) => <Checkbox {...field}>{question}</Checkbox>}
      </Bound>
      {isDifferent && (
        <div className="grid gap-6 border-l border-line pl-5 sm:grid-cols-6">
          <AddressFields form={form} of={of} business />
          {of === 'invoiceAddress' && <CountryField form={form} of={of} />}
        </div>
      )}
    </>
  );
}
