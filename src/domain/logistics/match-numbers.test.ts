import { describe, expect, it } from 'vitest';
import { matchNumbers } from './match-numbers.ts';

const items = [
  { id: 'a', title: 'Notebook', quantity: 1, serialNumbers: ['5CG-0001'], inventoryNumbers: ['INV 7'] },
  { id: 'b', title: 'Notebook', quantity: 1, serialNumbers: ['5CG-0002'] },
  { id: 'c', title: 'Monitor', quantity: 20, serialNumbers: ['M1', 'M2'] },
];
const nothing = { itemIds: [], unknown: [], ambiguous: [], twice: [] };

describe('numbers that were pasted or scanned', () => {
  it.each([
    ['one below the other', '5CG-0001\r\n5CG-0002\n'],
    ['with commas, semicolons and tabs between them', '5CG-0001, ;5CG-0002\t'],
    ['with blanks between them', ' 5CG-0001  5CG-0002 '],
    ['as somebody types them', '5cg0001\n5CG 0002'],
    ['with what nobody sees in them', '5CG\u200b-0001\n\ufeff5CG\u20110002'],
  ])('name their lines, %s', (_, typed) => {
    expect(matchNumbers(typed, items)).toEqual({ ...nothing, itemIds: ['a', 'b'] });
  });

  it('may be the seller’s own, also with a blank in them', () => {
    expect(matchNumbers('INV 7', items)).toEqual({ ...nothing, itemIds: ['a'] });
  });

  it('are told as they were typed where no line has them', () => {
    expect(matchNumbers('5CG-0001\nXYZ-9', items)).toEqual({ ...nothing, itemIds: ['a'], unknown: ['XYZ-9'] });
  });

  it('count once, and are told where they stand twice, the unknown too', () => {
    expect(matchNumbers('5CG-0001\n5cg0001\nXYZ\nXYZ', items)).toEqual({
      ...nothing,
      itemIds: ['a'],
      unknown: ['XYZ'],
      twice: ['5cg0001', 'XYZ'],
    });
  });

  it('name a line with several devices once, by any of its numbers', () => {
    expect(matchNumbers('M1\nM2', items).itemIds).toEqual(['c']);
  });

  it('name none where two lines have the number, unless one has it letter by letter', () => {
    const alike = [
      { id: 'a', title: 'PC', quantity: 1, serialNumbers: ['1-23'] },
      { id: 'b', title: 'PC', quantity: 1, serialNumbers: ['12-3'] },
    ];
    expect(matchNumbers('123', alike)).toEqual({ ...nothing, ambiguous: ['123'] });
    expect(matchNumbers('12-3', alike)).toEqual({ ...nothing, itemIds: ['b'] });
  });

  it('are none in an empty field', () => expect(matchNumbers(' \n ', items)).toEqual(nothing));
});
