import { taxOn } from '#domain/offer/tax.ts';
import type { EnInvoice } from '../en-invoice.ts';
import { findingOf, type InvoiceFinding } from './findings.ts';

const sum = (amounts: readonly (number | undefined)[]) => amounts.reduce<number>((all, one) => all + (one ?? 0), 0);

/** Whether the sums of an invoice follow from each other (BR-CO-10 to BR-CO-16, BR-S-9), in whole cents. */
export function sumFindingsOf({ totals, taxes, lines, allowances, charges }: EnInvoice): InvoiceFinding[] {
  const { net, tax = 0, gross, payable } = totals;
  const rules: readonly (readonly [boolean, string])[] = [
    [differs(totals.lines, sum(lines.map((line) => line.net))), 'Positionen und ihre Summe'],
    [differs(totals.allowances, sum(allowances.map(({ amount }) => amount))), 'Nachlässe und ihre Summe'],
    [differs(totals.charges, sum(charges.map(({ amount }) => amount))), 'Zuschläge und ihre Summe'],
    [differs(net, sum([totals.lines]) - sum([totals.allowances]) + sum([totals.charges])), 'Positionen und netto'],
    [differs(tax, sum(taxes.map((one) => one.tax))), 'Steuer je Satz und ihre Summe'],
    [differs(net, sum(taxes.map(({ taxable }) => taxable))), 'netto je Steuersatz und netto'],
    [differs(gross, sum([net, tax])), 'netto, Umsatzsteuer und brutto'],
    [differs(payable, sum([gross, totals.rounding]) - sum([totals.prepaid])), 'brutto und Zahlbetrag'],
    [
      taxes.some((one) => one.rate !== undefined && isFar(one.tax, taxOn(one.taxable ?? 0, one.rate))),
      'Satz und Steuer',
    ],
  ];
  const wrong = rules.flatMap(([isWrong, what]) => (isWrong ? [what] : []));
  return wrong.length > 0 ? [findingOf('arithmetic', wrong.join('; '))] : [];
}

function differs(said: number | undefined, follows: number): boolean {
  return said !== undefined && said !== follows;
}

/** A cent beside is how half a cent was rounded: what is owed decides about it. */
function isFar(said: number | undefined, follows: number): boolean {
  return said !== undefined && Math.abs(said - follows) > 1;
}
