import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { type Retention, retentionCalls, retentionSchema } from '#contract/desk/desk-retention.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { retentionRules } from '#domain/books/retention.ts';
import { formatDay } from '#domain/values/day-text.ts';
import { useStore } from '#web/lib/store.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { ArchivePart } from '../features/archive/archive-part.tsx';
import { LockedSales } from '../features/retention/locked-sales.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { useRead } from '../use-read.ts';
import { useShowAnswer } from '../use-show-answer.ts';

const queryKey = [retentionCalls.view];

/** How long things are kept, what was deleted because its time was over, and what stays. */
export function RetentionPage() {
  const { session } = useDesk();
  const roles = useStore(session.member)?.roles ?? [];
  const show = useShowAnswer<Retention>(queryKey);
  const { data, error, refetch } = useRead(retentionCalls.view, retentionSchema);
  return (
    <div className="grid max-w-[66rem] grid-cols-[minmax(0,1fr)] gap-8 px-5 py-6 sm:px-7">
      <div>
        <h1>{deskPageTable.retention.title}</h1>
        <p className="mt-1 max-w-[44rem] text-muted">
          Einmal am Tag wird gelöscht, was seine Frist hinter sich hat: nie früher, und nie, was noch läuft, auf eine
          Zahlung wartet oder ausgenommen ist.
        </p>
      </div>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined ? (
        !error && <p role="status">Wird gelesen …</p>
      ) : (
        <>
          <Rules rules={data.rules} />
          <section aria-labelledby="locked">
            <h2 id="locked" className="mb-4">
              Von der Löschung ausgenommen
            </h2>
            <LockedSales locks={data.locks} onChanged={show} />
          </section>
          <Runs runs={data.runs} lastRun={data.lastRun} />
          {!mayAtDesk(roles, 'books') && <ArchivePart />}
        </>
      )}
    </div>
  );
}

function Rules({ rules }: Pick<Retention, 'rules'>) {
  return (
    <div>
      <h2 className="mb-4">Fristen</h2>
      <DataTable
        caption="Fristen"
        rows={rules}
        keyOf={({ rule }) => rule}
        empty=""
        columns={[
          {
            title: 'Was und wie lange',
            cell: ({ name, kept, because }) => (
              <>
                {name}
                <span className="block">{kept}</span>
                <span className="block text-sm text-muted">{because}</span>
              </>
            ),
          },
          { title: 'Heute fällig', isNumber: true, cell: ({ due }) => due },
          { title: 'In 90 Tagen', isNumber: true, cell: ({ soon }) => soon },
        ]}
      />
    </div>
  );
}

function Runs({ runs, lastRun }: Pick<Retention, 'runs'> & { readonly lastRun: string | undefined }) {
  return (
    <div>
      <h2 className="mb-1">Gelöscht</h2>
      <p className="mb-4 text-muted">
        {lastRun === undefined ? 'Die Löschung ist noch nie gelaufen.' : `Zuletzt gelaufen am ${formatDay(lastRun)}.`}
      </p>
      <DataTable
        caption="Gelöscht"
        rows={runs}
        keyOf={({ day }) => day}
        empty="Bisher war nichts fällig."
        columns={[
          { title: 'Tag', isWhole: true, cell: ({ day }) => formatDay(day) },
          { title: 'Anzahl', isNumber: true, cell: ({ count }) => count },
          {
            title: 'Was',
            cell: ({ deleted }) => (
              <ul>
                {deleted.map(({ rule, numbers }) => (
                  <li key={rule} className="wrap-anywhere">
                    {`${retentionRules[rule].name}: ${numbers.join(', ')}`}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </div>
  );
}
