import type { OfferView } from '#contract/sale/offer-view.ts';
import { DeletionRecord } from './deletion-record.tsx';
import { ReceiptRecord } from './receipt-record.tsx';
import { TestingRecord } from './testing-record.tsx';

/** Everything the workshop has recorded so far. */
export function Records({ view }: { readonly view: OfferView }) {
  return (
    <>
      <TestingRecord view={view} />
      <DeletionRecord view={view} />
      <ReceiptRecord view={view} />
    </>
  );
}
