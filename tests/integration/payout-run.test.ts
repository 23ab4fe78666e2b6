import { eq, inArray, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bankCalls } from '#contract/bank-statements.ts';
import { payoutCalls } from '#contract/payouts.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { type BankPayment, bankStatement, ordersIn } from '#tests/factories/bank-answer.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { compose, dueOfSale, readRun, release, saleToPay } from '#tests/support/payouts.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const count = 200;

/** More sales like one that came about by its commands, with its log, under ids and orders of their own. */
async function sameAgain({ deps }: TestApp, like: string, ids: readonly string[]): Promise<void> {
  const copied = sql.raw(
    `version, phase, email_key, firm_id, created_at, changed_at, summary, search_text, desk_side, desk_due, seller_name`,
  );
  for (const [index, id] of ids.entries()) {
    const own = String(index).padStart(5, '0');
    const names = { orderId: `B-9${own}`, inquiryId: `A-9${own}` };
    await deps.db.execute(sql`insert into offer (id, inquiry_id, order_id, state, ${copied})
      select ${id}, ${names.inquiryId}, ${names.orderId}, state || ${JSON.stringify(names)}::jsonb, ${copied} from offer where id = ${like}`);
    await deps.db.execute(sql`insert into offer_event (offer_id, version, type, at, event)
      select ${id}, version, type, at, event from offer_event where offer_id = ${like}`);
  }
}

/** The file of a run as the bank gets it. */
async function fileOf(by: HttpClient, runId: string): Promise<BankPayment[]> {
  const [file] = (await readRun(by, runId)).files;
  const { body } = await by.get(payoutCalls.file(file?.id ?? ''));
  return ordersIn(body).parts.flatMap(({ payments }) => [...payments]);
}

it('200 payments are released by two, ordered in one file and all completed; one comes back and is paid once more', async () => {
  const test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  const accountant = await signInStaff(test, ['accounting'], 'jona@example.org');
  const second = await signInStaff(test, ['accounting'], 'robin@example.org');
  const email = 'viele@example.org';
  const seller = await signUp(test, email);
  const first = await saleToPay(test, { email });
  const ids = [first, ...Array.from({ length: count - 1 }, newOfferId)];
  await sameAgain(test, first, ids.slice(1));
  let statements = 0;
  const book = async (payments: readonly BankPayment[], reason?: string) => {
    test.clock.advance({ minutes: 1 });
    const bookings = payments.map((payment) => ({ payments: [payment], ...(reason !== undefined && { reason }) }));
    const content = bankStatement({ id: `AUSZUG-${++statements}`, bookings, opening: 100_000_000_00 });
    await succeed(accountant.upload(bankCalls.upload, [{ name: 'auszug.xml', content }]));
    await test.runJobs();
  };
  const states = async (column: 'paid' | 'returned') =>
    (await test.deps.db.select().from(payouts).where(eq(payouts.state, column))).length;

  const { run, leftOut } = await compose(accountant, ids);
  expect(leftOut).toEqual([]);
  expect((await release(accountant, run)).json()).toMatchObject({ code: 'secondPersonNeeded' });
  await succeed(release(second, run));
  const ordered = await fileOf(accountant, run.id);
  expect(new Set(ordered.map(({ endToEndId }) => endToEndId)).size).toBe(count);
  expect(ordered.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(run.sums.sepa * 100));
  await book(ordered);
  const completed = await test.deps.db
    .select({ id: offers.id })
    .from(offers)
    .where(inArray(offers.phase, ['completed']));
  expect(completed).toHaveLength(count);
  expect(await states('paid')).toBe(count);

  const [back] = (await readRun(accountant, run.id)).payouts;
  const payment = ordered.find(({ endToEndId }) => endToEndId === back?.endToEndId);
  if (!back || !payment) throw new Error('Nothing was ordered');
  await book([payment], 'AC04');
  expect((await dueOfSale(accountant, back.offerId))?.holds).toMatchObject([{ code: 'accountDoubted' }]);
  await succeed(seller.post(`/selfservice/api/confirmAccount/${back.offerId}`, {}));
  test.clock.advance({ minutes: 1 });
  const again = await compose(accountant, [back.offerId]);
  await succeed(release(second, again.run));
  await book(await fileOf(accountant, again.run.id));
  expect([await states('paid'), await states('returned')]).toEqual([count, 1]);
  expect(await dueOfSale(accountant, back.offerId)).toBeUndefined();
  await test.close();
}, 300_000);
