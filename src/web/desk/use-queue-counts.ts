import { useQuery } from '@tanstack/react-query';
import type { QueueCounts } from '#contract/desk/desk-queue.ts';
import { useDesk } from './desk-context.ts';
import { queueCountsQuery } from './features/queue/queue-queries.ts';

/** How much waits where; undefined while it is not read yet, and where it cannot be. */
export function useQueueCounts(): QueueCounts | undefined {
  const { api } = useDesk();
  return useQuery(queueCountsQuery(api)).data;
}
