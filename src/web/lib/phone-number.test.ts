import { describe, expect, it } from 'vitest';
import { internationalPhone } from './phone-number.ts';

describe('a telephone number', () => {
  it.each([
    ['0341 1234567-111', '+49 341 1234567111'],
    ['+49 (0)561 123456', '+49 561 123456'],
    ['0171/1234567', '+49 171 1234567'],
    ['0043 1 58858', '+43 1 58858'],
  ])('%s is written %s (domain.md section 5)', async (typed, written) => {
    expect(await internationalPhone(typed)).toBe(written);
  });

  it.each(['', '12', 'keine', '0341'])('„%s“ is none', async (typed) => {
    expect(await internationalPhone(typed)).toBeUndefined();
  });
});
