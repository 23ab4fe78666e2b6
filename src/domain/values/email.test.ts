import { describe, expect, it } from 'vitest';
import { addressIn } from './copied-address.ts';
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

  it.each([
    ['a@xn--firma-mller-zhb.de', 'a@firma-müller.de'],
    ['a@XN--STRAE-OQA.de', 'a@straße.de'],
    ['a@firma-mu\u0308ller.de', 'a@firma-müller.de'],
    ['a\u200b@b.de\u00ad', 'a@b.de'],
    ['a@xn--!.de', 'a@xn--!.de'],
    ['a@xn--caf-dma.de', 'a@xn--caf-dma.de'],
  ])('is one mailbox in each of its spellings: %s', (address, key) => {
    expect(emailKey(address)).toBe(key);
    expect(emailKey(key)).toBe(key);
  });

  it.each([
    'Kim Muster <kim@example.org>',
    '"Muster, Kim" <kim@example.org>;',
    '<kim@example.org>',
    'mailto:kim@example.org',
    ' MAILTO:kim@example.org?subject=Verkauf',
    'Kim <mailto:kim@example.org>',
    '\u200b<kim@example.org>',
  ])('is taken out of what programs copy: %s', (copied) => {
    expect(emailKey(copied)).toBe('kim@example.org');
    expect(addressIn(copied).trim()).toMatch(/^kim@example.org$/i);
  });

  it.each([
    'Kim <kim@example.org>, Jo <jo@example.org>',
    'Kim kim@example.org',
    '<kim@example.org',
    'kim@example.org>',
  ])('is asked for again where it is not clear which: %s', (copied) => {
    expect(isEmail(emailKey(copied))).toBe(false);
  });

  it('belongs to the same person in capitals', () => {
    expect(emailKey(' Erika@Example.ORG ')).toBe(emailKey('erika@example.org'));
  });
});
