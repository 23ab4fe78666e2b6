import { join } from 'node:path';
import { z } from 'zod';
import { api } from '#contract/site/urls.ts';
import { startServer } from '#tests/support/server-process.ts';
import type { PostgresServer } from '#tests/support/start-postgres.ts';
import { openBenchShop, placeBid, sendInquiry, settingsFor } from './bench-shop.ts';
import { startChild } from './child-json.ts';
import { expectSound, type Seller, seedSellers } from './many-offers.ts';
import { readStatements, type Statement } from './statements.ts';

export const views = ['list', 'detail'] as const;
export type View = (typeof views)[number];

const sessions = 50;
const offersEach = 20;
/** Folding a million logs again takes longer than all that is measured. */
const maxFolded = 1_000;

/** What is asked of one server, in turn. */
export interface Target {
  url: string;
  requests: { path: string; cookie: string }[];
}

/** One database with so many offers, the shop over it, and the floor beside it. */
export interface CockpitBench {
  shop: Record<View, Target>;
  bare: Record<View, Target>;
  stop(): Promise<void>;
}

interface Question {
  path: string;
  seller: Seller;
  offerId: string;
}

/** Fills a database, notes what the two calls send to it, and starts shop and floor. */
export async function openCockpitBench(postgres: PostgresServer, size: number, folder: string): Promise<CockpitBench> {
  const { databaseUrl, sellers, recorded, known } = await fill(postgres, size, folder);
  const questions = Object.fromEntries(views.map((view) => [view, questionsOf(view, sellers)]));
  const answers: Record<string, Statement[]> = {};
  for (const view of views) {
    for (const question of questions[view] ?? []) {
      const own = recorded[view].map((statement) => forAnother(statement, known, question));
      answers[`${question.seller.cookie} ${question.path}`] = own;
    }
  }
  const shop = await startServer(settingsFor(databaseUrl));
  const bare = startChild('bare-statements.ts');
  bare.send({ databaseUrl, answers });
  const bareUrl = `http://127.0.0.1:${await bare.line()}`;
  const target = (url: string, view: View): Target => ({
    url,
    requests: (questions[view] ?? []).map(({ path, seller }) => ({ path, cookie: seller.cookie })),
  });
  return {
    shop: { list: target(shop.url, 'list'), detail: target(shop.url, 'detail') },
    bare: { list: target(bareUrl, 'list'), detail: target(bareUrl, 'detail') },
    async stop() {
      await bare.stop();
      await shop.stop();
    },
  };
}

/** Every offer of every session once, one session after the other. */
function questionsOf(view: View, sellers: readonly Seller[]): Question[] {
  return Array.from({ length: offersEach }, (_, number) =>
    sellers.map((seller) => {
      const offerId = seller.offerIds[number] ?? '';
      const path = view === 'list' ? api.selfservice.listOffers : api.selfservice.readOffer(offerId);
      return { path, seller, offerId };
    }),
  ).flat();
}

async function fill(postgres: PostgresServer, size: number, folder: string) {
  const file = join(folder, `${size}.jsonl`);
  const preload = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'record-statements.ts')}` };
  const recorder = await openBenchShop(postgres, `offers_${size}`, { ...preload, RECORD_STATEMENTS: file });
  try {
    const { offerId: templateId, itemId } = await sendInquiry(recorder);
    await placeBid(recorder, templateId, itemId);
    const { databaseUrl, server } = recorder;
    const others = size - sessions * offersEach;
    const wanted = { templateId, sellers: sessions, offersEach, others, publicUrl: server.url };
    const sellers = await seedSellers(databaseUrl, wanted);
    // The large database is filled by the same statements.
    if (size <= maxFolded) await expectSound(databaseUrl);
    const [seller] = sellers;
    if (!seller) throw new Error('No seller');
    const known = { seller, offerId: seller.offerIds[0] ?? '' };
    const record = async (path: string) => {
      const before = readStatements(file).length;
      const answer = await fetch(server.url + path, { headers: { cookie: seller.cookie } });
      const read = z.union([z.array(z.unknown()).length(offersEach), z.object({ data: z.object({}) })]);
      read.parse(await answer.json());
      return readStatements(file).slice(before);
    };
    const recorded = {
      list: await record(api.selfservice.listOffers),
      detail: await record(api.selfservice.readOffer(known.offerId)),
    };
    return { databaseUrl, sellers, recorded, known };
  } finally {
    await recorder.server.stop();
  }
}

/** The same statement for another session and offer. */
function forAnother(
  { text, values, name }: Statement,
  known: { seller: Seller; offerId: string },
  { seller, offerId }: Question,
) {
  const other = new Map<unknown, unknown>([
    [known.seller.token, seller.token],
    [known.seller.email, seller.email],
    [known.offerId, offerId],
  ]);
  const own = values.map((value) => (other.has(value) ? other.get(value) : value));
  return { connection: 0, text, values: own, name };
}
