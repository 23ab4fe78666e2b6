import type { OfferView } from '#contract/offer-view.ts';
import type { Fact } from '#web/ui/facts.tsx';
import { transportFacts } from './packing/transport-facts.ts';

const travels: ReadonlySet<OfferView['stage']> = new Set(['negotiation', 'logistics']);
const awaitsPayout: ReadonlySet<OfferView['stage']> = new Set(['negotiation', 'logistics', 'deletion', 'testing']);

/** What the rest of the way takes, and what it costs the customer. */
export function nextFacts(view: OfferView): readonly Fact[] {
  const own = view.shippingMethod === 'delivery' && travels.has(view.stage);
  return [
    ...(view.turn !== 'nobody' && travels.has(view.stage) ? transportFacts(view) : []),
    ...(view.turn === 'nobody' || !awaitsPayout.has(view.stage)
      ? []
      : [{ name: 'Auszahlung', value: 'nach der Prüfung' }]),
    { name: 'Kosten für Sie', value: own ? 'nur Ihre Fahrt' : 'keine' },
  ];
}
