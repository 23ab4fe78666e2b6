import { describe, expect, it } from 'vitest';
import { randomIds } from '#server/ids.ts';
import { isCode, newCheck, readCheckToken } from './check-code.ts';

const env = { publicUrl: 'https://shop.example' };

describe('the code of a certificate', () => {
  it('is another one each time, and its address names it', () => {
    const [one, other] = [newCheck({ ids: randomIds, env }, 'LZ-2026-000123'), newCheck({ ids: randomIds, env }, 'x')];
    expect(one.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
    expect(one.code).not.toBe(other.code);
    expect(one.address).toBe(`https://shop.example/nachweis/LZ-2026-000123-${one.code}/`);
  });

  it.each([
    ['LZ-2026-000123-0123456789AB', '0123456789AB'],
    [' lz-2026-000123-oi23456789ab ', '0123456789AB'],
    ['VN-2026-1000123-0123456789AB', '0123456789AB'],
  ])('is read as it was typed from paper: %s', (token, code) => {
    expect(readCheckToken(token)).toMatchObject({ code });
  });

  it.each(['', 'LZ-2026-000123', 'LZ-2026-000123-', '0123456789AB', 'LZ-2026-000123-0123456789ABC', "LZ'--"])(
    'is nowhere in %j',
    (token) => {
      expect(readCheckToken(token)).toBeUndefined();
    },
  );

  it('is not another one, nor the beginning of it', () => {
    expect(isCode('0123456789AB', '0123456789AB')).toBe(true);
    expect(isCode('0123456789AC', '0123456789AB')).toBe(false);
    expect(isCode('0123', '0123456789AB')).toBe(false);
  });
});
