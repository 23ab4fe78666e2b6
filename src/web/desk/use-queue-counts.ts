import { useQuery } from '@tanstack/react-query';
import { type QueueCounts, queueCountsSchema } from '#contract/desk-queue.ts';
import { deskApi } from '#contract/desk-urls.ts';
import { useDesk } from './desk-context.ts';

/** How much waits where; undefined while it is not read yet, and where it cannot be. */
export function useQueueCounts(): QueueCounts | undefined {
  const { api } = useDesk();
  const { data } = useQuery({
    queryKey: [deskApi.queueCounts],
    queryFn: async () => queueCountsSchema.parse(await api.get(deskApi.queueCounts)),
  });
  return data;
}
