import { useState } from 'react';
import { priceBookCalls, priceHistorySchema } from '#contract/goods/price-book.ts';
import { Button } from '#web/ui/button.tsx';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { useRead } from '../../use-read.ts';
import { PriceChart } from './price-chart.tsx';
import { PriceHistoryList } from './price-history-list.tsx';
import { PriceHistoryTable } from './price-history-table.tsx';

interface PriceHistoryProps {
  readonly entry: string;
  /** In the narrow column beside something that names the model already. */
  readonly isBeside?: boolean;
}

/** What a model was worth so far: a chart of bids, agreements and payments beside the list, with its table behind it. */
export function PriceHistory({ entry, isBeside = false }: PriceHistoryProps) {
  const [asTable, setAsTable] = useState(false);
  const { data, error, refetch } = useRead(
    `${priceBookCalls.history}?entry=${encodeURIComponent(entry)}`,
    priceHistorySchema,
    {
      queryKey: [priceBookCalls.history, entry],
    },
  );
  if (error) return <ReadRefusal error={error} read={refetch} />;
  if (data === undefined) return <p>Der Verlauf wird gelesen …</p>;
  const Table = isBeside ? PriceHistoryList : PriceHistoryTable;
  const isEmpty = data.observations.length + data.listPrices.length === 0;
  return (
    <section aria-label="Preisverlauf" className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {!isBeside && <h2>{data.title}</h2>}
        {!isEmpty && (
          <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Als Kurve' : 'Als Tabelle'}
          </Button>
        )}
      </div>
      {isEmpty ? (
        <p className="rounded-sm bg-steel p-5">Noch nie geboten, und kein Preis in der Liste.</p>
      ) : asTable ? (
        <Table history={data} />
      ) : (
        <PriceChart history={data} isBeside={isBeside} />
      )}
    </section>
  );
}
