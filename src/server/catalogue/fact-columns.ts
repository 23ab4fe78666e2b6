import { type GoodsFacts, reverseChargeClasses } from '#domain/catalogue/goods-facts.ts';
import { goodsKinds } from '#domain/catalogue/goods-kind.ts';
import { lockKinds } from '#domain/catalogue/kinds.ts';
import { questions } from '#domain/catalogue/questions/registry.ts';

/** Written where every question is asked although the entry above says otherwise. */
export const allAsked = '-';

const locks = [...lockKinds, 'none'] as const;

/** What may stand in each column that says a fact about goods. */
export const factValues = {
  lock: locks,
  lockUnlisted: locks,
  goodsKind: goodsKinds,
  reverseCharge: reverseChargeClasses,
  storesData: ['ja', 'nein'],
  notAsked: questions,
} as const satisfies { readonly [Fact in keyof GoodsFacts]-?: readonly string[] };
export type FactColumn = keyof typeof factValues;

const ofGoods = ['lock', 'goodsKind', 'reverseCharge', 'notAsked'] as const;

/** Facts that each file's entries can say, in the order of their columns. */
export const factColumns = {
  categories: ['lock', 'lockUnlisted', 'goodsKind', 'reverseCharge', 'storesData', 'notAsked'],
  types: ['goodsKind', 'reverseCharge', 'storesData', 'notAsked'],
  manufacturers: ['lock'],
  series: ofGoods,
  models: ofGoods,
} as const satisfies Record<string, readonly FactColumn[]>;

/** Facts that must be said of every category and type, because nothing above them does. */
export const requiredFacts: readonly FactColumn[] = ['reverseCharge', 'storesData'];
