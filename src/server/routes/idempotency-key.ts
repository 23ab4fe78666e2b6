import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ActionAnswer } from '#contract/sale/offer-actions.ts';
import type { Deps } from '#server/deps.ts';
import type { KeyedCall } from '#server/idempotency-store.ts';
import { answerOf } from '#server/offers/answer.ts';
import type { Outcome } from '#server/offers/handle.ts';

/** A string in quotes, as the draft of the IETF writes it, or without. */
const keyForm = /^(?:"[!#-[\]-~]{1,200}"|[!#-[\]-~]{1,200})$/;

const key = z
  .string()
  .regex(keyForm, 'Bitte 1 bis 200 druckbare Zeichen ohne Leerzeichen')
  .describe(
    'Je Vorhaben ein neuer Wert, am besten eine UUID. Kommt keine Antwort, denselben Aufruf mit demselben Wert noch einmal ' +
      'senden: Er wirkt nur einmal und wird 24 Stunden lang gleich beantwortet (docs/repeats.md).',
  );

/** The header by which a call can be sent again without taking effect twice. */
export const idempotencyKeyHeader = { 'idempotency-key': key.optional() };
/** The same of a call that makes something new, and of which nothing else tells whether it was sent before. */
export const neededIdempotencyKey = { 'idempotency-key': key };

/**
 * Which call this is, where it says so: the same only from the same caller, with the same address and body (of a form: what is said of its files). What is kept are hashes
 * with the server's secret, as a body may hold a password or an IBAN.
 */
export function keyedCallOf(
  { env }: Pick<Deps, 'env'>,
  request: FastifyRequest,
  caller: string,
  content: unknown = request.body,
): KeyedCall | undefined {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string') return undefined;
  const hash = (what: string, ...parts: unknown[]) =>
    createHmac('sha256', env.secret)
      .update(JSON.stringify([what, ...parts]))
      .digest('base64url');
  const { method, url, headers } = request;
  return {
    key: hash('repeat key', caller, header.replaceAll('"', '')),
    fingerprint: hash('repeat call', method, url, headers['if-match'], content),
  };
}

/** Answers a command, and says in a header when it was one that had been answered before. */
export function sendAnswer(reply: FastifyReply, offerId: string, outcome: Outcome): ActionAnswer {
  if (outcome.kind === 'repeated') reply.header('idempotent-replayed', 'true');
  return answerOf(offerId, outcome);
}
