import type { UnreadBankReason } from './bank-message.ts';

/** Ends the reading of a file: one sound part of it would pass for the whole. Whoever reads a part adds where that stands. */
export class UnreadFile extends Error {
  readonly reason: UnreadBankReason;
  readonly place: readonly string[];

  constructor(reason: UnreadBankReason, ...place: readonly string[]) {
    super([reason, ...place].join(' '));
    this.reason = reason;
    this.place = place;
  }
}

/** The value, or the end of the reading where it is missing: of what is called `name`. */
export function needed<T>(value: T | undefined, ...name: readonly string[]): T {
  if (value === undefined) throw new UnreadFile('incomplete', ...name);
  return value;
}

/** What is read at a place; where that ends the reading, the place is named. */
export function readAt<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadFile) throw new UnreadFile(error.reason, place, ...error.place);
    throw error;
  }
}
