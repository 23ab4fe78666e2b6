import { countryName, otherCountries } from '#domain/values/country.ts';

/** The countries in which a contract partner may be, Germany first, each with its German name, to choose from. */
export const countryOptions = [
  { value: 'DE' as const, label: 'Deutschland' },
  ...otherCountries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de')),
];
