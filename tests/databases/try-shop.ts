import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { limits } from '#tests/support/limits.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startCountingLoad } from '../faults/counting-load.ts';
import { openSellerSocket } from '../faults/seller-socket.ts';
import { tally } from '../faults/tally.ts';

/** Where a database is, and where past its pooler. */
export interface Where {
  readonly databaseUrl: string;
  readonly directUrl?: string;
  /** What happens to it while commands come in; for a moment they may be refused then. */
  readonly meanwhile?: () => Promise<void>;
}

/** What came of a shop on it: how it ran, or with which words it refused to. */
export type Outcome =
  | { readonly said: string }
  | {
      readonly seconds: number;
      /** By path, a digest of the answer. */
      readonly reads: ReadonlyMap<string, string>;
      readonly commands: number;
      readonly heard: number;
      readonly faults: readonly string[];
    };

const wanted = { reads: 60, commands: 20 };
const words = [
  'müller',
  'thinkpad',
  'r640',
  'straße',
  'köln',
  'a-2026',
  'dell',
  'gmbh',
  'muenchen',
  'proliant',
  'ö',
  'firma',
];
const sellersCalls = ['listOffers', 'countOffers', 'paperYears', 'firm'];

/** Restores a backup into it and has two processes work on it. */
export async function tryShop(
  { databaseUrl, directUrl, meanwhile }: Where,
  backup: string,
  dataDir: string,
): Promise<Outcome> {
  const address = { DATABASE_URL: databaseUrl, ...(directUrl !== undefined && { DATABASE_DIRECT_URL: directUrl }) };
  const settings = { ...address, DATA_DIR: dataDir, RATE_LIMITS: 'off' };
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, MODE: 'demo', ...settings };
  const restored = spawnSync(process.execPath, ['src/server/restore.ts', backup], { env, encoding: 'utf8' });
  if (restored.status !== 0) return { said: (restored.stdout + restored.stderr).trim() };
  const began = performance.now();
  const server = await startServer(settings);
  const seconds = (performance.now() - began) / 1_000;
  const second = await startServer(settings);
  try {
    const reads = await readAll(server.url);
    const socket = await openSellerSocket(second.url);
    const seller = () => demoLogins.business.email;
    const load = await startCountingLoad({ urls: [server.url, second.url], lines: 2, seller });
    const acknowledged = () => load.ledger.inquiries.length + load.ledger.bids.length + load.ledger.calls.length;
    const untilAcknowledged = async (commands: number) => {
      while (acknowledged() < commands) await pause(20);
    };
    await untilAcknowledged(wanted.commands);
    if (meanwhile) {
      await meanwhile();
      await untilAcknowledged(acknowledged() + wanted.commands);
    }
    const ledger = await load.stop();
    const isUnheard = (id: string) => ![...socket.heard].some((one) => one.startsWith(id));
    for (const until = Date.now() + limits.wait / 40; ledger.inquiries.some(isUnheard) && Date.now() < until; )
      await pause(50);
    socket.close();
    const database = await openPostgres(directUrl ?? databaseUrl, 2);
    const { lost, doubled, differ, odd } = await tally(database, ledger);
    await database.close();
    const unheard = ledger.inquiries.filter(isUnheard).length;
    const refused = meanwhile ? 0 : ledger.refused + ledger.broken;
    const counts = Object.entries({ lost, doubled, differ, unheard, refused });
    const faults = [...counts.flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])), ...odd];
    return { seconds, reads, commands: acknowledged(), heard: socket.heard.size, faults };
  } finally {
    await second.stop();
    await server.stop();
  }
}

async function readAll(url: string): Promise<Map<string, string>> {
  const [desk, seller] = [caller(url, keepAlive(4)), caller(url, keepAlive(4))];
  for (const one of [desk, seller]) await one.get('/auth/api/currentUser');
  await desk.post('/desk/api/login', demoLogins.staff);
  await seller.post('/auth/api/login', demoLogins.business);
  const queue = await answerOf(desk, `${deskApi.queue}?tab=all`);
  const ids = queueSchema.parse(JSON.parse(queue)).rows.map(({ id }) => id);
  const { search, people, customers } = deskApi;
  const ofDesk = [
    ...[`${deskApi.queue}?tab=all`, deskApi.queueCounts, people],
    ...words.map((word) => `${search}?q=${encodeURIComponent(word)}`),
    ...words.map((word) => `${deskApi.queue}?tab=all&search=${encodeURIComponent(word)}`),
    ...words.slice(0, 6).map((word) => `${customers}?q=${encodeURIComponent(word)}`),
    ...ids.toSorted().map((id) => `/desk/api/offers/${id}`),
  ];
  const reads = new Map<string, string>();
  for (const call of sellersCalls) {
    const path = `/selfservice/api/${call}`;
    reads.set(path, hash('sha256', await answerOf(seller, path)));
  }
  for (const path of ofDesk.slice(0, wanted.reads - reads.size))
    reads.set(path, hash('sha256', await answerOf(desk, path)));
  return reads;
}

async function answerOf(who: Caller, path: string): Promise<string> {
  const { status, text } = await who.get(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
  return text;
}
