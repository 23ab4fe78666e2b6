import { reportCalls, reportLimits, type TakenReport, takenReportsSchema } from '#contract/devices/erasure-reports.ts';
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
        }));
      }}
    />
  );
}

function resultOf({ isRepeat, unread, erased, failed, check, waiting }: TakenReport): string {
  if (unread) return unreadTexts[unread];
  const parts = [
    [erased, 'gelöscht'],
    [failed, 'nicht gelöscht'],
    [check, 'zu prüfen'],
    [waiting, 'nicht zugeordnet'],
  ] as const;
  const counted = parts.flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : [])).join(' · ');
  return isRepeat ? `War schon eingelesen und zählt nicht noch einmal: ${counted}` : counted;
}
