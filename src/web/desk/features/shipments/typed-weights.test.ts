import { expect, it } from 'vitest';
import { typedWeight, weightEntry } from './typed-weights.ts';

it.each([
  ['12', 12],
  [' 4,5 ', 4.5],
  ['4.25', 4.25],
  ['0', undefined],
  ['1.000', undefined],
  ['-3', undefined],
  ['', undefined],
  ['schwer', undefined],
])('%j is a weight of %j kilograms', (text, weight) => {
  expect(typedWeight(text)).toBe(weight);
});

it('a weight is shown as it can be typed again', () => {
  expect(typedWeight(weightEntry(12.35))).toBe(12.35);
});
