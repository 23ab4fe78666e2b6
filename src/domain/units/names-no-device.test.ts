import { expect, it } from 'vitest';
import { namesNoDevice } from './names-no-device.ts';
import { outcomeOf } from './scan.ts';

it.each([
  ['an EAN', '4006381333931'],
  ['a UPC', '036000291452'],
  ['an EAN as a reader with its own mark sends it', ']E04006381333931'],
  ['a GTIN in a field of GS1', '0104006381333931'],
  ['a GTIN as it is printed', '(01)04006381333931'],
  ['a product number with its mark', '1P20W0-004KGE'],
  ['a product number with its country', '2Z8U5EA#ABD'],
  ['what a label calls a product', 'P/N: 20L7-S2XX00'],
  ['a short EAN where the reader marks it', ']E496385074'],
  ['an order number of Apple', 'MLH32D/A'],
  ['a product of HP', '3JX04EA'],
  ['a product of HP of other years', 'j8j92ea'],
  ['a product of HPE', 'P06420-B21'],
  ['a product of Cisco', 'WS-C2960X-24TS-L'],
  ['a product of Cisco with its encryption', 'ASA5506-K9'],
  ['a machine type of Lenovo', '20L7S2XX00'],
  ['a machine type of Lenovo with its country', '10MQ0001GE'],
  ['a server of Lenovo', '7X06CTO1WW'],
  ['a model in words', 'Latitude 5420'],
  ['a model behind its maker', 'HP EliteBook 840 G5'],
  ['an address', 'https://www.example.com/support/7XKQ2J3'],
  ['a network card', '00:1B:63:84:45:E6'],
  ['an order', 'B-2026-000123'],
  ['an inquiry', 'a-2026-000007'],
])('%s names no device', (_name, code) => {
  expect(namesNoDevice(code)).toBe(true);
});

it.each([
  '4006381333932',
  'BSPCZJ01A1D8',
  '5CD1234XYZ',
  '5CG 9123 ABC',
  // The check digit of a short EAN is right once in ten times by chance.
  '96385074',
  // A monitor, a service tag and two express codes.
  '87102345NA',
  'JXK3VP2',
  '2012345678',
  '20123456789',
  'SN 4711',
  '1S20W0004KGEPF1ABCDE',
  'CN-0X9D3J-70163',
  '(01)04006381333931(21)ABC123',
  'https://www.example.com/?sn=7XKQ2J3',
  'Model: 20L7 S/N: PF1ABCDE',
])('%s may name one', (code) => {
  expect(namesNoDevice(code)).toBe(false);
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
