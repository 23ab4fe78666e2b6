/** What an answer is made of, in one state. */
export interface Sealed {
  /** Another one as soon as anything in the database has changed that the answer is made of; null for answers that are not kept. */
  readonly seal: string | null;
  /** Makes the answer as it is at the instant `now`; not there where the state is the one that was known before. */
  readonly make?: (now: string) => unknown;
}
