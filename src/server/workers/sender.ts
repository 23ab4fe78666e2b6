import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whoever waits for a task. */
export interface Sender {
  /** Senders take turns by it. */
  readonly network: string;
  /** Aborted when nobody waits any more: the browser was closed, or the call given up. */
  readonly signal: AbortSignal;
}

/** Whoever waits for the answer to a request; to be asked before anything else is waited for, which a closing may precede. */
export function senderOf({ network }: FastifyRequest, { raw }: FastifyReply): Sender {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort(new Error('Nobody waits for the answer'));
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(new Error('Nobody waits for the answer'));
  });
  return { network, signal: gone.signal };
}
