import { isMade } from '#domain/payout/payout.ts';
import type { BankEntry } from './bank-message.ts';
import type { OrderedPayment } from './match-entry.ts';
import { ownIdsIn } from './own-numbers.ts';
import { maxKept } from './taken-back.ts';

/** What of a booking says how likely a payment is meant: our id in its words, account, name, amount to the cent or less a charge. */
const weights = { id: 8, account: 4, name: 2, amount: 3, lessCharge: 1 } as const;

/**
 * The payments that a booking without our id, or one that does not fit to its id, could be about, the likeliest first. Each fits in its amount,
 * of money that comes back less what a bank may keep, or is named in the words.
 */
export function likeliestOf<P extends OrderedPayment>(entry: BankEntry, payments: readonly P[]): P[] {
  return payments
    .map((payment) => ({ payment, weight: weightOf(entry, payment) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ payment }) => payment);
}

function weightOf(entry: BankEntry, { endToEndId, amount, payee, state }: OrderedPayment): number {
  const { direction, partyName = '', partyIban, batch, purpose = '', bookingText = '' } = entry;
  const ids = new Set([...(batch?.someIds ?? []), ...ownIdsIn(`${purpose} ${bookingText}`)]);
  const isNamed = endToEndId === entry.endToEndId || ids.has(endToEndId);
  const isPossible = direction === 'debit' ? state === 'ordered' : isMade(state);
  const kept = amount - entry.amount;
  const isExact = kept === 0;
  const isLess = direction === 'credit' && kept > 0 && kept <= maxKept;
  const isAccount = partyIban !== undefined && partyIban === payee.iban;
  const isName = partyName.trim() !== '' && partyName.trim().toLowerCase() === payee.holder.trim().toLowerCase();
  if (isNamed) return weights.id + (isExact ? weights.amount : 0);
  // Money that fits only nearly fits to many: without name or account it is any other money.
  if (!isPossible || !(isExact || (isLess && (isAccount || isName || entry.isReturn)))) return 0;
  return (
    (isExact ? weights.amount : weights.lessCharge) + (isAccount ? weights.account : 0) + (isName ? weights.name : 0)
  );
}
