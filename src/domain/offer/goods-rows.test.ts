import { describe, expect, it } from 'vitest';
import type { OfferItem } from '#domain/offer/item.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { bidTotal } from '#tests/factories/offer-values.ts';
import { goodsRows } from './goods-rows.ts';

const working = { working: true, packagingAvailable: false };

/** The rows of an offer of one kind of goods. */
function rowsOf(item: Partial<OfferItem>, state: OfferState = offerIn('submitted').state) {
  return goodsRows({ ...state, items: [{ id: 'item-x', title: 'Dell PowerEdge R640', quantity: 3, ...item }] });
}

describe('the goods of an offer as rows', () => {
  it('say what the seller said, each in its own column', () => {
    const marks = { inventoryNumbers: ['INV-1', 'INV-2'], serialNumbers: ['7XK2'], site: 'Leipzig' };
    expect(
      rowsOf({ ...marks, configuration: { ...working, ram: '256 GB', rails: true, remarks: 'aus dem Keller' } }),
    ).toEqual([
      {
        position: 1,
        title: 'Dell PowerEdge R640',
        quantity: 3,
        equipment: '256 GB, mit Einbauschienen',
        condition: 'funktioniert',
        remarks: 'aus dem Keller',
        ...marks,
      },
    ]);
  });

  it('name what is broken apart from the equipment', () => {
    const [row] = rowsOf({ configuration: { ...working, working: false, ram: '16 GB', brokenDisplay: true } });
    expect(row).toMatchObject({ equipment: '16 GB', condition: expect.stringMatching(/^defekt, .*Display/) });
  });

  it('say nothing where nothing was said', () => {
    expect(rowsOf({})).toEqual([
      {
        ...{ position: 1, title: 'Dell PowerEdge R640', quantity: 3, site: '' },
        ...{ equipment: '', condition: '', remarks: '', inventoryNumbers: [], serialNumbers: [] },
      },
    ]);
  });

  it('go on below where the numbers would not fit into one cell, and count nothing twice', () => {
    const { state } = offerIn('agreed');
    const [item] = state.items;
    if (item === undefined) throw new Error('No goods');
    const inventoryNumbers = Array.from({ length: 700 }, (_, index) => `${index}`.padStart(100, '0'));
    const rows = goodsRows({ ...state, items: [{ ...item, inventoryNumbers }] });
    expect(rows.map((row) => [row.position, row.quantity, row.total !== undefined])).toEqual([
      [1, item.quantity, true],
      [1, undefined, false],
      [1, undefined, false],
    ]);
    expect(rows.flatMap((row) => row.inventoryNumbers)).toEqual(inventoryNumbers);
    expect(Math.max(...rows.map((row) => row.inventoryNumbers.join(', ').length))).toBeLessThan(32_767);
  });
});

describe('the prices in the rows', () => {
  const sum = (state: OfferState) => goodsRows(state).reduce((total, row) => total + (row.total ?? 0), 0);

  it('are missing before there is a bid', () => {
    expect(goodsRows(offerIn('submitted').state).some((row) => 'total' in row || 'unitPrice' in row)).toBe(false);
  });

  it('are those of the bid, then of the agreement, to the cent', () => {
    const bid = offerIn('bidPlaced').state;
    const byUnits = goodsRows(bid).map(({ unitPrice = 0, quantity = 0 }) => unitPrice * quantity);
    expect([sum(bid), byUnits.reduce((one, other) => one + other)]).toEqual([bidTotal, bidTotal]);
    const agreed = offerIn('agreed').state;
    expect(sum(agreed)).toBe(agreed.agreement?.total);
  });

  it('are the adjusted ones as soon as the seller accepted them, not before', () => {
    const story = offerIn('adjusted');
    expect(sum(story.state)).toBe(story.state.agreement?.total);
    continueStory(story, ['acceptAdjustedBid']);
    expect(sum(story.state)).toBe(story.state.payoutTotal);
    expect(sum(story.state)).not.toBe(story.state.agreement?.total);
  });
});
