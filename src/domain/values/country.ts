import { keysOf } from './keys-of.ts';

/**
 * Countries beside Germany in which a contract partner may be, by ISO 3166-1: the others of the EU first, then those that goods come
 * from. Where none is said it is Germany.
 */
const names = {
  ...{ BE: 'Belgien', BG: 'Bulgarien', DK: 'Dänemark', EE: 'Estland', FI: 'Finnland', FR: 'Frankreich' },
  ...{ GR: 'Griechenland', IE: 'Irland', IT: 'Italien', HR: 'Kroatien', LV: 'Lettland', LT: 'Litauen' },
  ...{ LU: 'Luxemburg', MT: 'Malta', NL: 'Niederlande', AT: 'Österreich', PL: 'Polen', PT: 'Portugal' },
  ...{ RO: 'Rumänien', SE: 'Schweden', SK: 'Slowakei', SI: 'Slowenien', ES: 'Spanien' },
  ...{ CZ: 'Tschechien', HU: 'Ungarn', CY: 'Zypern' },
  ...{ CH: 'Schweiz', LI: 'Liechtenstein', NO: 'Norwegen', IS: 'Island', GB: 'Vereinigtes Königreich' },
  ...{ AL: 'Albanien', AD: 'Andorra', BA: 'Bosnien und Herzegowina', MC: 'Monaco', MD: 'Republik Moldau' },
  ...{ ME: 'Montenegro', MK: 'Nordmazedonien', RS: 'Serbien', SM: 'San Marino', TR: 'Türkei', UA: 'Ukraine' },
  ...{ US: 'Vereinigte Staaten', CA: 'Kanada', AE: 'Vereinigte Arabische Emirate', AU: 'Australien', CN: 'China' },
  ...{ IL: 'Israel', IN: 'Indien', JP: 'Japan', KR: 'Südkorea', SG: 'Singapur', TW: 'Taiwan' },
} as const;
export type OtherCountry = keyof typeof names;
export const otherCountries: readonly OtherCountry[] = keysOf(names);

/** What a country is called in German: 'Österreich'. */
export function countryName(code: OtherCountry): string {
  return names[code];
}

/** The countries in which a contract partner may be, Germany first, each with its German name, to choose from. */
export const countryOptions = [
  { value: 'DE' as const, label: 'Deutschland' },
  ...otherCountries
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'de')),
];
