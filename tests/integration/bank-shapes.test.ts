// Each shape is read in this process: what a process of its own adds is told by bank-statements.test.ts.
import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { readBankFiles } from '#server/bank/read-bank-files.ts';
import { keepReading } from '#server/bank/take-bank-file.ts';
import { readBookings } from '#server/books/read-bookings.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import { ownIban } from '#tests/factories/bank-answer.ts';
import { batches } from '#tests/factories/bank-shapes/batches.ts';
import type { Version } from '#tests/factories/bank-shapes/dialect.ts';
import { returns } from '#tests/factories/bank-shapes/returns.ts';
import { day, debit, type RunOfShape, type Shape, statement } from '#tests/factories/bank-shapes/shape.ts';
import { order, statements } from '#tests/factories/bank-shapes/statements.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { orderedRun as storeRun } from '#tests/support/ordered-run.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  // What is handed in days later counts by the day of the bank.
  test.clock.set('2026-12-28T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

let count = 0;

/** A run that is on its way. No other run has a payment of these amounts, but one that shall have the same. */
async function orderedRun(many: number, amounts = amountsOf(many)): Promise<RunOfShape> {
  const { runId, number, payments } = await storeRun(test, amounts);
  await test.deps.db.update(payoutRuns).set({ executionDay: day }).where(eq(payoutRuns.id, runId));
  return { number, payments };
}
const amountsOf = (many: number) => Array.from({ length: many }, (_none, at) => (++count * 100 + at + 1) * 100 + 33);

/** Answers why files were refused. */
async function handIn(files: readonly (string | Uint8Array)[]): Promise<string[]> {
  const refused: string[] = [];
  for (const file of files) {
    const content = Buffer.from(file);
    for (const { inside, reading } of await readBankFiles({ content, ownIbans: [ownIban] })) {
      const handedIn = { name: 'bank.xml', content: inside?.content ?? content, by: 'somebody' };
      const { unread, unreadAt } = await keepReading(test.deps, handedIn, reading);
      if (unread !== undefined) refused.push(unreadAt === undefined ? unread : `${unread}: ${unreadAt}`);
    }
    test.clock.advance({ minutes: 1 });
    await test.runJobs();
  }
  return refused;
}

const waiting = async () => bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list))).waiting;

async function statesOf({ payments }: RunOfShape) {
  const ids = payments.map(({ endToEndId }) => endToEndId);
  const rows = await test.deps.db.select().from(payouts).where(inArray(payouts.endToEndId, ids));
  return ids.map((id) => rows.find(({ endToEndId }) => endToEndId === id)?.state);
}

/** What the books have of a run: what came back where it was booked before, else what left, with its day. */
async function booksOf({ payments }: RunOfShape, isBooked: boolean): Promise<string[]> {
  const bookings = await readBookings(test.deps.db, { from: '2026-01-01', to: '2027-12-31' });
  return payments.flatMap(({ endToEndId }) =>
    bookings
      .filter(
        (one) => one.text.endsWith(endToEndId) && (one.what === 'charge' || (one.isReversal ?? false) === isBooked),
      )
      .filter(({ what }) => what === 'payment' || what === 'charge')
      .map(({ what, amount, day }) => (isBooked ? `${what} ${amount}` : `${what} ${amount} ${day}`)),
  );
}

// Each shape begins with nothing that waits.
afterEach(async () => {
  for (const { id } of await waiting())
    await succeed(desk.post(bankCalls.dismiss, { entryIds: [id], reason: 'Erledigt' }));
});

async function play(shape: Shape): Promise<RunOfShape> {
  const { many = 2, isBooked = false, waits = [], unread = [], states } = shape;
  const own = await orderedRun(many);
  const other =
    shape.hasOther &&
    (await orderedRun(
      many,
      own.payments.map(({ amount }) => amount),
    ));
  const run: RunOfShape = { ...own, ...(other && { other }) };
  if (isBooked)
    await handIn([
      statement(
        played,
        run.payments.map((_one, place) => debit(run, place)),
      ),
    ]);
  const refused = await handIn(shape.files(run, played));
  expect(refused.map((one, at) => one.slice(0, unread[at]?.length))).toEqual(unread);
  const told = await waiting();
  expect(told.map(({ waitsFor }) => waitsFor)).toEqual(waits);
  const strange = told.filter(({ isOfTheRest }) => isOfTheRest);
  expect(strange).toHaveLength(shape.isRest ? told.length : 0);
  const [entry] = told;
  if (shape.offers) expect(entry?.candidates[0]?.endToEndId ?? entry?.runs[0]?.number).toBe(shape.offers(run));
  if (shape.reason) expect(entry?.reason).toBe(shape.reason);
  if (shape.link) {
    const linked = { entryId: entry?.id, endToEndId: shape.link(run), reason: 'Mit der Bank verglichen' };
    const answer = desk.post(bankCalls.link, linked);
    if (shape.refusal)
      expect([(await answer).statusCode, (await answer).json()]).toMatchObject([409, { code: shape.refusal }]);
    else {
      await succeed(answer);
      expect(await waiting()).toHaveLength(waits.length - 1);
    }
  }
  expect(await statesOf(run)).toEqual(states);
  if (other) expect(await statesOf(other)).toEqual(other.payments.map(() => 'ordered'));
  if (shape.books) expect(await booksOf(run, isBooked)).toEqual(shape.books(run));
  return run;
}

/** What is read of a shape's files, whichever numbers their messages have. */
async function readingsOf(shape: Shape, run: RunOfShape, version: Version): Promise<string[]> {
  const numbers: string[] = [];
  const numbered = (id: string) => `id ${numbers.includes(id) ? numbers.indexOf(id) : numbers.push(id) - 1}`;
  const readings = [];
  for (const file of shape.files(run, version))
    readings.push(...(await readBankFiles({ content: Buffer.from(file), ownIbans: [ownIban] })));
  return readings.map(({ reading }) => JSON.stringify(reading).replace(/\b(camt\.05[34]|M|FEST)-\d+/g, numbered));
}

/** Which versions there are is known to the reader alone, which makes the same of both. */
const [played, other] = ['08', '02'] as const;

describe('what a bank tells of a run', () => {
  it.each([...returns, ...statements, ...batches, ...order])('$name', async (shape) => {
    const run = await play(shape);
    expect(await readingsOf(shape, run, other)).toEqual(await readingsOf(shape, run, played));
  });
});

it('at least sixty shapes are held', () => {
  expect(returns.length + statements.length + batches.length + order.length).toBeGreaterThanOrEqual(60);
});
