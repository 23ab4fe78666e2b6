import { z } from 'zod';
import { numberSchema } from '#contract/fields.ts';
import { ruled } from '#contract/rules/ruled.ts';
import type { Check } from '#contract/rules/rules.ts';
import { type VatStatus, vatStatuses } from '#domain/offer/parties/addresses.ts';
import { readTaxId, type TaxIdType, taxIdTypes } from '#domain/values/vat-id.ts';
import { isTaxNumber } from './tax-number.ts';

/** What a business is for the Umsatzsteuer. */
export const vatStatusSchema = z.enum(vatStatuses);

/** The same in the words of a form. */
const vatStatusWords: Record<VatStatus, string> = {
  regular: 'Wir weisen Umsatzsteuer aus',
  smallBusiness: 'Kleinunternehmer, § 19 UStG',
  marginScheme: 'Differenzbesteuerung, § 25a UStG',
  publicBody: 'Öffentliche Einrichtung',
  euBusiness: 'Unternehmen in einem anderen EU-Land',
  thirdCountry: 'Unternehmen außerhalb der EU',
};

/** Each with its words, to choose from. */
export const vatStatusOptions = vatStatusSchema.options.map((value) => ({ value, label: vatStatusWords[value] }));

/** The kinds of numbers for taxes. */
export const taxIdTypeSchema = z.enum(taxIdTypes);

/** What the kinds of numbers are called. */
export const taxIdTypeWords: Record<TaxIdType, string> = {
  vatId: 'USt-IdNr.',
  businessId: 'W-IdNr.',
  taxNumber: 'Steuernummer',
};

const example = 'zum Beispiel DE123456788 oder 181/815/08155';

/** What is said beside an entry: of which kind it is, else an example. */
export function taxIdHint(entry: string): string {
  const read = readTaxId(entry);
  return read === undefined || read.type === 'personal' ? example : `erkannt als ${taxIdTypeWords[read.type]}`;
}

const outsideOfEu: Readonly<Record<string, string>> = {
  CHE: 'Das ist eine Schweizer Nummer',
  NO: 'Das ist eine norwegische Nummer',
  GB: 'Das ist eine britische Nummer (nordirische beginnen mit XI)',
};

/** Why an entry is no number for taxes of a business, as German sentence; undefined when it is one. */
function taxIdFlaw(entry: string): string | undefined {
  const read = readTaxId(entry);
  if (read?.type === 'personal') {
    return `Das ist eine persönliche Steuer-IdNr., die wir nicht brauchen. Bitte geben Sie Ihre USt-IdNr., W-IdNr. oder Steuernummer an, ${example}.`;
  }
  if (read?.type === 'taxNumber' && !isTaxNumber(entry)) {
    return 'Diese Steuernummer gibt es nicht: Eine Ziffer passt nicht zu den anderen. Bitte vergleichen Sie sie mit einem Schreiben Ihres Finanzamts, oder geben Sie Ihre USt-IdNr. an.';
  }
  if (read !== undefined) return undefined;
  const compact = entry.replace(/[\s.]/g, '').toUpperCase();
  if (/^DE\d{9}$/.test(compact)) return 'Diese USt-IdNr. gibt es nicht: Die letzte Ziffer passt nicht zu den anderen.';
  if (/^DE\d{9}-?\d{5}$/.test(compact)) return 'Diese W-IdNr. gibt es nicht: Eine Ziffer passt nicht zu den anderen.';
  const abroad = /^(CHE|GB|NO)/.exec(compact)?.[1];
  if (abroad !== undefined)
    return `${outsideOfEu[abroad]} und keine USt-IdNr. der EU. Wir brauchen sie nicht: Bitte lassen Sie das Feld frei, und wählen Sie „Unternehmen außerhalb der EU“.`;
  return `Bitte geben Sie Ihre USt-IdNr., W-IdNr. oder Steuernummer an, ${example}.`;
}

const taxId: Check = (entry) => {
  const flaw = typeof entry === 'string' ? taxIdFlaw(entry) : undefined;
  return flaw === undefined ? undefined : { rule: 'taxId', text: flaw };
};

/** A number for taxes with right form and check digit; the personal one of a citizen is refused with a hint. */
export const taxIdSchema = ruled(numberSchema(30), taxId);
