import { describe, expect, it } from 'vitest';
import { isMacAddress } from './mac-address.ts';

describe('a MAC address', () => {
  it.each(['00:1A:2B:3C:4D:5E', '00-1a-2b-3c-4d-5e', '001A2B3C4D5E'])('is %s', (text) => {
    expect(isMacAddress(text)).toBe(true);
  });

  it.each(['00:1A:2B:3C:4D', '00:1A-2B:3C-4D:5E', '00:1A:2B:3C:4D:5G', '00:1A:2B:3C:4D:5E:', ''])(
    'is not „%s“',
    (text) => {
      expect(isMacAddress(text)).toBe(false);
    },
  );
});
