import { describe, expect, it } from 'vitest';
import { idOfLinkToken, linkToken } from './link-token.ts';

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
