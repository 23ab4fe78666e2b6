import { shopConfig } from '#shop.config.ts';
import { type PricePolicy, playMarkets, pricePolicies, type SellerShape } from '#tests/support/price-market.ts';

const names: Readonly<Record<PricePolicy, string>> = {
  proposals: 'every proposal taken',
  keep: 'prices kept',
  medianAccepted: 'median of accepted',
};
const markets = 60;
const shapes: readonly (readonly [name: string, first: number, shape: SellerShape])[] = [
  ['practised on, logistic sellers', 1, 'logistic'],
  ['looked at while choosing, normal sellers', 1_001, 'normal'],
  ['held out, normal sellers', 7_700_001, 'normal'],
];

/** What proposals of prices make of simulated markets whose truth is known, beside keeping prices and the median of what was accepted. */
export function benchPricing(): Promise<void> {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const [name, first, shape] of shapes) {
    console.log(`prices, ${name}: ${markets} kinds of 6 models, 6 rounds of 45 days`);
    const seeds = Array.from({ length: markets }, (_, place) => first + place);
    for (const policy of pricePolicies) {
      const { margin, offBefore, offAfter, overshoot, steps } = playMarkets(
        seeds,
        shape,
        policy,
        shopConfig.priceLearning,
      );
      console.log(
        `  ${names[policy].padEnd(22)} expected margin ${percent(margin).padStart(7)} of the best; price off by ${percent(offBefore)} → ${percent(offAfter)}; ` +
          `${steps} steps, furthest past the best price ${percent(overshoot)}`,
      );
    }
  }
  return Promise.resolve();
}
