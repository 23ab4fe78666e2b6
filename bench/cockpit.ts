import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { type Child, startChild } from './child-json.ts';
import { openPlace, type Place, type Target, type View, views } from './cockpit-place.ts';
import { median } from './median.ts';
import { quantile } from './quantile.ts';

const load = { perSecond: 200, seconds: 3 };
const rounds = 5;
/** A million offers are loaded at one go and swept once: nothing of that goes on while it is measured. */
const forLoading = ['autovacuum=off', 'max_wal_size=16GB', 'checkpoint_timeout=1h', 'shared_buffers=512MB'];
const aims = { floor: 3, growth: 1.5 };

/** 99th percentiles of one round, in milliseconds. */
interface Round {
  shop: number;
  bare: number;
  largeShop: number;
  largeBare: number;
}

/**
 * The cockpit's list and an offer's detail under an open load of 50 sessions, at 1,000 and at 1,000,000 offers, beside a bare route
 * that sends the same statements. All four stand ready, and each round asks one after the other: what else the machine does
 * meets them alike.
 */
export async function benchCockpit(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
  const postgres = await startPostgres({ also: forLoading });
  const loader = startChild('open-load.ts');
  const places: Place[] = [];
  try {
    const small = await openPlace(postgres, 1_000, folder);
    places.push(small);
    const large = await openPlace(postgres, 1_000_000, folder);
    places.push(large);
    for (const view of views) report(view, await measure(view, loader, { small, large }));
  } finally {
    await loader.stop();
    for (const place of places) await place.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  view: View,
  loader: Child,
  { small, large }: Record<'small' | 'large', Place>,
): Promise<Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round++) {
    const next = {
      bare: await p99(loader, small.bare[view]),
      shop: await p99(loader, small.shop[view]),
      largeShop: await p99(loader, large.shop[view]),
      largeBare: await p99(loader, large.bare[view]),
    };
    // The first round warms all sides up.
    if (round > 0) measured.push(next);
  }
  return measured;
}

async function p99(loader: Child, target: Target): Promise<number> {
  loader.send({ ...target, ...load });
  return quantile(z.array(z.number()).parse(JSON.parse(await loader.line())), 0.99);
}

function report(view: View, measured: readonly Round[]): void {
  const middle = (side: keyof Round) => median(measured.map((round) => round[side])).toFixed(1);
  const ratio = (of: (round: Round) => number) => median(measured.map(of)).toFixed(2);
  console.log(
    `cockpit, ${view.padEnd(6)} p99 ${middle('shop')} ms at ${load.perSecond}/s from 50 sessions, ${middle('bare')} ms by a bare route with the same SQL, ` +
      `ratio ${ratio(({ shop, bare }) => shop / bare)} (aim ≤ ${aims.floor}); at 1,000,000 offers ${middle('largeShop')} ms, bare ${middle('largeBare')} ms, ` +
      `${ratio(({ largeShop, shop }) => largeShop / shop)} times of what it is at 1,000 (aim ≤ ${aims.growth})`,
  );
}
