import { type Options, validateSteuernummer } from 'validate-steuernummer';

const laender: readonly NonNullable<Options['bundesland']>[] = [
  'DE-BW',
  'DE-BY',
  'DE-BE',
  'DE-BB',
  'DE-HB',
  'DE-HH',
  'DE-HE',
  'DE-MV',
  'DE-NI',
  'DE-NW',
  'DE-RP',
  'DE-SL',
  'DE-SN',
  'DE-ST',
  'DE-SH',
  'DE-TH',
];

/**
 * Tells whether a Steuernummer names a tax office that exists and ends in the check digit of its Land. Written as in letters of the
 * office it does not say which Land that is, so it is right when one of the sixteen could have given it (docs/decisions/0215).
 */
export function isTaxNumber(entry: string): boolean {
  const digits = entry.replace(/[\s./-]/g, '');
  return laender.some((bundesland) => validateSteuernummer(digits, { bundesland }) === undefined);
}
