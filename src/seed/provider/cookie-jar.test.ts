import { describe, expect, it } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

describe('the cookies of the demo provider', () => {
  it('are sent back by name, the newest value counting', () => {
    const jar = new CookieJar();
    jar.take(['a=1; Path=/; HttpOnly', 'b=x%3Dy; Path=/desk']);
    jar.take(['a=2; Path=/']);
    expect(jar.header()).toBe('a=2; b=x%3Dy');
    expect(jar.get('b')).toBe('x=y');
  });

  it('go when the server takes them back', () => {
    const jar = new CookieJar();
    jar.take(['a=1', 'b=1']);
    jar.take(['a=; Path=/', 'b=1; Max-Age=0']);
    expect(jar.header()).toBe('');
  });
});
