import { describe, expect, it } from 'vitest';
import { foldSpelling, indexedForms } from './search-words.ts';

describe('words of the search', () => {
  it.each([
    ['Lüfter', 'luefter'],
    ['Großgerät', 'grossgeraet'],
    ['Café', 'cafe'],
    ['ÖPNV', 'oepnv'],
  ])('%s is looked up as %s', (word, folded) => {
    expect(foldSpelling(word)).toBe(folded);
  });

  it('are found by their usual other forms', () => {
    expect(indexedForms('Gen10')).toEqual(['gen10', 'g10']);
    expect(indexedForms('C2960X')).toEqual(['c2960x', '2960x']);
    expect(indexedForms('USV')).toContain('ups');
  });
});
