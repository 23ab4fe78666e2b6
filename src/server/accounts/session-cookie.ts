import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';

/** A cookie that a route sets once the session stands. */
export interface SessionCookie {
  name: string;
  value: string;
  options: CookieSerializeOptions;
}

/** Customers and staff: two cookies, of which the desk's never leaves its path. */
export const sessionKinds = {
  account: { prefix: 'shop', path: '/', days: 30 },
  staff: { prefix: 'desk', path: '/desk', days: 1 },
} as const;
export type SessionKind = keyof typeof sessionKinds;

/** Name of a session cookie as better-auth gives it; the prefix makes browsers insist on TLS. */
export function cookieName(kind: SessionKind, publicUrl: string): string {
  return `${isSecure(publicUrl) ? '__Secure-' : ''}${sessionKinds[kind].prefix}.session_token`;
}

/** The cookie for a new session; secure only where the shop is served over TLS. */
export function sessionCookie(
  kind: SessionKind,
  token: string,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): SessionCookie {
  const { path, days } = sessionKinds[kind];
  return {
    name: cookieName(kind, publicUrl),
    value: signedCookieValue(token, secret),
    options: { path, httpOnly: true, sameSite: 'lax', secure: isSecure(publicUrl), maxAge: days * 86_400 },
  };
}

function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

/** The cookie's value in better-auth's own form, so that its plugins read the same cookie. */
export function signedCookieValue(token: string, secret: string): string {
  return `${token}.${signature(token, secret)}`;
}

/** The session's token out of a cookie, or undefined when we did not sign it: forged cookies cost no query. */
export function tokenOfCookie(value: string | undefined, secret: string): string | undefined {
  if (value === undefined) return undefined;
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1));
  const wanted = Buffer.from(signature(token, secret));
  return dot > 0 && given.length === wanted.length && timingSafeEqual(given, wanted) ? token : undefined;
}
