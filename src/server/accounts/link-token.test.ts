import { describe, expect, it } from 'vitest';
import { idOfLinkToken, linkToken } from './link-token.ts';
import { signedCookieValue, tokenOfCookie } from './session-cookie.ts';

const id = '0d9f4b5e-3a1c-4c7e-9b1e-5d2f6a7b8c9d';

describe('the link in a mail', () => {
  it('leads back to the id it was made for', () => {
    expect(idOfLinkToken(linkToken(id, 'secret'), 'secret')).toBe(id);
  });

  it.each([
    '',
    'x',
    id,
    linkToken(id, 'another secret'),
    `${linkToken(id, 'secret')}x`,
    linkToken(id, 'secret').slice(0, -1),
  ])('is worth nothing when it was not made here: %s', (token) => {
    expect(idOfLinkToken(token, 'secret')).toBeUndefined();
  });
});

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
});
