import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payoutFiles, payoutRuns, type payouts } from '#server/db/schema/payouts.ts';
import { fetchFile } from '#server/payouts/fetch-file.ts';
import { writeFiles } from '#server/payouts/write-files.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { releasedRun } from '#tests/support/payment-of-a-run.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The file of a run of so many payments to addresses at PayPal. */
async function fileOf(number: string, many: number) {
  const { deps, clock } = test;
  const now = clock.now().toISOString();
  const offerId = newOfferId();
  await storeSale(test, offerId, ownCommand(offerId, 'kim@example.org'), wayTo('finished'));
  const runId = await releasedRun(test, number);
  const rows = Array.from({ length: many }, (_none, at): typeof payouts.$inferSelect => ({
    ...{ id: randomUUID(), runId, offerId, endToEndId: `Z-${number}-${at}`, method: 'paypal', amount: 1_00 + at },
    ...{ payee: { holder: 'Kim Beispiel', paypal: `kim${at}@example.org` }, paper: null, purpose: `AB-${at}` },
    ...{ state: 'ordered', stateAt: now, stateBy: 'somebody', reason: null },
  }));
  const [run] = await deps.db.select().from(payoutRuns).where(eq(payoutRuns.id, runId));
  if (!run) throw new Error('No run');
  await deps.database.transaction((tx) => writeFiles(deps, tx, run, { payouts: rows, day: now.slice(0, 10), now }));
  const [file] = await deps.db.select().from(payoutFiles).where(eq(payoutFiles.runId, runId));
  return fetchFile(deps, file?.id ?? '', 'somebody');
}

it('a run that PayPal takes in one file is that file', async () => {
  const { name, type, content } = await fileOf('L-2026-000001', 2);
  expect([name, type]).toEqual(['L-2026-000001.csv', 'text/csv; charset=utf-8']);
  expect(content.toString().split('\r\n')[0]).toBe('kim0@example.org,"1,00",EUR,Z-L-2026-000001-0,AB-0');
});

it('a run of more payments than PayPal takes in one file is an archive of several', async () => {
  const { name, type, content } = await fileOf('L-2026-000002', 5_001);
  expect([name, type]).toEqual(['L-2026-000002.zip', 'application/zip']);
  const files = Object.entries(unzipSync(content)).map(([file, bytes]) => [
    file,
    strFromU8(bytes).split('\r\n').length - 1,
  ]);
  expect(files).toEqual([
    ['L-2026-000002-1.csv', 5_000],
    ['L-2026-000002-2.csv', 1],
  ]);
});
