import { useCallback, useEffect, useState } from 'react';
import { paperCalls } from '#contract/papers/paper-calls.ts';
import { type PaperYears, paperYearsSchema } from '#contract/papers/paper-years.ts';
import { numberText } from '#domain/values/number-text.ts';
import { browserApi } from '#web/lib/browser-api.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';

/** Everything on paper about all sales, for whoever keeps the seller's books. */
export function PaperArchives() {
  return (
    <div className="mt-8 print:hidden">
      <Disclosure title="Unterlagen für Ihre Buchhaltung (ZIP)">
        <Archives />
      </Disclosure>
    </div>
  );
}

function Archives() {
  const [years, setYears] = useState<PaperYears['years']>();
  const [problem, setProblem] = useState<unknown>();
  const read = useCallback(async () => {
    setProblem(undefined);
    try {
      setYears(paperYearsSchema.parse(await browserApi.get(paperCalls.years)).years);
    } catch (error) {
      setProblem(error);
    }
  }, []);
  useEffect(() => void read(), [read]);
  if (problem !== undefined) return <ReadRefusal error={problem} read={read} />;
  if (years === undefined)
    return (
      <p role="status" className="text-sm text-muted">
        Unterlagen werden gesucht …
      </p>
    );
  if (years.length === 0)
    return <p>Noch keine. Der erste Beleg ist der Kaufvertrag, sobald Sie einen Preis angenommen haben.</p>;
  return (
    <>
      <p className="max-w-[40rem]">
        Verträge, Belege, Nachweise und Listen aller Verkäufe, nach Verkäufen geordnet. Die Datei index.csv nennt jeden
        Beleg mit Nummer, Datum, Betrag und Prüfsumme.
      </p>
      <ul className="mt-3 max-w-[40rem] border-t border-line">
        {years.map(({ year, papers }) => (
          <Archive key={year} title={`Unterlagen ${year}`} papers={papers} address={paperCalls.ofYear(year)} />
        ))}
        {years.length > 1 && (
          <Archive
            title="Alle Unterlagen"
            papers={years.reduce((sum, { papers }) => sum + papers, 0)}
            address={paperCalls.ofYear()}
          />
        )}
      </ul>
    </>
  );
}

function Archive({
  title,
  papers,
  address,
}: {
  readonly title: string;
  readonly papers: number;
  readonly address: string;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1">
      <span>
        {title}
        <span className="block text-sm text-muted">
          {papers === 1 ? '1 Dokument von uns' : `${numberText(papers)} Dokumente von uns`}
        </span>
      </span>
      <ActionButton kind="quiet" busyText="Wird zusammengestellt …" action={() => saveFile(address)}>
        <span className="sr-only">{title}: </span>
        Herunterladen
      </ActionButton>
    </li>
  );
}
