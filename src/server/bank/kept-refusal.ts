import type { BankRefusal, UnreadBankReason } from '#domain/bank/bank-message.ts';
import { unreadBankTexts } from '#domain/bank/bank-message.ts';
import { keysOf } from '#domain/values/keys-of.ts';

type Kept = UnreadBankReason | `${UnreadBankReason}: ${string}`;

/** Why nothing of a file was taken, with the place, as one text of its row. */
export function keptRefusal({ unread, place }: BankRefusal): Kept {
  return place === undefined ? unread : `${unread}: ${place.slice(0, 200)}`;
}

/** The same as it is shown. */
export function shownRefusal(kept: Kept): { readonly unread: UnreadBankReason; readonly unreadAt?: string } {
  const [name, ...place] = kept.split(': ');
  const unread = keysOf(unreadBankTexts).find((reason) => reason === name) ?? 'damaged';
  return place.length === 0 ? { unread } : { unread, unreadAt: place.join(': ') };
}
