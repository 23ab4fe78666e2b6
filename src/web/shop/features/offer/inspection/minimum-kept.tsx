import type { OfferView } from '#contract/sale/offer-view.ts';
import type { PriceMoney } from '#contract/sale/price-money.ts';
import { netWord } from '#contract/sale/price-tax-words.ts';
import { euros } from '../euros.ts';

interface MinimumKeptProps {
  /** Of the agreed sheet, in euros. */
  readonly minimum: number | undefined;
  readonly adjustment: NonNullable<OfferView['adjustment']>;
  /** What stands above it: beside a gross amount this one says that it is net. */
  readonly price: PriceMoney;
}

/** What has become of the promise on the sheet: it stands for what has arrived. */
export function MinimumKept({ minimum, adjustment, price }: MinimumKeptProps) {
  if (minimum === undefined) return null;
  const net = netWord(price.money);
  const missing = adjustment.lines.reduce((sum, { quantity, received }) => sum + quantity - received, 0);
  if (missing === 0) {
    return (
      <p className="mt-3">
        Ihr Mindestbetrag von <strong className="marked whitespace-nowrap">{euros(minimum)}</strong>
        {net} ist eingehalten.
      </p>
    );
  }
  return (
    <p className="mt-3">
      Ihr Mindestbetrag von {euros(minimum)}
      {net} galt für den Fall, dass alle Geräte ankommen.{' '}
      {missing === 1 ? 'Ein Gerät fehlt' : `${missing} Geräte fehlen`}; bei den angekommenen gelten nur die Abzüge Ihres
      Preisblatts.
    </p>
  );
}
