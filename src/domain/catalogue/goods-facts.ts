import type { GoodsKind } from './goods-kind.ts';
import type { LockKind } from './kinds.ts';

/**
 * Goods of § 13b Abs. 2 Nr. 10 UStG, for which the buyer may owe the tax (INV-15); `review` where the catalogue does not tell
 * whether they are.
 */
export const listedClasses = ['tablet', 'mobilePhone', 'console', 'integratedCircuit', 'review'] as const;
export const reverseChargeClasses = ['none', ...listedClasses] as const;
export type ReverseChargeClass = (typeof reverseChargeClasses)[number];
/** A class of goods that are listed, or may be. */
export type ListedClass = (typeof listedClasses)[number];

/**
 * What the catalogue's columns say of goods, of a model, a series, a component type, a manufacturer or a whole category: the
 * nearest that says something counts. Nothing of it is read from a name.
 */
export interface GoodsFacts {
  /** What may still bind the goods to their owner. */
  readonly lock?: LockKind | 'none';
  /** The same for goods of a category that the catalogue does not list, where it differs. */
  readonly lockUnlisted?: LockKind | 'none';
  /** How they travel. */
  readonly goodsKind?: GoodsKind;
  readonly reverseCharge?: ReverseChargeClass;
  /** Whether they may keep data of their owner (DEL-10). */
  readonly storesData?: boolean;
  /** Keys of questions that a model answers by itself, or that do not concern it. */
  readonly notAsked?: readonly string[];
}
