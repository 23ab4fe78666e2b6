import { describe, expect, it } from 'vitest';
import { readableUrl, unknownCall, unknownPage } from './page-address.ts';

describe('an address that comes in', () => {
  it.each(['/', '/wizard/?q=%E4', '/wizard/x/Gr%C3%B6%C3%9Fe%2042/', '/blog', '//evil.example/x', '/favicon.ico'])(
    'is left as it is: %s',
    (url) => {
      expect(readableUrl(url)).toBe(url);
    },
  );

  it.each([
    '/%E4/',
    '/wizard/%',
    '/wizard/%00/',
    '/wizard/../',
    '/a/%2e%2e/',
    '/a/./b/',
    '/a//b/',
    '/a%5Cb/',
    '/a\\b/',
    `/${'x'.repeat(6_001)}/`,
  ])('shows the not-found page when nothing can be meant by it: %s', (url) => {
    expect(readableUrl(url)).toBe(unknownPage);
  });

  it.each(['/selfservice/api/a', '/assets/..%2f..%2fpackage.json', '/desk/../auth'])(
    'below calls and files is left to their own refusals: %s',
    (url) => {
      expect(readableUrl(url)).toBe(url);
    },
  );

  it.each(['/selfservice/api/%E4', '/assets/%E0%A4%A/', `/auth/${'x'.repeat(6_001)}`])(
    'below calls and files is no address of ours when it cannot be decoded: %s',
    (url) => {
      expect(readableUrl(url, { accept: '*/*' })).toBe(unknownCall);
      expect(readableUrl(url, { accept: 'text/html,*/*;q=0.8' })).toBe(unknownPage);
    },
  );
});
