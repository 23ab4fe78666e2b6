import { useInfiniteQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import type { QueueFilter, QueueRow } from '#contract/desk/desk-queue.ts';
import { useDesk } from '../../desk-context.ts';
import { queueQuery } from '../../queue-address.ts';
import { mergedRows } from './merged-rows.ts';
import { queueListQuery } from './queue-queries.ts';

interface Shown {
  readonly rows: readonly QueueRow[];
  readonly pages: number;
  /** Taken over from an earlier visit, until it has been read again. */
  readonly isFormer: boolean;
}

const none: readonly QueueRow[] = [];

/** The work list of a filter as it stands before its reader: what changes meanwhile moves nothing. For a component that has the filter's key. */
export function useQueue(filter: QueueFilter) {
  const { api } = useDesk();
  const query = queueQuery(filter);
  // What is there while the page is taken over came with it, and is as new as the page.
  const [cameWithPage] = useState(!useHydrated());
  const { data, dataUpdatedAt, isFetchedAfterMount, isError, isFetchingNextPage, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery({ ...queueListQuery(api, query), refetchOnMount: cameWithPage || 'always' });
  const fresh = data?.pages.flatMap(({ rows }) => rows) ?? none;
  const pages = data?.pages.length ?? 0;
  const [shown, show] = useState<Shown>({ rows: none, pages: 0, isFormer: true });
  const asItIs: Shown = { rows: fresh, pages, isFormer: !isFetchedAfterMount && !cameWithPage };

  if (data !== undefined && (shown.rows.length === 0 || shown.isFormer) && isOther(shown, asItIs)) show(asItIs);
  else if (pages > shown.pages) {
    const ids = new Set(shown.rows.map(({ id }) => id));
    const added = data?.pages.at(-1)?.rows.filter(({ id }) => !ids.has(id)) ?? none;
    show({ ...shown, rows: [...shown.rows, ...added], pages });
  }

  return {
    ...mergedRows(shown.rows, fresh, hasNextPage),
    isLoading: data === undefined && !isError,
    isError: isError && data === undefined,
    /** When it was read last, where it could not be read again since. */
    isOf: isError && data !== undefined ? new Date(dataUpdatedAt).toISOString() : undefined,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    showNews: () => show(asItIs),
    readAgain: () => void refetch(),
    loadMore: () => void fetchNextPage(),
  };
}

function isOther(shown: Shown, now: Shown): boolean {
  const same = shown.rows.length === now.rows.length && shown.rows.every((row, place) => row === now.rows[place]);
  return !same || shown.pages !== now.pages || shown.isFormer !== now.isFormer;
}
