import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retentionCalls, retentionSchema } from '#contract/desk/desk-retention.ts';
import { isDue, ruleOfPaper } from '#domain/books/retention.ts';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import type { PayoutState } from '#domain/payout/payout.ts';
import { addDays } from '#domain/values/day.ts';
import type { Database } from '#server/db/client.ts';
import { accountChecks, bankEntries, bankFiles, bankMessages } from '#server/db/schema/bank.ts';
import { documents } from '#server/db/schema/documents.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { retentionRuns } from '#server/db/schema/retention.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { tablesOfSales } from '#server/retention/delete-sale.ts';
import { findDue } from '#server/retention/find-due.ts';
import { runRetention } from '#server/retention/run-retention.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const paid: readonly CommandType[] = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'startDeletion', 'finishDeletion'] as const),
  ...(['startTesting', 'finishTesting', 'skipAdjustingBid', 'addCreditNote', 'finishOffer', 'complete'] as const),
];

let test: TestApp;
const sold = newOfferId();
const locked = newOfferId();
const running = newOfferId();
const declined = newOfferId();
const unanswered = newOfferId();

async function play(offerId: string, types: readonly CommandType[]): Promise<void> {
  await playCommands(test, offerId, ownCommand(offerId, `${offerId.slice(-8)}@example.org`), types);
  await test.runJobs();
}

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  await play(sold, paid);
  await play(locked, paid);
  await play(running, paid.slice(0, 12));
  await play(declined, ['submitOffer', 'submitBid', 'declineBid', 'omitCounterbid']);
  await play(unanswered, ['submitOffer']);
});
afterAll(() => test.close());

async function runOn(instant: string): Promise<number> {
  test.clock.set(instant);
  const count = await runRetention(test.deps);
  await test.runJobs();
  return count;
}

const kindsOf = async (offerId: string) =>
  (await test.deps.db.select().from(documents).where(eq(documents.offerId, offerId)))
    .map(({ kind }) => kind)
    .toSorted();
const left = async (offerId: string) => (await test.deps.db.select().from(offers).where(eq(offers.id, offerId))).length;
const contentOf = async (key: string) => buffer(await test.deps.files.read(key));
const deletedOn = async (day: string) =>
  (await test.deps.db.select().from(retentionRuns).where(eq(retentionRuns.day, day)))[0];

/** A payment of a sale at an instant, alone in a run; both are found by the number of the run. */
async function pay(offerId: string, number: string, at: string): Promise<void> {
  const { db } = test.deps;
  const run = { id: number, number, state: 'released', executionDay: at.slice(0, 10) } as const;
  await db.insert(payoutRuns).values({ ...run, composedAt: at, composedBy: 'x', releasedAt: at, releasedBy: 'y' });
  const payee = { holder: 'Anna', iban: 'DE02120300000000202051' };
  const payment = {
    method: 'sepa',
    amount: 100,
    payee,
    purpose: '',
    state: 'paid',
    stateAt: at,
    stateBy: 'x',
  } as const;
  await db.insert(payouts).values({ ...payment, id: number, runId: number, offerId, endToEndId: `AW-${number}` });
}

describe('what is kept', () => {
  it('stays as long as nothing is due, and the day says that it was looked', async () => {
    expect(await runOn('2027-11-23T09:00:00.000Z')).toBe(0);
    expect(await deletedOn('2027-11-23')).toMatchObject({ count: 0, deleted: [] });
  });

  it('loses an inquiry without a contract a year after its last word; one that waits for us stays', async () => {
    expect(await runOn('2027-11-26T09:00:00.000Z')).toBe(1);
    const [row] = await test.deps.db.select().from(offers).where(eq(offers.id, declined));
    expect(row).toMatchObject({ emailKey: 'gelöscht', sellerName: expect.not.stringContaining('@') });
    expect(JSON.stringify(row)).not.toContain(`${declined.slice(-8)}@`);
    expect(await left(unanswered)).toBe(1);
    expect((await deletedOn('2027-11-26'))?.deleted).toEqual([
      { rule: 'inquiry', numbers: [expect.stringMatching(/^A-2026-/)] },
    ]);
    expect(await runOn('2027-11-27T09:00:00.000Z')).toBe(0);
  });

  it('loses nothing of a lock, and the desk says what stays and why', async () => {
    const accounting = await signInStaff(test, ['accounting'], 'buch@example.org');
    const [{ orderId } = { orderId: null }] = await test.deps.db.select().from(offers).where(eq(offers.id, locked));
    const refused = await accounting.post(retentionCalls.lock, { number: 'B-1999-000001', reason: 'Prozess' });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'saleNotFound']);
    const view = retentionSchema.parse(
      await succeed(accounting.post(retentionCalls.lock, { number: orderId, reason: 'Bescheid noch offen' })),
    );
    expect(view.locks).toMatchObject([{ offerId: locked, reason: 'Bescheid noch offen', by: 'buch@example.org' }]);
    expect(view.lastRun).toBe('2027-11-27');
    const buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
    expect((await buyer.get(retentionCalls.view)).statusCode).toBe(404);
  });

  it('is found on whichever day by exactly the rule of each document, and none of what is locked or still runs (INV-42)', async () => {
    const rows = await test.deps.db
      .select({ id: documents.id, kind: documents.kind, issuedAt: documents.issuedAt, offerId: documents.offerId })
      .from(documents);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 6_000 }), async (days) => {
        const today = addDays('2026-11-24', days);
        const isOver = ({ kind, issuedAt, offerId }: (typeof rows)[number]) =>
          offerId === sold && isDue(ruleOfPaper[kind], new Date(issuedAt).toISOString(), today);
        const found = (await findDue(test.deps.db, today)).filter(({ rule }) => rule !== 'inquiry');
        expect(found.map(({ id }) => id).toSorted()).toEqual(
          rows
            .filter(isOver)
            .map(({ id }) => id)
            .toSorted(),
        );
      }),
      { numRuns: 60, examples: [[0], [2_229], [2_230], [2_960], [2_961], [3_691], [3_692]] },
    );
  });

  it('loses papers with the end of their calendar year in Germany, not a minute before (INV-42)', async () => {
    const all = await kindsOf(sold);
    expect(all).toContain('purchaseContract');
    expect(await runOn('2032-12-31T22:59:00.000Z')).toBe(0);
    await runOn('2032-12-31T23:00:00.000Z');
    expect(await kindsOf(sold)).toEqual(
      all.filter((kind) => kind !== 'purchaseContract' && kind !== 'processingAgreement'),
    );
  });

  it('is deleted one by one, each with the word that it was: a run that dies has told what it did, and the next day goes on', async () => {
    await runOn('2035-01-01T09:00:00.000Z');
    const proofs = await test.deps.db.select().from(documents).where(eq(documents.offerId, sold));
    expect(proofs.map(({ kind }) => kind).toSorted()).toEqual(['deletionCertificate', 'testProtocol']);
    expect(await left(sold)).toBe(1);
    let begun = 0;
    const { database } = test.deps;
    const transaction: Database['transaction'] = (work, ...opening) =>
      database.transaction(
        async (tx, ...answers) => {
          const done = await work(tx, ...answers);
          begun += 1;
          if (begun > 1) throw new Error('The process has died.');
          return done;
        },
        ...opening,
      );
    test.clock.set('2036-12-31T23:00:00.000Z');
    expect(await runRetention({ ...test.deps, database: { ...database, transaction } })).toBe(1);
    await test.runJobs();
    const [kept] = await test.deps.db.select().from(documents).where(eq(documents.offerId, sold));
    const gone = proofs.filter(({ id }) => id !== kept?.id);
    expect([begun, gone.length]).toEqual([2, 1]);
    expect(await deletedOn('2037-01-01')).toMatchObject({
      count: 1,
      deleted: [{ rule: 'proof', numbers: gone.map(({ number }) => number) }],
    });
    expect((await contentOf(kept?.storedAs ?? '')).length).toBeGreaterThan(0);
    expect(await runOn('2037-01-02T09:00:00.000Z')).toBe(1);
    expect(await kindsOf(sold)).toEqual([]);
    for (const { storedAs } of proofs) await expect(contentOf(storedAs ?? '')).rejects.toThrow('ENOENT');
  });

  it('keeps a sale whose money came back later for the years of that payment', async () => {
    const { db } = test.deps;
    const number = 'L-2029-000001';
    await pay(sold, number, '2029-12-31T23:30:00.000Z');
    const isDueOn = async (day: string) => (await findDue(db, day)).some(({ id }) => id === sold);
    // By the clock of Berlin it was paid in 2030.
    expect([await isDueOn('2038-12-31'), await isDueOn('2039-01-01')]).toEqual([false, true]);
    await db.delete(payouts).where(eq(payouts.id, number));
  });

  it('keeps a sale while a payment of it is under way, and while its seller is asked for the account', async () => {
    const { db } = test.deps;
    const at = '2026-11-26T09:00:00.000Z';
    const id = 'L-2026-000002';
    await pay(sold, id, at);
    const isDueNow = async () => (await findDue(db, '2037-01-03')).some((one) => one.id === sold);
    const isDueIn = async (state: PayoutState) => {
      await db.update(payouts).set({ state }).where(eq(payouts.id, id));
      return isDueNow();
    };
    const due = [await isDueIn('composed'), await isDueIn('ordered'), await isDueIn('returned')];
    expect(due).toEqual([false, false, true]);
    await db.insert(accountChecks).values({ id, offerId: sold, payoutId: id, openedAt: at });
    expect(await isDueNow()).toBe(false);
    await db.update(accountChecks).set({ settledAt: at, settledBy: 'seller' }).where(eq(accountChecks.id, id));
    expect(await isDueNow()).toBe(true);
    await db.delete(accountChecks).where(eq(accountChecks.id, id));
    await db.delete(payouts).where(eq(payouts.id, id));
  });

  it('loses a sale with all rows that belong to it once its last paper is gone', async () => {
    expect(await left(sold)).toBe(1);
    expect(await runOn('2037-01-03T09:00:00.000Z')).toBe(1);
    expect(await left(sold)).toBe(0);
    await test.database.transaction(async (tx) => {
      const tables = await tablesOfSales(test.database, tx);
      expect(tables.length).toBeGreaterThan(20);
      for (const { table, column } of tables) {
        const rows = await test.database.rows(
          tx,
          sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${sold}`,
        );
        expect([table, rows.length]).toEqual([table, 0]);
      }
    });
  });

  it('loses a file of the bank with the years of bookings, but not while a locked sale is in it', async () => {
    const at = '2026-11-26T09:00:00.000Z';
    const { db } = test.deps;
    const number = 'L-2026-000001';
    await pay(locked, number, at);
    const entry = { amount: 100, direction: 'debit', bookedOn: '2026-11-26', isReturn: false } as const;
    await test.database.transaction((tx) => keepSaleRow(tx, locked));
    for (const id of ['mit', 'ohne', 'sammelbuchung']) {
      const file = { id, hash: id, name: `${id}.xml`, size: 1, storedAs: id, receivedAt: at, by: 'x' };
      await db.insert(bankFiles).values(file);
      const message = { id, fileId: id, kind: 'camt053', key: id, number: '1', digest: '', pending: 0 } as const;
      await db.insert(bankMessages).values(message);
    }
    await db.insert(bankEntries).values({ messageId: 'mit', number: 1, entry, outcome: 'paid', payoutId: number });
    const batch = { paymentInfoId: `${number}-1`, messageId: number };
    await db
      .insert(bankEntries)
      .values({ messageId: 'sammelbuchung', number: 1, entry: { ...entry, batch }, outcome: 'paid' });
    const due = async () =>
      (await findDue(db, '2037-01-03')).filter(({ rule }) => rule === 'bankFile').map(({ id }) => id);
    expect(await due()).toEqual(['ohne']);
    expect((await findDue(db, '2034-12-31')).filter(({ rule }) => rule === 'bankFile')).toEqual([]);
    expect(await runOn('2037-01-04T09:00:00.000Z')).toBe(1);
    expect((await db.select().from(bankFiles)).map(({ id }) => id).toSorted()).toEqual(['mit', 'sammelbuchung']);
  });

  it('keeps what is locked and what still runs, however old, and every other row is the fold of its log', async () => {
    expect([await left(locked), await left(running), await left(unanswered)]).toEqual([1, 1, 1]);
    expect((await kindsOf(locked)).length).toBeGreaterThan(3);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });
});
