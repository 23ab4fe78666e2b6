import type { PaidLine, PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { type Money, taxedMoney } from '#domain/offer/tax/price-tax.ts';
import type { Cents } from '#domain/values/money.ts';

/** The total of a paper in its parts, in cents, by the rule of every price: the tax comes on top of what the buyer does not owe it on. */
export function moneyOfPaper({ tax, lines, total, provider }: PaymentSnapshot): Money {
  if (tax !== 'standard') return { net: total, untaxed: 0, vat: 0, gross: total };
  const itself = lines.filter((line) => line.reverseCharge).reduce((sum, line) => sum + line.total, 0);
  return taxedMoney(total, itself, provider.vatPercent);
}

/** What a paper says is paid out, in cents: with the tax where there is one. */
export function payableOf(snapshot: PaymentSnapshot): Cents {
  return moneyOfPaper(snapshot).gross;
}

/** Units of a line that were bought: what arrived, unless the provider pays the line as agreed all the same. */
export function paidUnits({ quantity, received, returned = 0, agreed, total }: PaidLine): number {
  return total === agreed && returned === 0 ? quantity : received - returned;
}
