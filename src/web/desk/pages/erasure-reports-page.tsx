import { useState } from 'react';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { reportCalls, reportsSchema } from '#contract/devices/erasure-reports.ts';
import { Button } from '#web/ui/button.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { HandIn } from '../features/erasure/hand-in.tsx';
import { ReportPart } from '../features/erasure/report-part.tsx';
import { RunsBar } from '../features/erasure/runs-bar.tsx';
import { useRead } from '../use-read.ts';

/** Reports of erasure: handed in, and what of them waits for somebody. */
export function ErasureReportsPage() {
  const [show, setShow] = useState<'waiting' | 'all'>('waiting');
  const { data, error, refetch } = useRead(`${reportCalls.list}?show=${show}`, reportsSchema, {
    queryKey: [reportCalls.list, show],
  });
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const waiting = (data?.reports ?? []).flatMap(({ rows }) =>
    rows.flatMap(({ id, waitsFor }) => (waitsFor === undefined ? [] : [id])),
  );
  // What somebody else has settled meanwhile is not chosen any more.
  const ids = new Set(chosen.filter((id) => waiting.includes(id)));
  return (
    <div className="max-w-[60rem] px-7 py-6 [--control:56px]">
      <h1>{deskPageTable.erasureReports.title}</h1>
      <div className="mt-5">
        <HandIn />
        <p className="mt-3">
          <a href={reportCalls.template} download className="text-link">
            Leere Tabelle (CSV)
          </a>{' '}
          <span className="text-muted">für Löschungen ohne eigenen Bericht</span>
        </p>
      </div>
      <section className="mt-8" aria-labelledby="reports">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id="reports">{show === 'waiting' ? 'Nicht zugeordnet oder nicht gelesen' : 'Die neuesten Berichte'}</h2>
          <Button onClick={() => setShow(show === 'waiting' ? 'all' : 'waiting')}>
            {show === 'waiting' ? 'Alle Berichte zeigen' : 'Nur was wartet'}
          </Button>
        </div>
        <ReadRefusal error={error} read={refetch} />
        {data === undefined && error === null && <p role="status">Wird geladen …</p>}
        {data?.reports.length === 0 && (
          <p className="rounded-sm bg-steel p-5">
            {show === 'waiting' ? 'Nichts offen: Jeder Lauf ist einem Datenträger zugeordnet.' : 'Noch kein Bericht.'}
          </p>
        )}
        {data?.reports.map((report) => (
          <ReportPart
            key={report.id}
            report={report}
            chosen={{
              ids,
              choose: (id, isChosen) => setChosen(isChosen ? [...ids, id] : [...ids].filter((one) => one !== id)),
            }}
            rows={show === 'all' ? report.rows : report.rows.filter(({ waitsFor }) => waitsFor !== undefined)}
          />
        ))}
        {data !== undefined && show === 'waiting' && <RunsBar chosen={[...ids]} all={waiting} onChoose={setChosen} />}
      </section>
    </div>
  );
}
