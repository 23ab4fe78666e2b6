import { describe, expect, it } from 'vitest';
import { offsetsOf, rowsBetween, windowPieces } from './window-pieces.ts';

const offsets = offsetsOf([10, 20, 30, 40]);

describe('the drawn part of a long table', () => {
  it('is what lies between two heights, cut rows included', () => {
    expect(rowsBetween(offsets, 5, 35)).toEqual([0, 3]);
    expect(rowsBetween(offsets, 30, 60)).toEqual([2, 4]);
    expect(rowsBetween(offsets, -500, -100)).toEqual([0, 0]);
    expect(rowsBetween(offsets, 500, 900)).toEqual([3, 4]);
    expect(rowsBetween(offsetsOf([]), 0, 100)).toEqual([0, 0]);
  });

  it('leaves room for the rows before and after', () => {
    expect(windowPieces(offsets, [1, 3], undefined)).toEqual([
      { kind: 'room', height: 10, before: 1 },
      { kind: 'row', index: 1 },
      { kind: 'row', index: 2 },
      { kind: 'room', height: 40, before: 4 },
    ]);
  });

  it('draws the row with the focus wherever it is', () => {
    expect(windowPieces(offsets, [0, 1], 2)).toEqual([
      { kind: 'row', index: 0 },
      { kind: 'room', height: 20, before: 2 },
      { kind: 'row', index: 2 },
      { kind: 'room', height: 40, before: 4 },
    ]);
    expect(windowPieces(offsets, [0, 4], 2)).toHaveLength(4);
  });
});
