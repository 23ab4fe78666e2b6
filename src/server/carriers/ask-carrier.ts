import { z } from 'zod';
import type { NothingDone } from './carrier.ts';

/** What a carrier answered, or that it did not. */
export type CarrierAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly retryAfter: string | null }
  /** The call never arrived there. */
  | { readonly kind: 'unreachable' }
  /** It may have arrived there. */
  | { readonly kind: 'noAnswer' };

/** A label has some hundred kilobytes; beyond this it is no answer. */
const largestAnswer = 12_000_000;
const notSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH']);
const failureSchema = z.object({ cause: z.object({ code: z.string() }) });

/** One call of a carrier's service within a bounded time; nothing of it is logged, since headers and address hold secrets. */
export async function askCarrier(url: string, init: RequestInit, seconds: number): Promise<CarrierAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(seconds * 1_000) });
    const text = await readBounded(response);
    if (text === undefined) return { kind: 'noAnswer' };
    return { kind: 'answer', status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    const failure = failureSchema.safeParse(error);
    return { kind: failure.success && notSent.has(failure.data.cause.code) ? 'unreachable' : 'noAnswer' };
  }
}

async function readBounded({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  if (body === null) return text;
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > largestAnswer) return undefined;
  }
  return text + decoder.decode();
}

/** What an answer says by its status alone, of a call that makes something; undefined where its body has to be read. */
export function refusalByStatus(answer: Extract<CarrierAnswer, { kind: 'answer' }>): NothingDone | undefined {
  const { status, retryAfter } = answer;
  if (status === 429) return { kind: 'busy', seconds: secondsOf(retryAfter) };
  if (status === 401 || status === 403) return { kind: 'access' };
  return undefined;
}

const usualPause = 60;
const longestPause = 6 * 3_600;

/** Retry-After as seconds; as a date it is not read, and then the usual pause is made. */
function secondsOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), longestPause) : usualPause;
}

/** The body of an answer by a schema; undefined where it is no such thing. */
export function bodyOf<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Bytes that an answer brings as Base64; undefined where there are none. */
export function bytesOfBase64(base64: string | undefined | null): Uint8Array | undefined {
  return base64 ? new Uint8Array(Buffer.from(base64, 'base64')) : undefined;
}

/** Words of a carrier as they are stored and shown: short, on one line. */
export function carrierWords(parts: readonly (string | undefined | null)[]): string {
  const said = [...new Set(parts.flatMap((part) => part?.replace(/\s+/gu, ' ').trim() || []))].join(' · ');
  return said.length > longestWords ? `${said.slice(0, longestWords)} …` : said;
}

const longestWords = 500;
