import { describe, expect, it } from 'vitest';
import type { ReverseChargeClass } from '#domain/catalogue/goods-facts.ts';
import type { WizardItem } from '#domain/catalogue/wizard-item.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { aCategory, aModelItem, aTypeItem } from '#tests/factories/wizard-items.ts';
import { without } from '../events/event-record.ts';
import { checkedOffer, isIn, type OfferIn } from '../state.ts';
import { reverseChargeClassesOf, reverseChargeOf } from './reverse-charge.ts';

/** A regular business whose contract has lines of these sums in cents; nothing was judged when its price was settled (decision 0595). */
function agreed(sums: Record<string, number>, offeredAsBusiness = true): OfferIn<'payout'> {
  const { state: settled } = offerIn('payout', { shippingMethod: 'shipment', offeredAsBusiness });
  const state = checkedOffer(without(settled, ['reverseCharge']));
  if (!isIn(state, ['payout'])) throw new Error('Nothing is paid yet');
  const lines = Object.entries(sums).map(([itemId, total]) => ({ itemId, quantity: 1, total, deductions: [] }));
  return {
    ...state,
    agreement: { ...state.agreement, lines, total: lines.reduce((sum, { total }) => sum + total, 0) },
  };
}
const classes = { pad: 'tablet', cpu: 'integratedCircuit', server: 'none', surface: 'review' } as const;

describe('the tax that the buyer owes (INV-15)', () => {
  it('is none up to 4,999.99 euros of listed goods, whatever else is sold beside them', () => {
    expect(reverseChargeOf(agreed({ pad: 499_999, server: 900_000 }), classes)).toBeUndefined();
  });

  it('begins at 5,000.00 euros, for the listed goods of the contract together and for no others', () => {
    expect(reverseChargeOf(agreed({ pad: 300_000, server: 900_000, cpu: 200_000 }), classes)).toEqual({
      sum: 500_000,
      threshold: 500_000,
      itemIds: ['pad', 'cpu'],
    });
  });

  it('stays when 5,200 euros were agreed and 4,800 are paid after the inspection', () => {
    const lowered = { ...agreed({ pad: 520_000 }), payoutTotal: 480_000 };
    expect(reverseChargeOf(lowered, classes)).toMatchObject({ sum: 520_000 });
  });

  it('is never that of a private seller', () => {
    expect(reverseChargeOf(agreed({ pad: 900_000 }, false), classes)).toBeUndefined();
  });

  it('is not that of a small business, which has no tax to owe', () => {
    const state = agreed({ pad: 900_000 });
    const contractDetails = { ...state.addresses.contractDetails, vatStatus: 'smallBusiness' } as const;
    expect(reverseChargeOf({ ...state, addresses: { ...state.addresses, contractDetails } }, classes)).toBeUndefined();
  });

  it('is to be judged by somebody where goods of unknown class could reach the sum or belong to it', () => {
    expect(reverseChargeOf(agreed({ surface: 100_000, pad: 399_999 }), classes)).toBeUndefined();
    expect(reverseChargeOf(agreed({ surface: 100_000, pad: 400_000 }), classes)).toBe('review');
    expect(reverseChargeOf(agreed({ unheardOf: 500_000 }), classes)).toBe('review');
  });
});

describe('the class of goods (INV-15)', () => {
  const notebooks = aCategory('notebookTablet');
  const model = (reverseCharge: ReverseChargeClass) => aModelItem({ facts: { reverseCharge } }, notebooks);

  it.each<[string, WizardItem | undefined, ReverseChargeClass]>([
    ['a tablet', model('tablet'), 'tablet'],
    ['a notebook', model('none'), 'none'],
    ['a device between notebook and tablet of which nothing is known', aModelItem({}, notebooks), 'review'],
    ['a loose processor', aTypeItem('cpu'), 'integratedCircuit'],
    ['memory', aTypeItem('ram'), 'none'],
    ['a server', aModelItem({}, aCategory('server')), 'none'],
    ['another device, which may be a telephone', aModelItem({}, aCategory('other')), 'review'],
    ['what has left the catalogue', undefined, 'review'],
  ])('is known by the catalogue: %s', (_, entry, expected) => {
    expect(reverseChargeClassesOf([item({ entryId: 'x' })], { byId: { get: () => entry } })).toEqual({ a: expected });
  });

  it.each<[string, ReverseChargeClass]>([
    ['iPad Pro 11 Zoll', 'review'],
    ['20 Stück Xeon Gold 6130', 'review'],
    ['Server-CPU', 'review'],
    ['Samsung Galaxy S22', 'review'],
    ['PowerEdge R640, 2 × Xeon Gold 6130', 'none'],
    ['12 Bandkassetten LTO-6', 'none'],
  ])("is doubtful where the customer's own words may mean listed goods: %s", (title, expected) => {
    expect(reverseChargeClassesOf([item({ title })], { byId: new Map() })).toEqual({ a: expected });
  });

  const item = (more: { entryId?: string; title?: string }) => ({ id: 'a', title: 'X', quantity: 1, ...more });
});

describe('a Gutschrift', () => {
  it('is refused while nobody knows who owes the tax, and keeps what was decided', () => {
    const { state, now } = offerIn('payout');
    const big = checkedOffer({ ...agreed({ 'item-1': 600_000 }), items: state.items });
    const ask = (kind: ReverseChargeClass) =>
      OfferStory.from(big, now).send('provider', {
        type: 'addCreditNote',
        number: 'GS-2026-000001',
        classes: { 'item-1': kind },
      });
    expect(ask('review')).toEqual({ refusal: 'reverseChargeNeedsReview' });
    const story = OfferStory.from(big, now);
    story.given('provider', { type: 'addCreditNote', number: 'GS-2026-000001', classes: { 'item-1': 'tablet' } });
    expect(story.state.document).toMatchObject({ reverseCharge: { sum: 600_000, itemIds: ['item-1'] } });
  });
});
