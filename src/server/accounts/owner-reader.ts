import type { FastifyRequest } from 'fastify';
import type { Caller } from './sessions.ts';

/** Whose something is. */
export interface Owned {
  /** The firm, else the key of the seller's address (`offer.holder`). */
  readonly owner: string;
}

/** Asks in one query who is signed in and who owns what an id names; nobody owns what is not there. */
export type OwnerReader = (tokenHash: string, id: string) => Promise<(Caller & { beside: Owned | null }) | null>;

/** The same for a call that needs more than its owner, which it keeps for itself: asked by the request. */
export type CallReader = (
  tokenHash: string,
  request: FastifyRequest,
) => Promise<(Caller & { beside: Partial<Owned> | null }) | null>;
