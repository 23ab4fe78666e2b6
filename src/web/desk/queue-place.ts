import type { QueryClient } from '@tanstack/react-query';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';

const lastKey = ['lastQueue'];
const rowKey = (query: string) => ['queueRow', query];

/** Lets the list and the places in it outlast what is looked after meanwhile: usually what nothing shows is forgotten after five minutes. */
export function keepQueuePlaces(queries: QueryClient): void {
  for (const [first] of [lastKey, rowKey(''), [deskApi.queue]]) {
    queries.setQueryDefaults([first], { gcTime: Number.POSITIVE_INFINITY });
  }
}

/** Remembers the work list as it was narrowed last, for the way back. */
export function rememberQueue(queries: QueryClient, address: string): void {
  queries.setQueryData(lastKey, address);
}

/** The address of the work list that was shown last in this window. */
export function lastQueueAddress(queries: QueryClient): string {
  return queries.getQueryData<string>(lastKey) ?? deskPages.today;
}

/** Remembers at which row of a narrowed list somebody stood. */
export function rememberRow(queries: QueryClient, query: string, id: string): void {
  queries.setQueryData(rowKey(query), id);
}

/** The row at which somebody stood last in a narrowed list. */
export function lastRow(queries: QueryClient, query: string): string | undefined {
  return queries.getQueryData<string>(rowKey(query));
}
