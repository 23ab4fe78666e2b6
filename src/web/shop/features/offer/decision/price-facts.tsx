import type { OfferView } from '#contract/offer-view.ts';
import { priceBasis } from '#web/lib/price-basis.ts';
import { Facts } from '#web/ui/facts.tsx';
import { euros } from '../euros.ts';

interface PriceFactsProps {
  readonly view: OfferView;
  /** What is sold, where it is not all. */
  readonly goods?: string;
  readonly amount: number;
  readonly minimum: number;
}

/** What is agreed to, once more before it binds. */
export function PriceFacts({ view, goods = view.title, amount, minimum }: PriceFactsProps) {
  const basis = priceBasis(view);
  return (
    <Facts
      facts={[
        { name: 'Geräte', value: goods },
        { name: 'Kaufpreis', value: basis === '' ? euros(amount) : `${euros(amount)}, ${basis}` },
        { name: 'mindestens, wenn alle Geräte ankommen', value: <span className="marked">{euros(minimum)}</span> },
      ]}
    />
  );
}
