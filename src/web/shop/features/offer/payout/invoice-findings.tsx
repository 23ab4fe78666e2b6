import type { InvoiceReportView } from '#contract/money/invoice-check.ts';

interface InvoiceFindingsProps {
  readonly report: Pick<InvoiceReportView, 'findings' | 'right'> & { readonly reason?: string };
}

/** What is to be corrected on an own invoice, what we look at, and what is right. */
export function InvoiceFindings({ report: { findings, right, reason } }: InvoiceFindingsProps) {
  const wrong = findings.filter(({ effect }) => effect === 'refuse');
  const other = findings.filter(({ effect }) => effect !== 'refuse');
  return (
    <>
      {reason !== undefined && <p className="mt-2 font-emphasis wrap-anywhere">{reason}</p>}
      {wrong.length > 0 && (
        <ul className="mt-2 grid gap-2" aria-label="Zu berichtigen">
          {wrong.map(({ code, text, advice }) => (
            <li key={code} className="border-t border-line pt-2 wrap-anywhere">
              <span className="font-emphasis text-warn">{text}</span> {advice}
            </li>
          ))}
        </ul>
      )}
      {other.length > 0 && (
        <ul className="mt-2 grid gap-2" aria-label="Hinweise">
          {other.map(({ code, text, advice }) => (
            <li key={code} className="border-t border-line pt-2 wrap-anywhere">
              {text} {advice}
            </li>
          ))}
        </ul>
      )}
      {right.length > 0 && (
        <p className="mt-3 wrap-anywhere">
          <span className="font-emphasis text-ok">Stimmt:</span> {right.join(' · ')}
        </p>
      )}
    </>
  );
}
