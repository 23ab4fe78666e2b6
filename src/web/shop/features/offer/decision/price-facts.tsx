import type { OfferView } from '#contract/sale/offer-view.ts';
import type { PriceMoney } from '#contract/sale/price-money.ts';
import { moneyLines, netWord, priceBasisText } from '#contract/sale/price-tax-words.ts';
import { formatMoney } from '#domain/values/money.ts';
import { Facts } from '#web/ui/facts.tsx';
import { euros } from '../euros.ts';

interface PriceFactsProps {
  readonly view: OfferView;
  /** What is sold, where it is not all. */
  readonly goods?: string;
  readonly amount: number;
  readonly price: PriceMoney;
  readonly minimum: number;
}

/** What is agreed to, once more before it binds. */
export function PriceFacts({ view, goods = view.title, amount, price, minimum }: PriceFactsProps) {
  const basis = priceBasisText(price);
  const { otherTax, money, isStatusKnown } = price;
  const parts = money ? moneyLines(otherTax, money, isStatusKnown) : [];
  return (
    <Facts
      facts={[
        { name: 'Geräte', value: goods },
        { name: 'Kaufpreis', value: basis === '' ? euros(amount) : `${euros(amount)}, ${basis}` },
        ...parts.slice(1).map((part) => ({ name: part.name, value: formatMoney(part.amount) })),
        {
          name: 'mindestens, wenn alle Geräte ankommen',
          value: <span className="marked">{euros(minimum) + netWord(money)}</span>,
        },
      ]}
    />
  );
}
