import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankCalls, takenBankFilesSchema } from '#contract/money/bank-statements.ts';
import { composedRunSchema, duePayoutsSchema, payoutCalls } from '#contract/money/payouts.ts';
import { loadState } from '#server/offers/store.ts';
import { bankStatement, ordersIn } from '#tests/factories/bank-answer.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { readRun, release, saleToPay } from '#tests/support/payouts.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { sameAgain } from '#tests/support/same-sales.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const count = 200;
let test: TestApp;
let accountant: HttpClient;
let second: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  accountant = await signInStaff(test, ['accounting'], 'jona@example.org');
  second = await signInStaff(test, ['accounting'], 'robin@example.org');
});
afterAll(() => test.close());

it('a run of 200 payments is in its file whole and to the cent, and one statement of the bank ends all sales', async () => {
  const offerId = await saleToPay(test);
  const sales = [offerId, ...(await sameAgain(test.deps.db, offerId, count - 1))];
  const { counts } = duePayoutsSchema.parse(await succeed(accountant.get(payoutCalls.due)));
  expect(counts.payable).toBe(count);
  const made = await succeed(accountant.post(payoutCalls.compose, { runId: randomUUID(), allBut: [] }));
  const run = await readRun(accountant, composedRunSchema.parse(made).runId);
  expect(run.payouts).toHaveLength(count);
  await succeed(release(second, run));

  const [file] = (await readRun(accountant, run.id)).files;
  const answer = await accountant.get(payoutCalls.file(file?.id ?? ''));
  const payments = ordersIn(answer.body).parts.flatMap((part) => part.payments);
  expect(new Set(payments.map(({ endToEndId }) => endToEndId)).size).toBe(count);
  expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(run.sums.sepa * 100));

  const bookings = payments.map((payment) => ({ payments: [payment] }));
  const content = bankStatement({ id: 'AUSZUG-1', bookings, opening: 100_000_000_00 });
  const uploads = [{ name: 'auszug.xml', content }];
  const [taken] = takenBankFilesSchema.parse(await succeed(accountant.upload(bankCalls.upload, uploads))).files;
  expect(taken).toMatchObject({ isRepeat: false });
  expect(taken?.unread).toBeUndefined();
  await test.runJobs();
  const phases = await Promise.all(sales.map(async (id) => (await loadState(test.deps.db, id))?.state.phase));
  expect(new Set(phases)).toEqual(new Set(['completed']));
});
