import { expect, it } from 'vitest';
import { typedNumbers, typedNumbersSchema } from './typed-numbers.ts';

it('parcel numbers are read one a line or with commas between them, blanks and repeats left out (LOG-20)', () => {
  const text = '0034 0433 8364 4263 6597\n\n01015026003653c, 01015026003653C;JJD1410302937991 ';
  expect(typedNumbers(text)).toEqual(['00340433836442636597', '01015026003653C', 'JJD1410302937991']);
  expect(typedNumbers(' \n')).toEqual([]);
});

it('a text without a number is refused only where one is needed, and one of a whole sentence everywhere', () => {
  expect(typedNumbersSchema(0).safeParse('').success).toBe(true);
  expect(typedNumbersSchema(1).safeParse(' ').success).toBe(false);
  expect(typedNumbersSchema(0).safeParse('x'.repeat(41)).success).toBe(false);
  expect(
    typedNumbersSchema(0).safeParse(Array.from({ length: 201 }, (_, index) => `N${index}`).join('\n')).success,
  ).toBe(false);
});
