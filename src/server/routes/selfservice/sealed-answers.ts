import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '#domain/values/day.ts';
import { boundedAnswers } from '#server/bounded-answers.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import type { Clock } from '#server/clock.ts';

const bounds = { maxAnswers: 10_000, maxBytes: 16_000_000 };

/** Answers to one person each, by the seal of what they were made of (decision 0370). */
export interface SealedAnswers {
  /** Says 304 to whoever has the answer, sends the kept one, or makes it as it is at the instant `now`. */
  send(request: FastifyRequest, reply: FastifyReply, make: (now: string) => unknown): Promise<FastifyReply>;
}

interface SealedDeps {
  readonly clock: Clock;
  readonly catalogue: Pick<LoadedCatalogue, 'version'>;
  /** Another one for another state of the program. */
  readonly program: string;
}

/**
 * An answer follows from the rows that the seal stands for, the day in Berlin (deadlines), the catalogue (packing, tax) and the program.
 * Its tag is made of these, of who asks and of the address, so that it names nothing of anybody else's; and whose the rows are was asked
 * anew, in the query that told the seal.
 */
export function sealedAnswers({ clock, catalogue, program }: SealedDeps): SealedAnswers {
  const kept = boundedAnswers<{ tag: string; body: Buffer; bytes: number }>(bounds);
  return {
    async send(request, reply, make) {
      // Nothing of it lies on a disk: the page keeps its answers in memory, for as long as it is open.
      reply.header('cache-control', 'no-store');
      const now = clock.now().toISOString();
      const { seal, url } = request;
      if (seal === undefined) return reply.send(await make(now));
      const address = `${request.customer.account.id} ${url}`;
      const parts = [program, catalogue.version, dayOf(now), address, seal];
      const tag = `"${versionIn(seal)}${hash('sha256', JSON.stringify(parts), 'base64url').slice(0, 22)}"`;
      reply.header('etag', tag);
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
      const found = kept.get(address);
      const body = found?.tag === tag ? found.body : Buffer.from(`${reply.serialize(await make(now))}`);
      if (found?.tag !== tag) kept.set(address, { tag, body, bytes: body.length + address.length });
      return reply.type('application/json; charset=utf-8').send(body);
    },
  };
}

/** An offer's seal begins with its version, and so does its tag: that is what If-Match goes by. */
function versionIn(seal: string): string {
  return /^\d+-/.exec(seal)?.[0] ?? '';
}
