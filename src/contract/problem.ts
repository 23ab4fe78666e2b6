import { z } from 'zod';
import { waitText } from '#contract/site/wait-text.ts';
import { accountProblems } from './problem-texts/account-problems.ts';
import { listProblems } from './problem-texts/list-problems.ts';
import { offerProblems } from './problem-texts/offer-problems.ts';
import { payoutProblems } from './problem-texts/payout-problems.ts';
import { priceBookProblems } from './problem-texts/price-book-problems.ts';
import { requestProblems } from './problem-texts/request-problems.ts';
import { uploadProblems } from './problem-texts/upload-problems.ts';

/** Every code a call can be refused with, and what it says to people. Codes are stable; sentences may change. */
export const problemTexts = {
  ...requestProblems,
  ...uploadProblems,
  ...listProblems,
  ...accountProblems,
  ...offerProblems,
  ...priceBookProblems,
  ...payoutProblems,
} as const;

export type ProblemCode = keyof typeof problemTexts;

/** Body of every refused call (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  detail: z.string(),
  /** Field name, inner ones with dots → German sentence. */
  fields: z.record(z.string(), z.string()).exactOptional(),
  /** Status of the offer that refused, so that a screen can catch up. */
  currentStatus: z.string().exactOptional(),
});
export type ProblemDocument = z.infer<typeof problemSchema>;

/** Refusals of which it is known how long they last: what they say then. */
const waits: Readonly<Record<string, (wait: string) => string>> = {
  tooManyRequests: (wait) => `Das waren zu viele Versuche. Warten Sie bitte noch ${wait}.`,
  uploadsTooOften: (wait) =>
    `Von Ihrem Internetanschluss kamen eben sehr viele Dateien. Warten Sie bitte noch ${wait}; was schon hochgeladen ist, bleibt.`,
};

/** What is said to people of a refusal that ends after so many seconds; undefined where its own sentence says all. */
export function waitingDetail(code: string, seconds: number): string | undefined {
  return waits[code]?.(waitText(seconds));
}

const titles: Record<number, string> = {
  400: 'Ungültige Anfrage',
  401: 'Anmeldung nötig',
  403: 'Nicht erlaubt',
  404: 'Nicht gefunden',
  405: 'Aufruf nicht möglich',
  408: 'Zu langsam',
  409: 'Passt nicht zum jetzigen Stand',
  413: 'Zu groß',
  415: 'Format nicht möglich',
  422: 'Nicht möglich',
  429: 'Zu viele Anfragen',
  503: 'Vorübergehend nicht erreichbar',
};

/** The document for a refusal with an HTTP status and a code, with what concerns single fields or the offer. */
export function problemDocument(
  status: number,
  code: ProblemCode,
  more: Pick<ProblemDocument, 'fields' | 'currentStatus'> = {},
): ProblemDocument {
  const title = titles[status] ?? 'Fehler';
  return { type: `urn:problem:${code}`, title, status, code, detail: problemTexts[code], ...more };
}
