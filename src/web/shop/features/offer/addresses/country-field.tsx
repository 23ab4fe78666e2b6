import { countryOptions } from '#contract/goods/countries.ts';
import type { AddressEntries } from '#contract/sale/address-form.ts';
import { Select } from '#web/ui/fields/select.tsx';
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
        {({ value, ...field }) => (
          <Select
            {...field}
            value={value === '' ? 'DE' : value}
            onChange={(country) => field.onChange(country === undefined || country === 'DE' ? '' : country)}
            options={countryOptions}
            emptyText={false}
          />
        )}
      </Bound>
    </div>
  );
}
