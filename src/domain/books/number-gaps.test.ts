import { describe, expect, it } from 'vitest';
import { formatGap, numberGaps } from './number-gaps.ts';

describe('numbers that no paper has (INV-40)', () => {
  it('are told with the papers on both sides, each range by itself', () => {
    const numbers = ['GS-2026-000007', 'AB-2026-000002', 'GS-2026-000003', 'GS-2026-000004', 'AB-2026-000001'];
    expect(numberGaps(numbers, 2026)).toEqual([
      { prefix: 'GS', first: 5, last: 6, before: 'GS-2026-000004', after: 'GS-2026-000007' },
    ]);
  });

  it('belong to the year of the paper after them, and are not told twice', () => {
    const numbers = ['GS-2026-000009', 'GS-2027-000011'];
    expect(numberGaps(numbers, 2026)).toEqual([]);
    expect(numberGaps(numbers, 2027)).toMatchObject([{ first: 10, last: 10 }]);
  });

  it('are told as papers would bear them', () => {
    const gaps = numberGaps(['GS-2026-000001', 'GS-2026-000003', 'GS-2026-000036'], 2026);
    expect(gaps.map(formatGap)).toEqual(['GS-2026-000002', 'GS-2026-000004 bis GS-2026-000035']);
  });

  it('are none where the papers before have been deleted after their time, or nothing was issued', () => {
    expect(numberGaps(['GS-2027-000400', 'GS-2027-000401'], 2027)).toEqual([]);
    expect(numberGaps([], 2027)).toEqual([]);
  });
});
