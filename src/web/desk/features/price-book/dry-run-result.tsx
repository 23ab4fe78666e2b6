import { deskPages } from '#contract/desk/desk-urls.ts';
import type { DryRunView } from '#contract/goods/price-book.ts';
import { counted } from '#domain/values/number-text.ts';
import { PageLink } from '#web/ui/page-link.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { euroText, percentChangeText } from './euro-text.ts';

/** What a book would have bid on past inquiries, beside what was given. */
export function DryRunResult({ run }: { readonly run: DryRunView }) {
  const { rows, proposed, given, medianDeviation } = run;
  return (
    <div className="grid gap-4">
      {rows.length > 0 && (
        <p>
          {`${counted(rows.length, 'Anfrage', 'Anfragen')}, verglichen in den Zeilen, die beide Male einen Preis haben: vorgeschlagen ${euroText(proposed)}, geboten ${euroText(given)}.`}
          {medianDeviation !== undefined && ` Abweichung im Median: ${medianDeviation} %.`}
        </p>
      )}
      <DataTable
        caption="Probelauf über die letzten Anfragen"
        rows={rows}
        keyOf={({ offerId }) => offerId}
        empty="Es wurde noch auf keine Anfrage geboten."
        columns={[
          {
            title: 'Anfrage',
            isWhole: true,
            cell: ({ offerId, name }) => <PageLink href={deskPages.offer(offerId)}>{name || 'ohne Nummer'}</PageLink>,
          },
          {
            title: 'Zeilen verglichen',
            isNumber: true,
            cell: ({ comparedLines, lines }) => `${comparedLines} von ${lines}`,
          },
          {
            title: 'Vorgeschlagen',
            isNumber: true,
            cell: (row) => euroText(row.comparedLines > 0 ? row.proposed : undefined),
          },
          { title: 'Geboten', isNumber: true, cell: (row) => euroText(row.comparedLines > 0 ? row.given : undefined) },
          { title: 'Abweichung', isNumber: true, cell: ({ percent }) => percentChangeText(percent) },
        ]}
      />
    </div>
  );
}
