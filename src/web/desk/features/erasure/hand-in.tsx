import { reportCalls, reportLimits, type TakenReport, takenReportsSchema } from '#contract/devices/erasure-reports.ts';
import { runCountsText } from '#contract/devices/medium-words.ts';
import { unreadTexts } from '#domain/erasure/unread.ts';
import { useDesk } from '../../desk-context.ts';
import { HandInFiles } from '../../ui/hand-in-files.tsx';

/** Reports are dropped, many at once, and each says what was believed. */
export function HandIn() {
  const { api } = useDesk();
  return (
    <HandInFiles
      name="loeschberichte"
      label="Löschberichte einlesen"
      hint={`Blancco (XML), nwipe (Protokoll oder Zertifikat), nvme-cli und hdparm (Mitschrift) oder die eigene Tabelle, je Datei bis ${reportLimits.bytes / 1024 / 1024} MB.`}
      endings={['xml', 'log', 'txt', 'pdf', 'csv']}
      bytes={reportLimits.bytes}
      send={async (form) => {
        const { reports } = takenReportsSchema.parse(await api.upload(reportCalls.upload, form));
        return reports.map((report) => ({
          name: report.name,
          text: resultOf(report),
          isRefused: report.unread !== undefined,
          report,
        }));
      }}
      sumUp={(files) => totalOf(files.map(({ report }) => report))}
    />
  );
}

/** Of several files together; one that was handed in before counts nothing. */
function totalOf(reports: readonly TakenReport[]): string {
  const fresh = reports.filter(({ isRepeat }) => !isRepeat);
  const sum = (what: 'erased' | 'failed' | 'check' | 'waiting') => fresh.reduce((all, one) => all + one[what], 0);
  return runCountsText({ erased: sum('erased'), failed: sum('failed'), check: sum('check'), waiting: sum('waiting') });
}

function resultOf({ isRepeat, unread, ...counts }: TakenReport): string {
  if (unread) return unreadTexts[unread];
  const counted = runCountsText(counts);
  return isRepeat ? `War schon eingelesen und zählt nicht noch einmal: ${counted}` : counted;
}
