import { describe, expect, it } from 'vitest';
import { adjustedSum, deductedUnits, waivedBody } from './adjusted-sum.ts';

const found = (findingId: string, plate: string) => ({ findingId, plate, text: 'Netzteil fehlt', photos: [] });
const deduction = {
  name: 'ohne Netzteil',
  amount: 15.5,
  found: [found('a', 'E-1'), found('b', 'E-1'), found('c', 'E-2')],
};
const line = { itemId: 'item-1', title: 'T480', quantity: 3, received: 2, agreed: 600, arrived: 400 };
const lines = [{ ...line, missingNumbers: [], deductions: [deduction], countedIn: [], information: [] }];

describe('The price after the test', () => {
  it('takes a deduction once a device, and not where all its findings there are waived', () => {
    expect(deductedUnits(deduction, new Map())).toBe(2);
    expect(deductedUnits(deduction, new Map([['a', 'Kulanz']]))).toBe(2);
    expect(adjustedSum({ lines }, new Map())).toBe(40_000 - 2 * 1_550);
    expect(adjustedSum({ lines }, new Map([['c', 'Kulanz']]))).toBe(40_000 - 1_550);
  });

  it('sends the findings of one reason together', () => {
    const waived = new Map([
      ['a', 'Kulanz'],
      ['b', 'Kulanz'],
      ['c', 'im Karton gefunden'],
    ]);
    expect(waivedBody(waived)).toEqual([
      { findingIds: ['a', 'b'], note: 'Kulanz' },
      { findingIds: ['c'], note: 'im Karton gefunden' },
    ]);
  });
});
