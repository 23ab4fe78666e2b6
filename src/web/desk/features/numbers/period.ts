import { addMonths, type Month, maxMonths, monthOf } from '#domain/numbers/months.ts';
import { dayOf } from '#domain/values/day.ts';

/** From which month to which. */
export interface Period {
  readonly from: Month;
  readonly to: Month;
}

/** What an address means: without words in it the last twelve months. */
export function periodIn(search: string, now: Month): Period {
  const query = new URLSearchParams(search);
  const named = (name: string) => /^20\d{2}-(0[1-9]|1[0-2])$/.exec(query.get(name) ?? '')?.[0];
  const to = named('bis') ?? now;
  const from = named('von') ?? addMonths(to, -11);
  if (from > to) return { from: to, to };
  return from < addMonths(to, 1 - maxMonths) ? { from: addMonths(to, 1 - maxMonths), to } : { from, to };
}

/** The month in which it is shown. */
export const monthNow = () => monthOf(dayOf(new Date().toISOString()));
