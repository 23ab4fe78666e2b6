import { describe, expect, it } from 'vitest';
import { foundText, isSpelledAlike, soughtText, soughtWords } from './spelling.ts';

const finds = (text: string, typed: string) => soughtWords(typed).every((word) => foundText(text).includes(word));

describe('the spelling of what is looked for', () => {
  it.each([
    [
      'Jörg Großmann',
      ['Joerg', 'jorg', 'Jörg', 'Jo\u0308rg', 'JÖRG', 'grossmann', 'Großmann', 'GROSSMANN', 'GROẞMANN'],
    ],
    ['Joerg Grossmann', ['Jörg', 'Joerg', 'Großmann', 'jörg großm']],
    ['Gießen', ['giessen', 'gieß', 'GIESSEN']],
    ['Bu\u0308ro Köthen', ['büro', 'buero', 'buro', 'koethen kothen köthen']],
    ['Café Mueller', ['cafe müller', 'Café', 'muller']],
    ['Michael Quelle', ['michael', 'elle', 'quelle', 'ichae']],
    ['Sørensen, Łódź', ['sorensen', 'SØRENSEN', 'lodz', 'łódź']],
    ['O’Brien', ["o'brien", 'O’Brien', 'o`brien']],
    ['PF2AE\u00ad01 aus ＡＢ', ['pf2ae01', 'e01', 'ab']],
  ])('finds %s however it is typed', (text, typed) => {
    expect(typed.filter((one) => !finds(text, one))).toEqual([]);
  });

  it('tells apart what is no other spelling', () => {
    expect(finds('5CAE1234', '5ca1234')).toBe(false);
    expect(finds('Jörg', 'jeorg')).toBe(false);
    expect(foundText('Dell PowerEdge R640')).toBe('dell poweredge r640');
  });

  it('has one form for what is compared whole', () => {
    expect(isSpelledAlike('Jörg  Großmann', 'joerg grossmann')).toBe(true);
    expect(isSpelledAlike('Jörg', 'Jürg')).toBe(false);
    expect(soughtText(' Ein  Wort\u2011X ')).toBe('ein wort-x');
  });

  it('reads what is on the keyboard as it reads the same beside other letters', () => {
    const texts = [
      '',
      ' a  b ',
      'Dell`s PowerEdge R640',
      'HP~EliteBook 840 G5/G6',
      'ThinkPad-X13 (i5)',
      'Joerg QUELLE 3A',
    ];
    const beside = (read: (text: string) => string) => texts.map((text) => read(`ж ${text}`));
    expect(texts.map((text) => `ж ${soughtText(text)}`.trim())).toEqual(beside(soughtText));
    expect(texts.map((text) => soughtWords(`ж ${text}`))).toEqual(texts.map((text) => ['ж', ...soughtWords(text)]));
    expect(foundText('ж Joerg QUELLE 3A').slice(2)).toBe(foundText('Joerg QUELLE 3A'));
  });
});
