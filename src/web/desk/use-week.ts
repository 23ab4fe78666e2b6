import { deskApi } from '#contract/desk/desk-urls.ts';
import { weekSchema } from '#contract/desk/desk-week.ts';
import type { Day } from '#domain/values/day.ts';
import { useRead } from './use-read.ts';

/** The appointments of a week, and what still has none; read again when any sale changes. */
export function useWeek(monday: Day) {
  return useRead(`${deskApi.week}?day=${monday}`, weekSchema, { queryKey: [deskApi.week, monday] });
}
