import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksRules } from '#books.config.ts';
import { booksCalls, booksExportsSchema, booksPeriodSchema, writtenBooksSchema } from '#contract/money/books.ts';
import { datevColumns } from '#domain/books/datev-columns.ts';
import { payableOf } from '#domain/invoicing/paper-money.ts';
import { documents } from '#server/db/schema/documents.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
const sales: string[] = [];

/** Two sales of November, one of December; one of November is paid by hand, the other by a run in December. */
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-30T22:30:00.000Z');
  desk = await signInStaff(test);
  for (const phase of ['completed', 'finished'] as const) sales.push(await sale(phase));
  // Half an hour later it is December in Berlin.
  test.clock.set('2026-11-30T23:30:00.000Z');
  desk = await signInStaff(test);
  sales.push(await sale('finished'));
  await paidByRun(sales[1] ?? '');
});
afterAll(() => test.close());

async function sale(phase: 'completed' | 'finished'): Promise<string> {
  const offerId = newOfferId();
  const paid = phase === 'completed' ? (['complete'] as const) : [];
  const way = [...wayTo('payout'), 'addCreditNote' as const, 'finishOffer' as const, ...paid];
  await playCommands(test, offerId, ownCommand(offerId, `${offerId}@example.org`), way);
  return offerId;
}

async function paidByRun(offerId: string): Promise<void> {
  const paper = (await papers()).find((one) => one.offerId === offerId);
  if (!paper) throw new Error('No paper');
  const runId = await releasedRun(test, 'L-2026-000001');
  const { number, amount } = paper;
  await paymentOfRun(test, { runId, offerId, endToEndId: 'Z-2026-000001', amount, paper: number, state: 'paid' });
}

async function papers() {
  const rows = await test.deps.db.select().from(documents);
  return rows.flatMap(({ offerId, number, snapshot }) =>
    snapshot.kind === 'purchaseReceipt' || snapshot.kind === 'selfBilledInvoice'
      ? [{ offerId, number, amount: payableOf(snapshot) }]
      : [],
  );
}

const period = async (name: string) =>
  booksPeriodSchema.parse(await succeed(desk.get(`${booksCalls.period}?period=${name}`)));
const write = (name: string, own: object = {}) =>
  desk.post(booksCalls.write, { period: name, kind: 'datev', isFixed: false, ...own });
const written = async (name: string, own: object = {}) => writtenBooksSchema.parse(await succeed(write(name, own))).id;
const rowsOf = async (id: string) => (await desk.get(booksCalls.file(id))).body.split('\r\n').slice(2, -1);

describe('the books of a month', () => {
  it('hold every paper that was issued in it by the clock of Berlin, and what was paid in it', async () => {
    const all = await papers();
    const ofMonth = all.filter(({ offerId }) => offerId !== sales[2]);
    const sum = ofMonth.reduce((total, { amount }) => total + amount, 0);
    expect(await period('2026-11')).toMatchObject({
      papers: 2,
      reversed: 0,
      paid: 1,
      purchases: sum / 100,
      missing: [],
    });
    expect((await period('2026-11')).unpaired).toEqual([]);
    expect((await period('2026-12')).unpaired).toEqual([]);
    expect(await period('2026-12')).toMatchObject({ papers: 1, paid: 1, payments: (all[1]?.amount ?? 0) / 100 });
    expect(await period('2026')).toMatchObject({ papers: 3, paid: 2 });
  });

  it('become a file with each paper once, and its payment under its number', async () => {
    const rows = await rowsOf(await written('2026'));
    const numbers = rows.map((row) => row.split(';')[datevColumns.indexOf('Belegfeld 1')]);
    for (const { number } of await papers())
      expect([number, numbers.filter((one) => one === `"${number}"`).length]).toEqual([
        number,
        number === (await papers())[2]?.number ? 1 : 2,
      ]);
  });

  it('once more are the same file, byte for byte, until something is booked that is new', async () => {
    const first = await written('2026-12');
    test.clock.advance({ minutes: 5 });
    expect(await written('2026-12')).toBe(first);
    expect(await written('2026-12', { kind: 'csv' })).not.toBe(first);
    const before = await rowsOf(first);
    expect((await period('2026-12')).outdated).toEqual([]);
    await sale('finished');
    const kinds = (await period('2026-12')).outdated.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['csv', 'datev']);
    const second = await written('2026-12');
    expect(second).not.toBe(first);
    expect((await period('2026-12')).outdated).toMatchObject([{ kind: 'csv', createdAt: expect.any(String) }]);
    expect(await rowsOf(first)).toEqual(before);
    expect((await rowsOf(second)).length).toBeGreaterThan(before.length);
  });

  it('name in German what the settings lack, and are written to no file until it is there', async () => {
    const { creditors, purchases } = booksRules.accounts[booksRules.chart];
    const before = structuredClone({ creditors, purchases });
    Object.assign(creditors, { business: '' });
    Object.assign(purchases, { taxed: { account: '' } });
    try {
      const { missing, rows } = await period('2026-11');
      expect(rows).toBeGreaterThan(0);
      expect(missing).toEqual([
        { place: `accounts.${booksRules.chart}.purchases.taxed`, what: 'Konto für Ankauf mit Umsatzsteuer' },
        { place: `accounts.${booksRules.chart}.creditors.business`, what: 'Kreditorenkonto für Unternehmen' },
      ]);
      const refused = await write('2026-11');
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'booksUnset',
        fields: Object.fromEntries(missing.map(({ place, what }) => [place, what])),
      });
    } finally {
      Object.assign(creditors, before.creditors);
      Object.assign(purchases, before.purchases);
    }
    expect((await period('2026-11')).missing).toEqual([]);
  });

  it('that are empty, or no month at all, make no file', async () => {
    expect((await write('2025-01')).json()).toMatchObject({ code: 'booksEmpty' });
    expect((await write('2026-13')).statusCode).toBe(400);
    expect((await desk.get(`${booksCalls.period}?period=2026-1`)).statusCode).toBe(400);
  });

  it('are noted with who wrote them and their hash', async () => {
    const { exports } = booksExportsSchema.parse(await succeed(desk.get(booksCalls.exports)));
    expect(exports.length).toBeGreaterThan(2);
    expect(exports[0]).toMatchObject({ by: 'desk@example.org', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});

describe('a paper that was taken back', () => {
  it('is booked and taken back to the cent: by our Stornobeleg, and by the seller’s objection without one', async () => {
    test.clock.set('2027-03-01T10:00:00.000Z');
    desk = await signInStaff(test);
    const cancelled = await sale('finished');
    await succeed(desk.post(`/desk/api/cancelDocument/${cancelled}`, { reason: 'Falscher Name' }));
    await playCommands(test, await sale('finished'), (command) => command, ['objectToCreditNote']);
    const { papers: issued, reversed, purchases } = await period('2027-03');
    expect({ issued, reversed, purchases }).toEqual({ issued: 2, reversed: 2, purchases: 0 });
    const rows = await rowsOf(await written('2027-03'));
    const cell = (row: string, name: string) => row.split(';')[datevColumns.indexOf(name)];
    const texts = (isReversal: boolean) =>
      rows
        .filter((row) => (cell(row, 'Generalumkehr (GU)') === '"1"') === isReversal)
        .map((row) => cell(row, 'Buchungstext')?.split(' ').slice(0, 3).join(' '));
    expect(texts(false)).toEqual([expect.stringContaining('"Ankauf'), expect.stringContaining('"Ankauf')]);
    expect(texts(true).toSorted()).toEqual([
      expect.stringMatching(/^"Storno ST-2027-\d{6}/),
      expect.stringMatching(/^"Storno nach Widerspruch/),
    ]);
    expect(new Set(rows.map((row) => cell(row, 'Beleglink'))).size).toBe(2);
    expect((await period('2027-03')).unpaired).toEqual([]);
    const paper = (await papers()).find(({ offerId }) => offerId === cancelled);
    if (!paper) throw new Error('No paper');
    const runId = await releasedRun(test, 'L-2027-000001');
    const paid = { amount: paper.amount, paper: paper.number, state: 'credited' as const };
    await paymentOfRun(test, { runId, offerId: cancelled, endToEndId: 'Z-2027-000001', ...paid });
    expect((await period('2027-03')).unpaired).toEqual([
      { number: paper.number, text: 'Zahlung Z-2027-000001', amount: paper.amount / 100 },
    ]);
  });
});
