import { describe, expect, it } from 'vitest';
import { formatPhoneEntry } from './phone-number.ts';

describe('a telephone number', () => {
  it.each([
    ['03411234567', '+49 341 1234567'],
    ['+49 (0)561 123456', '+49 561 123456'],
    ['0043 1 58858', '+43 1 58858'],
  ])('%s is written %s', async (typed, written) => {
    expect(await formatPhoneEntry(typed)).toBe(written);
  });

  it.each(['', '12', 'keine', '0341'])('„%s“ is none', async (typed) => {
    expect(await formatPhoneEntry(typed)).toBeUndefined();
  });
});
