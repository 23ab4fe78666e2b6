import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { newOfferId } from '#tests/factories/wire.ts';
import { caller, keepAlive } from '#tests/support/caller.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { settingsFor } from './bench-shop.ts';
import { startChild } from './child-json.ts';
import { median } from './median.ts';
import { accept, addPeople, atOnce, type Pace, type Place, paceOf, people, placeBid, submit } from './offer-calls.ts';
import { ratePerSecond } from './rate-per-second.ts';
import { noteRatio } from './ratios.ts';
import { type Named, replayStatements } from './replay-statements.ts';
import { type Recording, readStatements, recordingOf } from './statements.ts';

/** Short rounds in turn: what else the machine does meanwhile meets both sides alike. */
const offersPerRound = 200;
const rounds = 20;
/** The first ones warm both sides up. */
const warmingRounds = 5;
/** Statements at most, and rates in parts of what the same statements do raw. */
const aims = { submit: 5, accept: 4, submitRatio: 0.75, acceptRatio: 0.8, withMails: 0.5 };
const askEveryMs = 20;

interface Round {
  http: Pace;
  /** The same statements sent by a route that does nothing else. */
  bare?: Pace;
  raw: Pace;
}

/**
 * submitOffer and acceptBid through HTTP beside the same statements sent raw: same driver, pool and transaction borders. With the
 * mails it is a process and a database of their own, and a round ends when the last of its mails is out.
 */
export async function benchOffers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
  const postgres = await startPostgres({ durable: true });
  const settings = (database: string) => settingsFor(`${postgres.url}/${database}`);
  try {
    for (const database of ['bench', 'mails'])
      await asked(`${postgres.url}/postgres`, (admin) => admin.query(`create database ${database}`));
    const recordings = await record(settings('bench'), join(folder, 'statements.jsonl'));
    const server = await startServer(settings('bench'));
    const busy = await startServer({ ...settings('mails'), JOBS: 'on' });
    const pool = new pg.Pool({ connectionString: settings('bench').DATABASE_URL, max: 10 });
    await addPeople(settings('mails').DATABASE_URL, busy.url);
    const bare = startChild('bare-commands.ts');
    bare.send({ databaseUrl: settings('bench').DATABASE_URL, firstNumber: 700_000, ...recordings });
    const places = {
      server: { url: server.url, databaseUrl: settings('bench').DATABASE_URL },
      busy: { url: busy.url, databaseUrl: settings('mails').DATABASE_URL },
      bareUrl: `http://127.0.0.1:${await bare.line()}`,
    };
    await asked(places.busy.databaseUrl, (mails) => measure(places, pool, mails, recordings));
    await bare.stop();
    await pool.end();
    await Promise.all([server.stop(), busy.stop()]);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A connection for the time of some work. */
export async function asked(connectionString: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await work(client);
  await client.end();
}

interface Recordings {
  submit: Recording & { offer: Named };
  accept: Recording & { offer: Named };
}

/** Writes down what one submitOffer and one acceptBid send, by a server that does nothing else meanwhile. */
async function record(settings: Record<string, string>, file: string): Promise<Recordings> {
  const preload = join(import.meta.dirname, 'record-statements.ts');
  const server = await startServer({ ...settings, NODE_OPTIONS: `--import=${preload}`, RECORD_STATEMENTS: file });
  try {
    const place = { url: server.url, databaseUrl: settings.DATABASE_URL ?? '' };
    await addPeople(place.databaseUrl, place.url);
    const { seller, desk } = await people(place);
    const before = readStatements(file).length;
    const offer = await submit(seller);
    const submitted = readStatements(file).slice(before);
    await placeBid(desk, offer);
    const beforeAccept = readStatements(file).length;
    await accept(seller, offer);
    const accepted = readStatements(file).slice(beforeAccept);
    const all = readStatements(file);
    return { submit: { ...recordingOf(submitted, all), offer }, accept: { ...recordingOf(accepted, all), offer } };
  } finally {
    await server.stop();
  }
}

async function measure(
  { server, busy, bareUrl }: Readonly<Record<'server' | 'busy', Place> & { bareUrl: string }>,
  pool: pg.Pool,
  mails: pg.Client,
  recordings: Recordings,
): Promise<void> {
  const { seller, desk } = await people(server);
  const { seller: sellerWithMails } = await people(busy);
  const bareCaller = caller(bareUrl, keepAlive(atOnce));
  const measured: Record<'submit' | 'accept' | 'withMails', Round[]> = { submit: [], accept: [], withMails: [] };
  const asMany = Array.from({ length: offersPerRound });
  let number = 500_000;
  for (let round = 0; round < warmingRounds + rounds; round++) {
    const httpOffers: Named[] = [];
    const rawOffers = asMany.map(() => ({
      offerId: newOfferId(),
      itemId: `item-${randomUUID()}`,
      inquiryId: `A-2026-${String(++number).padStart(6, '0')}`,
    }));
    const bareOffers: Named[] = [];
    const http = await paceOf(asMany, async () => void httpOffers.push(await submit(seller)));
    const bare = await paceOf(asMany, async () => void bareOffers.push(await submit(bareCaller)));
    const raw = await paceOf(rawOffers, (offer) => replayStatements(pool, recordings.submit, offer));
    const toSend = (await mailsIn(mails)) + offersPerRound;
    const withMails = await paceOf(
      asMany,
      async () => void (await submit(sellerWithMails)),
      () => untilSent(mails, toSend),
    );
    await ratePerSecond([...httpOffers, ...bareOffers, ...rawOffers], atOnce, (offer) => placeBid(desk, offer));
    const httpAccept = await paceOf(httpOffers, (offer) => accept(seller, offer));
    const bareAccept = await paceOf(bareOffers, (offer) => accept(bareCaller, offer));
    const rawAccept = await paceOf(rawOffers, (offer) => replayStatements(pool, recordings.accept, offer));
    if (round < warmingRounds) continue;
    measured.submit.push({ http, bare, raw });
    measured.withMails.push({ http: withMails, raw });
    measured.accept.push({ http: httpAccept, bare: bareAccept, raw: rawAccept });
  }
  report('submitOffer', measured.submit, aims.submitRatio, recordings.submit, aims.submit);
  report('acceptBid', measured.accept, aims.acceptRatio, recordings.accept, aims.accept);
  report('with mails', measured.withMails, aims.withMails, recordings.submit, aims.submit);
}

/** Each draws a number when it is kept: asking for the last one costs nothing, to count them would be part of what is measured. */
async function mailsIn(database: pg.Client): Promise<number> {
  const { rows } = await database.query('select last_value::int as last, is_called from captured_mail_number_seq');
  return rows[0].is_called ? rows[0].last : 0;
}

async function untilSent(database: pg.Client, mails: number): Promise<void> {
  while ((await mailsIn(database)) < mails) await pause(askEveryMs);
}

function report(name: string, rounds: Round[], aim: number, recording: Recording, most: number): void {
  const statements = recording.before.length + recording.transaction.length;
  const middle = (value: (round: Round) => number) => median(rounds.map(value));
  const rate = (pace: 'http' | 'raw') => middle((round) => round[pace].rate).toFixed(0);
  const processor = (pace: 'http' | 'raw') => middle((round) => round[pace].processor).toFixed(2);
  noteRatio(`${name}, processor`, 1 / middle(({ http, raw }) => raw.processor / http.processor));
  noteRatio(`${name}, time`, 1 / middle(({ http, raw }) => http.rate / raw.rate));
  console.log(
    `${name.padEnd(12)} ${rate('http').padStart(6)}/s through HTTP, ${rate('raw').padStart(6)}/s the same ${statements} statements (aim ≤ ${most}) raw, ` +
      `ratio ${middle(({ http, raw }) => http.rate / raw.rate).toFixed(2)} (aim ${aim}); processor ${processor('http')} and ${processor('raw')} ms, ` +
      `ratio ${middle(({ http, raw }) => raw.processor / http.processor).toFixed(2)}`,
  );
  const bare = rounds.flatMap(({ bare, raw }) => (bare ? [{ bare, raw }] : []));
  if (bare.length === 0) return;
  const middleOfBare = (value: (round: { bare: Pace; raw: Pace }) => number) => median(bare.map(value));
  console.log(
    `${''.padEnd(12)} ${middleOfBare((round) => round.bare.rate)
      .toFixed(0)
      .padStart(6)}/s by an empty route that sends them, ` +
      `ratio ${middleOfBare(({ bare, raw }) => bare.rate / raw.rate).toFixed(2)}; processor ${middleOfBare((round) => round.bare.processor).toFixed(2)} ms, ` +
      `ratio ${middleOfBare(({ bare, raw }) => raw.processor / bare.processor).toFixed(2)}: the most that HTTP can reach`,
  );
}
