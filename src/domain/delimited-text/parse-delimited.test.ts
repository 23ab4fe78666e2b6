import { describe, expect, it } from 'vitest';
import { parseDelimited } from './parse-delimited.ts';

describe('a text with delimiters', () => {
  it.each([
    [
      'lines that end differently',
      'a;b\r\nc;d\re;f\ng;h',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    ['ragged rows and empty ends', 'a;b;\nc\n\nd;', [['a', 'b', ''], ['c'], [''], ['d', '']]],
    [
      'cells over several lines',
      'x;"S1\nS2\r\nS3"\ny;z',
      [
        ['x', 'S1\nS2\r\nS3'],
        ['y', 'z'],
      ],
    ],
    [
      'a cell that ends with a line',
      '"S1\nS2\n";2\ny;z',
      [
        ['S1\nS2\n', '2'],
        ['y', 'z'],
      ],
    ],
    ['doubled quotes and delimiters in quotes', '"24"" TFT; neu";1', [['24" TFT; neu', '1']]],
    [
      'an inch after a number',
      'TFT 24";5\n24" TFT;6',
      [
        ['TFT 24"', '5'],
        ['24" TFT', '6'],
      ],
    ],
    ['an inch in a quoted cell', '"Monitor 24" breit";5', [['Monitor 24" breit', '5']]],
    ['blanks around quotes', 'a; "b;c" ;d', [['a', 'b;c', 'd']]],
    ['empty quoted cells', '"";"";x', [['', '', 'x']]],
    [
      'quotes for the same as above',
      'HP;G5\n";"\nDell;"',
      [
        ['HP', 'G5'],
        ['"', '"'],
        ['Dell', '"'],
      ],
    ],
  ])('is read: %s', (_, text, rows) => {
    expect(parseDelimited(text, ';')).toEqual(rows);
  });

  it.each([
    ['at all', 'a;"b\nc;d\ne;f', 3],
    ['before another quoted cell', 'a;"b\nc;"d"\ne;f', 3],
    ['before an empty quoted cell', 'a;"b\nc;""\ne;f', 3],
    ['in every line', 'a;"b\nc;"d\ne;"f', 3],
  ])('loses no line by a quote that is not closed %s', (_, text, lines) => {
    const rows = parseDelimited(text, ';');
    expect(rows).toHaveLength(lines);
    expect(rows.at(-1)?.[0]).toBe('e');
  });

  it('is one cell per line where there is no delimiter', () => {
    expect(parseDelimited('3x HP, neu; gut\n"2 Dell"\n"')).toEqual([['3x HP, neu; gut'], ['2 Dell'], ['"']]);
  });

  it('is read to its end however many quotes stay open', () => {
    const rows = parseDelimited(';""a'.repeat(200_000), ';');
    expect(rows[0]).toHaveLength(200_001);
  });
});
