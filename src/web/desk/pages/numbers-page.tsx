import { useQuery } from '@tanstack/react-query';
import { numbersSchema } from '#contract/desk-numbers.ts';
import { deskApi, deskPages } from '#contract/desk-urls.ts';
import { monthOf } from '#domain/numbers/months.ts';
import { dayOf } from '#domain/values/day.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { NumberCharts } from '../features/numbers/number-charts.tsx';
import { NumberHeads } from '../features/numbers/number-heads.tsx';
import { PeriodChoice, periodIn } from '../features/numbers/period-choice.tsx';
import { useOwnSearch } from '../use-own-search.ts';

/** How the house does: a period that the address names, in figures, bars and rows. */
export function NumbersPage() {
  const { api } = useDesk();
  const now = monthOf(dayOf(new Date().toISOString()));
  const period = periodIn(useOwnSearch(deskPages.numbers), now);
  const { from, to } = period;
  const { data, error } = useQuery({
    queryKey: [deskApi.numbers, from, to],
    queryFn: async () => numbersSchema.parse(await api.get(`${deskApi.numbers}?from=${from}&to=${to}`)),
  });
  return (
    <div className="grid gap-6 px-5 py-6 md:px-7">
      <h1>Zahlen</h1>
      <PeriodChoice key={`${from} ${to}`} period={period} now={now} />
      {error && <Refusal text={messageOf(error)} />}
      {data === undefined ? (
        !error && (
          <p role="status" className="text-muted">
            Wird gezählt …
          </p>
        )
      ) : (
        <>
          <NumberHeads total={data.total} />
          <NumberCharts numbers={data} period={period} />
        </>
      )}
    </div>
  );
}
