import { shopConfig } from '#shop.config.ts';

/** Matomo's own name for the cookie by which it knows a browser again. */
const cookie = `_pk_id.${shopConfig.analytics.siteId}`;
/** Thirteen months, in seconds. */
const lifetime = 393 * 86_400;

/** Random hexadecimal digits, two for each byte. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The id of this browser, made at the first page view after the consent. */
export function visitorId(): string {
  const kept = new RegExp(`(?:^|; )${cookie.replace('.', '\\.')}=([0-9a-f]{16})(?:;|$)`).exec(document.cookie)?.[1];
  const id = kept ?? randomHex(8);
  if (kept === undefined) write(id, lifetime);
  return id;
}

export function clearVisitorId(): void {
  write('', 0);
}

function write(value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store of the browser is not everywhere, and not on http
  document.cookie = `${cookie}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}
