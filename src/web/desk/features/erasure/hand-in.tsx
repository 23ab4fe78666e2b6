import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportCalls, reportLimits, type TakenReport, takenReportsSchema } from '#contract/erasure-reports.ts';
import { unreadTexts } from '#domain/erasure/unread.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { FileField } from '#web/ui/fields/file-field.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../../desk-context.ts';

/** So many files go in one call: what was read of the first ones stands there while the others are on their way. */
const together = 5;

/** Reports are dropped, many at once, and each says what was believed. */
export function HandIn() {
  const { api } = useDesk();
  const queries = useQueryClient();
  const [taken, setTaken] = useState<readonly TakenReport[]>([]);
  const [left, setLeft] = useState(0);
  const [refusal, setRefusal] = useState<string>();

  async function send(files: readonly File[]) {
    setRefusal(undefined);
    setTaken([]);
    try {
      for (let at = 0; at < files.length; at += together) {
        setLeft(files.length - at);
        const body = new FormData();
        for (const file of files.slice(at, at + together)) body.append('file', file);
        const { reports } = takenReportsSchema.parse(await api.upload(reportCalls.upload, body));
        setTaken((before) => [...before, ...reports]);
      }
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setLeft(0);
      await queries.invalidateQueries();
    }
  }

  return (
    <div className="grid gap-4">
      <FileField
        name="loeschberichte"
        label="Löschberichte einlesen"
        hint={`Blancco (XML), nwipe (Protokoll oder Zertifikat) oder die eigene Tabelle, je Datei bis ${reportLimits.bytes / 1024 / 1024} MB.`}
        endings={['xml', 'log', 'txt', 'pdf', 'csv']}
        multiple
        disabled={left > 0}
        dropText="Loslassen zum Einlesen"
        value={[]}
        onPick={(files) => void send(files)}
        onRemove={() => {}}
      />
      <Refusal text={refusal} />
      <div role="status">
        {left > 0 && <p>{left === 1 ? 'Noch 1 Datei wird gelesen …' : `Noch ${left} Dateien werden gelesen …`}</p>}
        {taken.length > 0 && (
          <ul className="border-t border-line" aria-label="Eingelesen">
            {taken.map((report, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be handed in twice at once
              <li key={index} className="grid gap-1 border-b border-line py-2">
                <span className="font-emphasis wrap-anywhere">{report.name}</span>
                <span className={report.unread ? 'text-warn' : 'text-muted'}>{resultOf(report)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
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
