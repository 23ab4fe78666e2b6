import type { ReportRowView, ReportView } from '#contract/devices/erasure-reports.ts';
import { reportCalls } from '#contract/devices/erasure-reports.ts';
import { reportFormatWords } from '#contract/devices/medium-words.ts';
import { unreadTexts } from '#domain/erasure/unread.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { useDesk } from '../../desk-context.ts';
import { DismissForm } from '../../ui/dismiss-form.tsx';
import { type ChosenRuns, RowPart } from './row-part.tsx';

interface ReportPartProps {
  readonly report: ReportView;
  /** Runs that are shown. */
  readonly rows: readonly ReportRowView[];
  readonly chosen: ChosenRuns;
}

/** A report with its runs, what was believed of each and what not. */
export function ReportPart({ report, rows, chosen }: ReportPartProps) {
  const { id, name, receivedAt, by, format, unread, settled, hash } = report;
  const { api, queries } = useDesk();
  async function dismiss(reason: string) {
    await api.post(reportCalls.dismiss, { reportId: id, reason });
    await queries.invalidateQueries();
  }
  return (
    <section aria-label={name} className="border-t border-ink py-5">
      <h3 className="wrap-anywhere">{name}</h3>
      <p className="text-muted">
        {[format && reportFormatWords[format], `eingelesen ${formatInstant(receivedAt)}`, by]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-sm text-muted">
        <a href={reportCalls.file(id)} download className="text-link">
          Original
        </a>{' '}
        <span title={hash} className="tabular-nums">
          SHA-256 {hash.slice(0, 12)}…
        </span>
      </p>
      {unread !== undefined && <p className="mt-2 text-warn">{unreadTexts[unread]}</p>}
      {settled && (
        <p className="mt-2">
          Weggelegt von {settled.by}: {settled.reason}
        </p>
      )}
      {unread !== undefined && !settled && (
        <div className="mt-3">
          <DismissForm name={id} dismiss={dismiss} />
        </div>
      )}
      {rows.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {rows.map((row) => (
            <RowPart key={row.id} row={row} chosen={chosen} />
          ))}
        </ul>
      )}
    </section>
  );
}
