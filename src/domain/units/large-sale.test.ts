import { expect, it } from 'vitest';
import { receiptOf } from './received.ts';
import { saleUnits } from './sale-units.ts';
import { outcomeOf } from './scan.ts';
import type { Unit } from './unit.ts';

const count = 2_000;
const lines = Array.from({ length: count }, (_, index) => ({
  ...{ itemId: `item-${index}`, title: `Gerät ${index}`, quantity: 2, total: 2, deductions: [] },
  ...{ serialNumbers: [`5CG${index}AAA`], inventoryNumbers: [], articleCodes: [] },
}));

/** One device of every line, and how often somebody asked one of them for its line. */
function manyUnits() {
  let asked = 0;
  const units = lines.map(({ itemId, serialNumbers: [serial = ''] }): Unit => {
    const plain = { plate: `E-${serial}`, serial, arrivedAt: '2026-12-03T09:00:00.000Z', photos: [] };
    return Object.defineProperty(plain, 'itemId', {
      get: () => {
        asked += 1;
        return itemId;
      },
    });
  });
  return { units, asked: () => asked };
}

const sale: Parameters<typeof saleUnits>[0] = {
  phase: 'inTransit',
  items: lines.map(({ itemId: id, title, quantity, serialNumbers }) => ({ id, title, quantity, serialNumbers })),
  agreement: { lines, total: 2 * count, by: 'bid', at: '2026-12-01T09:00:00.000Z' },
};

it.each([
  ['a scan of an unknown number', (units: Unit[]) => outcomeOf({ code: 'FREMD123' }, { lines, units, parcels: [] })],
  ['the receipt', (units: Unit[]) => receiptOf({ lines }, units)],
  ['the seller’s page', (units: Unit[]) => saleUnits(sale, units)],
])('%s looks at each device of a large sale a few times, not once a line', (_name, read) => {
  const { units, asked } = manyUnits();
  read(units);
  expect(asked()).toBeLessThan(20 * count);
});
