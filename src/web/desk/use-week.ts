import { useQuery } from '@tanstack/react-query';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { weekSchema } from '#contract/desk/desk-week.ts';
import type { Day } from '#domain/values/day.ts';
import { useDesk } from './desk-context.ts';

/** The appointments of a week, and what still has none; read again when any sale changes. */
export function useWeek(monday: Day) {
  const { api } = useDesk();
  return useQuery({
    queryKey: [deskApi.week, monday],
    queryFn: async () => weekSchema.parse(await api.get(`${deskApi.week}?day=${monday}`)),
  });
}
