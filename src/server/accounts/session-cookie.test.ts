import { describe, expect, it } from 'vitest';
import { cookieName, signedCookieValue, tokenOfCookie } from './session-cookie.ts';

describe('the session cookie', () => {
  it('gives its token back', () => {
    expect(tokenOfCookie(signedCookieValue('token', 'secret'), 'secret')).toBe('token');
  });

  it.each([
    undefined,
    '',
    '.',
    'token',
    'token.',
    signedCookieValue('token', 'another secret'),
    signedCookieValue('other', 'secret').replace('other', 'token'),
  ])('is ignored when it was not signed here: %s', (value) => {
    expect(tokenOfCookie(value, 'secret')).toBeUndefined();
  });

  it('has one name for customers and another for staff, and belongs to this host alone where there is TLS', () => {
    expect(cookieName('account', 'http://localhost:3000')).toBe('shop.session');
    expect(cookieName('staff', 'https://shop.example')).toBe('__Host-desk.session');
  });
});
