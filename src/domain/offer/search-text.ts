import type { OfferState } from './state.ts';
import { titleOf } from './summary.ts';

/** More words than anybody types; each costs a comparison per offer. */
const maxWords = 8;

/** What an offer is found by: its numbers, its title and the name of every device, each once, in the form of `searchWords`. */
export function searchTextOf(state: OfferState): string {
  const names = [state.inquiryId ?? '', state.orderId ?? '', titleOf(state), ...state.items.map(({ title }) => title)];
  return [...new Set(names.map(plain))].filter(Boolean).join('\n');
}

/** The words of a search; an offer is found when its search text holds all of them. */
export function searchWords(typed: string): string[] {
  return plain(typed).split(' ').filter(Boolean).slice(0, maxWords);
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}
