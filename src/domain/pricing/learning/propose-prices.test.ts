import { describe, expect, it } from 'vitest';
import { playMarkets } from '#tests/support/price-market.ts';
import { type AnsweredBid, proposePrices } from './propose-prices.ts';

const rules = { markupPercent: 40, largestStepPercent: 10 };
const some = (count: number, more: Partial<AnsweredBid>): AnsweredBid[] =>
  Array.from({ length: count }, (_, place) => ({
    ...{ offerId: `${more.answer} ${place} ${more.rowKey}`, rowKey: 't480', kind: 'notebook', age: 10, bid: 1 },
    ...{ answer: 'accepted' as const, part: 1, cents: 20_000 },
    ...more,
  }));
const declined = { answer: 'declined' } as const;
const countered = { answer: 'countered', wanted: 1.09 } as const;

describe('a proposal', () => {
  it('raises a price that few accept, by no more than the largest step, and says what it would have brought', () => {
    const [proposal, ...others] = proposePrices([...some(3, {}), ...some(5, declined), ...some(6, countered)], rules);
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({ rowKeys: ['t480'], isGroup: false, bids: 14, accepted: 3, wantedPercent: 9 });
    expect(proposal?.percent).toBeGreaterThan(2);
    expect(proposal?.percent).toBeLessThanOrEqual(10);
    expect(proposal?.moreSales).toBeGreaterThan(0);
    expect(proposal?.moreCents).toBeGreaterThan(0);
    expect(proposal?.certainty).toBeGreaterThan(0.9);
    expect(proposal?.shareThen.low).toBeGreaterThan(proposal?.shareNow.low ?? 100);
  });

  it('lowers a price that everybody accepts', () => {
    const [proposal] = proposePrices(some(30, {}), rules);
    expect(proposal?.percent).toBeLessThan(0);
    expect(proposal?.moreCents).toBeLessThan(0);
  });

  it('is none where little is known, and none where the price is right', () => {
    expect(proposePrices(some(3, declined), rules)).toEqual([]);
    expect(proposePrices(some(40, { ...declined, part: 0.05 }), rules)).toEqual([]);
    expect(proposePrices(some(40, { ...declined, age: 400 }), rules)).toEqual([]);
    expect(proposePrices([...some(14, {}), ...some(6, countered)], rules)).toEqual([]);
  });

  it('moves models with few bids together, by half the way at most', () => {
    const models = ['t460', 't470', 't480', 't490', 't14', 'x1'];
    const [proposal] = proposePrices(
      models.flatMap((rowKey) => [...some(2, { rowKey, ...declined }), ...some(1, { rowKey, ...countered })]),
      rules,
    );
    expect(proposal).toMatchObject({ isGroup: true, rowKeys: models, bids: 18 });
    expect(proposal?.percent).toBeLessThanOrEqual(5);
  });

  it('that was rejected comes back once as many bids were answered since', () => {
    const old = some(12, { ...countered, age: 40 });
    const rejected = new Map([['row t480', 20]]);
    expect(proposePrices(old, rules)[0]?.key).toBe('row t480');
    expect(proposePrices(old, rules, rejected)).toEqual([]);
    expect(proposePrices([...old, ...some(3, declined)], rules, rejected)).toEqual([]);
    expect(proposePrices([...old, ...some(4, declined)], rules, rejected)).toHaveLength(1);
  });

  it('rests after a change of the price until enough was answered since', () => {
    const old = some(12, { ...countered, age: 20, priceAge: 10 });
    expect(proposePrices(old, rules)).toEqual([]);
    expect(proposePrices([...old, ...some(4, { ...countered, age: 5, priceAge: 10 })], rules)).toHaveLength(1);
    expect(proposePrices(some(12, { ...countered, age: 70, priceAge: 65 }), rules)).toHaveLength(1);
  });

  it('tells what buyers changed and what is paid in the end', () => {
    const [proposal] = proposePrices([...some(12, countered), ...some(2, { overridden: 0.08, paid: 0.5 })], rules);
    expect(proposal).toMatchObject({ overridden: 2, overriddenPercent: 8, paidPercent: 92 });
  });
});

describe('proposals in simulated markets, of which the sellers’ lowest prices are known', () => {
  // The longer run with more markets: npm run bench -- pricing
  const practised = [1, 2, 3, 4, 5, 6];
  const heldOut = [7_700_001, 7_700_002, 7_700_003, 7_700_004, 7_700_005, 7_700_006];

  it.each([
    ['practised on', practised, 'logistic'],
    ['held out, of sellers that the method was not made for', heldOut, 'normal'],
  ] as const)('approach the best price, never past it by more than a step: %s', (_name, seeds, shape) => {
    const proposals = playMarkets(seeds, shape, 'proposals', rules);
    expect(proposals.offAfter).toBeLessThan(proposals.offBefore * 0.7);
    expect(proposals.overshoot).toBeLessThanOrEqual(rules.largestStepPercent / 100);
    expect(proposals.margin).toBeGreaterThan(playMarkets(seeds, shape, 'keep', rules).margin);
    expect(proposals.margin).toBeGreaterThan(playMarkets(seeds, shape, 'medianAccepted', rules).margin);
  });
});
