import { expect, it } from 'vitest';
import type { Phase } from '#domain/offer/phase.ts';
import { deviceKeysOf, serialTwice } from './device-keys.ts';

const sale = (phase: Phase, ...numbers: string[]) => ({
  phase,
  items: [{ id: 'item-1', freetext: 'PC', title: 'PC', quantity: numbers.length, serialNumbers: numbers }],
});

it('knows the devices of a sale by one form of their serial numbers, as long as it is not over', () => {
  const numbers = ['1S20XW004AGEPF2ABC01', 'pf2-abc01', '5CG1234567', '0', 'N/A', 'To be filled by O.E.M.'];
  expect(deviceKeysOf(sale('submitted', ...numbers))).toEqual(['PF2ABC01', '5CG1234567']);
  expect(deviceKeysOf(sale('completed', ...numbers))).toEqual([]);
});

it('tells a serial number that stands twice in a sale, however it is written', () => {
  expect(serialTwice(sale('submitted', '5CG1234567', 'PF2ABC01', '1S20XW004AGEPF2ABC01'))).toBe('PF2ABC01');
  expect(serialTwice(sale('submitted', '5CG1234567', 'PF2ABC01'))).toBeUndefined();
  expect(serialTwice(sale('cancelled', '5CG1234567', '5CG1234567'))).toBeUndefined();
});
