import { createHmac, timingSafeEqual } from 'node:crypto';
import { addDays, type Day, isDay } from '#domain/values/day.ts';

/** How long the links of a mail lead to the offer (docs/decisions/0195). */
const linkDays = 60;

/** How long after the mail its way to an answer also proves who reads it (docs/decisions/0460). */
const proofDays = 7;

/** Long enough that nobody finds a second one by trying. */
const proofLength = 22;
const linkLength = 32 + 8 + proofLength;
const shape = new RegExp(`^([0-9a-f]{32})(\\d{8})([\\w-]{${proofLength}})$`);

/** What a link is for: to look at the state of things, or to the account in which the offer is answered. */
export type OfferLinkPurpose = 'offer-status' | 'offer-access';
const movePurpose = 'offer-move';

interface MailLink {
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
  return offerToken('offer-status', offerId, sentOn, bound);
}

/** The same of a mail's way to the answer: it proves whose mailbox the mail lies in, so no other link counts for it. */
export function accessToken(offerId: string, sentOn: Day, bound: Bound): string {
  return offerToken('offer-access', offerId, sentOn, bound);
}

/** The same of the mail that asks another address whether the offer is its own: it names that address and counts until the seller's changes. */
export function moveToken(offerId: string, sentOn: Day, to: string, bound: Bound): string {
  const link = { offerId, lastDay: addDays(sentOn, proofDays) };
  return `${segmentOf(link)}${proofOf(movePurpose, link, bound, to)}${Buffer.from(to).toString('base64url')}`;
}

/** What such a link claims. */
export function readMoveToken(token: string): (MailLink & { proof: string; to: string }) | undefined {
  const link = readLinkToken(token.slice(0, linkLength));
  const to = Buffer.from(token.slice(linkLength), 'base64url').toString();
  return link && to !== '' ? { ...link, to } : undefined;
}

/** Whether this server made it while the offer had the address that it has now. */
export function isMoveProven({ proof, to, ...link }: MailLink & { proof: string; to: string }, bound: Bound): boolean {
  return isSame(proof, proofOf(movePurpose, link, bound, to));
}

function offerToken(purpose: OfferLinkPurpose, offerId: string, sentOn: Day, bound: Bound): string {
  const link = { offerId, lastDay: addDays(sentOn, linkDays) };
  return `${segmentOf(link)}${proofOf(purpose, link, bound)}`;
}

function segmentOf({ offerId, lastDay }: MailLink): string {
  return `${offerId.slice('offer-'.length).replaceAll('-', '')}${lastDay.replaceAll('-', '')}`;
}

/** What a link claims; whether it may is up to isProven, once the offer is known. */
export function readLinkToken(token: string): (MailLink & { proof: string }) | undefined {
  const [, hex = '', digits = '', proof = ''] = shape.exec(token) ?? [];
  const lastDay = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  if (!isDay(lastDay)) return undefined;
  const offerId = `offer-${hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')}`;
  return { offerId, lastDay, proof };
}

/** Whether this server made the link for the address that the offer has now. */
export function isProven(
  purpose: OfferLinkPurpose,
  { proof, ...link }: MailLink & { proof: string },
  bound: Bound,
): boolean {
  return isSame(proof, proofOf(purpose, link, bound));
}

function isSame(proof: string, wanted: string): boolean {
  const given = Buffer.from(proof);
  const made = Buffer.from(wanted);
  return given.length === made.length && timingSafeEqual(given, made);
}

/** The day on which such a link was made. */
export function sentOn({ lastDay }: Pick<MailLink, 'lastDay'>): Day {
  return addDays(lastDay, -linkDays);
}

/** The last day on which such a link proves who reads the mail that carries it. */
export function lastDayOfProof(link: Pick<MailLink, 'lastDay'>): Day {
  return addDays(sentOn(link), proofDays);
}

function proofOf(
  purpose: OfferLinkPurpose | typeof movePurpose,
  { offerId, lastDay }: MailLink,
  { emailKey, secret }: Bound,
  ...more: readonly string[]
): string {
  const claim = JSON.stringify([purpose, offerId, lastDay, emailKey, ...more]);
  return createHmac('sha256', secret).update(claim).digest('base64url').slice(0, proofLength);
}
