import type { AllowanceOrCharge, EnInvoice, InvoiceParty, TaxSubtotal } from '../en-invoice.ts';
import { type InvoiceRule, isSaid, rule } from './rule.ts';
import { isSame, isWithinRounding, sumOfAmounts, taxOnEither } from './sum-rules.ts';

/** A category of tax, and what it asks for. */
interface Category {
  /** In BT-118 and BT-151. */
  readonly code: string;
  /** As its rules are called. */
  readonly family: string;
  readonly name: string;
  /** Above zero, zero, either, or none at all. */
  readonly rate: 'taxed' | 'zero' | 'any' | 'none';
  /** Why no tax is due has to be said, or must not be. */
  readonly needsReason: boolean;
  readonly seller: 'anyNumber' | 'vatId' | 'none';
  readonly buyer?: 'vatIdOrRegistration' | 'vatId';
}

const untaxed = { rate: 'zero', needsReason: true, seller: 'anyNumber' } as const;
const categories: readonly Category[] = [
  {
    ...{ code: 'S', family: 'S', name: 'Regelsteuersatz' },
    ...{ rate: 'taxed', needsReason: false, seller: 'anyNumber' },
  },
  { ...untaxed, code: 'E', family: 'E', name: 'Steuerbefreiung' },
  {
    ...{ ...untaxed, code: 'AE', family: 'AE', name: 'Steuerschuldnerschaft des Leistungsempfängers' },
    buyer: 'vatIdOrRegistration',
  },
  {
    ...{ ...untaxed, code: 'K', family: 'IC', name: 'innergemeinschaftliche Lieferung' },
    ...{ seller: 'vatId', buyer: 'vatId' },
  },
  { ...untaxed, code: 'Z', family: 'Z', name: 'Nullsatz', needsReason: false },
  { ...untaxed, code: 'G', family: 'G', name: 'Ausfuhr', seller: 'vatId' },
  {
    ...{ code: 'L', family: 'AF', name: 'Steuer der Kanarischen Inseln (IGIC)' },
    ...{ rate: 'any', needsReason: false, seller: 'anyNumber' },
  },
  {
    ...{ code: 'M', family: 'AG', name: 'Steuer von Ceuta und Melilla (IPSI)' },
    ...{ rate: 'any', needsReason: false, seller: 'anyNumber' },
  },
  {
    ...{ code: 'O', family: 'O', name: 'nicht steuerbare Umsätze' },
    ...{ rate: 'none', needsReason: true, seller: 'none' },
  },
];

/** What has a category: lines, allowances and charges, each with its amount, signed, its rate and the end of its rules' names. */
const kinds = [
  { ofParty: '02', ofRate: '05', name: 'den Positionen (BT-152)', of: linesOf },
  {
    ofParty: '03',
    ofRate: '06',
    name: 'den Abzügen (BT-96)',
    of: ({ allowances }: EnInvoice) => signed(allowances, -1),
  },
  { ofParty: '04', ofRate: '07', name: 'den Zuschlägen (BT-103)', of: ({ charges }: EnInvoice) => signed(charges, 1) },
] as const;

interface Part {
  readonly category: string | undefined;
  readonly rate: number | undefined;
  readonly amount: number;
}

function linesOf({ lines }: EnInvoice): Part[] {
  return lines.map(({ net = 0, category, rate }) => ({ amount: net, category, rate }));
}

function signed(all: readonly AllowanceOrCharge[], sign: 1 | -1): Part[] {
  return all.map(({ amount = 0, category, rate }) => ({ amount: sign * amount, category, rate }));
}

/** The lines, allowances and charges of a category. */
function partsOf(invoice: EnInvoice, code: string): Part[] {
  return kinds.flatMap(({ of }) => of(invoice)).filter(({ category }) => category === code);
}

function hasNumber({ vatId, taxNumber }: InvoiceParty, wanted: 'anyNumber' | 'vatId'): boolean {
  return isSaid(vatId) || (wanted === 'anyNumber' && isSaid(taxNumber));
}

/** Whether the parties are known to a tax office as a category wants it. */
function areNamed({ seller, buyer, taxRepresentative }: EnInvoice, wanted: Category): boolean {
  if (wanted.seller === 'none') return ![seller, buyer, taxRepresentative].some((party) => isSaid(party?.vatId));
  return (
    (hasNumber(seller, wanted.seller) || isSaid(taxRepresentative?.vatId)) &&
    (wanted.buyer === undefined ||
      isSaid(buyer.vatId) ||
      (wanted.buyer === 'vatIdOrRegistration' && isSaid(buyer.registration?.value)))
  );
}

const rates: Readonly<Record<Category['rate'], (rate: number | undefined) => boolean>> = {
  taxed: (rate = 0) => rate > 0,
  zero: (rate) => rate === 0,
  any: (rate = -1) => rate >= 0,
  none: (rate) => rate === undefined,
};
const rateWords: Readonly<Record<Category['rate'], string>> = {
  taxed: 'ein Steuersatz über 0 %',
  zero: 'der Steuersatz 0 %',
  any: 'ein Steuersatz',
  none: 'kein Steuersatz',
};

function rulesOf(category: Category): readonly InvoiceRule[] {
  const { code, family, name, needsReason } = category;
  const isByRate = category.rate === 'taxed' || category.rate === 'any';
  const subtotals = ({ taxes }: EnInvoice) => taxes.filter((one) => one.category === code);
  const isReasonSaid = ({ reason, reasonCode }: TaxSubtotal) => isSaid(reason) || isSaid(reasonCode);
  const named = (number: string) => `BR-${family}-${number}`;
  return [
    rule(named('01'), `Zu ${name} gibt es Positionen und keine Steuersumme, oder umgekehrt (BG-23).`, (invoice) => {
      const { length } = subtotals(invoice);
      if (!isByRate && length > 0) return length === 1;
      return partsOf(invoice, code).length > 0 ? length > 0 : length === 0;
    }),
    ...kinds.map(({ ofParty, of }) =>
      rule(
        named(ofParty),
        `Zu ${name} ${numbersOf(category)}.`,
        (invoice) => areNamed(invoice, category) || !of(invoice).some((part) => part.category === code),
      ),
    ),
    ...kinds.map(({ ofRate, name: where, of }) =>
      rule(named(ofRate), `Zu ${name} gehört ${rateWords[category.rate]}: bei ${where}.`, (invoice) =>
        of(invoice).every((part) => part.category !== code || rates[category.rate](part.rate)),
      ),
    ),
    rule(named('08'), `Der Nettobetrag zu ${name} ist nicht die Summe der Positionen (BT-116).`, (invoice) => {
      const rateOf = ({ rate = 0 }: { readonly rate?: number | undefined }) => (isByRate ? rate : 0);
      const byRate = Map.groupBy(partsOf(invoice, code), rateOf);
      const isSum = isByRate ? isWithinRounding : isSame;
      return subtotals(invoice).every((one) =>
        isSum(one.taxable, sumOfAmounts((byRate.get(rateOf(one)) ?? []).map(({ amount }) => amount))),
      );
    }),
    rule(named('09'), `Der Steuerbetrag zu ${name} stimmt nicht (BT-117).`, (invoice) =>
      subtotals(invoice).every(({ taxable = 0, rate = 0, tax }) =>
        isByRate ? isWithinRounding(tax, taxOnEither(taxable, rate)) : isSame(tax, 0),
      ),
    ),
    needsReason
      ? rule(named('10'), `Zu ${name} fehlt der Hinweis, warum keine Steuer anfällt (BT-120).`, (invoice) =>
          subtotals(invoice).every(isReasonSaid),
        )
      : rule(named('10'), `Zu ${name} gehört kein Grund der Befreiung (BT-120).`, (invoice) =>
          subtotals(invoice).every((one) => !isReasonSaid(one)),
        ),
  ];
}

function numbersOf({ seller, buyer }: Category): string {
  if (seller === 'none') return 'gehört keine USt-IdNr. (BT-31, BT-48, BT-63)';
  const ofSeller =
    seller === 'vatId'
      ? 'die USt-IdNr. des Verkäufers (BT-31)'
      : 'die USt-IdNr. oder Steuernummer des Verkäufers (BT-31, BT-32)';
  const ofBuyer =
    buyer === 'vatId' ? 'die des Käufers (BT-48)' : 'die USt-IdNr. oder Registernummer des Käufers (BT-48, BT-47)';
  return `fehlt ${buyer === undefined ? ofSeller : `${ofSeller} oder ${ofBuyer}`}`;
}

const uses = (invoice: EnInvoice, code: string) =>
  invoice.taxes.some(({ category }) => category === code) || partsOf(invoice, code).length > 0;
const isTaxedAs = ({ taxes }: EnInvoice, code: string) => taxes.some(({ category }) => category === code);
const isOnlyO = (invoice: EnInvoice, parts: readonly { readonly category?: string | undefined }[]) =>
  !isTaxedAs(invoice, 'O') || parts.every(({ category }) => category === undefined || category === 'O');
const mixedWithO = 'Nicht steuerbare Umsätze stehen neben anderen';

/** What each category of tax asks for: numbers of the parties, rates, sums, reasons. */
export const categoryRules: readonly InvoiceRule[] = [
  ...categories.flatMap(rulesOf),
  rule(
    'BR-IC-11',
    'Zur innergemeinschaftlichen Lieferung fehlt ihr Datum (BT-72).',
    (invoice) =>
      !isTaxedAs(invoice, 'K') ||
      isSaid(invoice.delivery?.date) ||
      Object.keys(invoice.delivery?.period ?? {}).length > 0 ||
      isSaid(invoice.taxPointCode),
  ),
  rule(
    'BR-IC-12',
    'Zur innergemeinschaftlichen Lieferung fehlt das Land, in das geliefert wurde (BT-80).',
    (invoice) => !isTaxedAs(invoice, 'K') || isSaid(invoice.delivery?.address?.country),
  ),
  rule('BR-O-11', `${mixedWithO} Steuersummen (BG-23).`, (invoice) => isOnlyO(invoice, invoice.taxes)),
  rule('BR-O-12', `${mixedWithO} Positionen (BG-25).`, (invoice) => isOnlyO(invoice, invoice.lines)),
  rule('BR-O-13', `${mixedWithO} Abzügen (BG-20).`, (invoice) => isOnlyO(invoice, invoice.allowances)),
  rule('BR-O-14', `${mixedWithO} Zuschlägen (BG-21).`, (invoice) => isOnlyO(invoice, invoice.charges)),
  rule(
    'BR-B-01',
    'Die geteilte Zahlung der Steuer gibt es nur in Italien (BT-118).',
    (invoice) =>
      !uses(invoice, 'B') ||
      [invoice.seller, invoice.buyer].every(({ address }) => (address?.country ?? 'IT') === 'IT'),
  ),
  rule(
    'BR-B-02',
    'Neben der geteilten Zahlung der Steuer steht der Regelsteuersatz (BT-118).',
    (invoice) => !uses(invoice, 'B') || !uses(invoice, 'S'),
  ),
];
