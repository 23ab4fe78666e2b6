import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { hostCookie } from '#server/host-cookie.ts';

/** A cookie that a route sets once the session stands. */
export interface SessionCookie {
  name: string;
  value: string;
  options: CookieSerializeOptions;
}

/** Customers and staff: a cookie for each, so that one browser can be signed in to both. */
const names = { account: 'shop.session', staff: 'desk.session' } as const;
export type SessionKind = keyof typeof names;

/** Name of a session's cookie. */
export function cookieName(kind: SessionKind, publicUrl: string): string {
  return hostCookie(names[kind], publicUrl).name;
}

/** Name of a customer's cookie up to version 0.7.23; whoever comes with it is given the present one. */
export function formerCookieName(publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? '__Secure-' : ''}shop.session_token`;
}

interface StartedSession {
  token: string;
  /** When the cookie ends, with its session. */
  expiresAt: Date;
}

/** The cookie of a session. */
export function sessionCookie(
  kind: SessionKind,
  { token, expiresAt }: StartedSession,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): SessionCookie {
  const { name, options } = hostCookie(names[kind], publicUrl);
  return { name, value: signedCookieValue(token, secret), options: { ...options, expires: expiresAt } };
}

function signature(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

/** The token with a proof that it was made here. */
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

/** A token as version 0.7.23 made them: those of today are longer. */
const formerToken = /^[a-zA-Z\d]{32}$/;

/**
 * The same out of a cookie of the former name, for sessions of the former version alone: every host of the domain can plant that
 * cookie, and must not be able to sign people in to an account of its own with a session of today.
 */
export function formerTokenOf(value: string | undefined, secret: string): string | undefined {
  const token = tokenOfCookie(value, secret);
  return token !== undefined && formerToken.test(token) ? token : undefined;
}
