import { numbersSchema } from '#contract/desk-numbers.ts';
import { deskApi } from '#contract/desk-urls.ts';
import type { ApiClient } from '#web/lib/api-client.ts';
import type { Period } from './period.ts';

/** The numbers of a period, by which they are read and known again. */
export function numbersQuery({ get }: Pick<ApiClient, 'get'>, { from, to }: Period) {
  return {
    queryKey: [deskApi.numbers, from, to],
    queryFn: async () => numbersSchema.parse(await get(`${deskApi.numbers}?from=${from}&to=${to}`)),
  };
}
