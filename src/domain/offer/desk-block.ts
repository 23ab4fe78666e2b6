import { keysOf } from '#domain/values/keys-of.ts';
import { hasOtherPayee } from './payee.ts';
import { areReturnsOpen, isPaying, isTaxUndecided } from './standing.ts';
import type { OfferState } from './state.ts';

interface DeskBlockRecord {
  /** Why nothing goes on, and what clears it, in German. */
  readonly text: string;
  readonly holds: (state: OfferState) => boolean;
}

const records = {
  otherPayee: {
    text: 'Konto lautet auf einen anderen Namen: mit Freigabe zahlen',
    holds: (state) => isPaying(state) && hasOtherPayee(state),
  },
  taxOpen: {
    text: 'Steuer klären, bevor ein Beleg entsteht',
    holds: (state) => isPaying(state) && isTaxUndecided(state),
  },
  returnsOpen: {
    text: 'Geräte zurückschicken, bevor gezahlt wird',
    holds: (state) => isPaying(state) && areReturnsOpen(state),
  },
  payoutHeld: {
    text: 'Zahlungsdaten geändert: Auszahlung wartet',
    holds: ({ phase, payoutHoldUntil }) => phase === 'finished' && payoutHoldUntil !== undefined,
  },
} as const satisfies Readonly<Record<string, DeskBlockRecord>>;

/** What keeps a sale from going on though it is the provider's turn, as far as the sale itself tells. */
export type DeskBlock = keyof typeof records;

/** What is said of each block. */
export const deskBlocks: Readonly<Record<DeskBlock, DeskBlockRecord>> = records;

/** What keeps this sale from going on. */
export function blocksOf(state: OfferState): DeskBlock[] {
  return keysOf(deskBlocks).filter((block) => deskBlocks[block].holds(state));
}
