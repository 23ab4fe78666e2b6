import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoLogins } from '#seed/demo-logins.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type CallAnswer, type Caller, caller, keepAlive } from '#tests/support/caller.ts';

/** What the calls of a load were answered with. */
export interface Ledger {
  /** Offers whose inquiry was acknowledged, and those whose bid was too. */
  readonly inquiries: string[];
  readonly bids: string[];
  /** Addresses of acknowledged inquiries by telephone: nothing but their key tells a second sending from a second caller. */
  readonly calls: string[];
  /** Answers 503 in the form of all refusals. */
  refused: number;
  /** Answers 409: the same call is still being done, by a process that died before it could tell. */
  stillRunning: number;
  /** No answer at all, or a balancer's word for that: the process died under the call. */
  broken: number;
  /** Everything else, which should not be. */
  readonly odd: string[];
  /** The longest time until a call was answered in one way or another, in milliseconds. */
  slowest: number;
  /** When the last call was not acknowledged at once. */
  lastTrouble: number;
}

export interface CountingLoad {
  /** Ends it once every call that was begun is acknowledged. */
  stop(): Promise<Ledger>;
  readonly ledger: Ledger;
}

interface Wishes {
  /** Any of these processes may take a call, as behind a load balancer. */
  readonly urls: readonly string[];
  readonly lines: number;
  /** Who sends the nth inquiry. */
  readonly seller: (n: number) => string;
}

/** Between two sales of a line, in milliseconds: a process that starts beside the load needs its share of the machine. */
const breath = 25;

/** Inquiries, bids and inquiries by telephone, each sent with the same key again and again until it is acknowledged: then it has to stand there once. */
export async function startCountingLoad({ urls, lines, seller }: Wishes): Promise<CountingLoad> {
  const processes = await Promise.all(urls.map(signIn));
  const ledger: Ledger = {
    inquiries: [],
    bids: [],
    calls: [],
    refused: 0,
    stillRunning: 0,
    broken: 0,
    odd: [],
    slowest: 0,
    lastTrouble: 0,
  };
  let goesOn = true;
  let sent = 0;

  async function sale(): Promise<void> {
    const offerId = newOfferId();
    const inquiry = inquiryBody(seller(sent++));
    await untilAcknowledged('visitor', `/selfservice/api/submitOffer/${offerId}`, inquiry);
    ledger.inquiries.push(offerId);
    const itemId = /item-[0-9a-f-]{36}/.exec(JSON.stringify(inquiry))?.[0] ?? '';
    const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await untilAcknowledged('desk', `/desk/api/submitBid/${offerId}`, bidBody([{ id: itemId }], { validUntil }));
    ledger.bids.push(offerId);
    const email = `${randomUUID()}@telefon.example`;
    await untilAcknowledged('desk', '/desk/api/createFromInquiry', { email, offeredAsBusiness: true });
    ledger.calls.push(email);
  }

  async function untilAcknowledged(who: 'visitor' | 'desk', path: string, body: object): Promise<void> {
    const headers = { 'idempotency-key': randomUUID() };
    for (;;) {
      const began = performance.now();
      const any = processes[Math.floor(Math.random() * processes.length)];
      const answer = await any?.[who].post(path, body, headers).catch(() => undefined);
      ledger.slowest = Math.max(ledger.slowest, performance.now() - began);
      if (answer?.status === 200) return;
      note(answer);
      // Nobody there: trying on and on would only keep the process from starting.
      await pause(answer === undefined ? 250 : 50);
    }
  }

  function note(answer: CallAnswer | undefined): void {
    ledger.lastTrouble = performance.now();
    if (answer === undefined || answer.status === 502) ledger.broken += 1;
    else if (answer.status === 503 && Number(answer.headers['retry-after']) > 0) ledger.refused += 1;
    else if (answer.status === 409 && answer.text.includes('idempotencyKeyInUse')) ledger.stillRunning += 1;
    else ledger.odd.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    if (ledger.odd.length > 20) throw new Error(`Too many odd answers:\n${ledger.odd.join('\n')}`);
  }

  const running = Array.from({ length: lines }, async () => {
    for (; goesOn; await pause(breath)) await sale();
  });
  return {
    ledger,
    async stop() {
      goesOn = false;
      await Promise.all(running);
      return ledger;
    },
  };
}

async function signIn(url: string): Promise<{ visitor: Caller; desk: Caller }> {
  const [visitor, desk] = [caller(url, keepAlive(8)), caller(url, keepAlive(8))];
  for (const one of [visitor, desk]) await one.get('/auth/api/currentUser');
  const { status, text } = await desk.post('/desk/api/login', demoLogins.staff);
  if (status !== 200) throw new Error(`${status} ${text}`);
  return { visitor, desk };
}
