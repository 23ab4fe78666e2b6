import { type QueueFilter, queueFilterSchema } from '#contract/desk/desk-queue.ts';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { keysOf } from '#domain/values/keys-of.ts';

/** Our turn, nothing left out. */
const usual: QueueFilter = queueFilterSchema.parse({});

/** The address of the work list, narrowed by a filter; a saved view is such an address with a name. */
export function queueAddress(filter: Partial<QueueFilter> = {}): string {
  const query = queueQuery({ ...usual, ...filter });
  return query === '' ? deskPages.today : `${deskPages.today}?${query}`;
}

/** The filter as the query of an address, what goes without saying left out. */
export function queueQuery(filter: QueueFilter): string {
  const query = new URLSearchParams();
  for (const key of keysOf(queueFilterSchema.shape)) {
    const value = filter[key];
    if (value !== undefined && value !== '' && value !== usual[key]) query.set(key, String(value));
  }
  return query.toString();
}

/** The filter of an address; whatever no list has is left out of it. */
export function queueFilterOf(search: string): QueueFilter {
  const given = Object.fromEntries(new URLSearchParams(search));
  const read = queueFilterSchema.safeParse(given);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.flatMap(({ path, ...issue }) => ('keys' in issue ? issue.keys : path)));
  const kept = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.has(key)));
  return queueFilterSchema.safeParse(kept).data ?? usual;
}
