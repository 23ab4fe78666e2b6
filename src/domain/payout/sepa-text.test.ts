import { describe, expect, it } from 'vitest';
import { foldedTexts, sepaText } from './sepa-text.ts';

const name = (text: string) => sepaText(text, 70).text;

describe('a text for the bank', () => {
  it.each([
    ['Kim Muster', 'Kim Muster'],
    ['Łukasz Ölçer & Söhne <b>', 'Lukasz Oelcer + Soehne .b.'],
    ['Groß, François / Zoë', 'Gross, Francois / Zoe'],
    ['Šárka Đorđević-Þórðardóttir', 'Sarka Dordevic-Thordardottir'],
    ['Жанна Щукина', 'Zhanna Shtukina'],
    ['Γιώργος', 'Giorgos'],
    ['„Alte“ Schmiede – Büro', "'Alte' Schmiede - Buero"],
    ['ﬁn ① ½', 'fin 1 1.2'],
    ['日本 GmbH', '.. GmbH'],
    ['a@b.de;x=1', 'a(at)b.de,x.1'],
    ['  zwei \n Zeilen\t', 'zwei Zeilen'],
  ])('%s is written as %s', (before, after) => {
    expect(name(before)).toBe(after);
  });

  it('a sign that nobody knows leaves a full stop, so that nothing goes missing', () => {
    expect(name('A\u{1F600}B')).toBe('A.B');
    expect(name('A\u0000B')).toBe('A.B');
  });

  it('71 characters are cut to 70, and that is said', () => {
    expect(sepaText('x'.repeat(71), 70)).toEqual({ text: 'x'.repeat(70), isFolded: false, isCut: true });
    expect(sepaText('ß'.repeat(36), 70)).toEqual({ text: 's'.repeat(70), isFolded: true, isCut: true });
    expect(sepaText('x'.repeat(70), 70).isCut).toBe(false);
  });

  it('whoever lets a payment go reads what was written otherwise', () => {
    expect(foldedTexts('Söhne', 'GS-2026-000001 B-2026-000002')).toEqual([
      { what: 'name', before: 'Söhne', after: 'Soehne', isCut: false },
    ]);
    expect(foldedTexts('Kim Muster', 'Kostenstelle 4711')).toEqual([]);
  });
});
