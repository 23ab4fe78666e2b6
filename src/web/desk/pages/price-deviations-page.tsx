import { useState } from 'react';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { bookPageLength, deviationsSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { Button } from '#web/ui/button.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { euroText, percentChangeText } from '../features/price-book/euro-text.ts';
import { PriceBookFrame } from '../features/price-book/price-book-frame.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { WhoAndWhen } from '../ui/who-and-when.tsx';
import { useRead } from '../use-read.ts';

export function PriceDeviationsPage() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useRead(`${priceBookCalls.deviations}?page=${page}`, deviationsSchema, {
    queryKey: [priceBookCalls.deviations, page],
  });
  return (
    <PriceBookFrame here={deskPages.priceDeviations}>
      <h2>Gebote, die vom Vorschlag abweichen</h2>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined ? (
        !error && <p>Wird gelesen …</p>
      ) : (
        <DataTable
          caption="Gebote, die vom Vorschlag abweichen"
          rows={data.rows}
          keyOf={({ offerId }, index) => `${offerId} ${index}`}
          empty="Noch wurde kein Preis anders geboten als vorgeschlagen."
          columns={[
            { title: 'Gerät', cell: ({ title, quantity }) => `${quantity} × ${title}` },
            { title: 'Vorgeschlagen', isNumber: true, cell: ({ proposed }) => euroText(proposed) },
            { title: 'Geboten', isNumber: true, cell: ({ given }) => euroText(given) },
            { title: 'Abweichung', isNumber: true, cell: ({ percent }) => percentChangeText(percent) },
            {
              title: 'Wer und wann',
              cell: ({ by, at, version }) => (
                <WhoAndWhen by={by || 'Schnittstelle'} at={at} more={`Fassung ${version}`} />
              ),
            },
            {
              title: 'Verkauf',
              isWhole: true,
              cell: ({ offerId, name }) => <PageLink href={deskPages.offer(offerId)}>{name || 'ohne Nummer'}</PageLink>,
            },
          ]}
        />
      )}
      {data !== undefined && data.found > bookPageLength && (
        <p className="flex gap-3">
          {page > 1 && <Button onClick={() => setPage(page - 1)}>Vorige Seite</Button>}
          {page * bookPageLength < data.found && <Button onClick={() => setPage(page + 1)}>Nächste Seite</Button>}
        </p>
      )}
    </PriceBookFrame>
  );
}
