import { numbersSchema } from '#contract/desk/desk-numbers.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import type { Desk } from '../../desk-context.ts';
import { monthNow, type Period, periodIn } from './period.ts';

/** The numbers of a period, by which they are read and known again. */
export function numbersQuery({ get }: Pick<Desk['api'], 'get'>, { from, to }: Period) {
  return {
    queryKey: [deskApi.numbers, from, to],
    queryFn: async () => numbersSchema.parse(await get(`${deskApi.numbers}?from=${from}&to=${to}`)),
  };
}

/** Reads the numbers of an address before they are shown; where that fails, the page shows why. */
export function readNumbersAhead({ api, queries }: Pick<Desk, 'api' | 'queries'>, search: string): Promise<void> {
  return queries.prefetchQuery({ ...numbersQuery(api, periodIn(search, monthNow())), retry: false });
}
