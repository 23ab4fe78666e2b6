import { countryOptions, type OtherCountry } from '#domain/values/country.ts';
import type { FieldProps } from './field-props.ts';
import { Select } from './select.tsx';

/** A country, Germany ('') as long as nobody says otherwise. */
export function CountrySelect({ value, onChange, ...field }: FieldProps<OtherCountry | ''>) {
  return (
    <Select
      {...field}
      value={value === '' ? 'DE' : value}
      onChange={(country) => onChange(country === undefined || country === 'DE' ? '' : country)}
      options={countryOptions}
      emptyText={false}
    />
  );
}
