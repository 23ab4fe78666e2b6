import { useState } from 'react';
import { type BooksPeriodView, booksCalls, booksPeriodSchema, writtenBooksSchema } from '#contract/money/books.ts';
import { type BookFileKind, bookFileKinds, bookFileNames } from '#domain/books/book-file.ts';
import { formatInstant } from '#domain/values/instant-text.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { Refusal } from '#web/ui/refusal.tsx';
import { useAction } from '#web/ui/use-action.ts';
import { useDesk } from '../../desk-context.ts';
import { useRead } from '../../use-read.ts';

/** What a period holds, what its bookings still lack, and the ways to write them. */
export function PeriodPart({ period }: { readonly period: string }) {
  const { data, error, refetch } = useRead(`${booksCalls.period}?period=${period}`, booksPeriodSchema, {
    queryKey: [booksCalls.period, period],
  });
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (!data) return <p role="status">Wird gelesen …</p>;
  return <PeriodBooks view={data} />;
}

export function PeriodBooks({ view }: { readonly view: BooksPeriodView }) {
  const changed = view.outdated.length > 0 && <Changed files={view.outdated} />;
  const gaps = view.missingNumbers.length > 0 && <MissingNumbers numbers={view.missingNumbers} />;
  if (view.rows === 0)
    return (
      <>
        {changed}
        <p className="rounded-sm bg-steel p-5">In diesem Zeitraum gibt es nichts zu buchen.</p>
        {gaps}
      </>
    );
  return (
    <>
      {changed}
      <Facts facts={factsOf(view)} />
      {gaps}
      {view.unpaired.length > 0 && <Unpaired payments={view.unpaired} />}
      {view.missing.length > 0 ? <Missing view={view} /> : <WriteFiles period={view.period} />}
    </>
  );
}

/** A file was handed out before, and is no longer what the period holds. */
function Changed({ files }: { readonly files: BooksPeriodView['outdated'] }) {
  return (
    <div className="mb-5 rounded-sm bg-warn-soft p-5">
      {files.map(({ kind, createdAt }) => (
        <p key={kind}>
          Seit der Datei vom {formatInstant(createdAt)} ({bookFileNames[kind]}) hat sich dieser Zeitraum geändert.
        </p>
      ))}
      <p className="mt-2">
        Eine neue Datei enthält wieder alle Buchungen. Löschen Sie den früheren Stapel, bevor Sie sie einlesen, sonst
        steht vieles doppelt; ist er festgeschrieben, klären Sie das erst mit Ihrem Steuerbüro.
      </p>
    </div>
  );
}

/** A range need not be without gaps, but for each somebody can say why (INV-40). */
function MissingNumbers({ numbers }: { readonly numbers: BooksPeriodView['missingNumbers'] }) {
  return (
    <p className="mt-4 text-muted wrap-anywhere">
      Nummern des Jahres ohne Beleg: {numbers.join(', ')}. Sie wurden nie verwendet und werden nicht mehr vergeben, weil
      etwas abgewiesen wurde oder die Datenbank ausfiel; danach geht es bis zu 32 Nummern weiter.
    </p>
  );
}

/** The tax adviser would ask what they are for. */
function Unpaired({ payments }: { readonly payments: BooksPeriodView['unpaired'] }) {
  return (
    <section className="mt-5 rounded-sm bg-warn-soft p-5" aria-labelledby="unpaired">
      <h3 id="unpaired">Zahlungen, zu denen kein Einkauf gebucht ist</h3>
      <ul className="mt-2">
        {payments.map(({ number, text, amount }) => (
          <li key={`${number} ${text}`} className="wrap-anywhere">
            {number}: {text}, {money(amount)}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        Der Beleg wurde zurückgenommen, oder die Rechnung des Verkäufers gilt nicht als zahlbar. Die Zahlungen stehen in
        der Datei. Klären Sie den Einkauf, bevor Sie sie übergeben.
      </p>
    </section>
  );
}

const money = (euros: number) => formatMoney(fromEuros(euros));

function factsOf({ rows, papers, reversed, paid, purchases, payments, chart }: BooksPeriodView) {
  return [
    { name: 'Belege', value: String(papers) },
    ...(reversed === 0 ? [] : [{ name: 'Zurückgenommene Belege', value: `${reversed}, auch aus früheren Zeiträumen` }]),
    { name: reversed === 0 ? 'Summe der Belege' : 'Summe abzüglich der Rücknahmen', value: money(purchases) },
    { name: 'Zahlungen', value: `${paid}, zusammen ${money(payments)}` },
    { name: 'Buchungen', value: `${rows} nach ${chart}` },
  ];
}

function Missing({ view }: { readonly view: BooksPeriodView }) {
  return (
    <section className="mt-5 rounded-sm bg-steel p-5" aria-labelledby="missing">
      <h3 id="missing">Erst fehlt noch etwas in den Einstellungen</h3>
      <ul className="mt-2">
        {view.missing.map(({ place, what }) => (
          <li key={place}>
            {what}: <code className="wrap-anywhere">{place}</code>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">Bis dahin wird keine Datei geschrieben, auch keine unvollständige.</p>
    </section>
  );
}

function WriteFiles({ period }: { readonly period: string }) {
  const [isFixed, setFixed] = useState(false);
  return (
    <div className="mt-5 grid gap-4">
      <Checkbox
        name="isFixed"
        label="Festschreiben: Die Buchungen werden in DATEV nicht mehr geändert"
        value={isFixed}
        onChange={setFixed}
      />
      <div className="flex flex-wrap gap-3">
        {bookFileKinds.map((kind) => (
          <WriteButton key={kind} kind={kind} period={period} isFixed={isFixed} />
        ))}
      </div>
    </div>
  );
}

interface WriteButtonProps {
  readonly period: string;
  readonly kind: BookFileKind;
  readonly isFixed: boolean;
}

/** Writes the file, or finds the one that was written before, and hands it out. */
function WriteButton({ period, kind, isFixed }: WriteButtonProps) {
  const { api, queries } = useDesk();
  const { busy, refusal, run } = useAction(async () => {
    const { id } = writtenBooksSchema.parse(await api.post(booksCalls.write, { period, kind, isFixed }));
    await queries.invalidateQueries({ queryKey: [booksCalls.exports] });
    await queries.invalidateQueries({ queryKey: [booksCalls.period, period] });
    location.assign(booksCalls.file(id));
  });
  return (
    <div>
      <Button
        kind={kind === 'datev' ? 'primary' : 'secondary'}
        busy={busy}
        busyText="Wird geschrieben …"
        onClick={() => void run()}
      >
        {bookFileNames[kind]}
      </Button>
      <Refusal text={refusal} />
    </div>
  );
}
