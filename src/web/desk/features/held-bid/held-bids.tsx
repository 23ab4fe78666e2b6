import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { OptionalPart } from '#web/ui/optional-part.tsx';
import { useHeldBids } from '../../held-bids.ts';

const HeldBidLine = lazyRouteComponent(
  loadChunk(() => import('./held-bid-line.tsx')),
  'HeldBidLine',
);

/** Above every page: the bids that were sent and can still be taken back. */
export function HeldBids() {
  const held = useHeldBids();
  if (held.length === 0) return null;
  return (
    <OptionalPart part={HeldBidLine}>
      <section aria-label="Gebote auf dem Weg" className="sticky top-0 z-20 print:hidden">
        {held.map((one, place) => (
          <HeldBidLine key={one.offerId} {...one} isNewest={place === 0} />
        ))}
      </section>
    </OptionalPart>
  );
}
