import type { Turn } from '#domain/offer/phase.ts';
import type { Instant } from '#domain/values/day.ts';

export const messageAuthors = ['customer', 'provider'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** One word of the conversation about an offer; it stands outside the event log and changes no phase. */
export interface OfferMessage {
  id: string;
  author: MessageAuthor;
  /** The line that it is about; the whole offer without one. */
  itemId?: string;
  /** The message of the other side that it answers. */
  answers?: string;
  /** The other side owes an answer. */
  asks: boolean;
  /** Empty where the files say it all. */
  text: string;
  files: { url: string; name: string }[];
  at: Instant;
}

/** Bounds of a conversation: characters and files of a message, and messages of each side. */
export const messageLimits = { text: 2_000, files: 10, ofCustomer: 100, ofProvider: 100 } as const;

/** The questions to one side that it has not answered yet, oldest first. */
export function openQuestionsTo<M extends Pick<OfferMessage, 'id' | 'author' | 'answers' | 'asks'>>(
  side: MessageAuthor,
  messages: readonly M[],
): M[] {
  const answered = new Set(messages.map(({ answers }) => answers));
  return messages.filter(({ id, author, asks }) => author !== side && asks && !answered.has(id));
}

/** Whose turn it is where something is asked: a question to the seller is theirs to answer while the provider acts next. */
export function turnAsked(turn: Turn, sellerIsAsked: boolean): Turn {
  return sellerIsAsked && turn === 'provider' ? 'customer' : turn;
}
