import { taxOn } from '#domain/offer/tax.ts';
import type { AllowanceOrCharge, EnInvoice, InvoiceLine } from '../en-invoice.ts';
import { all, type InvoiceRule, rule } from './rule.ts';

/** Amounts that two decimals cannot write differ by less than this many cents where they are equal. */
const nothing = 0.000_1;
/** By Peppol's rule a line may be off its price by two cents: prices are often rounded where they are shown. */
const roundedPrice = 2 + nothing;

/** Whether two amounts in cents are the same. */
export function isSame(one: number | undefined, other: number): boolean {
  return Math.abs((one ?? 0) - other) < nothing;
}

/** The sum of amounts in cents, of which some may be missing. */
export function sumOf(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
}

const amounts = (of: readonly AllowanceOrCharge[]) => sumOf(of.map(({ amount }) => amount));

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

/** Whether the sums are right, to the cent. */
export const sumRules: readonly InvoiceRule[] = [
  rule(
    'BR-DEC',
    'Ein Betrag hat mehr als zwei Nachkommastellen.',
    all(everyAmount, (amount = 0) => isSame(amount, Math.round(amount))),
  ),
  rule('BR-CO-10', 'Die Summe der Positionen stimmt nicht (BT-106).', ({ totals, lines }) =>
    isSame(totals.lines, sumOf(lines.map(({ net }) => net))),
  ),
  rule('BR-CO-11', 'Die Summe der Abzüge stimmt nicht (BT-107).', ({ totals, allowances }) =>
    isSame(totals.allowances, amounts(allowances)),
  ),
  rule('BR-CO-12', 'Die Summe der Zuschläge stimmt nicht (BT-108).', ({ totals, charges }) =>
    isSame(totals.charges, amounts(charges)),
  ),
  rule('BR-CO-13', 'Die Nettosumme stimmt nicht (BT-109).', ({ totals }) =>
    isSame(totals.net, (totals.lines ?? 0) - (totals.allowances ?? 0) + (totals.charges ?? 0)),
  ),
  rule('BR-CO-14', 'Die Steuer ist nicht die Summe der Steuerbeträge (BT-110).', ({ totals, taxes }) =>
    isSame(totals.tax, sumOf(taxes.map(({ tax }) => tax))),
  ),
  rule('BR-CO-15', 'Die Bruttosumme ist nicht netto und Steuer zusammen (BT-112).', ({ totals }) =>
    isSame(totals.gross, (totals.net ?? 0) + (totals.tax ?? 0)),
  ),
  rule('BR-CO-16', 'Der zu zahlende Betrag folgt nicht aus der Bruttosumme (BT-115).', ({ totals }) =>
    isSame(totals.payable, (totals.gross ?? 0) - (totals.prepaid ?? 0) + (totals.rounding ?? 0)),
  ),
  rule(
    'BR-CO-17',
    'Ein Steuerbetrag ist nicht Nettobetrag mal Steuersatz (BT-117).',
    all(
      ({ taxes }) => taxes,
      ({ taxable = 0, rate = 0, tax }) => isSame(tax, taxOnEither(taxable, rate)),
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
