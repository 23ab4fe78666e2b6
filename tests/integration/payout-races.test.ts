import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayoutRun, payoutCalls } from '#contract/money/payouts.ts';
import { payoutRules } from '#payout.config.ts';
import { staffIdOf } from '#server/accounts/staff.ts';
import { payoutFiles, payouts } from '#server/db/schema/payouts.ts';
import { isExported } from '#server/payouts/is-exported.ts';
import { releaseRun } from '#server/payouts/release-run.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { compose, dueOfSale, readRun, release, saleToPay } from '#tests/support/payouts.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { waitingForLocks } from '#tests/support/waiting-for-locks.ts';

let test: TestApp;
let accountant: HttpClient;
let second: HttpClient;
let seller: HttpClient;
const email = 'verkauft@example.org';
const { secondPersonFrom } = payoutRules;
beforeAll(async () => {
  // What one person lets go on a day counts together; here it is about what happens at once.
  Object.assign(payoutRules, { secondPersonFrom: 1_000_000_000 });
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  accountant = await signInStaff(test, ['accounting'], 'jona@example.org');
  second = await signInStaff(test, ['accounting'], 'robin@example.org');
  // Before there are sales: signing up does the jobs that wait.
  seller = await signUp(test, email);
});
afterAll(async () => {
  Object.assign(payoutRules, { secondPersonFrom });
  await test.close();
});

const filesOf = (runId: string) => test.deps.db.select().from(payoutFiles).where(eq(payoutFiles.runId, runId));
const openOf = async (offerId: string) => {
  const rows = await test.deps.db.select().from(payouts).where(eq(payouts.offerId, offerId));
  return rows.filter(({ state }) => state === 'composed' || state === 'ordered' || state === 'paid');
};
const codesOf = (answers: Awaited<ReturnType<HttpClient['post']>>[]) =>
  answers.map((answer) => (answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code)).toSorted();

describe('a run', () => {
  it('that fifty let go at once is written once and ordered once', async () => {
    const { run } = await compose(accountant, [await saleToPay(test), await saleToPay(test)]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, index) => release(index % 2 === 0 ? accountant : second, run)),
    );
    // Whoever came first sees it released as often as they like; the other is told that it is over.
    expect(codesOf(answers)).toEqual([...Array(25).fill('done'), ...Array(25).fill('payoutRunOver')]);
    expect(await filesOf(run.id)).toHaveLength(1);
    const after = await readRun(accountant, run.id);
    expect(after.payouts.map(({ state }) => state)).toEqual(['ordered', 'ordered']);
    expect(new Set(after.payouts.map(({ stateAt }) => stateAt)).size).toBe(1);
  });

  it('is composed by two at once of the same sales: each of them stands in one run alone', async () => {
    const offerIds = [await saleToPay(test), await saleToPay(test), await saleToPay(test)];
    const composeBy = (by: HttpClient, chosen: readonly string[]) =>
      by.post(payoutCalls.compose, { runId: randomUUID(), offerIds: chosen });
    const answers = await Promise.all([composeBy(accountant, offerIds), composeBy(second, offerIds.toReversed())]);
    expect(codesOf(answers)).toEqual(['done', 'nothingToPay']);
    for (const offerId of offerIds) expect(await openOf(offerId)).toHaveLength(1);
  });

  it('is composed of what stands once a change of the sale is over that was under way', async () => {
    const offerId = await saleToPay(test);
    const composing: ReturnType<HttpClient['post']>[] = [];
    await test.deps.database.transaction(async (tx) => {
      const to = sql`to_jsonb('Jemand Anderes'::text)`;
      const state = sql`jsonb_set(state, '{addresses,contractDetails,accountHolder}', ${to})`;
      await tx.execute(sql`update offer set state = ${state} where id = ${offerId}`);
      const composed = accountant.post(payoutCalls.compose, { runId: randomUUID(), offerIds: [offerId] });
      composing.push(composed);
      await Promise.race([composed, expect.poll(() => waitingForLocks(test)).toBeGreaterThan(0)]);
    });
    expect(codesOf(await Promise.all(composing))).toEqual(['nothingToPay']);
    expect(await openOf(offerId)).toEqual([]);
  });

  it('sent twice at once is one run', async () => {
    const offerIds = [await saleToPay(test)];
    const body = { runId: randomUUID(), offerIds };
    const answers = await Promise.all([1, 2, 3].map(() => accountant.post(payoutCalls.compose, body)));
    expect(codesOf(answers)).toEqual(['done', 'done', 'done']);
    expect((await readRun(accountant, body.runId)).payouts).toHaveLength(1);
  });

  it('is released or discarded, whatever is done at once', async () => {
    const { run } = await compose(accountant, [await saleToPay(test)]);
    const discard = () => second.post(payoutCalls.discard, { runId: run.id });
    expect(codesOf(await Promise.all([release(accountant, run), discard()]))).toEqual(['done', 'payoutRunOver']);
    const { state, files, payouts: made } = await readRun(accountant, run.id);
    const expected = state === 'released' ? [1, 'ordered'] : [0, 'dropped'];
    expect([files.length, made[0]?.state]).toEqual(expected);
  });
});

describe('beside the release', () => {
  /** A sale in a run, whose seller may object. */
  async function saleInRun(): Promise<{ offerId: string; orderId: string; run: PayoutRun }> {
    const offerId = await saleToPay(test, { email, offeredAsBusiness: true });
    const { run } = await compose(accountant, [offerId]);
    return { offerId, orderId: run.payouts[0]?.orderId ?? '', run };
  }

  it('an objection either keeps the money here or finds it ordered: no payment is both let go and unseen', async () => {
    const { offerId, orderId, run } = await saleInRun();
    const object = () => seller.post(`/selfservice/api/objectToCreditNote/${offerId}`, { orderId, reason: 'Menge' });
    const [released] = await Promise.all([release(accountant, run), succeed(object())]);
    const { payouts: made, files } = await readRun(accountant, run.id);
    const isOrdered = made[0]?.state === 'ordered';
    expect(files).toHaveLength(isOrdered ? 1 : 0);
    if (!isOrdered)
      expect(made[0]).toMatchObject({ state: 'dropped', reason: expect.stringContaining('widersprochen') });
    expect(released.json()).toMatchObject({ state: isOrdered ? 'released' : 'composed' });
  });

  it('a storno and the release exclude each other', async () => {
    const { offerId, run } = await saleInRun();
    const cancel = () => second.post(`/desk/api/cancelDocument/${offerId}`, { reason: 'Das Datum war falsch.' });
    const [released, cancelled] = await Promise.all([release(accountant, run), cancel()]);
    expect(released.statusCode).toBe(200);
    const isOrdered = await isExported(test.deps.db, offerId);
    expect(cancelled.statusCode).toBe(isOrdered ? 409 : 200);
    expect(await filesOf(run.id)).toHaveLength(isOrdered ? 1 : 0);
  });

  it('a payment by hand is refused or the run is over: nobody is paid twice', async () => {
    const { offerId, run } = await saleInRun();
    const pay = () => second.post(`/desk/api/complete/${offerId}`, { paymentReference: 'von Hand' });
    const [, paid] = await Promise.all([release(accountant, run), pay()]);
    if (paid.statusCode !== 200) expect(paid.json()).toMatchObject({ code: 'payoutInRun' });
    expect(await openOf(offerId)).toHaveLength(1);
  });
});

describe('a server that dies in the midst of a release', () => {
  async function deadly(dies: 'afterFile' | 'beforeCommit') {
    const offerId = await saleToPay(test);
    const { run } = await compose(accountant, [offerId]);
    const by = (await staffIdOf(test.deps.db, 'jona@example.org')) ?? '';
    const { files, notices } = test.deps;
    const die = () => Promise.reject(new Error('killed'));
    const deps = {
      ...test.deps,
      ...(dies === 'afterFile' && {
        files: { ...files, put: async (...args: Parameters<typeof files.put>) => files.put(...args).then(die) },
      }),
      ...(dies === 'beforeCommit' && { notices: { ...notices, publish: die } }),
    };
    const cents = Math.round((run.payouts[0]?.amount ?? 0) * 100);
    const released = releaseRun(deps, run.id, by, { payments: 1, total: cents });
    await expect(released).rejects.toThrow('killed');
    return { offerId, run };
  }

  it.each(['afterFile', 'beforeCommit'] as const)(
    '(%s) has let nothing go: no file is handed out, and the run is released as before',
    async (dies) => {
      const { offerId, run } = await deadly(dies);
      expect(await readRun(accountant, run.id)).toMatchObject({ state: 'composed', files: [] });
      expect(await isExported(test.deps.db, offerId)).toBe(false);
      expect(await dueOfSale(accountant, offerId)).toBeUndefined();
      test.clock.advance({ minutes: 1 });
      expect((await release(accountant, run)).json()).toMatchObject({ state: 'released' });
      const [file, ...more] = await filesOf(run.id);
      expect(more).toEqual([]);
      const answer = await accountant.get(payoutCalls.file(file?.id ?? ''));
      expect(answer.body).toContain(run.payouts[0]?.endToEndId);
    },
  );
});
