import { isBooking, type KeptEntry } from './bank-message.ts';
import type { EntryWaitingReason } from './match-entry.ts';

/** Words by which banks and people call money that comes back. */
const backWords =
  /retour|r(ü|ue)ck(gabe|buch|l(ä|ae)uf|ruf|zahl|(ü|ue)ber|erstatt)|zur(ü|ue)ck|storno|stornier|revers|return|reject|refund|unzustellbar|nicht ausf(ü|ue)hrbar/i;

/** Ids of payments and runs, and what our transfers bear as their purpose, papers and sales, wherever they stand. */
const ownNumbers = /\b(?:[ZLAB]|AB|GS|ST)-\d{4}-\d{6,}/i;

/**
 * Whether an entry that waits is the rest of the account, such as rent and fees, and may be laid aside with others at once: nothing that the bank
 * said of a payment is (docs/decisions/0648).
 */
export function isOfTheRest(why: EntryWaitingReason, entry: KeptEntry): boolean {
  if (why !== 'foreign' || !isBooking(entry)) return false;
  const { isReturn, reasonCode, isUneven, direction, purpose = '', partyName = '', bookingText = '' } = entry;
  const words = `${partyName} ${purpose} ${bookingText}`;
  if (isReturn || reasonCode !== undefined || isUneven || ownNumbers.test(words)) return false;
  return direction === 'debit' || !backWords.test(words);
}
