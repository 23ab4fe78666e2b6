import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useDesk } from '../../desk-context.ts';
import { BidPart } from '../../features/bid/bid-part.tsx';
import { CustomerWords } from '../../features/offer/customer-words.tsx';

const loadHistory = loadChunk(() => import('../../features/price-history/price-history.tsx'));
const PriceHistory = lazy(async () => ({ default: (await loadHistory()).PriceHistory }));

/** The sheet on which a buyer bids; once it is sent, the next inquiry that waits for a bid. */
export function BidTab({ offer }: { readonly offer: DeskOfferView }) {
  const { id } = offer;
  const { api } = useDesk();
  const router = useRouter();

  async function toNext() {
    const waiting = await api
      .get(`${deskApi.queue}?tab=ours&task=bid&assigned=meOrNobody`)
      .then(queueSchema.parse, () => undefined);
    const next = waiting?.rows.find((row) => row.id !== id);
    await router.navigate({ href: next ? `${deskPages.offer(next.id)}?ansicht=gebot` : deskPages.today });
  }

  return (
    <>
      <CustomerWords offer={offer} />
      <BidPart
        key={id}
        offerId={id}
        onDone={() => void toNext()}
        history={(modelId) => (
          <Suspense fallback={<p role="status">Der Verlauf wird gelesen …</p>}>
            <PriceHistory entry={modelId} isBeside />
          </Suspense>
        )}
      />
    </>
  );
}
