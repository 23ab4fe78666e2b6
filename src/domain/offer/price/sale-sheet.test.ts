import { describe, expect, it } from 'vitest';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { bidMinimum, bidTotal, inquiryId, items } from '#tests/factories/offer-values.ts';
import type { OfferState } from '../state.ts';
import { type SaleSheet, saleSheetOf } from './sale-sheet.ts';
import { saleSheetsOf } from './sale-sheet-kinds.ts';

function sheetOf(state: OfferState, kind: Parameters<typeof saleSheetOf>[1]): SaleSheet {
  const sheet = saleSheetOf(state, kind);
  if (!sheet) throw new Error(`No sheet of the ${kind}`);
  return sheet;
}
const sumOf = ({ rows }: SaleSheet) =>
  rows.reduce((sum, { outcome, price }) => sum + ((outcome ?? price)?.total ?? Number.NaN), 0);

describe('the sheets of a sale', () => {
  it('grow with its steps', () => {
    expect(saleSheetsOf(offerIn('submitted').state)).toEqual(['inquiry']);
    expect(saleSheetsOf(offerIn('bidPlaced').state)).toEqual(['inquiry', 'bid']);
    expect(saleSheetsOf(offerIn('agreed').state)).toEqual(['inquiry', 'bid', 'agreement']);
    expect(saleSheetsOf(offerIn('adjusted').state)).toEqual(['inquiry', 'bid', 'agreement', 'adjustment']);
    expect(saleSheetsOf(offerIn('payout').state)).toEqual(['inquiry', 'bid', 'agreement', 'result']);
  });

  it('are none of an offer without positions, and none of a step that has not come', () => {
    const { state } = offerIn('submitted');
    expect(saleSheetsOf({ ...state, items: [] })).toEqual([]);
    expect(saleSheetOf(state, 'bid')).toBeUndefined();
  });
});

describe('the sheet of an inquiry or a bid', () => {
  it('says of an inquiry what was offered, without a price', () => {
    const sheet = sheetOf(offerIn('bidPlaced').state, 'inquiry');
    expect(sheet.rows.map(({ position, item, quantity }) => [position, item.id, quantity])).toEqual([
      [1, 'item-1', 3],
      [2, 'item-2', 2],
    ]);
    expect(sheet.rows.some((row) => 'price' in row)).toBe(false);
    expect(sheet.total).toBeUndefined();
  });

  it('names each possible deduction, and sums to total and guaranteed minimum of the bid', () => {
    const sheet = sheetOf(offerIn('bidPlaced').state, 'bid');
    expect([sheet.total, sumOf(sheet), sheet.minimum]).toEqual([bidTotal, bidTotal, bidMinimum]);
    expect(sheet.rows.map(({ price }) => price?.minimum)).toEqual([172_500, 2_500]);
    expect(sheet.rows[0]?.price?.deductions.map(({ name }) => name)).toEqual(['ohne Netzteil', 'ohne Einbauschienen']);
  });

  it('keeps all positions of a bid of which only some were sold, and their numbers', () => {
    const story = offerIn('submitted');
    continueStory(story, ['submitBid']);
    story.given('provider', {
      type: 'submitBid',
      lines: [
        { itemId: 'item-1', unitPrice: 70_000, deductions: [] },
        { itemId: 'item-2', unitPrice: 2_000, deductions: [] },
      ],
      shippingMethod: 'shipment',
      validUntil: '2026-12-31',
      linesOptional: true,
    });
    story.given('customer', {
      type: 'submitCounterbid',
      inquiryId,
      counterbid: 4_000,
      itemIds: ['item-2'],
      declarations: [],
    });
    expect(sheetOf(story.state, 'inquiry').rows).toHaveLength(items.length);
    expect(sheetOf(story.state, 'bid').total).toBe(214_000);
    const agreed = sheetOf(story.state, 'agreement');
    expect(agreed.rows.map(({ position, item }) => [position, item.id])).toEqual([[2, 'item-2']]);
    expect(agreed.total).toBe(4_000);
  });
});

describe('the sheet after the inspection', () => {
  it('tells of each position what is missing, what is taken off by which evidence, and what is left, to the cent', () => {
    const { state } = offerIn('adjusted');
    const sheet = sheetOf(state, 'adjustment');
    expect([sheet.total, sumOf(sheet)]).toEqual([state.adjustment?.total, state.adjustment?.total]);
    for (const { price, outcome } of sheet.rows) {
      if (!price || !outcome) throw new Error('No outcome');
      const off = outcome.deductions.reduce((sum, { units, amount }) => sum + units * amount, 0);
      expect(price.total - outcome.missing.amount - off).toBe(outcome.total);
      for (const { evidence } of outcome.deductions) expect(evidence.length).toBeGreaterThan(0);
    }
    expect(sheet.rows.some(({ outcome }) => outcome && outcome.deductions.length + outcome.missing.units > 0)).toBe(
      true,
    );
  });

  it('is in the end what is paid: as adjusted and accepted, else as agreed whatever arrived', () => {
    const accepted = continueStory(offerIn('adjusted'), ['acceptAdjustedBid']).state;
    expect([sheetOf(accepted, 'result').total, sumOf(sheetOf(accepted, 'result'))]).toEqual([
      accepted.payoutTotal,
      accepted.payoutTotal,
    ]);
    const givenIn = continueStory(offerIn('adjusted'), ['skipAdjustingBid']).state;
    expect(sheetOf(givenIn, 'result').total).toBe(givenIn.agreement?.total);
    expect(sheetOf(givenIn, 'result').rows.flatMap(({ outcome }) => outcome?.deductions ?? [])).toEqual([]);
  });
});
