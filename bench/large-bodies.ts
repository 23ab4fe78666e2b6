import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '#contract/site/urls.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type Caller, caller, keepAlive } from '#tests/support/caller.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { openBenchShop } from './bench-shop.ts';
import { quantile } from './quantile.ts';

const atOnce = 8;
const rounds = 5;
/** Milliseconds that somebody else may wait. */
const aim = 250;
const bytes = draftLimits.bytes - 100_000;

/** What a stranger may send to the call with the largest body: an honest inquiry, and what is only large. */
const bodies: Record<string, () => string> = {
  'inquiries of 5,000 items': () => JSON.stringify(inquiryBody('gross@example.org', { items: largestList() })),
  'nested arrays': () => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2),
  'empty objects': () => `{"items":[${Array.from({ length: bytes / 3 }, () => '{}').join()}]}`,
  'unknown fields': () => `{${Array.from({ length: bytes / 11 }, (_, at) => `"k${at.toString(36)}":0`).join()}}`,
  'items of nothing but mistakes': () => JSON.stringify({ items: Array.from({ length: 5_000 }, () => ({ more: 1 })) }),
};

function largestList(): object[] {
  return Array.from({ length: draftLimits.items }, (_, index) => ({
    id: `item-${randomUUID()}`,
    freetext: `Dell PowerEdge R640 Nummer ${index}`,
    quantity: 1,
    configuration: { working: true, packagingAvailable: false, remarks: 'ü'.repeat(300) },
  }));
}

/** How long others wait while eight strangers send 4 MB each at the same time: by the clock, and by the processor time of the server. */
export async function benchLargeBodies(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
  const holds = join(folder, 'holds');
  const postgres = await startPostgres({ durable: true });
  try {
    const preload = join(import.meta.dirname, 'record-holds.ts');
    const env = { JOBS: 'off', NODE_OPTIONS: `--import=${preload}`, RECORD_HOLDS: holds };
    const { server } = await openBenchShop(postgres, 'large', env);
    try {
      await measure(server.url, holds);
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(url: string, holds: string): Promise<void> {
  const strangers = await Promise.all(Array.from({ length: atOnce }, () => stranger(url)));
  writeFileSync(holds, '');
  report('nobody else', await waitsDuring(url, () => pause(2_000)), holds);
  for (const [what, body] of Object.entries(bodies)) {
    const bytes = Buffer.from(body());
    const statuses = new Set<number>();
    const round = async () => {
      for (const status of await Promise.all(strangers.map((one) => send(one, bytes)))) statuses.add(status);
    };
    // The first round warms both sides up.
    await round();
    writeFileSync(holds, '');
    const waits: number[] = [];
    for (let done = 0; done < rounds; done += 1) waits.push(...(await waitsDuring(url, round)));
    report(`${atOnce} ${what} (${[...statuses].join(', ')})`, waits, holds);
  }
}

async function stranger(url: string): Promise<Caller> {
  const one = caller(url, keepAlive(1));
  await one.get(api.auth.currentUser);
  return one;
}

async function send(one: Caller, body: Buffer): Promise<number> {
  const { status } = await one.post(`/selfservice/api/submitOffer/${newOfferId()}`, body);
  return status;
}

/** How long each of many calls in a row took while something else went on. */
async function waitsDuring(url: string, work: () => Promise<void>): Promise<number[]> {
  const probe = caller(url, keepAlive(1));
  const waits: number[] = [];
  let goesOn = true;
  const working = work().finally(() => {
    goesOn = false;
  });
  while (goesOn) {
    const start = performance.now();
    await probe.get(api.auth.currentUser);
    waits.push(performance.now() - start);
    await pause(2);
  }
  await working;
  return waits;
}

function report(what: string, waits: readonly number[], holds: string): void {
  const held = readFileSync(holds, 'utf8').split('\n').map(Number);
  console.log(
    `${what}: others wait ${quantile(waits, 0.5).toFixed(1)} ms in the middle, at most ${Math.max(...waits).toFixed(0)} ms; the server is held for ${Math.max(...held).toFixed(0)} ms of processor time at most (aim ${aim})`,
  );
}
