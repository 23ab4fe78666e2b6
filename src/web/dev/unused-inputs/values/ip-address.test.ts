import { describe, expect, it } from 'vitest';
import { isIpv4, isIpv6 } from './ip-address.ts';

describe('an IP address', () => {
  it.each(['0.0.0.0', '10.20.30.40', '255.255.255.255'])('of version 4 is %s', (text) => {
    expect(isIpv4(text)).toBe(true);
  });

  it.each(['256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.4 ', ''])('of version 4 is not „%s“', (text) => {
    expect(isIpv4(text)).toBe(false);
  });

  it.each([
    '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    '::',
    '::1',
    'fe80::',
    'FE80::1',
    '1::2:3:4:5:6:7',
    '::ffff:192.0.2.1',
    '64:ff9b:1:2:3:4:192.0.2.33',
  ])('of version 6 is %s', (text) => {
    expect(isIpv6(text)).toBe(true);
  });

  it.each(['1:2:3', '1::2::3', '12345::', 'g::', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7::8', '192.0.2.1::', ':::', ''])(
    'of version 6 is not „%s“',
    (text) => {
      expect(isIpv6(text)).toBe(false);
    },
  );
});
