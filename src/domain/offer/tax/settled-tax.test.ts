import { describe, expect, it } from 'vitest';
import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import { saleOf } from '#domain/sale/sale.ts';
import { taskOf } from '#domain/sale/task-of.ts';
import { commandFor } from '#tests/factories/offer-command.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import type { OfferEvent } from '../events/events.ts';
import { evolve } from '../events/evolve.ts';
import { checkedOffer, requireFact } from '../state.ts';
import { summaryOf } from '../summary.ts';

type Settling = 'skipAdjustingBid' | 'acceptAdjustedBid';
const settling = ['skipAdjustingBid', 'acceptAdjustedBid'] as const;

/** A business that agreed to a Gutschrift, its price for goods of 6,000 euros not settled yet. */
function inspected(by: Settling, vatStatus: 'regular' | 'smallBusiness' = 'regular'): OfferStory {
  const { state, now } = offerIn(by === 'skipAdjustingBid' ? 'tested' : 'adjusted');
  const addresses = requireFact(state, 'addresses');
  const lines = [{ itemId: 'item-1', quantity: 1, total: 600_000, deductions: [] }];
  const big = {
    ...state,
    agreement: { ...requireFact(state, 'agreement'), lines, total: 600_000 },
    addresses: { ...addresses, contractDetails: { ...addresses.contractDetails, vatStatus } },
  };
  return OfferStory.from(checkedOffer(big), now);
}

function settled(by: Settling, kind: ReverseChargeClass, vatStatus?: 'smallBusiness'): OfferStory {
  const story = inspected(by, vatStatus);
  const actor = by === 'skipAdjustingBid' ? 'provider' : 'customer';
  return story.given(actor, { ...commandFor(by, story.state, story.now), classes: { 'item-1': kind } });
}

const creditNote = (kind: ReverseChargeClass) =>
  ({ type: 'addCreditNote', number: 'GS-2026-000001', classes: { 'item-1': kind } }) as const;

describe.each(settling)('once the price is settled by %s (INV-15)', (by) => {
  it('it is our turn where nobody knows who owes the tax: somebody has to decide', () => {
    const { state } = settled(by, 'review');
    expect(summaryOf(state)).toMatchObject({ waitsForSeller: false, otherTax: 'undecided' });
    expect(taskOf(saleOf(state))).toBe('decideTax');
  });

  it('the provider goes on where the tax is known, and a price of listed goods is plainly net', () => {
    expect(summaryOf(settled(by, 'tablet').state)).toMatchObject({ waitsForSeller: false, otherTax: 'undecided' });
    const { waitsForSeller, otherTax } = summaryOf(settled(by, 'none').state);
    expect([waitsForSeller, otherTax]).toEqual([false, undefined]);
  });

  it('goods are no question to a small business, which has no tax to owe', () => {
    const { state } = settled(by, 'review', 'smallBusiness');
    expect(summaryOf(state)).toMatchObject({ waitsForSeller: false, otherTax: 'smallBusiness' });
  });

  it('a Gutschrift goes by what was judged then, whatever the catalogue says later', () => {
    expect(settled(by, 'review').ask('provider', creditNote('none'))).toEqual({ refusal: 'reverseChargeNeedsReview' });
    const { state } = settled(by, 'tablet').given('provider', creditNote('none'));
    expect(state.document).toMatchObject({ reverseCharge: { sum: 600_000, itemIds: ['item-1'] } });
  });

  it('a log from before that fact folds as it did, and its Gutschrift is judged when it is written', () => {
    const story = inspected(by);
    const type = by === 'skipAdjustingBid' ? 'adjustingBidSkipped' : 'adjustedBidAccepted';
    const old = { type, data: {}, version: story.state.version + 1, actor: 'provider', at: story.now } as OfferEvent;
    const state = evolve(story.state, old);
    expect(state).not.toHaveProperty('reverseCharge');
    expect(summaryOf(state)).toMatchObject({ waitsForSeller: false });
    const asked = OfferStory.from(state, story.now);
    expect(asked.ask('provider', creditNote('review'))).toEqual({ refusal: 'reverseChargeNeedsReview' });
    expect(asked.ask('provider', creditNote('none'))).toHaveProperty('events');
  });
});
