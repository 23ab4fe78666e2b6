import { taxOn } from '#domain/offer/tax/tax.ts';
import type { AllowanceOrCharge, EnInvoice, InvoiceLine } from '../en-invoice.ts';
import { all, type InvoiceRule, rule } from './rule.ts';

/** Amounts that two decimals cannot write differ by less than this many cents where they are equal. */
const nothing = 0.000_1;
/** By Peppol's rule a line may be off its price by two cents: prices are often rounded where they are shown. */
const roundedPrice = 2 + nothing;
/** The rule for which amounts are rounded. */
const taxOfRate = 'BR-CO-17';

/** Whether two amounts in cents are the same. */
export function isSame(one: number | undefined, other: number): boolean {
  return Math.abs((one ?? 0) - other) < nothing;
}

/** Whether a tax, or what it is on, is beside what it comes to by no more than a unit of its currency: EN 16931 leaves so much to rounding. */
export function isWithinRounding(one: number | undefined, other: number): boolean {
  return Math.abs((one ?? 0) - other) < 100 + nothing;
}

/** The sum of amounts in cents, of which some may be missing. */
export function sumOfAmounts(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

const amounts = (of: readonly AllowanceOrCharge[]) => sumOfAmounts(of.map(({ amount }) => amount));

/** Tax in cents on a sum that may be negative, as that of a correction is: its own sign, rounded half up. */
export function taxOnEither(net: number, rate: number): number {
  return Math.sign(net) * taxOn(Math.abs(net), rate);
}

/** What a line comes to by price, quantity, allowances and charges, in cents that may have a fraction. */
export function reckonedLine({ quantity = 0, price, allowances, charges }: InvoiceLine): number {
  return ((price.net ?? 0) * quantity) / (price.baseQuantity ?? 1) - amounts(allowances) + amounts(charges);
}

/** Every amount of an invoice in cents. */
function everyAmount({ totals, taxes, lines, allowances, charges }: EnInvoice): (number | undefined)[] {
  const off = [...allowances, ...charges, ...lines.flatMap((line) => [...line.allowances, ...line.charges])];
  return [
    ...Object.values(totals),
    ...taxes.flatMap(({ taxable, tax }) => [taxable, tax]),
    ...lines.map(({ net }) => net),
    ...off.flatMap(({ amount, baseAmount }) => [amount, baseAmount]),
  ];
}

/** An amount that an invoice says, absent where it does not, and what it comes to by the others. */
type Reckoned = readonly [said: number | undefined, follows: number];

/** How near a sum has to be: a tax may be rounded in the lines. */
const isSumOf = (id: string) => (id === taxOfRate ? isWithinRounding : isSame);

interface SumRule extends Pick<InvoiceRule, 'id' | 'says'> {
  readonly reckon: (invoice: EnInvoice) => readonly Reckoned[];
  /** Where the official rules of one syntax take a foreign invoice all the same: a person looks then. */
  readonly isTaken?: (invoice: EnInvoice) => boolean;
}

const once = (reckon: (invoice: EnInvoice) => Reckoned) => (invoice: EnInvoice) => [reckon(invoice)];

/** Which sums follow from which. */
const reckonedSums: readonly SumRule[] = [
  {
    id: 'BR-CO-10',
    says: 'Die Summe der Positionen stimmt nicht (BT-106).',
    reckon: once(({ totals, lines }) => [totals.lines, sumOfAmounts(lines.map(({ net }) => net))]),
  },
  {
    id: 'BR-CO-11',
    says: 'Die Summe der Abzüge stimmt nicht (BT-107).',
    // Left out it is nothing, or an invoice would take off what it does not count.
    reckon: once(({ totals, allowances }) => [totals.allowances ?? 0, amounts(allowances)]),
  },
  {
    id: 'BR-CO-12',
    says: 'Die Summe der Zuschläge stimmt nicht (BT-108).',
    reckon: once(({ totals, charges }) => [totals.charges ?? 0, amounts(charges)]),
  },
  {
    id: 'BR-CO-13',
    says: 'Die Nettosumme stimmt nicht (BT-109).',
    reckon: once(({ totals }) => [totals.net, (totals.lines ?? 0) - (totals.allowances ?? 0) + (totals.charges ?? 0)]),
  },
  {
    id: 'BR-CO-14',
    says: 'Die Steuer ist nicht die Summe der Steuerbeträge (BT-110).',
    reckon: once(({ totals, taxes }) => [totals.tax, sumOfAmounts(taxes.map(({ tax }) => tax))]),
  },
  {
    id: 'BR-CO-15',
    says: 'Die Bruttosumme ist nicht netto und Steuer zusammen (BT-112).',
    reckon: once(({ totals }) => [totals.gross, sumOfAmounts([totals.net, totals.tax])]),
    // In CII a gross sum may be the net one, whatever tax is named.
    isTaken: ({ totals }) => isSame(totals.gross, totals.net ?? 0),
  },
  {
    id: 'BR-CO-16',
    says: 'Der zu zahlende Betrag folgt nicht aus der Bruttosumme (BT-115).',
    reckon: once(({ totals }) => [
      totals.payable,
      sumOfAmounts([totals.gross, totals.rounding]) - (totals.prepaid ?? 0),
    ]),
  },
  {
    id: taxOfRate,
    says: 'Ein Steuerbetrag ist nicht Nettobetrag mal Steuersatz (BT-117).',
    reckon: ({ taxes }) => taxes.map(({ taxable = 0, rate = 0, tax }) => [tax, taxOnEither(taxable, rate)]),
  },
];

/** What is wrong with the sums that a foreign invoice says; what it leaves out is for other rules. */
export function wrongSums(invoice: EnInvoice): string[] {
  const isWrong = ([said, follows]: Reckoned, id: string) => said !== undefined && !isSumOf(id)(said, follows);
  return reckonedSums.flatMap(({ id, says, reckon, isTaken }) =>
    reckon(invoice).some((one) => isWrong(one, id)) && isTaken?.(invoice) !== true ? [says] : [],
  );
}

/** Whether the sums are right, to the cent but for the taxes of the rates. */
export const sumRules: readonly InvoiceRule[] = [
  rule(
    'BR-DEC',
    'Ein Betrag hat mehr als zwei Nachkommastellen.',
    all(everyAmount, (amount = 0) => isSame(amount, Math.round(amount))),
  ),
  ...reckonedSums.map(({ id, says, reckon }) =>
    rule(
      id,
      says,
      all(reckon, ([said, follows]) => isSumOf(id)(said, follows)),
    ),
  ),
  {
    ...rule(
      'PEPPOL-EN16931-R120',
      'Der Betrag einer Position ist nicht Menge mal Einzelpreis (BT-131).',
      all(
        ({ lines }) => lines,
        (line) => Math.abs((line.net ?? 0) - reckonedLine(line)) < roundedPrice,
      ),
    ),
    level: 'warning',
  },
];
