import type { Cents } from '#domain/values/money.ts';

/** Whether sellers learn prices at once: not at all, a range without commitment, or a bid that binds. */
export const atOnceModes = ['off', 'range', 'binding'] as const;
export type AtOnceMode = (typeof atOnceModes)[number];

export const sellerKinds = ['private', 'business'] as const;
export type SellerKind = (typeof sellerKinds)[number];

/** How far a bid may go that nobody looks at: the owner's decision. */
export interface BindingLimits {
  /** Cents of the whole bid. */
  readonly total: Cents;
  /** Units of one model. */
  readonly unitsPerModel: number;
  readonly sellers: readonly SellerKind[];
}
