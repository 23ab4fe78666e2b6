import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignOffLink } from '#domain/offer/papers/sign-off.ts';

const idLength = 32;

/** What a link is for: none counts for anything else. */
export type LinkPurpose = 'account-link' | `sign-off-${SignOffLink}`;

function proofOf(id: string, secret: string, purpose: LinkPurpose): string {
  return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
}

/** The one path segment that a mailed link carries: the row's id and a proof that only this server can make. */
export function linkToken(id: string, secret: string, purpose: LinkPurpose = 'account-link'): string {
  return id.replaceAll('-', '') + proofOf(id, secret, purpose);
}

/** The row's id out of a link, or undefined when the link was not made here; nothing of it needs to be in the database. */
export function idOfLinkToken(
  token: string,
  secret: string,
  purpose: LinkPurpose = 'account-link',
): string | undefined {
  const hex = token.slice(0, idLength);
  if (!/^[0-9a-f]{32}$/.test(hex)) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = Buffer.from(token.slice(idLength));
  const proof = Buffer.from(proofOf(id, secret, purpose));
  return given.length === proof.length && timingSafeEqual(given, proof) ? id : undefined;
}
