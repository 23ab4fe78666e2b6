import { expect, test } from 'vitest';
import { emptyRow, pastedRows, sentItemsOf } from './goods-rows.ts';

test('pasted lines become rows with their quantities; blank ones are left out', () => {
  const rows = pastedRows('3\tThinkPad X13\r\n\r\n2 x R640\n10 Stück Monitor 24"\nUSV\n5400 Latitude\n');
  expect(rows.map(({ quantity, text }) => [quantity, text])).toEqual([
    [3, 'ThinkPad X13'],
    [2, 'R640'],
    [10, 'Monitor 24"'],
    [1, 'USV'],
    [5400, 'Latitude'],
  ]);
});

test('what is sent are the rows that say something, by their entry where they have one', () => {
  const [one, two] = [emptyRow(), emptyRow()];
  const rows = [
    { ...one, text: ' R640 ', quantity: 2 },
    { ...two, text: 'Dell PowerEdge R640', entryId: 'e' },
    emptyRow(),
  ];
  expect(sentItemsOf(rows)).toEqual([
    { id: one.id, quantity: 2, freetext: 'R640' },
    { id: two.id, quantity: 1, entryId: 'e' },
  ]);
});
