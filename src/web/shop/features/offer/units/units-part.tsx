import { lazyRouteComponent } from '@tanstack/react-router';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { LatePart } from '#web/shop/late-part.tsx';

/** Late: a sale has no devices with us for the most of its way. */
const SaleUnits = lazyRouteComponent(
  loadChunk(() => import('./sale-units.tsx')),
  'SaleUnits',
);

/** Phases in which devices are with us, or were. */
const phases: readonly OfferView['phase'][] = [
  ...([
    'handover',
    'inTransit',
    'received',
    'erased',
    'tested',
    'adjusted',
    'payout',
    'finished',
    'completed',
  ] as const),
  ...(['returning', 'aborted'] as const),
];

/** The devices of a sale one by one, from the ramp on. */
export function UnitsPart({ view }: { readonly view: OfferView }) {
  if (!phases.includes(view.phase)) return null;
  return (
    <LatePart part={SaleUnits}>
      <SaleUnits view={view} />
    </LatePart>
  );
}
