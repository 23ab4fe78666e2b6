import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { retentionCalls, retentionSchema } from '#contract/desk/desk-retention.ts';
import { booksExports } from '#server/db/schema/books.ts';
import { retentionLocks } from '#server/db/schema/retention.ts';
import { findDue } from '#server/retention/find-due.ts';
import { runRetention } from '#server/retention/run-retention.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const offerId = newOfferId();

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  await storeSale(test, offerId, ownCommand(offerId, 'buch@example.org'), wayTo('completed'));
  await test.runJobs();
  await keep('monat', '2026-11', '2026-12-01T09:00:00.000Z');
  await keep('endgueltig', '2026-11', '2027-01-10T09:00:00.000Z', { isFixed: true, storedAs: 'books-monat.csv' });
  // By the clock of Berlin it was written in the year that it is about.
  await keep('jahr', '2027', '2026-12-31T23:30:00.000Z');
});
afterAll(() => test.close());

async function keep(id: string, period: string, createdAt: string, own: { isFixed?: true; storedAs?: string } = {}) {
  const storedAs = own.storedAs ?? `books-${id}.csv`;
  await test.deps.files.put(storedAs, Buffer.from(id), 'text/csv');
  const row = { id, kind: 'csv', period, isFixed: false, digest: id, rows: 1, purchases: 1, payments: 0 } as const;
  const file = { name: `Buchungen_${id}.csv`, sha256: id, size: 1, createdAt, by: 'x' };
  await test.deps.db.insert(booksExports).values({ ...row, ...file, ...own, storedAs });
}
const dueOn = async (day: string) =>
  (await findDue(test.deps.db, day)).filter(({ rule }) => rule === 'booksFile').map(({ id }) => id);
const left = async () => (await test.deps.db.select().from(booksExports)).map(({ id }) => id).toSorted();
const contentOf = async (key: string) => (await buffer(await test.deps.files.read(key))).toString();

it('bookings go ten years after the end of the year that they are about, or were written in where that is later', async () => {
  expect(await dueOn('2036-12-31')).toEqual([]);
  expect(await dueOn('2037-01-01')).toEqual(['monat']);
  expect(await dueOn('2037-12-31')).toEqual(['monat']);
  expect((await dueOn('2038-01-01')).toSorted()).toEqual(['endgueltig', 'jahr', 'monat']);
});

it('bookings stay while a sale is locked that may stand in them', async () => {
  const lock = { offerId, reason: 'Prozess', at: '2027-01-01T09:00:00.000Z', by: 'x' };
  await test.deps.db.insert(retentionLocks).values(lock);
  expect(await dueOn('2038-01-01')).toEqual(['jahr']);
  await test.deps.db.delete(retentionLocks);
});

it('bookings are told and deleted like everything else, their file with the last that names it', async () => {
  test.clock.set('2036-12-31T22:59:00.000Z');
  const desk = await signInStaff(test);
  const { rules } = retentionSchema.parse(await succeed(desk.get(retentionCalls.view)));
  expect(rules.find(({ rule }) => rule === 'booksFile')).toMatchObject({
    name: 'Buchungen für die Steuerberatung',
    kept: '10 Jahre nach Ende des Jahres',
    ...{ due: 0, soon: 1 },
  });
  test.clock.set('2036-12-31T23:00:00.000Z');
  await runRetention(test.deps);
  await test.runJobs();
  expect(await left()).toEqual(['endgueltig', 'jahr']);
  expect(await contentOf('books-monat.csv')).not.toBe('');
  test.clock.set('2037-12-31T23:00:00.000Z');
  await runRetention(test.deps);
  await test.runJobs();
  expect(await left()).toEqual([]);
  for (const key of ['books-monat.csv', 'books-jahr.csv']) await expect(contentOf(key)).rejects.toThrow('ENOENT');
});
