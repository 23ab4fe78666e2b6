import { expect, it } from 'vitest';
import { namesNoDevice } from './names-no-device.ts';
import { outcomeOf } from './scan.ts';

it('numbers of goods, of products and of our own papers are no devices', () => {
  for (const code of ['4006381333931', '036000291452', '1P20W0-004KGE', 'B-2026-000123', 'a-2026-000007'])
    expect([code, namesNoDevice(code)]).toEqual([code, true]);
  for (const code of ['4006381333932', 'BSPCZJ01A1D8', '5CD1234XYZ', '1S20W0004KGEPF1ABCDE', 'CN-0X9D3J-70163'])
    expect([code, namesNoDevice(code)]).toEqual([code, false]);
});

it('the ramp asks about them, also where a position was chosen, and counts them once somebody has said that they are devices', () => {
  const line = {
    itemId: 'item-1',
    title: 'Notebook',
    quantity: 3,
    serialNumbers: [],
    inventoryNumbers: [],
    articleCodes: [],
  };
  const goods = { lines: [line], units: [], parcels: [] };
  const code = '4006381333931';
  expect(outcomeOf({ code, itemId: 'item-1' }, goods)).toEqual({ kind: 'whichLine', itemIds: ['item-1'] });
  expect(outcomeOf({ code }, { ...goods, lines: [] })).toEqual({ kind: 'whichLine', itemIds: [] });
  expect(outcomeOf({ code, itemId: 'item-1', asDevice: true }, goods).kind).toBe('arrived');
  expect(outcomeOf({ code, unannounced: true }, goods).kind).toBe('unannounced');
});
