import { expect, it } from 'vitest';
import { nearMisses } from './near-misses.ts';
import { outcomeOf } from './scan.ts';
import type { DeclaredLine } from './unit.ts';

const line = (serialNumbers: string[]): DeclaredLine => ({
  ...{
    itemId: 'pc',
    quantity: serialNumbers.length,
    title: 'pc',
    serialNumbers,
    inventoryNumbers: [],
    articleCodes: [],
  },
});

it.each([
  ['815', '000815', false],
  ['PFO12345', 'PF012345', false],
  ['PFI23456', 'PF123456', false],
  ['pfß2abc01', 'PF-2ABC01', true],
  ['CYJ1234ABC', 'CZJ1234ABC', true],
  ['MTMÖ20XW004AGEöSNÖPF2YBC01', 'PF2ZBC01', true],
  ['S-NÖ PF2ABC01', 'PF2ABC01', true],
  ['PF‐2ABC0I', 'PF-2ABC01', false],
])('%s may have been meant as %s, and is asked', (code, number, isKeyboard) => {
  const lines = [line([number])];
  expect(nearMisses(code, lines)).toEqual([{ itemId: 'pc', number, isKeyboard }]);
  expect(outcomeOf({ code }, { lines, units: [], parcels: [] })).toEqual({ kind: 'whichLine', itemIds: ['pc'] });
});

it('proposes nothing that is here, and nothing that differs otherwise', () => {
  expect(nearMisses('815', [line(['000815'])], new Set(['000815']))).toEqual([]);
  expect(nearMisses('PF2ABC02', [line(['PF2ABC01'])])).toEqual([]);
  expect(outcomeOf({ code: 'PF2ABC02' }, { lines: [line(['PF2ABC01'])], units: [], parcels: [] })).toMatchObject({
    kind: 'unannounced',
  });
});
