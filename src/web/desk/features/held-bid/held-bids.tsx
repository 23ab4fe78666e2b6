import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { useHeldBids } from '../../held-bids.ts';

const load = loadChunk(() => import('./held-bid-line.tsx'));
const HeldBidLine = lazy(async () => ({ default: (await load()).HeldBidLine }));

/** Above every page: the bids that were sent and can still be taken back. */
export function HeldBids() {
  const held = useHeldBids();
  if (held.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <section aria-label="Gebote auf dem Weg" className="sticky top-0 z-20 print:hidden">
        {held.map((one, place) => (
          <HeldBidLine key={one.offerId} {...one} isNewest={place === 0} />
        ))}
      </section>
    </Suspense>
  );
}
