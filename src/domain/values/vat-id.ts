import { isForeignVatId } from './eu-vat-id.ts';

/** What a number for taxes is: USt-IdNr., Wirtschafts-Identifikationsnummer or Steuernummer. */
export const taxIdTypes = ['vatId', 'businessId', 'taxNumber'] as const;
export type TaxIdType = (typeof taxIdTypes)[number];

/** A number for taxes that was read; 'personal' is the lifelong IdNr of a person, which is never asked for here. */
export type TaxId = { type: TaxIdType; value: string } | { type: 'personal' };

/** A Steuernummer of a Land has 10 or 11 digits, the nationwide ELSTER form 13 with a 0 in fifth place. */
const localTaxNumber = /^\d{10,11}$/;
const elsterTaxNumber = /^(?:1[01]|2[1-8]|3[0-2]|4[01]|5\d|9\d)\d{2}0\d{8}$/;

/** Tells whether a text is a German USt-IdNr. with a right check digit, or has the form of another EU country's. */
export function isVatId(entry: string): boolean {
  const compact = vatForm(entry);
  return isGermanVatId(compact) || isForeignVatId(compact);
}

/**
 * Reads a number for taxes as typed and tells its kind: DE and nine digits is a USt-IdNr., with a suffix '-00001' a W-IdNr.,
 * digits are a Steuernummer, unless eleven digits without separators pass as an IdNr. Undefined when it is none of them.
 */
export function readTaxId(entry: string): TaxId | undefined {
  const compact = compactForm(entry);
  const business = /^(DE\d{9})-?(\d{5})$/.exec(compact);
  if (business?.[1] && isGermanVatId(business[1]) && business[2] !== '00000') {
    return { type: 'businessId', value: `${business[1]}-${business[2]}` };
  }
  if (isVatId(entry)) return { type: 'vatId', value: vatForm(entry) };
  if (isPersonalTaxId(entry.replace(/\s/g, ''))) return { type: 'personal' };

  const digits = compact.replace(/[/-]/g, '');
  if (localTaxNumber.test(digits) || elsterTaxNumber.test(digits)) return { type: 'taxNumber', value: entry.trim() };
  return undefined;
}

function compactForm(entry: string): string {
  return entry.replace(/[\s.]/g, '').toUpperCase();
}

/** A USt-IdNr. as firms print it, 'ATU-123 45 675', 'PL 526-10-40-567': its marks tell nothing, and Greece's is EL whatever its country is called. */
function vatForm(entry: string): string {
  return compactForm(entry)
    .replace(/[\p{Pd}/·]/gu, '')
    .replace(/^GR(?=\d{9}$)/, 'EL');
}

function isGermanVatId(compact: string): boolean {
  return /^DE[1-9]\d{8}$/.test(compact) && passesMod11And10(compact.slice(2));
}

/** The IdNr repeats exactly one of its first ten digits, two or three times (§ 139b AO, BZSt), which most Steuernummern do not. */
function isPersonalTaxId(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text) || !passesMod11And10(text)) return false;
  const counts = [...new Set(text.slice(0, 10))].map((digit) => text.slice(0, 10).split(digit).length - 1);
  const repeated = counts.filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3;
}

/** ISO 7064 MOD 11,10: the last digit checks those before it. */
function passesMod11And10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}
