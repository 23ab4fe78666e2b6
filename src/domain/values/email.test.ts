import { describe, expect, it } from 'vitest';
import { emailKey, isEmail } from './email.ts';

describe('an e-mail address', () => {
  it.each(['a@b.de', 'erika.muster+it@firma-müller.de', 'x_y@sub.example.co.uk', "o'neil@example.org"])(
    'can be %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.de',
    'a@@b.de',
    'a b@c.de',
    'a@b..de',
    '.a@b.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b.de\nBcc: c@d.de',
    'a\u0007@b.de',
    'a\u202e@b.de',
    '\u0430@b.de',
    'a@\u0430.de',
    `${'a'.repeat(250)}@b.de`,
  ])('cannot be %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is no other address in lower case', () => {
    expect(isEmail('\u212aim@example.org')).toBe(false);
    expect(isEmail('\u0130da@example.org')).toBe(false);
  });

  it('belongs to the same person in capitals', () => {
    expect(emailKey(' Erika@Example.ORG ')).toBe(emailKey('erika@example.org'));
  });
});
