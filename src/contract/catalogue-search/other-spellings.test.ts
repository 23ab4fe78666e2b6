import { describe, expect, it } from 'vitest';
import { otherSpellings } from './other-spellings.ts';

describe('how a query may have been meant', () => {
  it('is a word and its number apart, two words as one, two letters turned round', () => {
    expect(otherSpellings('optiplex7060')).toEqual(['optiplex 7060']);
    expect(otherSpellings('fire wall')).toEqual(expect.arrayContaining(['firewall', 'frie wall', 'fire awll']));
    expect(otherSpellings('ipda')).toContain('ipad');
  });

  it('leaves numbers and short words as they are, and ends', () => {
    expect(otherSpellings('r649')).toEqual([]);
    expect(otherSpellings('hp')).toEqual([]);
    expect(otherSpellings('ab '.repeat(80)).length).toBeLessThan(30);
  });
});
