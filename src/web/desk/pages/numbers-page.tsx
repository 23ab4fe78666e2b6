import { useQuery } from '@tanstack/react-query';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { NumberCharts } from '../features/numbers/number-charts.tsx';
import { NumberHeads } from '../features/numbers/number-heads.tsx';
import { numbersQuery } from '../features/numbers/numbers-query.ts';
import { monthNow, periodIn } from '../features/numbers/period.ts';
import { PeriodChoice } from '../features/numbers/period-choice.tsx';
import { useOwnSearch } from '../use-own-search.ts';

/** How the house does: a period that the address names, in figures, bars and rows. */
export function NumbersPage() {
  const { api } = useDesk();
  const now = monthNow();
  const period = periodIn(useOwnSearch(deskPages.numbers), now);
  const { data, error, refetch } = useQuery(numbersQuery(api, period));
  return (
    <div className="grid gap-6 px-5 py-6 md:px-7">
      <h1>Zahlen</h1>
      <PeriodChoice key={`${period.from} ${period.to}`} period={period} now={now} />
      <ReadRefusal error={error} read={refetch} />
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
