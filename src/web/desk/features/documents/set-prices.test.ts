import { expect, it } from 'vitest';
import { faultOf, pricesBody } from './set-prices.ts';

const line = {
  ...{ itemId: 'item-1', title: 'Notebook', total: 100 },
  devices: [
    { plate: 'E-1', units: 1, price: 33.34 },
    { plate: 'E-2', units: 1, price: 33.33 },
    { plate: 'E-3', units: 1, price: 33.33 },
  ],
};

it('says to the cent what is missing or too much (INV-14)', () => {
  expect(faultOf(line, {})).toBeUndefined();
  expect(faultOf(line, { 'item-1': { 0: 33.33 } })).toBe('Es fehlen 0,01\u00a0€.');
  expect(faultOf(line, { 'item-1': { 0: 40 } })).toBe('Es sind 6,66\u00a0€ zu viel.');
  expect(faultOf(line, { 'item-1': { 0: 40, 1: 26.67 } })).toBeUndefined();
  expect(faultOf(line, { 'item-1': { 0: Number.NaN } })).toContain('einen Betrag');
});

it('counts devices that nobody told apart with their number', () => {
  const alike = {
    ...line,
    devices: [
      { units: 3, price: 33 },
      { units: 1, price: 1 },
    ],
  };
  expect(faultOf(alike, {})).toBeUndefined();
});

it('sends the lines alone in which something was set, whole', () => {
  expect(pricesBody([line], {})).toEqual([]);
  expect(pricesBody([line], { 'item-1': { 0: 40, 1: 26.67 } })).toEqual([
    {
      itemId: 'item-1',
      devices: [
        { plate: 'E-1', price: 40 },
        { plate: 'E-2', price: 26.67 },
        { plate: 'E-3', price: 33.33 },
      ],
    },
  ]);
});
