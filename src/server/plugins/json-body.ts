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
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
