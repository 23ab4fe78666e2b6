import { describe, expect, it } from 'vitest';
import { isPostcode } from './postcode.ts';

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
