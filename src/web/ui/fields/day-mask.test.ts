import { describe, expect, it } from 'vitest';
import { maskDay } from './day-mask.ts';

/** What stands in the field after these keys. */
const typed = (keys: string) => [...keys].reduce((text, key) => maskDay(`${text}${key}`, text), '');

describe('the mask of a day', () => {
  it.each([
    ['20261224', '2026-12-24'],
    ['24.12.2026', '24.12.2026'],
    ['1.2.26', '1.2.26'],
    ['2.12.2026', '2.12.2026'],
    ['2026.12.24', '2026-12-24'],
    ['2026/12/24', '2026-12-24'],
  ])('makes of the keys %s the text %s', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  it('sets no second hyphen where one is typed', () => {
    expect(maskDay('2026--', '2026-')).toBe('2026-');
  });

  it('leaves alone what is taken back or pasted', () => {
    expect(maskDay('2026', '2026-')).toBe('2026');
    expect(maskDay('2026-12', '')).toBe('2026-12');
  });
});
