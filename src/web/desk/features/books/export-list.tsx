import { booksCalls, booksExportsSchema } from '#contract/money/books.ts';
import { bookFileNames } from '#domain/books/book-file.ts';
import { formatMoney, fromEuros } from '#domain/values/money.ts';
import { numberText } from '#domain/values/number-text.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { WhoAndWhen } from '../../ui/who-and-when.tsx';
import { useRead } from '../../use-read.ts';

/** The files that were written before: the same bytes as then. */
export function ExportList() {
  const { data, error, refetch } = useRead(booksCalls.exports, booksExportsSchema, {
    select: ({ exports }) => exports,
  });
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (!data) return <p role="status">Wird geladen …</p>;
  return (
    <DataTable
      caption="Geschriebene Dateien"
      rows={data}
      keyOf={({ id }) => id}
      empty="Noch keine Datei."
      columns={[
        { title: 'Zeitraum', isWhole: true, cell: ({ period }) => period },
        {
          title: 'Datei',
          cell: ({ id, kind, isFixed }) => (
            <a href={booksCalls.file(id)} download className="text-link">
              {bookFileNames[kind]}
              {isFixed && ', festgeschrieben'}
            </a>
          ),
        },
        { title: 'Buchungen', isNumber: true, cell: ({ rows }) => numberText(rows) },
        { title: 'Belege', isNumber: true, cell: ({ purchases }) => formatMoney(fromEuros(purchases)) },
        {
          title: 'SHA-256',
          cell: ({ sha256 }) => (
            <span title={sha256} className="whitespace-nowrap tabular-nums">
              {sha256.slice(0, 12)}…
            </span>
          ),
        },
        { title: 'Wer und wann', cell: ({ by, createdAt }) => <WhoAndWhen by={by} at={createdAt} /> },
      ]}
    />
  );
}
