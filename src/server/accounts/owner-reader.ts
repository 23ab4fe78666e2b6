import type { SignedIn } from './sessions.ts';

/** Whose something is, and the state of it. */
export interface Owned {
  /** The key of the seller's address (`emailKey`). */
  readonly owner: string;
  /** Another one as soon as anything in the database has changed that answers about it are made of. */
  readonly seal: string;
}

/** Asks in one query who is signed in and who owns what an id names; nobody owns what is not there. */
export type OwnerReader = (token: string, id: string) => Promise<(SignedIn & { beside: Owned | null }) | null>;

/** Asks in one query who is signed in and for the state of what a call with this query string reads; null where there is none. */
export type SealReader = (token: string, query: unknown) => Promise<(SignedIn & { beside: string | null }) | null>;
