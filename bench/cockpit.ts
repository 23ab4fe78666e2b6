import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { type Child, startChild } from './child-json.ts';
import { type CockpitBench, openCockpitBench, type Target, type View, views } from './cockpit-bench.ts';
import { median } from './median.ts';
import { quantile } from './quantile.ts';
import { noteRatio } from './ratios.ts';

const load = { perSecond: 200, seconds: 3 };
/** The compiler goes on for some 2,000 requests; what it costs then is not what an answer costs. */
const warmUps = 3;
const rounds = 9;
/** A million offers are loaded at one go and swept once: nothing of that goes on while it is measured. */
const forLoading = ['autovacuum=off', 'max_wal_size=16GB', 'checkpoint_timeout=1h', 'shared_buffers=512MB'];
const aims = { floor: 3, growth: 1.5 };

const sides = ['bare', 'shop', 'largeShop', 'largeBare'] as const;
/** The 99th percentile of each round, in milliseconds; their median forgives a round in which the machine did something else. */
type Measured = Record<(typeof sides)[number], number[]>;

/**
 * The cockpit's list and an offer's detail under an open load of 50 sessions, at 1,000 and at 1,000,000 offers, beside a bare route
 * that sends the same statements. All four stand ready, and each round asks one after the other: what else the machine does
 * meets them alike.
 */
export async function benchCockpit(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-bench-'));
  const postgres = await startPostgres({ also: forLoading });
  const loader = startChild('open-load.ts');
  const benches: CockpitBench[] = [];
  try {
    const small = await openCockpitBench(postgres, 1_000, folder);
    benches.push(small);
    const large = await openCockpitBench(postgres, 1_000_000, folder);
    benches.push(large);
    for (const view of views) report(view, await measure(view, loader, { small, large }));
  } finally {
    await loader.stop();
    for (const bench of benches) await bench.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  view: View,
  loader: Child,
  { small, large }: Record<'small' | 'large', CockpitBench>,
): Promise<Measured> {
  const targets = {
    bare: small.bare[view],
    shop: small.shop[view],
    largeShop: large.shop[view],
    largeBare: large.bare[view],
  };
  const measured: Measured = { bare: [], shop: [], largeShop: [], largeBare: [] };
  for (let round = -warmUps; round < rounds; round++) {
    for (const side of sides) {
      const took = await p99(loader, targets[side]);
      if (round >= 0) measured[side].push(took);
    }
  }
  return measured;
}

async function p99(loader: Child, target: Target): Promise<number> {
  loader.send({ ...target, ...load });
  return quantile(z.array(z.number()).parse(JSON.parse(await loader.line())), 0.99);
}

function report(view: View, measured: Measured): void {
  const middle = (side: keyof Measured) => median(measured[side]);
  const ms = (side: keyof Measured) => `${middle(side).toFixed(1)} ms`;
  const ratio = (side: keyof Measured, floor: keyof Measured) => (middle(side) / middle(floor)).toFixed(2);
  noteRatio(`cockpit ${view}, p99`, middle('shop') / middle('bare'));
  noteRatio(`cockpit ${view}, 1,000,000 to 1,000`, middle('largeShop') / middle('shop'));
  console.log(
    `cockpit, ${view.padEnd(6)} p99 ${ms('shop')} at ${load.perSecond}/s from 50 sessions, ${ms('bare')} by a bare route with the same SQL, ` +
      `ratio ${ratio('shop', 'bare')} (aim ≤ ${aims.floor}); at 1,000,000 offers ${ms('largeShop')}, bare ${ms('largeBare')}, ` +
      `${ratio('largeShop', 'shop')} times of what it is at 1,000 (aim ≤ ${aims.growth})`,
  );
}
