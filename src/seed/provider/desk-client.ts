import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { type BidSheet, bidSheetSchema } from '#contract/bid-sheet.ts';
import { type QueueRow, queueSchema } from '#contract/desk-queue.ts';
import { staffAnswerSchema } from '#contract/desk-staff.ts';
import { deskApi } from '#contract/desk-urls.ts';
import { type DeskOffer, deskOfferSchema } from '#contract/desk-view.ts';
import { problemSchema } from '#contract/problem.ts';
import { CookieJar } from './cookie-jar.ts';

/** A call that the server refused, with its German sentence. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  constructor(status: number, detail: string, code?: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

/** Nothing answers where the shop should be, the answer breaks off, or it says that it cannot answer now. */
export class Unreachable extends Error {
  /** How long the server asks to be left alone, when it said so. */
  readonly milliseconds: number | undefined;
  constructor(message: string, milliseconds?: number) {
    super(message);
    this.milliseconds = milliseconds;
  }
}

interface Credentials {
  email: string;
  password: string;
}

/** How often a call is sent whose answer does not arrive, how long is waited in between unless told, and at most. */
const tries = 4;
const pauseMilliseconds = 500;
const longestPauseMilliseconds = 10_000;
/** What the shop says while its database is away, and what a proxy says while the shop is. */
const awayFor = new Set([502, 503, 504]);

const uploaded = z.tuple([z.object({ url: z.string() })]);

/** A browser at the desk, as far as calls are concerned: it knows nothing but the public provider API. */
export class DeskClient {
  readonly #base: string;
  readonly #jar = new CookieJar();
  readonly #wait: (milliseconds: number) => Promise<unknown>;

  constructor(base: string, wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => pause(milliseconds)) {
    this.#base = base.replace(/\/+$/, '');
    this.#wait = wait;
  }

  async login(credentials: Credentials): Promise<void> {
    await this.#call('GET', '/desk/api/currentUser');
    const { staff } = staffAnswerSchema.parse(await this.#call('POST', '/desk/api/login', credentials));
    if (staff?.mayPutOff && staff.stage === 'setUp') await this.#call('POST', '/desk/api/putOffSecondFactor');
  }

  /** All sales, as the work list has them. */
  async queue(): Promise<QueueRow[]> {
    const rows: QueueRow[] = [];
    let after = '';
    do {
      const page = queueSchema.parse(await this.#call('GET', `${deskApi.queue}?tab=all${after}`));
      rows.push(...page.rows);
      after = page.next === undefined ? '' : `&after=${encodeURIComponent(page.next)}`;
    } while (after !== '');
    return rows;
  }

  async offer(id: string): Promise<DeskOffer> {
    const answer = await this.#call('GET', `/desk/api/offers/${encodeURIComponent(id)}`);
    return z.object({ data: deskOfferSchema }).parse(answer).data;
  }

  async send(command: string, offerId: string, body: object): Promise<void> {
    await this.#call('POST', `/desk/api/${command}/${encodeURIComponent(offerId)}`, body);
  }

  /** Sends a file and answers with the address under which commands name it. */
  async upload(name: string, content: Uint8Array): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const [{ url }] = uploaded.parse(await this.#call('POST', '/desk/api/uploads', form));
    return url;
  }

  /** What the price book makes of an inquiry. */
  async bidSheet(id: string): Promise<BidSheet> {
    return z.object({ data: bidSheetSchema }).parse(await this.#call('GET', deskApi.bidSheet(id))).data;
  }

  /** A lost answer says nothing of the call's effect: sent again under its key it takes effect once (docs/repeats.md). */
  async #call(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    const key = method === 'POST' ? randomUUID() : undefined;
    for (let left = tries; ; left -= 1) {
      try {
        return await this.#try(method, path, body, key);
      } catch (error) {
        if (left === 1 || !(error instanceof Unreachable)) throw error;
        await this.#wait(Math.min(error.milliseconds ?? pauseMilliseconds, longestPauseMilliseconds));
      }
    }
  }

  async #try(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<unknown> {
    const isForm = body instanceof FormData;
    const headers = {
      cookie: this.#jar.header(),
      ...(method === 'POST' && { 'x-xsrf-token': this.#jar.get('XSRF-TOKEN') ?? '' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const unreachable = () => {
      throw new Unreachable(`Unter ${this.#base} antwortet kein Ankaufwerk. Starten Sie es mit: npm start`);
    };
    const response = await fetch(`${this.#base}${path}`, { method, headers, ...sent }).catch(unreachable);
    const text = await response.text().catch(unreachable);
    this.#jar.take(response.headers.getSetCookie());
    if (response.ok) return JSON.parse(text);
    throw failureOf(response, problemIn(text));
  }
}

/** The failure that an answer tells: come again, or a refusal that stands. */
function failureOf({ status, headers }: Response, problem: z.infer<typeof problemSchema> | undefined): Error {
  const detail = problem?.detail ?? `Antwort ${status}`;
  const isToComeAgain = awayFor.has(status) || problem?.code === 'idempotencyKeyInUse';
  if (!isToComeAgain) return new Refusal(status, detail, problem?.code);
  const seconds = z.coerce
    .number()
    .min(0)
    .safeParse(headers.get('retry-after') ?? undefined).data;
  return new Unreachable(detail, seconds === undefined ? undefined : seconds * 1000);
}

/** What the shop says; nothing, when it was a proxy that answered. */
function problemIn(text: string): z.infer<typeof problemSchema> | undefined {
  try {
    return problemSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
