import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queueCountsSchema, queueSchema } from '#contract/desk/desk-queue.ts';
import { savedViewsSchema } from '#contract/desk/desk-saved-views.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { Desk } from '../../desk-context.ts';
import { queueFilterOf, queueQuery } from '../../queue-address.ts';

type Reader = Pick<Desk['api'], 'get'>;

/** The rows of the work list for the query of a filter, one part after the other. */
export function queueListQuery({ get }: Reader, query: string) {
  return infiniteQueryOptions({
    queryKey: [deskApi.queue, query],
    queryFn: async ({ pageParam }) => {
      const asked = new URLSearchParams(query);
      if (pageParam !== '') asked.set('after', pageParam);
      return queueSchema.parse(await get(`${deskApi.queue}?${asked}`));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: { readonly next?: string | undefined }) => next,
  });
}

/** How much waits where. */
export function queueCountsQuery({ get }: Reader) {
  return queryOptions({
    queryKey: [deskApi.queueCounts],
    queryFn: async () => queueCountsSchema.parse(await get(deskApi.queueCounts)),
  });
}

/** The filters that the person has named. */
export function savedViewsQuery({ get }: Reader) {
  return queryOptions({
    queryKey: [deskApi.views],
    queryFn: async () => savedViewsSchema.parse(await get(deskApi.views)),
  });
}

/** Reads what the work list of an address shows before it is shown; what fails is read by the browser. */
export async function readQueueAhead({ api, queries }: Pick<Desk, 'api' | 'queries'>, search: string): Promise<void> {
  const once = { retry: false };
  await Promise.all([
    queries.prefetchInfiniteQuery({ ...queueListQuery(api, queueQuery(queueFilterOf(search))), ...once }),
    queries.prefetchQuery({ ...queueCountsQuery(api), ...once }),
    queries.prefetchQuery({ ...savedViewsQuery(api), ...once }),
  ]);
}
