import type { InvoiceReportView } from '#contract/money/invoice-check.ts';
import { Notice } from '#web/ui/notice.tsx';
import { InvoiceFindings } from './invoice-findings.tsx';

interface InvoiceForecastProps {
  readonly report: InvoiceReportView | 'unchecked';
}

const looks = {
  payable: { kind: 'ok', title: 'Die Rechnung passt zum Verkauf' },
  waits: { kind: 'plain', title: 'Wir vergleichen diese Rechnung von Hand' },
  refused: { kind: 'warn', title: 'Das ist zu berichtigen' },
} as const;

/** What would be found out about an own invoice, before it is handed in. */
export function InvoiceForecast({ report }: InvoiceForecastProps) {
  if (report === 'unchecked')
    return (
      <Notice>
        Wir konnten die Rechnung gerade nicht vorab prüfen. Sie können sie einreichen, wir prüfen sie dann.
      </Notice>
    );
  const { kind, title } = looks[report.verdict];
  return (
    <Notice kind={kind} title={title}>
      <InvoiceFindings report={report} />
      {report.verdict === 'refused' && (
        <p className="mt-3">
          Sie können die Datei trotzdem einreichen. Zahlen können wir erst, wenn sie berichtigt ist.
        </p>
      )}
    </Notice>
  );
}
