import type { AddressEntries } from '#contract/sale/address-form.ts';
import { CountrySelect } from '#web/ui/fields/country-select.tsx';
import { Bound } from '#web/ui/form/bound.tsx';
import type { ShopForm } from '#web/ui/form/use-shop-form.ts';

interface CountryFieldProps {
  readonly form: ShopForm<AddressEntries>;
  readonly of: 'contractAddress' | 'invoiceAddress';
}

/** In which country an address is, Germany as long as nobody says otherwise. */
export function CountryField({ form, of }: CountryFieldProps) {
  return (
    <div className="sm:col-span-6">
      <Bound form={form} name={`${of}.country`}>
        {(field) => <CountrySelect {...field} />}
      </Bound>
    </div>
  );
}
