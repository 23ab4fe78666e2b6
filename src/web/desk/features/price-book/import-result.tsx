import { useState } from 'react';
import type { ImportedBook } from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { BookDiff } from './book-diff.tsx';
import { DryRunResult } from './dry-run-result.tsx';
import { UnusualList } from './unusual-list.tsx';

interface ImportResultProps {
  readonly checked: ImportedBook;
  readonly busy: boolean;
  /** Why it was not taken. */
  readonly refusal: string | undefined;
  readonly onTake: (confirmed: boolean) => void;
}

/** What a file would change, what of it is refused, what it would have bid; taken with a second word where it is much. */
export function ImportResult({ checked, busy, refusal, onTake }: ImportResultProps) {
  const [confirmed, setConfirmed] = useState(false);
  const [meant, setMeant] = useState(false);
  const { version, diff, refused, refusedCount, changesNothing, needsConfirmation, unusual, unusualCount, dryRun } =
    checked;
  const mayTake = version === undefined && !changesNothing;
  const isConfirmed = (!needsConfirmation || confirmed) && (unusualCount === 0 || meant);
  return (
    <section aria-label="Was die Datei ändert" className="grid gap-4">
      <h2>{version === undefined ? 'Was die Datei ändert' : 'Was sie geändert hat'}</h2>
      {changesNothing ? <p>Die Datei sagt dasselbe wie das Preisbuch.</p> : <BookDiff diff={diff} />}
      {refusedCount > 0 && (
        <>
          <h3>
            {refusedCount === 1 ? '1 Zeile wird nicht übernommen' : `${refusedCount} Zeilen werden nicht übernommen`}
          </h3>
          <DataTable
            caption="Zeilen, die nicht übernommen werden"
            rows={refused}
            keyOf={({ part, line }, index) => `${part} ${line} ${index}`}
            empty=""
            columns={[
              { title: 'Liste', cell: ({ part }) => bookPartTitles[part] },
              { title: 'Zeile', isNumber: true, cell: ({ line }) => line },
              { title: 'Warum', cell: ({ text }) => text },
            ]}
          />
        </>
      )}
      {mayTake && (
        <div className="grid gap-3">
          {needsConfirmation && (
            <Checkbox
              name="confirmed"
              label="Ich habe gesehen, dass sich jeder Preis ändert oder Zeilen verloren gehen. Das soll so sein."
              value={confirmed}
              onChange={setConfirmed}
            />
          )}
          {unusualCount > 0 && (
            <>
              <UnusualList reckonings={unusual} count={unusualCount} />
              <Checkbox
                name="meant"
                label={unusualCount === 1 ? 'Dieser Betrag ist so gemeint.' : 'Jeder dieser Beträge ist so gemeint.'}
                value={meant}
                onChange={setMeant}
              />
            </>
          )}
          <div>
            <Refusal text={refusal} />
            {isConfirmed && (
              <Button
                kind="primary"
                busy={busy}
                busyText="Wird gespeichert …"
                onClick={() => onTake(confirmed || meant)}
              >
                Als neue Fassung übernehmen
              </Button>
            )}
          </div>
        </div>
      )}
      <h3>Probelauf mit dieser Datei</h3>
      <DryRunResult run={dryRun} />
    </section>
  );
}
