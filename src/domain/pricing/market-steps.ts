import type { Day } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { type Cents, formatMoney } from '#domain/values/money.ts';
import type { OpenPriceBook } from './open-price-book.ts';
import type { DemandRow, RoundingStep } from './price-book.ts';
import { type PriceStep, percentStep, signed } from './price-step.ts';
import { type PricedGoods, scopesOf } from './priced-goods.ts';

/** Until when goods are not bought at all on a day; undefined where they are. */
export function stoppedUntil(book: OpenPriceBook, goods: PricedGoods, date: Day): Day | undefined {
  return demandFor(book, goods, date).find(({ kind }) => kind === 'stop')?.until;
}

/** What quantity, demand and rounding make of a price, in this order. */
export function marketSteps(
  book: OpenPriceBook,
  goods: PricedGoods,
  quantity: number,
  date: Day,
): readonly PriceStep[] {
  return [
    ...quantitySteps(book, goods, quantity),
    ...demandSteps(book, goods, date),
    roundingStep(book.settings.rounding),
  ];
}

/** The steps of the nearest scope that has any count, and of them the highest that is reached. */
function quantitySteps(book: OpenPriceBook, goods: PricedGoods, quantity: number): readonly PriceStep[] {
  const steps = scopesOf(goods)
    .map((scope) => book.stepsOf(scope))
    .find((found) => found !== undefined);
  const reached = steps?.findLast(({ from }) => quantity >= from);
  if (!reached || reached.percent === 0) return [];
  return [percentStep('quantity', `ab ${reached.from} Stück ${signed(reached.percent)}`, 100 + reached.percent)];
}

/** The nearest 'more', then the lowest cap of all. */
function demandSteps(book: OpenPriceBook, goods: PricedGoods, date: Day): readonly PriceStep[] {
  const rows = demandFor(book, goods, date);
  const more = rows.flatMap((row) => (row.kind === 'more' ? [row] : []))[0];
  const [cap] = rows
    .flatMap((row) => (row.kind === 'cap' ? [row] : []))
    .toSorted((one, other) => one.cents - other.cents);
  const steps: PriceStep[] = [];
  if (more) {
    steps.push(
      percentStep('demand', `gesucht bis ${formatDay(more.until)}: ${signed(more.percent)}`, 100 + more.percent),
    );
  }
  if (cap) {
    steps.push({
      code: 'cap',
      text: `höchstens ${formatMoney(cap.cents)} bis ${formatDay(cap.until)}`,
      apply: (cents) => Math.min(cents, cap.cents),
    });
  }
  return steps;
}

function demandFor(book: OpenPriceBook, goods: PricedGoods, date: Day): readonly DemandRow[] {
  return scopesOf(goods).flatMap((scope) => book.demandOf(scope).filter(({ until }) => until >= date));
}

function roundingStep(rounding: readonly RoundingStep[]): PriceStep {
  return { code: 'rounding', text: 'abgerundet', apply: (cents) => roundDown(cents, rounding) };
}

/** Never up, so that no price exceeds what it was made of; never below the beginning of its own range. */
function roundDown(cents: Cents, rounding: readonly RoundingStep[]): Cents {
  const range = rounding.findLast(({ from }) => cents >= from);
  return range ? Math.max(range.from, Math.floor(cents / range.step) * range.step) : cents;
}
