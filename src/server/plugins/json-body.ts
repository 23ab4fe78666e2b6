import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Problem } from '#server/problem.ts';

/** An escape for NUL or for half of a surrogate pair: PostgreSQL can store neither. */
const suspicious = /\\u(?:0000|d[89a-f])/i;

/** JSON bodies: an empty one is none, and text that cannot be stored is refused before any schema sees it. */
export const jsonBodyPlugin = fp(
  async (app: FastifyInstance) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeContentTypeParser(['application/json', 'text/plain']);
    app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
      if (text.trim() === '') return done(null, undefined);
      parse(request, text, (error, value) => {
        if (error) return done(new Problem(400, 'invalidJson'));
        if (suspicious.test(text) && !isStorable(value)) return done(new Problem(400, 'invalidBody'));
        done(null, value);
      });
    });
  },
  { name: 'json-body' },
);

function isStorable(value: unknown): boolean {
  const waiting = [value];
  // No recursion: how deep it goes is up to the sender.
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && (!next.isWellFormed() || next.includes('\u0000'))) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) waiting.push(key, inner);
  }
  return true;
}
