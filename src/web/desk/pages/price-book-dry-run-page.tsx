import { deskPages } from '#contract/desk/desk-urls.ts';
import { dryRunSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { messageOf } from '#web/lib/problem-error.ts';
import { Refusal } from '#web/ui/refusal.tsx';
import { DryRunResult } from '../features/price-book/dry-run-result.tsx';
import { PriceBookFrame } from '../features/price-book/price-book-frame.tsx';
import { useRead } from '../use-read.ts';

export function PriceBookDryRunPage() {
  const { data, error } = useRead(priceBookCalls.dryRun, dryRunSchema);
  return (
    <PriceBookFrame here={deskPages.priceBookDryRun}>
      <h2>Was die letzten 50 Anfragen heute geboten bekämen</h2>
      {error && <Refusal text={messageOf(error)} />}
      {data === undefined ? !error && <p>Wird gerechnet …</p> : <DryRunResult run={data} />}
    </PriceBookFrame>
  );
}
