import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { setStaff } from '#server/accounts/staff.ts';
import { systemClock } from '#server/clock.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { randomIds } from '#server/ids.ts';
import { bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { signingSecret } from './bench-shop.ts';
import { median } from './median.ts';
import { ratePerSecond } from './rate-per-second.ts';
import { type Recording, readStatements, recordingOf, rewrite, type Statement } from './statements.ts';

const offersPerRound = 1_000;
const rounds = 5;
/** Statements at most, and rates in parts of what the same statements do raw. */
const aims = { submit: 5, accept: 4, ratio: 0.75, withMails: 0.5 };
const atOnce = 16;
const password = 'vier Pferde im Regal';
const email = 'last@example.org';

interface Prepared {
  offerId: string;
  inquiryId: string;
  itemId: string;
}
/** Rates of one round, per second. */
interface Round {
  http: number;
  raw: number;
}

/** submitOffer and acceptBid through HTTP beside the same statements sent raw: same driver, pool and transaction borders. */
export async function benchOffers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
  const postgres = await startPostgres({ durable: true });
  const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await admin.connect();
  await admin.query('create database bench');
  await admin.end();
  const databaseUrl = `${postgres.url}/bench`;
  const settings = {
    MODE: 'production',
    MAIL: 'capture',
    SIGNING_SECRETS: signingSecret,
    COMPANY_DATA: 'incomplete',
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    JOBS: 'off',
  };
  try {
    const recordings = await record(settings, join(folder, 'statements.jsonl'));
    const server = await startServer(settings);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
    const raw = await measure(server.url, pool, recordings).finally(async () => {
      await pool.end();
      await server.stop();
    });
    const busy = await startServer({ ...settings, JOBS: 'on' });
    await measureWithMails(busy.url, raw).finally(() => busy.stop());
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Recordings {
  submit: Recording & { offer: Prepared };
  accept: Recording & { offer: Prepared };
}

/** Writes down what one submitOffer and one acceptBid send, by a server that does nothing else meanwhile. */
async function record(settings: Record<string, string>, file: string): Promise<Recordings> {
  const preload = join(import.meta.dirname, 'record-statements.ts');
  const server = await startServer({ ...settings, NODE_OPTIONS: `--import=${preload}`, RECORD_STATEMENTS: file });
  try {
    await addPeople(settings.DATABASE_URL ?? '', server.url);
    const { seller, desk } = await people(server.url);
    const before = readStatements(file).length;
    const offer = await submit(seller);
    const submitted = readStatements(file).slice(before);
    await placeBid(desk, offer);
    const beforeAccept = readStatements(file).length;
    await accept(seller, offer);
    const accepted = readStatements(file).slice(beforeAccept);
    return { submit: { ...recordingOf(submitted), offer }, accept: { ...recordingOf(accepted), offer } };
  } finally {
    await server.stop();
  }
}

/** Answers how many inquiries a second went raw. */
async function measure(url: string, pool: pg.Pool, recordings: Recordings): Promise<number> {
  const { seller, desk } = await people(url);
  const submits: Round[] = [];
  const accepts: Round[] = [];
  let number = 500_000;
  for (let round = 0; round <= rounds; round++) {
    const httpOffers: Prepared[] = [];
    const http = await ratePerSecond(Array.from({ length: offersPerRound }), atOnce, async () => {
      httpOffers.push(await submit(seller));
    });
    const rawOffers = Array.from({ length: offersPerRound }, () => ({
      offerId: newOfferId(),
      itemId: `item-${randomUUID()}`,
      inquiryId: `A-2026-${String(++number).padStart(6, '0')}`,
    }));
    const raw = await ratePerSecond(rawOffers, atOnce, (offer) => replay(pool, recordings.submit, offer));
    await ratePerSecond([...httpOffers, ...rawOffers], atOnce, (offer) => placeBid(desk, offer));
    const httpAccept = await ratePerSecond(httpOffers, atOnce, (offer) => accept(seller, offer));
    const rawAccept = await ratePerSecond(rawOffers, atOnce, (offer) => replay(pool, recordings.accept, offer));
    // The first round warms both sides up.
    if (round === 0) continue;
    submits.push({ http, raw });
    accepts.push({ http: httpAccept, raw: rawAccept });
  }
  const raw = report('submitOffer', submits, recordings.submit, aims.submit);
  report('acceptBid', accepts, recordings.accept, aims.accept);
  return raw;
}

/** The same inquiries to a process that writes the mails of all rounds meanwhile: what one process alone can do. */
async function measureWithMails(url: string, raw: number): Promise<void> {
  const { seller } = await people(url);
  const rate = await ratePerSecond(
    Array.from({ length: offersPerRound }),
    atOnce,
    async () => void (await submit(seller)),
  );
  console.log(
    `submitOffer  ${rate.toFixed(0).padStart(6)}/s through HTTP while the same process also sends the mails, ratio ${(rate / raw).toFixed(2)} (aim ${aims.withMails})`,
  );
}

/** Sends the recorded statements for another offer: a connection of the pool, the transaction, nothing else. */
async function replay(pool: pg.Pool, recording: Recording & { offer: Prepared }, offer: Prepared): Promise<void> {
  const idOf = (id: string) => id.replace(/^(offer|item)-/, '');
  const known = new Map([
    [idOf(recording.offer.offerId), idOf(offer.offerId)],
    [idOf(recording.offer.itemId), idOf(offer.itemId)],
  ]);
  const fresh = (statement: Statement) => rewrite(statement, known, offer.inquiryId, randomUUID);
  for (const statement of recording.before) await pool.query(statement.text, statement.values);
  const client = await pool.connect();
  try {
    for (const statement of recording.transaction.map(fresh)) await client.query(statement.text, statement.values);
  } finally {
    client.release();
  }
}

/** A seller whose address counts as confirmed, and a member of staff. */
async function addPeople(databaseUrl: string, url: string): Promise<void> {
  const visitor = caller(url, keepAlive(1));
  await visitor.get('/auth/api/currentUser');
  expectOk(await visitor.post('/auth/api/registerAccount', { email, password }));
  const database = await openPostgres(databaseUrl, 2);
  await database.transaction((tx) => setStaff({ clock: systemClock, ids: randomIds }, tx, { email, password }));
  await database.drizzle.update(accounts).set({ emailConfirmed: true });
  await database.close();
}

async function people(url: string): Promise<{ seller: Caller; desk: Caller }> {
  const agent = keepAlive(atOnce);
  const [seller, desk] = [caller(url, agent), caller(url, agent)];
  await seller.get('/auth/api/currentUser');
  const known = await seller.post('/auth/api/login', { email, password });
  if (known.status !== 200) throw new Error(`No seller: ${known.text}`);
  await desk.get('/auth/api/currentUser');
  expectOk(await desk.post('/desk/api/login', { email, password }));
  return { seller, desk };
}

async function submit(seller: Caller): Promise<Prepared> {
  const offerId = newOfferId();
  const body = inquiryBody(email);
  const { inquiryId } = JSON.parse(expectOk(await seller.post(`/selfservice/api/submitOffer/${offerId}`, body)));
  const itemId = /item-[0-9a-f-]{36}/.exec(JSON.stringify(body))?.[0] ?? '';
  return { offerId, inquiryId, itemId };
}

async function placeBid(desk: Caller, { offerId, itemId }: Prepared): Promise<void> {
  const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  expectOk(await desk.post(`/desk/api/submitBid/${offerId}`, bidBody([{ id: itemId }], { validUntil })));
}

async function accept(seller: Caller, { offerId, inquiryId }: Prepared): Promise<void> {
  const body = { inquiryId, declarations: businessDeclarations };
  expectOk(await seller.post(`/selfservice/api/acceptBid/${offerId}`, body));
}

function expectOk({ status, text }: { status: number; text: string }): string {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return text;
}

function report(name: string, measured: Round[], recording: Recording, most: number): number {
  const http = median(measured.map((round) => round.http));
  const raw = median(measured.map((round) => round.raw));
  const ratio = median(measured.map((round) => round.http / round.raw));
  const statements = recording.before.length + recording.transaction.length;
  console.log(
    `${name.padEnd(12)} ${http.toFixed(0).padStart(6)}/s through HTTP, ${raw.toFixed(0).padStart(6)}/s the same ${statements} statements (aim ≤ ${most}) raw, ratio ${ratio.toFixed(2)} (aim ${aims.ratio})`,
  );
  return raw;
}
