import { type Cents, formatMoney } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import type { SlipFactor } from './price-book.ts';
import { type PricedGoods, scopesOf } from './priced-goods.ts';

/** How many times beyond its range a price of such goods may lie before it is asked about: the owner's nearest word, else what is usual. */
export function slipFactorOf(goods: PricedGoods, slips: readonly SlipFactor[], usual: number): number {
  for (const scope of scopesOf(goods)) {
    const own = slips.find((one) => one.scope === scope);
    if (own) return own.percent / 100;
  }
  return usual;
}

/** What an amount is held against, in cents: its range, and the amount that was to be expected. */
export interface Expected {
  readonly low: Cents;
  readonly high: Cents;
  readonly usual: Cents;
}

/** Whether an amount lies more than so many times above its range, or as far below it; of opposite signs, whenever it is not the same. */
export function isUnusual(amount: number, { low, high }: Pick<Expected, 'low' | 'high'>, factor: number): boolean {
  if (high < 0) return isUnusual(-amount, { low: -high, high: -low }, factor);
  return amount > high * factor || amount * factor < Math.max(0, low);
}

/** '10-fach', '0,1-fach'; nothing where there is no such number. */
export function timesText(amount: number, usual: number): string {
  const times = amount / usual;
  if (usual === 0 || times < 0) return '';
  return ` (${numberText(times, decimalsOf(times))}-fach)`;
}

/** Below ten two figures say enough, above it whole numbers. */
const decimalsOf = (times: number) =>
  times >= 10 || times === 0 ? 0 : Math.min(20, 1 - Math.floor(Math.log10(times)));

/** A range in words: '490,00 € bis 540,00 €', or one amount where it is no wider. */
export function rangeText({ low, high }: Pick<Expected, 'low' | 'high'>): string {
  return low === high ? formatMoney(low) : `${formatMoney(low)} bis ${formatMoney(high)}`;
}

/** A difference with its sign: '+ 50.985,00 €', '− 12,00 €'. */
export function differenceText(amount: Cents, usual: Cents): string {
  return `${amount < usual ? '−' : '+'}\u00a0${formatMoney(Math.abs(amount - usual))}`;
}

/** What an unusual sum is reckoned to be, in German; undefined where it is none. `what` names the sum, `against` what was expected. */
export function unusualSum(
  amount: Cents,
  expected: Expected,
  { what, against, factor }: { readonly what: string; readonly against: string; readonly factor: number },
): string | undefined {
  if (!isUnusual(amount, expected, factor)) return undefined;
  const { usual } = expected;
  return `${what} ${formatMoney(amount)}, ${against} ${formatMoney(usual)}${timesText(amount, usual)}, ${differenceText(amount, usual)}`;
}
