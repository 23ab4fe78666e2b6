import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, type Day, isDay } from '#domain/values/day.ts';

/** How long the link of a mail shows the state of an offer (docs/decisions/0195). */
const statusLinkDays = 60;

/** Long enough that nobody finds a second one by trying. */
const proofLength = 22;
const shape = new RegExp(`^([0-9a-f]{32})(\\d{8})([\\w-]{${proofLength}})$`);

interface StatusLink {
  offerId: string;
  /** Until the end of this day in Europe/Berlin. */
  lastDay: Day;
}

interface Bound {
  /** The seller's address: with another one, or none since the erasure, the link is worth nothing. */
  emailKey: string;
  secret: string;
}

/** The one path segment of a mail's status link: offer, last day, and a proof that only this server can make. */
export function statusToken(offerId: string, sentOn: Day, bound: Bound): string {
  const link = { offerId, lastDay: addDays(sentOn, statusLinkDays) };
  return `${offerId.slice('offer-'.length).replaceAll('-', '')}${link.lastDay.replaceAll('-', '')}${proofOf(link, bound)}`;
}

/** What a link claims; whether it may is up to isProven, once the offer is known. */
export function readStatusToken(token: string): (StatusLink & { proof: string }) | undefined {
  const [, hex = '', digits = '', proof = ''] = shape.exec(token) ?? [];
  const lastDay = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  if (!isDay(lastDay)) return undefined;
  const offerId = `offer-${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
  return { offerId, lastDay, proof };
}

/** Whether this server made the link for the address that the offer has now. */
export function isProven({ proof, ...link }: StatusLink & { proof: string }, bound: Bound): boolean {
  const given = Buffer.from(proof);
  const made = Buffer.from(proofOf(link, bound));
  return given.length === made.length && timingSafeEqual(given, made);
}

function proofOf({ offerId, lastDay }: StatusLink, { emailKey, secret }: Bound): string {
  const claim = JSON.stringify(['offer-status', offerId, lastDay, emailKey]);
  return createHmac('sha256', secret).update(claim).digest('base64url').slice(0, proofLength);
}
