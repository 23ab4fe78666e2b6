import type { OfferView } from '#contract/sale/offer-view.ts';
import { moneyOfLines, type PriceMoney } from '#contract/sale/price-money.ts';
import type { ChosenLines } from './use-line-choice.ts';

/** What the chosen lines of a bid come to net, with tax and gross. */
export function moneyOfChoice(view: OfferView, { left }: Pick<ChosenLines, 'left'>): PriceMoney {
  const lines = view.bid?.lines ?? [];
  return moneyOfLines(
    view,
    lines.filter(({ itemId }) => !left.has(itemId)),
  );
}
