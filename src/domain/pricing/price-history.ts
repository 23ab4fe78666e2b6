import type { SheetLine } from '#domain/offer/price/sheet.ts';
import type { Day } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import type { PriceGroup } from './price-group.ts';
import { goodsKey, type PricedGoods } from './priced-goods.ts';

/** How sure a past price is: it was paid, agreed on, or only bid. */
export const observationKinds = ['paid', 'agreed', 'bid'] as const;
export type ObservationKind = (typeof observationKinds)[number];

/** What one unit was once worth to us. */
export interface Observation {
  readonly offerId: string;
  /** Of the offer, as people know it: 'A-2026-000123'. */
  readonly name: string;
  readonly kind: ObservationKind;
  readonly day: Day;
  readonly unitCents: Cents;
  /** For the chart and its table; no price goes by it. */
  readonly quantity: number;
  readonly goods: PricedGoods;
}

/** What one offer tells about goods of a key; at least one observation. */
export type PastOffer = readonly Observation[];

/** Past prices, ready to be looked up; made once for as many groups as there are. */
export interface PriceHistory {
  /** Everything about goods of these keys, offer by offer: the newest offer and in it the newest observation first. */
  of(keys: readonly string[]): readonly PastOffer[];
}

/** Keys under which observations are found, nearest first; each begins with its level. */
export const historyKeys = {
  exact: (goods: PricedGoods) => `exact ${goodsKey(goods)}`,
  model: (modelId: string) => `model ${modelId}`,
  series: (seriesId: string) => `series ${seriesId}`,
  category: (goodsClass: string) => `category ${goodsClass}`,
} as const;

/** Indexes past prices, in whatever order they come. */
export function openHistory(observations: readonly Observation[]): PriceHistory {
  const byKey = new Map<string, Observation[]>();
  const newestFirst = observations.toSorted(newestFirstOf);
  for (const observation of newestFirst) {
    for (const key of observationKeys(observation.goods)) {
      const known = byKey.get(key);
      if (known) known.push(observation);
      else byKey.set(key, [observation]);
    }
  }
  const offers = new Map([...byKey].map(([key, found]) => [key, byOffer(found)]));
  return {
    of([key = '', ...others]) {
      if (others.length === 0) return offers.get(key) ?? [];
      const found = [key, ...others].flatMap((one) => byKey.get(one) ?? []);
      return byOffer(found.toSorted(newestFirstOf));
    },
  };
}

/** The same history without an offer: one that is priced must not teach itself. */
export function withoutOffer(history: PriceHistory, offerId: string): PriceHistory {
  return { of: (keys) => history.of(keys).filter(([first]) => first?.offerId !== offerId) };
}

/**
 * What the sheet of an offer tells for the next one: an observation of each group of its lines and each price in it. Goods that no
 * later inquiry can be compared with tell nothing.
 */
export function observationsOf(
  offer: Pick<Observation, 'offerId' | 'name' | 'kind' | 'day'>,
  groups: readonly PriceGroup[],
  lines: readonly Pick<SheetLine, 'itemId' | 'quantity' | 'total'>[],
): readonly Observation[] {
  const goodsOf = new Map(groups.flatMap(({ lineIds, goods }) => lineIds.map((id) => [id, goods] as const)));
  const found = new Map<string, Observation>();
  for (const { itemId, quantity, total } of lines) {
    const goods = goodsOf.get(itemId);
    if (goods === undefined || total <= 0 || observationKeys(goods).length === 0) continue;
    const unitCents = Math.floor(total / quantity);
    const key = `${goodsKey(goods)} ${unitCents}`;
    const before = found.get(key)?.quantity ?? 0;
    found.set(key, { ...offer, unitCents, quantity: before + quantity, goods });
  }
  return [...found.values()];
}

function newestFirstOf(one: Observation, other: Observation): number {
  return compare(other.day, one.day) || compare(one.offerId, other.offerId) || one.unitCents - other.unitCents;
}

function byOffer(newestFirst: readonly Observation[]): readonly PastOffer[] {
  const offers = new Map<string, Observation[]>();
  for (const observation of newestFirst) {
    const offer = offers.get(observation.offerId);
    if (offer) offer.push(observation);
    else offers.set(observation.offerId, [observation]);
  }
  return [...offers.values()];
}

/** The keys under which an observation of goods is found. */
export function observationKeys(goods: PricedGoods): readonly string[] {
  const { entryId, modelId, seriesId, goodsClass } = goods;
  return [
    ...(entryId === undefined ? [] : [historyKeys.exact(goods)]),
    ...(modelId === undefined ? [] : [historyKeys.model(modelId)]),
    ...(seriesId === undefined ? [] : [historyKeys.series(seriesId)]),
    ...(goodsClass === undefined ? [] : [historyKeys.category(goodsClass)]),
  ];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
