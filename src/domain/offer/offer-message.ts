import type { Instant } from '#domain/values/day.ts';

export const messageAuthors = ['customer', 'provider'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** One word of the conversation about an offer; it stands beside the log and changes no phase. */
export interface OfferMessage {
  id: string;
  author: MessageAuthor;
  /** The line that it is about; the whole offer without one. */
  itemId?: string;
  text: string;
  at: Instant;
}

/** Bounds of a conversation: characters of a message, and messages of each side. */
export const messageLimits = { text: 2_000, ofCustomer: 20, ofProvider: 100 } as const;

/** Whether the customer has written last, so that the provider owes an answer; messages come oldest first. */
export function hasOpenQuestion(messages: readonly Pick<OfferMessage, 'author'>[]): boolean {
  return messages.at(-1)?.author === 'customer';
}
