import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { staffAnswerSchema } from '#contract/auth.ts';
import { type DeskOffer, deskOfferSchema } from '#contract/desk-view.ts';
import { type OfferListItem, offerListItemSchema } from '#contract/offer-list.ts';
import { problemSchema } from '#contract/problem.ts';
import { api } from '#contract/urls.ts';
import { wizardEntriesSchema } from '#contract/wizard.ts';
import type { WizardEntry } from '#domain/catalogue/entries.ts';
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

/** Nothing answers where the shop should be. */
export class Unreachable extends Error {}

interface Credentials {
  email: string;
  password: string;
}

/** How often a call is sent whose answer does not arrive, and how long is waited in between. */
const tries = 4;
const pauseMilliseconds = 500;

const uploaded = z.tuple([z.object({ url: z.string() })]);

/** A browser at the desk, as far as calls are concerned: it knows nothing but the public provider API. */
export class DeskClient {
  readonly #base: string;
  readonly #jar = new CookieJar();

  constructor(base: string) {
    this.#base = base.replace(/\/+$/, '');
  }

  async login(credentials: Credentials): Promise<void> {
    await this.#call('GET', '/desk/api/currentUser');
    staffAnswerSchema.parse(await this.#call('POST', '/desk/api/login', credentials));
  }

  /** All offers, newest first. */
  async offers(): Promise<OfferListItem[]> {
    return z.array(offerListItemSchema).parse(await this.#call('GET', '/desk/api/offers'));
  }

  async offer(id: string): Promise<DeskOffer> {
    const answer = await this.#call('GET', `/desk/api/offers/${encodeURIComponent(id)}`);
    return z.object({ data: deskOfferSchema }).parse(answer).data;
  }

  /** Sends a command. A lost answer says nothing of its effect: sent again under its key it takes effect once (docs/repeats.md). */
  async send(command: string, offerId: string, body: object): Promise<void> {
    const key = randomUUID();
    for (let left = tries; ; left -= 1) {
      try {
        await this.#call('POST', `/desk/api/${command}/${encodeURIComponent(offerId)}`, body, key);
        return;
      } catch (error) {
        if (left === 1 || !isWithoutAnswer(error)) throw error;
      }
      await pause(pauseMilliseconds);
    }
  }

  /** Sends a file and answers with the address under which commands name it. */
  async upload(name: string, content: Uint8Array): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(content)]), name);
    const [{ url }] = uploaded.parse(await this.#call('POST', '/desk/api/uploads', form));
    return url;
  }

  /** The catalogue, as every visitor can read it. */
  async entries(): Promise<readonly WizardEntry[]> {
    return wizardEntriesSchema.parse(await this.#call('GET', api.selfservice.wizardEntries)).wizardentries;
  }

  async #call(method: 'GET' | 'POST', path: string, body?: object, key?: string): Promise<unknown> {
    const isForm = body instanceof FormData;
    const headers = {
      cookie: this.#jar.header(),
      ...(method === 'POST' && { 'x-xsrf-token': this.#jar.get('XSRF-TOKEN') ?? '' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const response = await fetch(`${this.#base}${path}`, { method, headers, ...sent }).catch(() => {
      throw new Unreachable(`Unter ${this.#base} antwortet kein Ankaufwerk. Starten Sie es mit: npm start`);
    });
    this.#jar.take(response.headers.getSetCookie());
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const problem = problemSchema.safeParse(answer).data;
    throw new Refusal(response.status, problem?.detail ?? `Antwort ${response.status}`, problem?.code);
  }
}

/** Whether nobody knows yet what became of a call: no answer came, or the first one is still being worked on. */
function isWithoutAnswer(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Refusal && error.code === 'idempotencyKeyInUse');
}
