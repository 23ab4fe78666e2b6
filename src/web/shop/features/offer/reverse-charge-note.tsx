import type { OfferView } from '#contract/sale/offer-view.ts';
import { isTaxedAsUsual, judgedGoodsIn, type TaxedView } from '#contract/sale/price-money.ts';
import { listedClassNames } from '#contract/sale/price-tax-words.ts';
import { pricedLines } from '#domain/offer/tax/price-tax.ts';
import { reverseChargeThreshold } from '#domain/offer/tax/reverse-charge.ts';
import { formatMoney } from '#domain/values/money.ts';
import { shopConfig } from '#shop.config.ts';

type Lines = readonly { readonly itemId: string; readonly quantity: number; readonly total: number }[];

interface ReverseChargeNoteProps {
  readonly view: TaxedView & { readonly items: readonly Pick<OfferView['items'][number], 'id' | 'title'>[] };
  readonly lines: Lines;
}

const maxNamed = 5;
const percent = `${shopConfig.vatPercent}\u00a0%`;

/** On which lines we owe the tax, and why; or that nobody can say it, and what follows (INV-15). */
export function ReverseChargeNote({ view, lines }: ReverseChargeNoteProps) {
  const { listedGoods } = view;
  if (!listedGoods || !isTaxedAsUsual(view)) return null;
  const { classes } = listedGoods;
  const judged = judgedGoodsIn(view, lines);
  if (judged === 'none') return null;
  const concerned = lines.filter(({ itemId, total }) => total > 0 && classes[itemId] !== undefined);
  const threshold = formatMoney(reverseChargeThreshold);
  if (judged === 'review') {
    const unsure = concerned.filter(({ itemId }) => classes[itemId] === 'review');
    return (
      <p className="mt-3 text-sm text-muted">
        Nicht geklärt ist die Umsatzsteuer auf {namesOf(unsure, view.items)}: Für Tablets, Mobiltelefone, Spielkonsolen
        und lose Prozessoren schulden wir sie ab {threshold} netto je Geschäft (§ 13b Abs. 2 Nr. 10 UStG), und ob diese
        Geräte dazugehören, steht nicht fest. Das klären wir, bevor ein Beleg entsteht.
      </p>
    );
  }
  const kinds = listedClassNames(concerned.map(({ itemId }) => classes[itemId]));
  const isWhole = concerned.length === lines.filter(({ total }) => total > 0).length;
  return (
    <p className="mt-3 text-sm text-muted">
      Auf {isWhole ? 'alle Positionen' : namesOf(concerned, view.items)} schulden wir die Umsatzsteuer (§ 13b Abs. 2 Nr.
      10 UStG): {kinds}, zusammen {formatMoney(judged.sum)} netto vereinbart, mindestens {threshold} in einem Geschäft.
      Auf {isWhole ? 'sie' : 'diese Positionen'} kommt keine dazu{isWhole ? '.' : `, auf die übrigen ${percent}.`}
    </p>
  );
}

/** The same for the price of an offer as it stands. */
export function ReverseChargeOf({ view }: { readonly view: OfferView }) {
  return <ReverseChargeNote view={view} lines={pricedLines(view)} />;
}

/** '2 × iPad Pro und 3 weitere Positionen' */
function namesOf(lines: Lines, items: ReverseChargeNoteProps['view']['items']): string {
  const named = lines
    .slice(0, maxNamed)
    .map(({ itemId, quantity }) => `${quantity} × ${items.find(({ id }) => id === itemId)?.title ?? 'Gerät'}`);
  const more = lines.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` und ${more} weitere ${more === 1 ? 'Position' : 'Positionen'}` : ''}`;
}
