import { deskPages } from '#contract/desk/desk-urls.ts';
import { dryRunSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { ReadRefusal } from '#web/ui/read-refusal.tsx';
import { DryRunResult } from '../features/price-book/dry-run-result.tsx';
import { PriceBookFrame } from '../features/price-book/price-book-frame.tsx';
import { useRead } from '../use-read.ts';

export function PriceBookDryRunPage() {
  const { data, error, refetch } = useRead(priceBookCalls.dryRun, dryRunSchema);
  return (
    <PriceBookFrame here={deskPages.priceBookDryRun}>
      <h2>Was die letzten 50 Anfragen heute geboten bekämen</h2>
      <ReadRefusal error={error} read={refetch} />
      {data === undefined ? !error && <p>Wird gerechnet …</p> : <DryRunResult run={data} />}
    </PriceBookFrame>
  );
}
