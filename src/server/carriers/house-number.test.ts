import { expect, it } from 'vitest';
import { houseNumber } from './house-number.ts';

it.each([
  ['Hafenstraße 1', 'Hafenstraße', '1'],
  ['Am Hafen 12 a', 'Am Hafen', '12 a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Speicherweg 7-9', 'Speicherweg', '7-9'],
  ['Gut Moorhof', 'Gut Moorhof', undefined],
  ['C 4, 12', 'C 4,', '12'],
])('%s has its house number apart', (whole, street, number) => {
  expect(houseNumber(whole)).toEqual(number === undefined ? { street } : { street, number });
});
