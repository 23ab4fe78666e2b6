import type { EnInvoice, InvoiceParty } from '../en-invoice.ts';
import { type InvoiceRule, isSaid, rule } from './rule.ts';
import { isSame, sumOf, taxOnEither } from './sum-rules.ts';

/** A category of tax, and what it asks for. */
interface Category {
  /** In BT-118 and BT-151. */
  readonly code: string;
  /** As its rules are called. */
  readonly family: string;
  readonly name: string;
  readonly isTaxed: boolean;
  readonly seller?: 'anyNumber' | 'vatId';
  readonly buyer?: 'vatIdOrRegistration' | 'vatId';
}

const categories: readonly Category[] = [
  { code: 'S', family: 'S', name: 'Regelsteuersatz', isTaxed: true, seller: 'anyNumber' },
  { code: 'E', family: 'E', name: 'Steuerbefreiung', isTaxed: false, seller: 'anyNumber' },
  {
    ...{ code: 'AE', family: 'AE', name: 'Steuerschuldnerschaft des Leistungsempfängers', isTaxed: false },
    ...{ seller: 'anyNumber', buyer: 'vatIdOrRegistration' },
  },
  {
    ...{ code: 'K', family: 'IC', name: 'innergemeinschaftliche Lieferung', isTaxed: false },
    ...{ seller: 'vatId', buyer: 'vatId' },
  },
  { code: 'Z', family: 'Z', name: 'Nullsatz', isTaxed: false, seller: 'anyNumber' },
  { code: 'G', family: 'G', name: 'Ausfuhr', isTaxed: false, seller: 'vatId' },
];

/** The lines of a category with its allowances and charges: amount, signed, and rate. */
function partsOf({ lines, allowances, charges }: EnInvoice, code: string) {
  const ofLines = lines
    .filter(({ category }) => category === code)
    .map(({ net, rate }) => ({ amount: net ?? 0, rate }));
  const off = allowances.filter(({ category }) => category === code);
  const on = charges.filter(({ category }) => category === code);
  return [
    ...ofLines,
    ...off.map(({ amount = 0, rate }) => ({ amount: -amount, rate })),
    ...on.map(({ amount = 0, rate }) => ({ amount, rate })),
  ];
}

function hasNumber({ vatId, taxNumber }: InvoiceParty, wanted: 'anyNumber' | 'vatId'): boolean {
  return isSaid(vatId) || (wanted === 'anyNumber' && isSaid(taxNumber));
}

function rulesOf(category: Category): readonly InvoiceRule[] {
  const { code, family, name, isTaxed, seller, buyer } = category;
  const isUsed = (invoice: EnInvoice) => partsOf(invoice, code).length > 0;
  const subtotals = ({ taxes }: EnInvoice) => taxes.filter((one) => one.category === code);
  const named = (number: string) => `BR-${family}-${number}`;
  return [
    rule(named('01'), `Zu ${name} gibt es Positionen und keine Steuersumme, oder umgekehrt (BG-23).`, (invoice) => {
      const { length } = subtotals(invoice);
      return isUsed(invoice) ? length >= 1 && (isTaxed || length === 1) : length === 0;
    }),
    rule(
      named('02'),
      `Zu ${name} fehlt ${numbersOf(category)}.`,
      (invoice) =>
        !isUsed(invoice) ||
        ((seller === undefined || hasNumber(invoice.seller, seller) || isSaid(invoice.taxRepresentative?.vatId)) &&
          (buyer === undefined ||
            isSaid(invoice.buyer.vatId) ||
            (buyer === 'vatIdOrRegistration' && isSaid(invoice.buyer.registration?.value)))),
    ),
    rule(named('05'), `Zu ${name} gehört ein Steuersatz ${isTaxed ? 'über' : 'von'} 0 % (BT-152).`, (invoice) =>
      partsOf(invoice, code).every(({ rate = 0 }) => (isTaxed ? rate > 0 : rate === 0)),
    ),
    rule(named('08'), `Der Nettobetrag zu ${name} ist nicht die Summe der Positionen (BT-116).`, (invoice) => {
      const rateOf = ({ rate = 0 }: { readonly rate?: number | undefined }) => (isTaxed ? rate : 0);
      const byRate = Map.groupBy(partsOf(invoice, code), rateOf);
      return subtotals(invoice).every((one) =>
        isSame(one.taxable, sumOf((byRate.get(rateOf(one)) ?? []).map(({ amount }) => amount))),
      );
    }),
    rule(named('09'), `Der Steuerbetrag zu ${name} stimmt nicht (BT-117).`, (invoice) =>
      subtotals(invoice).every(({ taxable = 0, rate = 0, tax }) =>
        isSame(tax, isTaxed ? taxOnEither(taxable, rate) : 0),
      ),
    ),
    code === 'S' || code === 'Z'
      ? rule(named('10'), `Zu ${name} gehört kein Grund der Befreiung (BT-120).`, (invoice) =>
          subtotals(invoice).every(({ reason, reasonCode }) => !isSaid(reason) && !isSaid(reasonCode)),
        )
      : rule(named('10'), `Zu ${name} fehlt der Hinweis, warum keine Steuer anfällt (BT-120).`, (invoice) =>
          subtotals(invoice).every(({ reason, reasonCode }) => isSaid(reason) || isSaid(reasonCode)),
        ),
  ];
}

function numbersOf({ seller, buyer }: Category): string {
  const ofSeller =
    seller === 'vatId'
      ? 'die USt-IdNr. des Verkäufers (BT-31)'
      : 'die USt-IdNr. oder Steuernummer des Verkäufers (BT-31, BT-32)';
  const ofBuyer =
    buyer === 'vatId' ? 'die des Käufers (BT-48)' : 'die USt-IdNr. oder Registernummer des Käufers (BT-48, BT-47)';
  return buyer === undefined ? ofSeller : `${ofSeller} oder ${ofBuyer}`;
}

const usesK = (invoice: EnInvoice) => invoice.taxes.some(({ category }) => category === 'K');

/** What each category of tax asks for: numbers of the parties, rates, sums, reasons. */
export const categoryRules: readonly InvoiceRule[] = [
  ...categories.flatMap(rulesOf),
  rule(
    'BR-IC-11',
    'Zur innergemeinschaftlichen Lieferung fehlt ihr Datum (BT-72).',
    (invoice) => !usesK(invoice) || isSaid(invoice.delivery?.date) || invoice.delivery?.period !== undefined,
  ),
  rule(
    'BR-IC-12',
    'Zur innergemeinschaftlichen Lieferung fehlt das Land, in das geliefert wurde (BT-80).',
    (invoice) => !usesK(invoice) || isSaid(invoice.delivery?.address?.country),
  ),
];
