import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { openBenchShop, settingsFor } from './bench-shop.ts';
import { startChild } from './child-json.ts';
import { median } from './median.ts';
import { memoryOfTree } from './memory-of-tree.ts';
import { processorOfChildren } from './processor-of-children.ts';
import { noteRatio } from './ratios.ts';

const rounds = 5;
/** Until the papers of the demonstration are printed and what printed them has ended. */
const restSeconds = 45;

interface Start {
  readonly seconds: number;
  readonly processor: number;
}
const kinds = ['bare', 'first', 'second', 'alone'] as const;

/**
 * From the call to the first answer: the demonstration with a database of its own for the first and for the second time, and the server
 * alone beside a running PostgreSQL. The floor is a PostgreSQL that is made and started, and a bare Node server with its driver.
 */
export async function benchStart(): Promise<void> {
  const measured: Record<(typeof kinds)[number], Start[]> = { bare: [], first: [], second: [], alone: [] };
  const rest: number[] = [];
  const postgres = await startPostgres();
  try {
    // Its tables are made once: what is measured starts on a database as it is every day.
    const shop = await openBenchShop(postgres, 'start');
    await shop.server.kill('SIGTERM');
    for (let round = 0; round < rounds; round++) {
      measured.bare.push(await timed(bare));
      const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
      const dataDir = join(folder, 'data');
      const started: ServerProcess[] = [];
      measured.first.push(await timed(async () => void started.push(await startServer({ DATA_DIR: dataDir }))));
      const [server] = started;
      if (server === undefined) throw new Error('It did not start');
      await server.kill('SIGTERM');
      measured.second.push(await timed(() => server.restart()));
      if (round === 0) {
        await pause(restSeconds * 1_000);
        rest.push(memoryOfTree(server.pid()));
      }
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
      measured.alone.push(await timed(async () => void started.push(await startServer(settingsFor(shop.databaseUrl)))));
      await started[1]?.stop();
    }
    await shop.server.stop();
  } finally {
    await postgres.stop();
  }
  const middle = (kind: keyof typeof measured, what: keyof Start) => median(measured[kind].map((one) => one[what]));
  for (const kind of kinds)
    console.log(
      `start        ${kind.padEnd(6)} ${middle(kind, 'seconds').toFixed(2)} s, ${middle(kind, 'processor').toFixed(2)} s of processor`,
    );
  console.log(`start        ${rest[0]?.toFixed(0)} MB at rest, all processes of the demonstration together`);
  for (const kind of ['first', 'second', 'alone'] as const)
    for (const what of ['seconds', 'processor'] as const)
      noteRatio(`start ${kind}, ${what}`, middle(kind, what) / middle('bare', what));
}

async function bare(): Promise<void> {
  const postgres = await startPostgres();
  const child = startChild('bare-statements.ts');
  child.send({ databaseUrl: `${postgres.url}/postgres`, answers: {} });
  await child.line();
  await child.stop();
  await postgres.stop();
}

async function timed(work: () => Promise<void>): Promise<Start> {
  const [busy, started] = [processorOfChildren(), performance.now()];
  await work();
  return { seconds: (performance.now() - started) / 1_000, processor: processorOfChildren() - busy };
}
