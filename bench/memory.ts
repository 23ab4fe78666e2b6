import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '#contract/site/urls.ts';
import { keepAlive } from '#tests/support/caller.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { ask } from './ask.ts';
import { openBenchShop, placeBid, sendInquiry } from './bench-shop.ts';
import { startChild } from './child-json.ts';
import { type Seller, seedSellers } from './many-offers.ts';
import { noteRatio } from './ratios.ts';

const sellers = 50;
const offersEach = 20;
const atOnce = 16;
const agent = keepAlive(atOnce);
const stages = [3_000, 10_000, 30_000, 100_000, 300_000];
const aims = { rest: 250, afterwards: 350 };
const words = ['r640', 'thinkpad', 'proliant gen10', 'macbook', 'catalyst', 'eizo', 'latitude'];
/** Until what the start needed has been given back. */
const restSeconds = 10;

interface Question {
  readonly path: string;
  readonly cookie: string;
}

/**
 * What the server holds in memory at rest and after so many mixed requests: every page of the sitemap and its data, for strangers and for
 * people who are signed in, lists, offers with and without If-None-Match, the catalogue, searches, addresses that do not exist, and an
 * inquiry with each stage.
 */
export async function benchMemory(requests: number): Promise<void> {
  const postgres = await startPostgres();
  const shop = await openBenchShop(postgres, 'memory', allocation());
  const { server, databaseUrl } = shop;
  try {
    const { offerId: templateId, itemId } = await sendInquiry(shop);
    await placeBid(shop, templateId, itemId);
    const people = await seedSellers(databaseUrl, {
      templateId,
      sellers,
      offersEach,
      others: 0,
      publicUrl: server.url,
    });
    const pages = await pagesOf(server.url);
    // Filling it was no rest.
    await server.kill('SIGTERM');
    await server.restart();
    await pause(restSeconds * 1_000);
    const rest = residentMegabytes(server.pid());
    const floor = await bareMegabytes(databaseUrl);
    noteRatio('memory at rest', rest / floor);
    console.log(
      `memory       ${rest.toFixed(0)} MB resident at rest (aim ≤ ${aims.rest}), ${floor.toFixed(0)} MB a bare server`,
    );
    const held = () => residentMegabytes(server.pid());
    const questions = mixed(pages, people);
    let sent = 0;
    // Between the stages it shows whether it still grows.
    for (const stage of [...stages.filter((stage) => stage < requests), requests]) {
      const peak = await send(server.url, questions, stage - sent, held);
      sent = stage;
      await sendInquiry(shop);
      if (stage === 1_000_000) noteRatio('memory after a million requests', held() / floor);
      console.log(
        `memory       ${held().toFixed(0)} MB after ${stage.toLocaleString('en')} mixed requests to ${pages.length} pages and ${sellers} sellers, ` +
          `at most ${peak.toFixed(0)} MB since the line before (aim ≤ ${aims.afterwards} after 1,000,000)`,
      );
    }
  } finally {
    agent.destroy();
    await server.stop();
    await postgres.stop();
  }
}

/** Of a Node server with the database's driver and nothing else. */
async function bareMegabytes(databaseUrl: string): Promise<number> {
  const child = startChild('bare-statements.ts');
  child.send({ databaseUrl, answers: {} });
  await child.line();
  const megabytes = residentMegabytes(child.pid);
  await child.stop();
  return megabytes;
}

/** How the image has memory given back to the system: it is read before a program runs. */
function allocation(): Record<string, string> {
  const said = readFileSync('Dockerfile', 'utf8').matchAll(/(MALLOC_\w+)=(\d+)/g);
  return Object.fromEntries([...said].map(([, name = '', value = '']) => [name, value]));
}

/** Memory of a process that is really there, in MB (Linux only). */
function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

async function pagesOf(url: string): Promise<string[]> {
  const { body } = await ask(`${url}/sitemap.xml`, '', { agent });
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** One after the other without an end: pages by strangers mostly, everything else in between. */
function* mixed(pages: readonly string[], people: readonly Seller[]): Generator<Question, never> {
  const stranger = '';
  for (let number = 0; ; number++) {
    // A step that has no factor in common with most numbers goes through all pages in a scattered order.
    const path = pages[(number * 7_919) % pages.length] ?? '/';
    const seller = people[number % people.length];
    const offerId = seller?.offerIds[Math.floor(number / people.length) % offersEach] ?? '';
    const cookie = seller?.cookie ?? '';
    yield { path, cookie: stranger };
    yield { path: `/assets/data${path}index.json`, cookie: stranger };
    yield { path: api.selfservice.readOffer(offerId), cookie };
    yield { path, cookie: stranger };
    yield { path: api.selfservice.listOffers, cookie };
    if (number % 10 === 0) yield { path, cookie };
    if (number % 10 === 5) yield { path: `/gibt-es-nicht-${number}/`, cookie: stranger };
    if (number % 50 === 25)
      yield {
        path: `/selfservice/api/wizard/hits?q=${encodeURIComponent(words[number % words.length] ?? '')}`,
        cookie: stranger,
      };
    if (number % 100 === 50) yield { path: '/selfservice/api/wizard/entries', cookie: stranger };
  }
}

/** Every second answer is asked for with what the browser has; answers the most that was held. */
async function send(
  url: string,
  questions: Generator<Question, never>,
  requests: number,
  held: () => number,
): Promise<number> {
  const tags = new Map<string, string>();
  let sent = 0;
  let peak = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (sent < requests) {
        sent += 1;
        if (sent % 1_000 === 0) peak = Math.max(peak, held());
        const { path, cookie } = questions.next().value;
        const known = `${cookie} ${path}`;
        const { etag } = await ask(url + path, cookie, { agent, etag: sent % 2 === 0 ? tags.get(known) : undefined });
        if (etag !== undefined) tags.set(known, etag);
      }
    }),
  );
  return peak;
}
