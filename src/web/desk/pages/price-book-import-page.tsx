import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { type ImportedBook, importedBookSchema, largestImport, priceBookCalls } from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import { bookParts, type ImportMode, importModes } from '#domain/pricing/price-book.ts';
import { base64Of } from '#web/lib/base64-of.ts';
import { fileRefusal } from '#web/lib/file-refusal.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useDesk } from '../desk-context.ts';
import { ImportResult } from '../features/price-book/import-result.tsx';
import { PriceBookFrame, useBookHead } from '../features/price-book/price-book-frame.tsx';

const modeNames = { replace: 'gehen weg', update: 'bleiben' } as const;

/** The book out as files, and in again: a look at what a file changes comes before it counts. */
export function PriceBookImportPage() {
  const { api, queries } = useDesk();
  const { data: head } = useBookHead();
  const [part, setPart] = useState<(typeof bookParts)[number]>('rows');
  const [mode, setMode] = useState<ImportMode>('replace');
  const [file, setFile] = useState<File>();
  const [checked, setChecked] = useState<ImportedBook>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function send(more: { take?: boolean; confirmed?: boolean } = {}) {
    if (file === undefined || head === undefined || busy) return;
    setRefusal(fileRefusal(file, { endings: ['csv', 'xlsx'], largest: largestImport }));
    if (fileRefusal(file, { endings: ['csv', 'xlsx'], largest: largestImport }) !== undefined) return;
    setBusy(true);
    try {
      const body = { basedOn: head.version, part, mode, name: file.name, content: await base64Of(file), ...more };
      setChecked(importedBookSchema.parse(await api.post(priceBookCalls.import, body)));
      if (more.take)
        await queries.invalidateQueries({
          predicate: ({ queryKey: [name] }) => String(name).startsWith('/desk/api/price'),
        });
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <PriceBookFrame here={deskPages.priceBookImport}>
      <section className="grid gap-3">
        <h2>Ausfuhr</h2>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <PageLink href={`${priceBookCalls.export}?format=xlsx`} download="Preisbuch.xlsx">
            Alle Listen als XLSX
          </PageLink>
          {bookParts.map((one) => (
            <PageLink
              key={one}
              href={`${priceBookCalls.export}?format=csv&part=${one}`}
              download={`${bookPartTitles[one]}.csv`}
            >
              {`${bookPartTitles[one]} als CSV`}
            </PageLink>
          ))}
        </p>
      </section>
      <section className="grid gap-3">
        <h2>Einfuhr</h2>
        <p className="text-muted">
          Bevor die Datei gilt, steht hier, was sich ändert. Möglich sind CSV und XLSX bis 5 MB.
        </p>
        <div className="flex flex-wrap items-end gap-4">
          <Select
            name="part"
            label="Liste, wenn die Datei keine nennt"
            emptyText={false}
            options={bookParts.map((one) => ({ value: one, label: bookPartTitles[one] }))}
            value={part}
            onChange={(chosen) => setPart(chosen || 'rows')}
          />
          <Select
            name="mode"
            label="Zeilen, die in der Datei fehlen"
            emptyText={false}
            options={importModes.map((one) => ({ value: one, label: modeNames[one] }))}
            value={mode}
            onChange={(chosen) => {
              setMode(chosen || 'replace');
              setChecked(undefined);
            }}
          />
          <label className="grid gap-1">
            <span className="font-emphasis">Datei</span>
            <input
              type="file"
              accept=".csv,.xlsx"
              className="min-h-11 rounded-sm border-[1.5px] border-ink bg-sheet p-2"
              onChange={(event) => {
                setFile(event.target.files?.[0]);
                setChecked(undefined);
                setRefusal(undefined);
              }}
            />
          </label>
          {file && head && (
            <Button busy={busy} busyText="Wird gelesen …" onClick={() => void send()}>
              Datei prüfen
            </Button>
          )}
        </div>
        <Refusal text={checked ? undefined : refusal} />
      </section>
      {checked?.version !== undefined && (
        <Notice kind="ok" title={`Gespeichert als Fassung ${checked.version}`} takesFocus />
      )}
      {checked && (
        <ImportResult
          checked={checked}
          busy={busy}
          refusal={refusal}
          onTake={(confirmed) => void send({ take: true, confirmed })}
        />
      )}
    </PriceBookFrame>
  );
}
