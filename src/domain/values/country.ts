/**
 * Countries beside Germany in which a contract partner may be, by ISO 3166-1: the others of the EU first, then those that goods come
 * from. Where none is said it is Germany.
 */
export const otherCountries = [
  ...(['BE', 'BG', 'DK', 'EE', 'FI', 'FR', 'GR', 'IE', 'IT', 'HR', 'LV', 'LT', 'LU', 'MT', 'NL', 'AT', 'PL'] as const),
  ...(['PT', 'RO', 'SE', 'SK', 'SI', 'ES', 'CZ', 'HU', 'CY'] as const),
  ...(['CH', 'LI', 'NO', 'IS', 'GB', 'AL', 'AD', 'BA', 'MC', 'MD', 'ME', 'MK', 'RS', 'SM', 'TR', 'UA'] as const),
  ...(['US', 'CA', 'AE', 'AU', 'CN', 'IL', 'IN', 'JP', 'KR', 'SG', 'TW'] as const),
] as const;
export type OtherCountry = (typeof otherCountries)[number];

const names = new Intl.DisplayNames(['de'], { type: 'region' });

/** What a country is called in German: 'Österreich'. */
export function countryName(code: OtherCountry): string {
  return names.of(code) ?? code;
}

/** The countries in which a contract partner may be, Germany first, each with its German name, to choose from. */
export const countryOptions = [
  { value: 'DE' as const, label: 'Deutschland' },
  ...otherCountries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de')),
];
