import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { api } from '#contract/site/urls.ts';
import { keepAlive } from '#tests/support/caller.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { ask } from './ask.ts';
import { openBenchShop, placeBid, sendInquiry } from './bench-shop.ts';
import { startChild } from './child-json.ts';
import { type Seller, seedSellers } from './many-offers.ts';
import { median } from './median.ts';
import { processorOfTree } from './processor-of-children.ts';
import { processorTime } from './processor-time.ts';
import { ratePerSecond } from './rate-per-second.ts';
import { noteRatio } from './ratios.ts';

const sellers = 50;
const offersEach = 20;
const warmUps = 2;
const rounds = 7;
const atOnce = 8;
const agent = keepAlive(atOnce);

interface Question {
  readonly path: string;
  readonly cookie: string;
}
/** Milliseconds of processor time an answer cost, in the server and in PostgreSQL. */
type Costs = Record<'changed' | 'again' | 'unchanged' | 'bare', { server: number; database: number }>;

/**
 * What an answer to a seller costs the server and PostgreSQL: read again when nothing changed, with and without If-None-Match, and read
 * when something did; beside a bare route that answers the same bytes. Counted is processor time, not the clock: what else the machine
 * does is not in it.
 */
export async function benchReading(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
  const postgres = await startPostgres();
  const shop = await openBenchShop(postgres, 'reading');
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  try {
    await database.connect();
    const { offerId: templateId, itemId } = await sendInquiry(shop);
    await placeBid(shop, templateId, itemId);
    const { databaseUrl, server } = shop;
    const people = await seedSellers(databaseUrl, {
      templateId,
      sellers,
      offersEach,
      others: 0,
      publicUrl: server.url,
    });
    // What PostgreSQL knows of its tables is what it knows after every night.
    await database.query('vacuum analyze');
    const stage = {
      ...server,
      postmaster: postgres.pid(),
      folder,
      touch: () => database.query('update offer set changed_at = changed_at'),
    };
    await measure('readOffer', offersOf(people), stage);
    await measure('listOffers', listsOf(people), stage);
  } finally {
    agent.destroy();
    await database.end();
    await shop.server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each offer once in a pass, by its seller. */
function offersOf(people: readonly Seller[]): Question[] {
  return people.flatMap(({ cookie, offerIds }) =>
    offerIds.map((offerId) => ({ path: api.selfservice.readOffer(offerId), cookie })),
  );
}

function listsOf(people: readonly Seller[]): Question[] {
  return people.map(({ cookie }) => ({ path: api.selfservice.listOffers, cookie }));
}

interface Stage {
  readonly url: string;
  readonly pid: () => number;
  readonly postmaster: number;
  readonly folder: string;
  /** Changes the row of every offer. */
  touch(): Promise<unknown>;
}

async function measure(
  name: string,
  questions: readonly Question[],
  { url, pid, postmaster, folder, touch }: Stage,
): Promise<void> {
  const [first] = questions;
  if (first === undefined) throw new Error('Nothing to ask');
  const bare = startChild('bare-server.ts', await bareFiles(folder, url, first));
  const bareUrl = `http://127.0.0.1:${await bare.line()}`;
  const tags = new Map<Question, string>();
  const askAll = (side: string, known?: ReadonlyMap<Question, string>) =>
    ratePerSecond(questions, atOnce, async (question) => {
      const { etag } = await ask(side + question.path, question.cookie, { agent, etag: known?.get(question) });
      if (etag !== undefined) tags.set(question, etag);
    });
  /** As many passes that a hundredth of a second is a small part of what is measured. */
  const passes = Math.ceil(1_000 / questions.length);
  const measured: Costs[] = [];
  try {
    for (let round = -warmUps; round < rounds; round++) {
      const none = () => ({ server: 0, database: 0 });
      const costs: Costs = { changed: none(), again: none(), unchanged: none(), bare: none() };
      const count = async (what: keyof Costs, process: number, work: () => Promise<unknown>) => {
        const [server, database] = [processorTime(process), processorOfTree(postmaster)];
        await work();
        costs[what].server += (processorTime(process) - server) / (passes * questions.length);
        costs[what].database += ((processorOfTree(postmaster) - database) * 1_000) / (passes * questions.length);
      };
      for (let pass = 0; pass < passes; pass++) {
        await touch();
        await count('changed', pid(), () => askAll(url));
      }
      await count('again', pid(), () => times(passes, () => askAll(url)));
      await count('unchanged', pid(), () => times(passes, () => askAll(url, tags)));
      await count('bare', bare.pid, () => times(passes, () => askAll(bareUrl)));
      if (round >= 0) measured.push(costs);
    }
  } finally {
    await bare.stop();
  }
  const middle = (what: keyof Costs, where: keyof Costs['bare']) => median(measured.map((costs) => costs[what][where]));
  const ms = (what: keyof Costs) => `${middle(what, 'server').toFixed(2)} + ${middle(what, 'database').toFixed(2)} ms`;
  const both = (what: keyof Costs) => middle(what, 'server') + middle(what, 'database');
  for (const what of ['unchanged', 'again', 'changed'] as const)
    noteRatio(`${name} ${what}`, both(what) / both('bare'));
  console.log(
    `${name.padEnd(10)} processor time in server + PostgreSQL: ${ms('unchanged')} unchanged by If-None-Match, ` +
      `${ms('again')} unchanged without it, ${ms('changed')} changed, ${ms('bare')} by a bare route with the same bytes`,
  );
}

async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done++) await work();
}

/** What the shop answers, for a server that knows nothing else. */
async function bareFiles(folder: string, url: string, { path, cookie }: Question): Promise<string[]> {
  const { head, body } = await ask(url + path, cookie, { agent });
  const files = { head: join(folder, 'head.json'), body: join(folder, 'body') };
  writeFileSync(files.head, JSON.stringify(head));
  writeFileSync(files.body, body);
  return [files.head, files.body];
}
