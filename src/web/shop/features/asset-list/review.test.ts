import { describe, expect, it } from 'vitest';
import { assetList } from '#tests/factories/asset-list.ts';
import { decideEqualRows, decideRows, type Review, setQuantity, startReview, undo, withdrawVerdict } from './review.ts';
import { filterRows, reviewCounts, reviewRows } from './review-rows.ts';

const g5 = { entryId: 'g5', title: 'HP EliteBook 840 G5' };
const f48 = { entryId: 'f48', title: 'Aruba 2930F-48G' };
const m48 = { entryId: 'm48', title: 'Aruba 2930M-48G' };
const aruba = { text: 'Aruba 2930, 48 Port', confidence: 'ambiguous', candidates: [f48, m48] } as const;

const list = assetList([
  { text: 'HP EliteBook 840 G5', confidence: 'matched', entry: g5, quantity: 24, serialNumbers: ['A', 'B'] },
  { ...aruba, quantity: 6 },
  { ...aruba, text: 'ARUBA 2930, 48 Port', quantity: 2 },
  { text: 'Kabelkiste', quantity: 1 },
  { text: 'Summe', confidence: 'ignored', reason: 'sum', quantity: 33 },
  { text: 'EliteBook 840G5', confidence: 'matched', entry: g5, quantity: 3, serialNumbers: ['C'] },
]);
const start = startReview(list);

const line = (review: Review, id: string) => reviewRows(review).find((row) => row.ids.includes(id));
const counts = (review: Review) => reviewCounts(reviewRows(review));
const chosen = decideRows(start, ['0:2'], { kind: 'entry', entry: f48 }, 'gewählt.');

describe('what a list comes to', () => {
  it('counts devices, and rows that are left out: a sum is no device', () => {
    expect(counts(start)).toEqual({
      devices: 36,
      matched: 27,
      ambiguous: 8,
      freetext: 1,
      openLines: 2,
      ignored: 1,
      lines: 5,
    });
  });

  it('shows the rows of one kind and those that hold every typed word', () => {
    const rows = reviewRows(start);
    expect(filterRows(rows, 'ambiguous', '', new Set()).map(({ id }) => id)).toEqual(['0:2', '0:3']);
    expect(filterRows(rows, 'all', '840 elite', new Set()).map(({ id }) => id)).toEqual(['0:1', '0:6']);
    expect(filterRows(rows, 'all', 'b', new Set()).map(({ id }) => id)).toContain('0:1');
  });

  it('keeps a row in sight that was just decided about', () => {
    const rows = reviewRows(chosen);
    expect(filterRows(rows, 'ambiguous', '', new Set(['0:2'])).map(({ id }) => id)).toEqual(['0:2', '0:3']);
  });
});

describe('the customer’s word on a row', () => {
  it('makes an unclear row a known one (IMP-02)', () => {
    expect(line(chosen, '0:2')).toMatchObject({ confidence: 'matched', entry: f48, quantity: 6, decided: true });
  });

  it('is offered for rows that say the same, and given to them as one step', () => {
    expect(chosen.past.at(-1)?.equal?.ids).toEqual(['0:3']);
    const both = decideEqualRows(chosen);
    expect(line(both, '0:3')?.entry).toEqual(f48);
    expect(both.past.at(-1)?.words).toBe('gewählt. Dazu eine gleiche Zeile.');
    expect(undo(both).decisions.size).toBe(0);
  });

  it('is not offered for rows somebody has decided about', () => {
    const other = decideRows(start, ['0:3'], { kind: 'ignored' }, '');
    expect(decideRows(other, ['0:2'], { kind: 'entry', entry: f48 }, '').past.at(-1)?.equal).toBeUndefined();
  });

  it('leaves out what is not to be sold, and takes it in again', () => {
    const out = decideRows(start, ['0:1'], { kind: 'ignored' }, '');
    expect([counts(out).devices, line(out, '0:1')?.reason]).toEqual([12, 'byCustomer']);
    const back = line(withdrawVerdict(out, ['0:1'], ''), '0:1');
    expect(back).toMatchObject({ confidence: 'matched', entry: g5 });
    expect(back).not.toHaveProperty('reason');
  });

  it('takes in what was left out by the reader', () => {
    const taken = line(decideRows(start, ['0:5'], { kind: 'freetext' }, ''), '0:5');
    expect(taken).toMatchObject({ confidence: 'freetext', text: 'Summe' });
    expect(taken).not.toHaveProperty('reason');
  });

  it('goes back one step at a time', () => {
    const two = decideRows(chosen, ['0:2'], { kind: 'freetext' }, '');
    expect(line(undo(two), '0:2')?.entry).toEqual(f48);
    expect(line(undo(undo(two)), '0:2')?.confidence).toBe('ambiguous');
    expect(undo(start)).toBe(start);
  });

  it('counts for the same row only when the list is read again', () => {
    const again = assetList([{ text: 'Etwas anderes' }, { ...aruba, quantity: 7 }]);
    const review = startReview(again, { decisions: decideRows(chosen, ['0:1'], { kind: 'ignored' }, '').decisions });
    expect(line(review, '0:1')?.confidence).toBe('freetext');
    expect(line(review, '0:2')).toMatchObject({ entry: f48, quantity: 7 });
  });
});

describe('equal rows as one', () => {
  const merged: Review = { ...start, merged: true };

  it('are those with the same device and equipment, however they are written', () => {
    expect(reviewRows(merged).map(({ ids }) => ids.length)).toEqual([2, 2, 1, 1]);
    expect(line(merged, '0:6')).toMatchObject({ quantity: 27, serialNumbers: ['A', 'B', 'C'] });
    expect(counts(merged).devices).toBe(counts(start).devices);
  });

  it('are not those with other equipment', () => {
    const other = assetList(
      list.rows.map((row) => (row.id === '0:6' ? { ...row, configuration: { ram: '8 GB' } } : row)),
    );
    expect(reviewRows({ ...startReview(other), merged: true })).toHaveLength(5);
  });

  it('follow one word all together', () => {
    const ids = line(merged, '0:1')?.ids ?? [];
    expect(counts(decideRows(merged, ids, { kind: 'ignored' }, '')).devices).toBe(9);
  });
});

describe('the quantity', () => {
  it('of a row is what the customer says', () => {
    expect(line(setQuantity(start, ['0:2'], 40, ''), '0:2')?.quantity).toBe(40);
  });

  it('of equal rows grows in the first and shrinks from the last, which are then left out', () => {
    const quantities = (review: Review) =>
      ['0:1', '0:6'].map((id) => {
        const row = line(review, id);
        return row?.confidence === 'ignored' ? 0 : row?.quantity;
      });
    const ids = ['0:1', '0:6'];
    expect(quantities(setQuantity(start, ids, 30, ''))).toEqual([27, 3]);
    expect(quantities(setQuantity(start, ids, 26, ''))).toEqual([24, 2]);
    expect(quantities(setQuantity(start, ids, 5, ''))).toEqual([5, 0]);
    expect(setQuantity(start, ids, 27, '')).toBe(start);
  });

  it('loses the words of the list, which no longer hold', () => {
    const rough = startReview(assetList([{ quantityText: 'ca. 20', quantity: 20 }]));
    expect(line(rough, '0:1')?.quantityText).toBe('ca. 20');
    expect(line(setQuantity(rough, ['0:1'], 21, ''), '0:1')).not.toHaveProperty('quantityText');
  });
});
