import type { Day } from '#domain/values/day.ts';
import { formatDay } from '#domain/values/day-text.ts';
import type { Cents } from '#domain/values/money.ts';
import { adderSteps } from './adder-steps.ts';
import { conditionShare, conditionSteps } from './condition-steps.ts';
import { findBase } from './find-base.ts';
import { marketSteps, stoppedUntil } from './market-steps.ts';
import type { OpenPriceBook } from './open-price-book.ts';
import type { PriceBase } from './price-base.ts';
import type { PriceGroup } from './price-group.ts';
import type { PriceHistory } from './price-history.ts';
import { afterSteps, type PriceReason, type PriceStep, reasonOf } from './price-step.ts';
import type { PriceLevel } from './priced-goods.ts';

/** A price that the sheet may be filled with, or that is proposed to the buyer: whole cents of one unit. */
export interface FoundPrice {
  readonly confidence: 'fill' | 'suggest';
  readonly cents: Cents;
  /** `low` ≤ `cents` ≤ `high`. */
  readonly low: Cents;
  readonly high: Cents;
  readonly level: PriceLevel;
  /** Their cents sum to `cents`. */
  readonly reasons: readonly PriceReason[];
}

/** No price: somebody has to say one. The reasons carry no cents. */
export interface NoPrice {
  readonly confidence: 'ask';
  readonly cents?: undefined;
  readonly low?: undefined;
  readonly high?: undefined;
  readonly reasons: readonly PriceReason[];
}

export type GroupPrice = FoundPrice | NoPrice;

/**
 * What a unit of a group is worth on a day by the owner's book and own history, and why (docs/decisions/0500). Whole cents, never
 * negative; the same arguments make the same price.
 */
export function price(
  { goods, quantity }: Pick<PriceGroup, 'goods' | 'quantity'>,
  book: OpenPriceBook,
  history: PriceHistory,
  date: Day,
): GroupPrice {
  const stop = stoppedUntil(book, goods, date);
  if (stop !== undefined) return ask('stop', `Ankaufstopp bis ${formatDay(stop)}`);
  const base = findBase(goods, { book, history, date });
  if (!base) return ask('nothingKnown', 'weder im Preisbuch noch in früheren Verkäufen');
  if (!base.includesCondition && conditionShare(book, goods) === undefined) {
    return ask('defectNotPriced', 'defekt: kein Prozentsatz im Preisbuch');
  }
  const steps = [
    ...(base.includes === 'all' ? [] : adderSteps(book, goods, base.includes)),
    ...(base.includesCondition ? [] : conditionSteps(book, goods)),
    ...marketSteps(book, goods, quantity, date),
  ];
  const cents = afterSteps(steps, base.cents);
  const doubts = doubtsOf(base, steps, cents, book);
  return {
    confidence: doubts.length === 0 ? 'fill' : 'suggest',
    cents,
    low: afterSteps(steps, base.low),
    high: afterSteps(steps, base.high),
    level: base.level,
    reasons: [
      ...base.reasons,
      ...reasonsOf(steps, base.cents),
      ...doubts.map((text): PriceReason => ({ code: 'notFilled', cents: 0, text })),
    ],
  };
}

function ask(code: PriceReason['code'], text: string): NoPrice {
  return { confidence: 'ask', reasons: [{ code, cents: 0, text }] };
}

/** A step that changed nothing is a reason only where it says that something is not known. */
function reasonsOf(steps: readonly PriceStep[], base: Cents): readonly PriceReason[] {
  let cents = base;
  return steps.flatMap((step) => {
    const before = cents;
    cents = step.apply(cents);
    return cents === before && !step.isUnknown ? [] : [reasonOf(step, before, cents)];
  });
}

/** Why a price is not filled in by itself; none where it is. */
function doubtsOf(
  base: PriceBase,
  steps: readonly PriceStep[],
  cents: Cents,
  { settings }: OpenPriceBook,
): readonly string[] {
  const isFar = base.level === 'series' || base.level === 'category';
  const isWide = (base.high - base.low) * 100 > settings.narrowPercent * base.cents;
  return [
    ...(base.isFirm ? [] : ['zu wenig, worauf der Preis sich stützt']),
    ...(isFar ? ['nicht für dieses Modell selbst'] : []),
    ...(isWide ? [`Spanne über ${settings.narrowPercent} %`] : []),
    ...(steps.some(({ isUnknown }) => isUnknown) ? ['Angaben fehlen oder haben keinen Preis'] : []),
    ...(cents > 0 ? [] : ['kein Betrag übrig']),
  ];
}
