import type { UnreadBankReason } from './bank-message.ts';

/** Ends the reading of a file: one sound part of it would pass for the whole. */
export class UnreadFile extends Error {
  readonly reason: UnreadBankReason;
  constructor(reason: UnreadBankReason) {
    super(reason);
    this.reason = reason;
  }
}

/** The value, or the end of the reading where it is missing. */
export function needed<T>(value: T | undefined): T {
  if (value === undefined) throw new UnreadFile('incomplete');
  return value;
}
