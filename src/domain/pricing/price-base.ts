import type { Cents } from '#domain/values/money.ts';
import type { BookListRow } from './price-book.ts';
import type { PriceReason } from './price-step.ts';
import type { PriceLevel } from './priced-goods.ts';
import type { ValuedAnswers } from './valued-answers.ts';

/** What a price starts from, before anything is added to it. */
export interface PriceBase {
  readonly level: PriceLevel;
  readonly cents: Cents;
  /** The row of the list that it is; absent where own history made it. */
  readonly row?: BookListRow;
  readonly low: Cents;
  readonly high: Cents;
  /** What of the configuration is in it; 'all' where it is for these very answers. */
  readonly includes: ValuedAnswers | 'all';
  /** Whether it was paid for goods in this very condition. */
  readonly includesCondition: boolean;
  /** Whether it stands by itself: a young row of the list, or observations enough. */
  readonly isFirm: boolean;
  /** Its own, and what was left out of it; their cents sum to `cents`. */
  readonly reasons: readonly PriceReason[];
}
