import { describe, expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

describe('a web address', () => {
  it.each(['https://example.org', 'http://sub.example.org:8080/pfad?frage=1#ziel', 'https://bücher.example/ä'])(
    'is %s',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    'example.org',
    'ftp://example.org',
    'https://',
    'https://host',
    'https://a b.org',
    'javascript:alert(1)',
    'https://ich@example.org',
    '',
  ])('is not „%s“', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});
