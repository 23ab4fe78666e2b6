import { addDays, type Day, daysBetween } from '#domain/values/day.ts';
import { formatMoney } from '#domain/values/money.ts';
import { addedCents } from './adder-steps.ts';
import { conditionShare } from './condition-steps.ts';
import type { GoodsWorth, OpenPriceBook } from './open-price-book.ts';
import type { PriceBase } from './price-base.ts';
import { type Observation, type ObservationKind, observationKinds, type PastOffer } from './price-history.ts';
import type { PriceReason } from './price-step.ts';
import { levelWords, type PricedGoods, type PriceLevel } from './priced-goods.ts';
import { outlierBounds, quantile, weightedMedian } from './weighted-median.ts';

/** So many observations stand by themselves. */
export const enoughObservations = 3;
/** Older offers than the newest so many tell nothing that these do not. */
const newestOffers = 40;
/** Further back nobody looks for one that can be compared. */
const offersLookedAt = 400;
/** A paid price counts twice an agreed one, and that twice a bid. */
const kindWeight: Record<ObservationKind, number> = { paid: 4, agreed: 2, bid: 1 };
/** Weights are halved by age from here on, so that they stay whole. */
const youngestWeight = 2 ** 20;

interface Question {
  readonly level: PriceLevel;
  readonly goods: PricedGoods;
  readonly book: OpenPriceBook;
  readonly date: Day;
}

/** What one offer tells: its values for goods without configuration in perfect condition, or as they are at the exact key. */
interface Told {
  readonly name: string;
  readonly value: number;
  readonly weight: number;
}

/**
 * The weighted median of what offers tell about goods of one key; undefined where none of them can be compared. One offer is one
 * observation, by what is surest about it; outliers are named and left out.
 */
export function historyBase(offers: readonly PastOffer[], question: Question): PriceBase | undefined {
  const { level } = question;
  const told = newestTold(offers, question);
  const bounds = outlierBounds(told.map(({ value }) => value));
  const isWithin = ({ value }: Told) => value >= bounds.low && value <= bounds.high;
  const kept = told.filter(isWithin);
  const median = weightedMedian(kept);
  if (median === undefined) return undefined;
  const cents = Math.round(median);
  const values = kept.map(({ value }) => value);
  const count = kept.length;
  return {
    level,
    cents,
    low: Math.min(cents, Math.round(quantile(values, 0.25))),
    high: Math.max(cents, Math.round(quantile(values, 0.75))),
    includes: level === 'exact' ? 'all' : {},
    includesCondition: level === 'exact',
    isFirm: count >= enoughObservations,
    reasons: [
      {
        code: 'history',
        cents,
        text: `Median aus ${count} ${count === 1 ? 'Verkauf' : 'Verkäufen'}, ${levelWords[level]}`,
      },
      ...told.filter((one) => !isWithin(one)).map(leftOut),
    ],
  };
}

function leftOut({ name, value }: Told): PriceReason {
  return {
    code: 'outlierLeftOut',
    cents: 0,
    text: `${name} mit ${formatMoney(Math.round(value))} ausgelassen: weit ab von den anderen`,
  };
}

/** What the newest offers tell that can be compared. */
function newestTold(offers: readonly PastOffer[], question: Question): readonly Told[] {
  const oldest = addDays(question.date, -question.book.settings.oldestDays);
  const told: Told[] = [];
  for (const offer of offers.slice(0, offersLookedAt)) {
    const one = toldBy(surestOf(offer.filter(({ day }) => day <= question.date && day >= oldest)), question);
    if (one) told.push(one);
    if (told.length === newestOffers) break;
  }
  return told;
}

/** What was paid, else agreed on, else bid. */
function surestOf(offer: PastOffer): PastOffer {
  const surest = observationKinds.find((kind) => offer.some((one) => one.kind === kind));
  return offer.filter(({ kind }) => kind === surest);
}

/** The mean of an offer's lines: how many units each had does not count. */
function toldBy(offer: PastOffer, question: Question): Told | undefined {
  const [newest] = offer;
  const values = offer.flatMap((one) => comparableValue(one, question) ?? []);
  if (newest === undefined || values.length === 0) return undefined;
  const halvings = Math.floor(daysBetween(newest.day, question.date) / question.book.settings.halfLifeDays);
  return {
    name: newest.name,
    value: values.reduce((sum, value) => sum + value, 0) / values.length,
    weight: kindWeight[newest.kind] * Math.max(1, youngestWeight / 2 ** halvings),
  };
}

/** At the exact key what it was; else without what its configuration added and its condition took. Works and does not are never compared. */
function comparableValue(
  { goods, unitCents }: Observation,
  { level, book, goods: asked }: Question,
): number | undefined {
  if (level === 'exact') return unitCents;
  if (goods.works !== asked.works) return undefined;
  const { share, added } = worthOf(book, goods);
  return share === undefined || share <= 0 ? undefined : Math.max(0, unitCents / share - added);
}

function worthOf(book: OpenPriceBook, goods: PricedGoods): GoodsWorth {
  const known = book.worths.get(goods);
  if (known) return known;
  const worth = { share: conditionShare(book, goods), added: addedCents(book, goods) };
  book.worths.set(goods, worth);
  return worth;
}
