import type { Query } from 'drizzle-orm';

const limits = / limit \$(\d+)\b/g;

/**
 * A query with how many rows it wants at most written into it, wherever that stands. As a parameter PostgreSQL takes it for a tenth of all rows, and so finds a plan
 * for this very number cheaper each time, which it makes anew at each call.
 */
export function withFixedLimit(query: Query): Query {
  const { sql: text, params } = query;
  if (!text.includes(' limit $')) return query;
  const valueAt = (place: number) => params[place - 1];
  const fixed = new Set([...text.matchAll(limits)].map(([, place]) => Number(place)));
  for (const place of fixed) if (!Number.isSafeInteger(valueAt(place))) fixed.delete(place);
  if (fixed.size === 0) return query;
  const places = new Map<number, number>();
  params.forEach((_, index) => {
    if (!fixed.has(index + 1)) places.set(index + 1, places.size + 1);
  });
  const rewritten = text.replace(/\$(\d+)\b/g, (_, written: string) => {
    const place = Number(written);
    return fixed.has(place) ? String(valueAt(place)) : `$${places.get(place)}`;
  });
  return { ...query, sql: rewritten, params: params.filter((_, index) => !fixed.has(index + 1)) };
}
