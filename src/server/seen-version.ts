import { z } from 'zod';
import { Problem } from '#server/problem.ts';

/** The header that says which version of an offer was on the screen. */
export const ifMatchHeader = { 'if-match': z.string().max(60).optional() };

/** `"7"` or an ETag of readOffer, `"7-5f3e…-x9Y…"` → 7; anything else the client could not have got from readOffer. */
export function seenVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,9})(?:-[\w-]{1,50})?"$/.exec(ifMatch)?.[1];
  if (version === undefined) throw new Problem(400, 'invalidQuery', { 'If-Match': 'unbekannte Version' });
  return Number(version);
}
