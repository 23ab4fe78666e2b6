import { describe, expect, it } from 'vitest';
import { hasVinCheckDigit, isVin, plainVin } from './vehicle-id.ts';

describe('a vehicle identification number', () => {
  it('has 17 characters, in any case and with blanks', () => {
    expect(isVin('wvw zzz 1jz xw 000001')).toBe(true);
    expect(plainVin('wvw zzz 1jz xw 000001')).toBe('WVWZZZ1JZXW000001');
  });

  it.each(['1M8GDM9AXKP04278', '1M8GDM9AXKP0427888', 'IM8GDM9AXKP042788', '1M8GDM9AXKPO42788', '1M8GDM9AXKPQ42788'])(
    'is not %s: a wrong length, or I, O and Q',
    (text) => {
      expect(isVin(text)).toBe(false);
      expect(hasVinCheckDigit(text)).toBe(false);
    },
  );

  it.each([
    ['1M8GDM9AXKP042788', true],
    ['11111111111111111', true],
    ['5GZCZ43D13S812715', true],
    ['1M8GDM9A1KP042788', false],
    ['WVWZZZ1JZXW000001', false],
  ])('%s is checked by its ninth character: %s', (text, right) => {
    expect(hasVinCheckDigit(text)).toBe(right);
  });
});
