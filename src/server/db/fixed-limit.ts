import type { Query } from 'drizzle-orm';

const limitAtEnd = / limit \$(\d+)((?: for update)?)$/;

/**
 * A query with how many rows it wants at most written into it. As a parameter PostgreSQL takes it for a tenth of all rows, and so finds a plan for this very
 * number cheaper each time, which it makes anew at each call.
 */
export function withFixedLimit(query: Query): Query {
  const { sql: text, params } = query;
  const [found, place, lock = ''] = limitAtEnd.exec(text) ?? [];
  const most = params.at(-1);
  if (found === undefined || Number(place) !== params.length || !Number.isSafeInteger(most)) return query;
  return { ...query, sql: `${text.slice(0, -found.length)} limit ${most}${lock}`, params: params.slice(0, -1) };
}
