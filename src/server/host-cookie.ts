import type { CookieSerializeOptions } from '@fastify/cookie';

/**
 * Name and attributes of a cookie that no script reads and that no other host of the domain can plant: over TLS browsers hold it to
 * that by the prefix `__Host-` (RFC 6265bis). Without TLS there is only the demo on the machine itself, where not every browser
 * keeps a secure cookie: there the name has no prefix, and all else is the same.
 */
export function hostCookie(name: string, publicUrl: string): { name: string; options: CookieSerializeOptions } {
  const secure = publicUrl.startsWith('https:');
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return { name: secure ? `__Host-${name}` : name, options };
}
