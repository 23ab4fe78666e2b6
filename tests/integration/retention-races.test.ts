import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { documents } from '#server/db/schema/documents.ts';
import { loadState } from '#server/offers/store.ts';
import { lockSale } from '#server/retention/lock-sale.ts';
import { runRetention } from '#server/retention/run-retention.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const offerId = newOfferId();
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  const own = ownCommand(offerId, 'gesperrt@example.org');
  await playCommands(test, offerId, own, wayTo('completed'));
});
afterAll(() => test.close());

it('a lock that is set while something is deleted is confirmed after that, and what there is then stays', async () => {
  const { database, db } = test.deps;
  const papers = () => db.select().from(documents).where(eq(documents.offerId, offerId));
  const { orderId = '' } = (await loadState(db, offerId))?.state ?? {};
  const lock = { reason: 'Prozess', at: '2035-01-01T08:00:00.000Z', by: 'x' };
  let isLocked = false;
  let locking: Promise<void> | undefined;
  const seen: boolean[] = [];
  const transaction: Database['transaction'] = (work, ...opening) =>
    database.transaction(
      async (tx, ...answers) => {
        const done = await work(tx, ...answers);
        locking ??= lockSale(test.deps, orderId, lock).then(() => {
          isLocked = true;
        });
        // Turns enough for a lock that does not wait for the commit.
        for (let turn = 0; turn < 100; turn += 1) await tx.execute(sql`select 1`);
        seen.push(isLocked);
        return done;
      },
      ...opening,
    );
  const before = await papers();
  test.clock.set('2034-12-31T23:00:00.000Z');
  const gone = await runRetention({ ...test.deps, database: { ...database, transaction } });
  await locking;
  expect(seen[0]).toBe(false);
  expect(gone).toBeGreaterThan(0);
  expect(await papers()).toHaveLength(before.length - gone);
});
