import { useState } from 'react';
import { archiveCalls, archiveContentsSchema } from '#contract/desk/archive.ts';
import { dayOf } from '#domain/values/day.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';

/** So many years back: longer nothing of the books is kept. */
const yearsBack = 10;

/** All papers of a year in one file, for the provider's own books. */
export function ArchivePart() {
  const { api } = useDesk();
  const thisYear = Number(dayOf(new Date().toISOString()).slice(0, 4));
  const years = Array.from({ length: yearsBack + 1 }, (_none, back) => String(thisYear - back));
  const [year, setYear] = useState(String(thisYear));
  const [empty, setEmpty] = useState<string>();
  const { busy, refusal, run } = useAction(async () => {
    setEmpty(undefined);
    const { files } = archiveContentsSchema.parse(await api.get(`${archiveCalls.contents}?year=${year}`));
    if (files === 0) setEmpty(year);
    else location.assign(`${archiveCalls.file}?year=${year}`);
  });
  return (
    <section aria-labelledby="archive">
      <h2 id="archive">Archiv eines Jahres</h2>
      <p className="mt-2 max-w-[44rem] text-muted">
        Unsere Belege mit E-Rechnungen und Stornobelegen, auch zurückgezogene, Rechnungen der Verkäufer mit Prüfbericht,
        Zahlungsdateien mit Freigaben und Abrufen, Dateien der Bank, Buchungen und Nummern ohne Beleg: als ZIP mit
        Verzeichnis und Prüfsummen. Weicht eine Datei von ihrer Prüfsumme ab, steht das im Verzeichnis.
      </p>
      <div className="mt-4 flex max-w-xl flex-wrap items-end gap-4">
        <div className="min-w-40 grow">
          <Select
            name="archiveYear"
            label="Jahr"
            options={years.map((value) => ({ value, label: value }))}
            emptyText={false}
            value={year}
            onChange={(chosen) => setYear(chosen || year)}
          />
        </div>
        <Button kind="secondary" busy={busy} busyText="Wird vorbereitet …" onClick={() => void run()}>
          Archiv herunterladen
        </Button>
      </div>
      {empty !== undefined && (
        <p role="status" className="mt-3">
          Für {empty} gibt es keine Unterlagen.
        </p>
      )}
      <Refusal text={refusal} />
    </section>
  );
}
