import { expect, it } from 'vitest';
import { chosenSum } from './chosen-sum.ts';

const deductions = [
  { name: 'ohne Netzteil', amount: 50.1 },
  { name: 'Kratzer', amount: 9.9 },
];
const lines = [
  { itemId: 'a', quantity: 3, total: 1920.3, deductions, countedIn: [] },
  { itemId: 'b', quantity: 2, total: 25, deductions: [], countedIn: [] },
];

it('sums chosen lines to the cent, and what is certain of them', () => {
  expect(chosenSum(lines, new Set(['a']))).toEqual({ total: 1920.3, minimum: 1740.3 });
  expect(chosenSum(lines, new Set(['a', 'b']))).toEqual({ total: 1945.3, minimum: 1765.3 });
  expect(chosenSum(lines, new Set())).toEqual({ total: 0, minimum: 0 });
});
