import { startPooler } from '#tests/support/pooler.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { settingsFor } from './bench-shop.ts';
import { median } from './median.ts';
import { addPeople, type Pace, paceOf, people, submit } from './offer-calls.ts';
import { asked } from './offers.ts';
import { processorOfTree } from './processor-of-children.ts';
import { noteRatio } from './ratios.ts';

const offersPerRound = 200;
const rounds = 16;
const warmingRounds = 4;
const aim = 0.9;

/**
 * submitOffer by a process that reaches PostgreSQL through Debian's PgBouncer, which lends a connection for one transaction, beside one that
 * reaches it directly, in turn. What the pooler itself takes of the processor is no part of it.
 */
export async function benchPooled(): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const pooler = await startPooler(postgres.url, 'transaction');
  try {
    if (pooler === undefined) return console.log('pooled       left out: Debian’s package pgbouncer is not installed');
    const databaseUrl = `${postgres.url}/pooled`;
    await asked(`${postgres.url}/postgres`, (admin) => admin.query('create database pooled'));
    const through = { DATABASE_URL: databaseUrl.replace(postgres.url, pooler.url), DATABASE_DIRECT_URL: databaseUrl };
    const direct = await startServer(settingsFor(databaseUrl));
    const pooled = await startServer({ ...settingsFor(databaseUrl), ...through });
    await addPeople(databaseUrl, direct.url);
    const sellers = {
      direct: (await people({ url: direct.url, databaseUrl })).seller,
      pooled: (await people({ url: pooled.url, databaseUrl })).seller,
    };
    const measured: Record<keyof typeof sellers, Pace[]> = { direct: [], pooled: [] };
    const asMany = Array.from({ length: offersPerRound });
    for (let round = 0; round < warmingRounds + rounds; round += 1)
      for (const way of round % 2 === 0 ? (['direct', 'pooled'] as const) : (['pooled', 'direct'] as const)) {
        const before = processorOfTree(pooler.pid);
        const pace = await paceOf(asMany, async () => void (await submit(sellers[way])));
        const ofPooler = ((processorOfTree(pooler.pid) - before) * 1_000) / offersPerRound;
        if (round >= warmingRounds) measured[way].push({ ...pace, processor: pace.processor - ofPooler });
      }
    await Promise.all([direct.stop(), pooled.stop()]);
    report(pooler.version, measured);
  } finally {
    await pooler?.stop();
    await postgres.stop();
  }
}

function report(version: string, { direct, pooled }: Readonly<Record<'direct' | 'pooled', readonly Pace[]>>): void {
  const middle = (paces: readonly Pace[], what: keyof Pace) => median(paces.map((pace) => pace[what]));
  const ratio = (what: keyof Pace) => median(pooled.map((pace, round) => pace[what] / (direct[round]?.[what] ?? 1)));
  noteRatio('pooled submitOffer, processor', ratio('processor'));
  noteRatio('pooled submitOffer, time', 1 / ratio('rate'));
  const [rates, processors] = (['rate', 'processor'] as const).map((what) =>
    [direct, pooled].map((of) => middle(of, what)),
  );
  console.log(
    `pooled       ${rates?.map((rate) => rate.toFixed(0)).join('/s directly, ')}/s through PgBouncer ${version} (transaction), ratio ${ratio('rate').toFixed(2)} (aim ${aim}); ` +
      `processor ${processors?.map((ms) => ms.toFixed(2)).join(' and ')} ms, ratio ${(1 / ratio('processor')).toFixed(2)} (aim ${aim})`,
  );
}
