import { describe, expect, it } from 'vitest';
import { isPostcode, isPostcodeAbroad } from './postcode.ts';

describe('a postcode', () => {
  it('keeps its leading zero', () => {
    expect(isPostcode('04109')).toBe(true);
    expect(isPostcode('99998')).toBe(true);
  });

  it.each(['00100', '05123', '43210', '62000', '4109', '041090', '0410 9', 'D-04109', '٠٤١٠٩', ''])(
    'is not %j',
    (text) => {
      expect(isPostcode(text)).toBe(false);
    },
  );
});

describe('a postcode of another country', () => {
  it.each(['1020', 'SW1A 1AA', 'D02 X285', 'L-1009', '1012 AB', '101'])('may be %s', (text) => {
    expect(isPostcodeAbroad(text)).toBe(true);
  });

  it.each(['', 'Wien', "' OR 1", '%00', '١٠٢٠', '-1020', '1020 '])('is not %j', (text) => {
    expect(isPostcodeAbroad(text)).toBe(false);
  });
});
