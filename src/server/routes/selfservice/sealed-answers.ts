import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '#domain/values/day.ts';
import type { CallReader, Owned } from '#server/accounts/owner-reader.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import { boundedAnswers } from '#server/bounded-answers.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { inOwnMemory } from '#server/encodings.ts';
import type { Sealed } from '#server/read-models/sealed.ts';
import type { HouseSettings } from '#server/settings/house-settings.ts';

const bounds = { maxAnswers: 10_000, maxBytes: 16_000_000 };

/** Asks in one query who is signed in and for the state of what a call reads, with the rows unless the state is the known one. */
export type SealReader = (
  tokenHash: string,
  request: FastifyRequest,
  known: string | undefined,
) => Promise<(Caller & { beside: (Sealed & Partial<Owned>) | null }) | null>;

/** Answers to one person each, by the seal of what they were made of (decision 0370). */
export interface SealedAnswers {
  /** What a route declares (`config.callBy`): asks with the caller's session, knowing what is kept and what the caller has. */
  by(read: SealReader): CallReader;
  /** Says 304 to whoever has the answer, sends the kept one, or makes it of the rows. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

interface SealedDeps {
  readonly clock: Clock;
  readonly catalogue: Pick<LoadedCatalogue, 'version'>;
  readonly settings: Pick<HouseSettings, 'version'>;
  /** Another one for another state of the program. */
  readonly program: string;
}

interface Kept {
  readonly seal: string;
  readonly circumstances: string;
  readonly body: Buffer;
  readonly bytes: number;
}

interface Asked extends Sealed {
  readonly now: string;
  readonly circumstances: string;
  /** Whose answer it is, by their session, and from where. */
  readonly address: string;
  readonly kept: Kept | undefined;
}

/**
 * An answer follows from the rows that the seal stands for, and from the circumstances: the day in Berlin (deadlines), the catalogue
 * (packing, tax), what the owner has set (promises) and the program. Its tag is made of both; and whose the rows are is asked anew, in the query that tells the seal.
 */
export function sealedAnswers({ clock, catalogue, settings, program }: SealedDeps): SealedAnswers {
  const answers = boundedAnswers<Kept>(bounds);
  const asked = new WeakMap<FastifyRequest, Asked>();
  const circumstancesOn = (day: string) =>
    hash('sha256', JSON.stringify([program, catalogue.version, settings.version(), day]), 'base64url').slice(0, 10);

  return {
    by: (read) => async (tokenHash, request) => {
      const now = clock.now().toISOString();
      const circumstances = circumstancesOn(dayOf(now));
      const address = `${tokenHash} ${request.url}`;
      const found = answers.get(address);
      const kept = found?.circumstances === circumstances ? found : undefined;
      const answer = await read(tokenHash, request, kept?.seal ?? sealOfTag(request, circumstances));
      if (answer?.beside) asked.set(request, { ...answer.beside, now, circumstances, address, kept });
      return answer;
    },
    async send(request, reply) {
      const question = asked.get(request);
      if (question === undefined)
        throw new Error(`${request.routeOptions.url} does not ask for a seal (config.callBy)`);
      const { seal, make, now, circumstances, address, kept } = question;
      if (seal !== null) {
        const tag = `"${seal}-${circumstances}"`;
        reply.header('etag', tag);
        if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
        if (kept?.seal === seal) return reply.type('application/json; charset=utf-8').send(kept.body);
      }
      if (make === undefined) throw new Error('The rows of an answer that nobody has were not read');
      const body = inOwnMemory(Buffer.from(`${reply.serialize(await make(now))}`));
      if (seal !== null) answers.set(address, { seal, circumstances, body, bytes: body.length + address.length });
      return reply.type('application/json; charset=utf-8').send(body);
    },
  };
}

/** The seal that the caller's tag names, when it is of these circumstances. */
function sealOfTag({ headers }: FastifyRequest, circumstances: string): string | undefined {
  const [, seal, of] = /"([\w-]{1,50})-([\w-]{10})"/.exec(headers['if-none-match'] ?? '') ?? [];
  return of === circumstances ? seal : undefined;
}
