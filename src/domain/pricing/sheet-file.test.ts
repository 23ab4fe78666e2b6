import { expect, test } from 'vitest';
import { linesToPart, readSheetFile } from './sheet-file.ts';

const groups = [
  {
    key: 'x13',
    lines: [
      { itemId: 'a', quantity: 2 },
      { itemId: 'b', quantity: 1 },
    ],
    deductions: [],
  },
  { key: 'r640', lines: [{ itemId: 'c', quantity: 1 }], former: 64_000, deductions: [] },
];
const entries = { prices: { x13: 10_000 }, deductions: {} };
const read = (...rows: [itemId: string, price: string][]) =>
  readSheetFile(
    rows.map(([itemId, price], index) => ({ line: index + 2, itemId, price })),
    groups,
    entries,
  );

test('a price by the ids of lines is that of their group; what stays as it is changes nothing', () => {
  expect(read(['a', '118,50'], ['b', '118,5'], ['c', '640'])).toEqual({ prices: [['x13', 11_850]], refused: [] });
  expect(read(['a', ''], ['b', '100,00 €'])).toEqual({ prices: [], refused: [] });
});

test('lines of another inquiry, twice, with a minus and no price are refused by their line', () => {
  const { refused } = read(['z', '1'], ['a', '-5'], ['c', 'viel'], ['c', '1'], ['b', '1']);
  expect(refused.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
});

test('a line with another price than the first of its group leaves it; an empty price and what is none leave nothing', () => {
  const parted = (...rows: [itemId: string, price: string][]) =>
    linesToPart(
      rows.map(([itemId, price], index) => ({ line: index + 2, itemId, price })),
      groups,
    );
  expect(parted(['a', '118,50'], ['b', '90'], ['c', '640'])).toEqual(['b']);
  expect(parted(['a', '118,50'], ['b', '118,5'])).toEqual([]);
  expect(parted(['a', ''], ['b', '90'], ['z', '1'])).toEqual([]);
});
