import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composedRunSchema, payoutCalls } from '#contract/money/payouts.ts';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import { payoutRules } from '#payout.config.ts';
import { exportAccount } from '#server/accounts/export-account.ts';
import { staffIdOf } from '#server/accounts/staff.ts';
import { addApiToken } from '#server/api-tokens/api-tokens.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offers } from '#server/db/schema/offers.ts';
import { payoutFiles, payouts } from '#server/db/schema/payouts.ts';
import { offersOfAccount } from '#server/offers/personal-data.ts';
import { loadEvents } from '#server/offers/store.ts';
import { isExported } from '#server/payouts/is-exported.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { withOtherIban } from '#tests/factories/offer-values.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { compose, dueOfSale, readRun, release, saleToPay } from '#tests/support/payouts.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let accountant: HttpClient;
let second: HttpClient;
let seller: HttpClient;
const email = 'wartet@example.org';
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  accountant = await signInStaff(test, ['accounting'], 'jona@example.org');
  second = await signInStaff(test, ['accounting'], 'robin@example.org');
  // Before there are sales: signing up does the jobs that wait.
  seller = await signUp(test, email);
});
afterAll(() => test.close());

/** A sale whose seller has entered another account before asking for the money. */
async function saleWithNewAccount(): Promise<string> {
  const offerId = await saleToPay(test, {
    own: (command, state) =>
      command.type === 'submitAddresses' && state?.document
        ? { ...command, addresses: withOtherIban(command.addresses), reauthenticated: true }
        : command,
    before: ['submitAddresses'],
  });
  return offerId;
}

/** What the seller's payment data say from now on. */
async function setDetail(offerId: string, name: 'accountHolder' | 'iban', value: string): Promise<void> {
  const path = sql.raw(`'{addresses,contractDetails,${name}}'`);
  await test.deps.db.execute(
    sql`update offer set state = jsonb_set(state, ${path}, to_jsonb(${value}::text)) where id = ${offerId}`,
  );
}

/** As if it were worth so much: what every run needs two for. */
async function worth(offerId: string, cents: number): Promise<void> {
  const { db } = test.deps;
  await db.update(payouts).set({ amount: cents }).where(eq(payouts.offerId, offerId));
}

const fileOf = async (by: HttpClient, runId: string) => {
  const [file] = (await readRun(by, runId)).files;
  if (!file) throw new Error('No file was written');
  return { file, answer: await by.get(payoutCalls.file(file.id)) };
};

describe('what is to be paid', () => {
  it('is read by the desk with the day that the seller was promised', async () => {
    const offerId = await saleToPay(test);
    expect(await dueOfSale(accountant, offerId)).toMatchObject({
      ...{ paper: expect.stringMatching(/^GS-2026-/), by: '2026-11-26', isOverdue: false, holds: [] },
      account: expect.stringContaining('***'),
    });
  });

  it('waits while the account is new (LEG-61), and cannot be put into a run', async () => {
    const offerId = await saleWithNewAccount();
    expect((await dueOfSale(accountant, offerId))?.holds).toMatchObject([{ code: 'accountChanged' }]);
    const refused = await accountant.post(payoutCalls.compose, { runId: randomUUID(), offerIds: [offerId] });
    expect(refused.json()).toMatchObject({ code: 'nothingToPay' });
  });

  it('goes to another person only after somebody let it pass, for exactly that account (LEG-61)', async () => {
    const offerId = await saleToPay(test);
    await setDetail(offerId, 'accountHolder', 'Jemand Anderes');
    const row = await dueOfSale(accountant, offerId);
    expect(row?.holds).toMatchObject([{ code: 'otherPayee' }]);
    const body = {
      holder: 'Jemand Anderes',
      account: row?.account,
      reason: 'Mutter des Verkäufers, Vollmacht liegt vor',
    };
    const other = await accountant.post(payoutCalls.releasePayee(offerId), { ...body, holder: 'Wer Drittes' });
    expect(other.json()).toMatchObject({ code: 'offerChanged' });
    await succeed(accountant.post(payoutCalls.releasePayee(offerId), body));
    expect((await dueOfSale(accountant, offerId))?.holds).toEqual([]);
    await setDetail(offerId, 'accountHolder', 'Wer Drittes');
    expect((await dueOfSale(accountant, offerId))?.holds).toMatchObject([{ code: 'otherPayee' }]);
    // The last word counts, not the first.
    await succeed(accountant.post(payoutCalls.releasePayee(offerId), { ...body, holder: 'Wer Drittes' }));
    expect((await dueOfSale(accountant, offerId))?.holds).toEqual([]);
  });
});

describe('a run', () => {
  it('is composed, released and written once; the same bytes each time, and each download is kept', async () => {
    const [one, other] = [await saleToPay(test), await saleToPay(test)];
    const { run } = await compose(accountant, [one, other]);
    expect(run).toMatchObject({ state: 'composed', counts: { sepa: 2 }, needsSecondPerson: false });
    expect(await dueOfSale(accountant, one)).toBeUndefined();
    expect(await isExported(test.deps.db, one)).toBe(false);
    expect((await release(accountant, run)).json()).toMatchObject({ state: 'released' });
    expect(await isExported(test.deps.db, one)).toBe(true);
    const [first, again] = [await fileOf(accountant, run.id), await fileOf(second, run.id)];
    expect(again.answer.body).toBe(first.answer.body);
    expect(first.answer.headers['content-disposition']).toContain(`${run.number}.xml`);
    for (const { endToEndId } of run.payouts) expect(first.answer.body).toContain(endToEndId);
    expect((await readRun(accountant, run.id)).files[0]?.downloads).toMatchObject([
      { by: 'jona@example.org' },
      { by: 'robin@example.org' },
    ]);
  });

  it('composed twice with one id is one run, and no sale stands in two', async () => {
    const offerId = await saleToPay(test);
    const { run } = await compose(accountant, [offerId]);
    expect((await compose(accountant, [offerId], run.id)).run.number).toBe(run.number);
    const refused = await accountant.post(payoutCalls.compose, { runId: randomUUID(), offerIds: [offerId] });
    expect(refused.json()).toMatchObject({ code: 'nothingToPay' });
    expect((await second.post(payoutCalls.compose, { runId: run.id, offerIds: [offerId] })).statusCode).toBe(404);
  });

  it('takes all that can be paid, but for what was left out, however many a page shows', async () => {
    const [fine, held, left] = [await saleToPay(test), await saleWithNewAccount(), await saleToPay(test)];
    const made = await succeed(accountant.post(payoutCalls.compose, { runId: randomUUID(), allBut: [left] }));
    const { runId, leftOut } = composedRunSchema.parse(made);
    const paid = (await readRun(accountant, runId)).payouts.map(({ offerId }) => offerId);
    expect([fine, held, left].map((offerId) => paid.includes(offerId))).toEqual([true, false, false]);
    expect(leftOut).toEqual([]);
    await succeed(accountant.post(payoutCalls.discard, { runId }));
  });

  it('leaves out what waits for something, and says so', async () => {
    const [fine, held] = [await saleToPay(test), await saleWithNewAccount()];
    const { leftOut, run } = await compose(accountant, [fine, held]);
    expect(leftOut).toMatchObject([{ reason: expect.stringContaining('neue Zahlungsdaten') }]);
    expect(run.payouts).toHaveLength(1);
  });

  it('loses a payment whose account was changed since, says why, and is not released unseen', async () => {
    const [fine, changed] = [await saleToPay(test), await saleToPay(test)];
    const { run } = await compose(accountant, [fine, changed]);
    await setDetail(changed, 'iban', 'AT611904300234573201');
    expect((await readRun(accountant, run.id)).payouts.find(({ offerId }) => offerId === changed)?.doubt).toContain(
      'Zahlungsdaten wurden geändert',
    );
    await succeed(release(accountant, run));
    const left = await readRun(accountant, run.id);
    expect(left).toMatchObject({ state: 'composed', counts: { sepa: 1, dropped: 1 }, files: [] });
    expect((await release(accountant, run)).json()).toMatchObject({ code: 'payoutRunChanged' });
    expect((await release(accountant, left)).json()).toMatchObject({ state: 'released' });
    expect(await dueOfSale(accountant, changed)).toMatchObject({ account: expect.stringMatching(/^AT61/), holds: [] });
  });

  it('from the sum of the house on is released by a second person alone', async () => {
    const offerId = await saleToPay(test);
    const { run } = await compose(accountant, [offerId]);
    const { state } = (await test.deps.db.select().from(offers).where(eq(offers.id, offerId)))[0] ?? {};
    expect(state?.phase).toBe('finished');
    const { secondPersonFrom } = payoutRules;
    Object.assign(payoutRules, { secondPersonFrom: 1 });
    try {
      expect(await readRun(accountant, run.id)).toMatchObject({ needsSecondPerson: true, mayNotRelease: 'ownRun' });
      expect((await release(accountant, run)).json()).toMatchObject({ code: 'secondPersonNeeded' });
      expect((await release(second, run)).json()).toMatchObject({ state: 'released', byTwo: true });
    } finally {
      Object.assign(payoutRules, { secondPersonFrom });
    }
  });

  it('is not released by whoever made the token with which a program gave an account in it', async () => {
    const maker = await staffIdOf(test.deps.db, 'robin@example.org');
    await addApiToken(test.deps, { name: 'Kasse', scopes: ['buyer'], term: 'year', by: maker ?? '' });
    const offerId = newOfferId();
    const own = ownCommand(offerId, `${offerId}@example.org`);
    await playCommands(test, offerId, own, ['createFromOrder'], 'Token Kasse');
    const way = wayTo('payout');
    const later: readonly CommandType[] = [...way.slice(way.indexOf('verifyData')), 'addCreditNote', 'finishOffer'];
    await playCommands(test, offerId, own, later);
    const { run } = await compose(accountant, [offerId]);
    const { secondPersonFrom } = payoutRules;
    Object.assign(payoutRules, { secondPersonFrom: 1 });
    try {
      expect((await readRun(second, run.id)).mayNotRelease).toBe('ownAccount');
      expect((await release(second, run)).json()).toMatchObject({ code: 'secondPersonNeeded' });
      const other = await signInStaff(test, ['accounting'], 'alex@example.org');
      expect((await release(other, run)).json()).toMatchObject({ state: 'released', byTwo: true });
    } finally {
      Object.assign(payoutRules, { secondPersonFrom });
    }
  });

  it('counts what one person let go alone even where they say that the bank did not carry it out: the file was in their hands', async () => {
    const third = await signInStaff(test, ['accounting'], 'toni@example.org');
    const alone = await compose(third, [await saleToPay(test)]);
    const cents = Math.round((alone.run.payouts[0]?.amount ?? 0) * 100);
    const { secondPersonFrom } = payoutRules;
    Object.assign(payoutRules, { secondPersonFrom: cents + 1 });
    try {
      await succeed(release(third, alone.run));
      await succeed(third.post(payoutCalls.withdraw, { payoutId: alone.run.payouts[0]?.id, reason: 'Datei verlegt' }));
      const { run } = await compose(third, [await saleToPay(test)]);
      expect((await release(third, run)).json()).toMatchObject({ code: 'secondPersonNeeded' });
    } finally {
      Object.assign(payoutRules, { secondPersonFrom });
    }
  });

  it('whose file is another than was written is not handed out', async () => {
    const fourth = await signInStaff(test, ['accounting'], 'kim@example.org');
    const { run } = await compose(fourth, [await saleToPay(test)]);
    await succeed(release(fourth, run));
    const [file] = await test.deps.db.select().from(payoutFiles).where(eq(payoutFiles.runId, run.id));
    const changed = Buffer.from((await fileOf(accountant, run.id)).answer.body.replace(/<IBAN>DE\d/, '<IBAN>DE9'));
    await test.deps.files.put(file?.storedAs ?? '', changed, 'application/xml');
    expect((await fileOf(accountant, run.id)).answer.json()).toMatchObject({ code: 'payoutFileChanged' });
  });

  it('whose amount is not the paper’s any more is not released', async () => {
    const offerId = await saleToPay(test);
    const { run } = await compose(accountant, [offerId]);
    await worth(offerId, 1);
    await succeed(release(accountant, await readRun(accountant, run.id)));
    const [row] = (await readRun(accountant, run.id)).payouts;
    expect(row).toMatchObject({ state: 'dropped', reason: expect.stringContaining('statt 0,01') });
  });

  it('is discarded before its release, never after', async () => {
    const offerId = await saleToPay(test);
    const { run } = await compose(accountant, [offerId]);
    await succeed(second.post(payoutCalls.discard, { runId: run.id }));
    expect((await dueOfSale(accountant, offerId))?.holds).toEqual([]);
    expect((await release(accountant, run)).json()).toMatchObject({ code: 'payoutRunOver' });
    const again = (await compose(accountant, [offerId])).run;
    await succeed(release(accountant, again));
    expect((await second.post(payoutCalls.discard, { runId: again.id })).json()).toMatchObject({
      code: 'payoutRunOver',
    });
  });

  it('lets one payment be called not carried out, which makes it due again', async () => {
    const offerId = await saleToPay(test);
    const { run } = await compose(accountant, [offerId]);
    await succeed(release(accountant, run));
    const payoutId = run.payouts[0]?.id ?? '';
    await succeed(
      accountant.post(payoutCalls.withdraw, { payoutId: payoutId, reason: 'Bank hat die Datei abgewiesen' }),
    );
    expect(await dueOfSale(accountant, offerId)).toMatchObject({
      ...{ holds: [], before: { state: 'notExecuted', reason: 'Bank hat die Datei abgewiesen' } },
    });
    const next = (await compose(accountant, [offerId])).run;
    expect(next.payouts[0]?.endToEndId).not.toBe(run.payouts[0]?.endToEndId);
    const over = await second.post(payoutCalls.withdraw, { payoutId: payoutId, reason: 'noch einmal' });
    expect(over.json()).toMatchObject({ code: 'payoutOver' });
  });
});

describe('the seller', () => {
  const path = (offerId: string) => `/selfservice/api/readOffer/${offerId}`;

  it('reads that the payment was ordered, and by when it is made again once it was not carried out', async () => {
    const offerId = await saleToPay(test, { email });
    const read = async () => (await seller.get(path(offerId))).json().data;
    const { run } = await compose(accountant, [offerId]);
    const first = await seller.get(path(offerId));
    expect(first.json().data).not.toHaveProperty('payment');
    await succeed(release(second, run));
    const tag = { 'if-none-match': String(first.headers.etag) };
    expect((await seller.get(path(offerId), tag)).json().data).toMatchObject({
      ...{ turn: 'provider', payment: { state: 'ordered', orderedAt: '2026-11-24T09:00:00.000Z', day: '2026-11-24' } },
    });
    const payoutId = run.payouts[0]?.id;
    await succeed(accountant.post(payoutCalls.withdraw, { payoutId, reason: 'Bank hat die Datei abgewiesen' }));
    expect(await read()).toMatchObject({
      turn: 'provider',
      payoutBack: { isAsked: false },
      promised: { by: '2026-11-26' },
    });
  });

  it('takes along what is kept about the payments and whom they went to; who of ours did it is not theirs (INV-42)', async () => {
    const offerId = await saleToPay(test, { email });
    await setDetail(offerId, 'accountHolder', 'Jemand Anderes');
    const row = await dueOfSale(accountant, offerId);
    const body = { holder: 'Jemand Anderes', account: row?.account, reason: 'Vollmacht liegt vor' };
    await succeed(accountant.post(payoutCalls.releasePayee(offerId), body));
    const { run } = await compose(second, [offerId]);
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.email, email));
    if (!account) throw new Error('No account');
    const taken = JSON.parse(
      JSON.stringify(
        await exportAccount(test.deps, account, [offersOfAccount({ ...test.deps, reactionsTo: () => [] })]),
      ),
    );
    const sale = taken.kept.offers.find(({ id }: { id: string }) => id === offerId);
    const { endToEndId } = run.payouts[0] ?? {};
    expect(sale.payouts).toMatchObject([{ endToEndId, state: 'composed', payee: { holder: 'Jemand Anderes' } }]);
    expect(sale.payeeReleases).toMatchObject([{ reason: 'Vollmacht liegt vor' }]);
    for (const name of ['jona@example.org', 'robin@example.org']) {
      const id = (await staffIdOf(test.deps.db, name)) ?? 'nobody';
      expect(id).not.toBe('nobody');
      expect(JSON.stringify([sale.payouts, sale.payeeReleases])).not.toContain(id);
    }
  });
});

describe('a payment by hand', () => {
  const pay = (offerId: string) =>
    accountant.post(`/desk/api/complete/${offerId}`, { paymentReference: 'Überweisung 24.11.' });

  it('is refused while the sale stands in a run, and ends one that the bank has the file of', async () => {
    const offerId = await saleToPay(test);
    const { run } = await compose(accountant, [offerId]);
    expect((await pay(offerId)).json()).toMatchObject({ code: 'payoutInRun' });
    await succeed(release(second, run));
    await succeed(pay(offerId));
    expect((await readRun(accountant, run.id)).payouts).toMatchObject([{ state: 'paid', stateBy: 'jona@example.org' }]);
  });
});

describe('a payment by hand to somebody else', () => {
  it('carries the word that let it pass on the page for payments, and none that was for another account (LEG-61)', async () => {
    const pay = (offerId: string) =>
      accountant.post(`/desk/api/complete/${offerId}`, { paymentReference: 'Überweisung 24.11.' });
    const offerId = await saleToPay(test);
    await setDetail(offerId, 'accountHolder', 'Jemand Anderes');
    expect((await pay(offerId)).json()).toMatchObject({ code: 'payeeNotReleased' });
    const row = await dueOfSale(accountant, offerId);
    const body = { holder: 'Jemand Anderes', account: row?.account, reason: 'Vollmacht liegt vor' };
    await succeed(accountant.post(payoutCalls.releasePayee(offerId), body));
    await setDetail(offerId, 'accountHolder', 'Wer Drittes');
    expect((await pay(offerId)).json()).toMatchObject({ code: 'payeeNotReleased' });
    await setDetail(offerId, 'accountHolder', 'Jemand Anderes');
    await succeed(pay(offerId));
    const completed = (await loadEvents(test.deps.db, offerId)).at(-1);
    expect(completed).toMatchObject({ type: 'completed', data: { payeeRelease: 'Vollmacht liegt vor' } });
  });
});

describe('what is no run', () => {
  it('is answered like what is not there', async () => {
    const id = randomUUID();
    expect((await accountant.get(payoutCalls.run(id))).statusCode).toBe(404);
    expect((await accountant.get(payoutCalls.file(id))).statusCode).toBe(404);
    expect((await accountant.post(payoutCalls.release, { runId: id, payments: 1, total: 1 })).statusCode).toBe(404);
    expect((await accountant.post(payoutCalls.discard, { runId: id })).statusCode).toBe(404);
    expect((await accountant.post(payoutCalls.withdraw, { payoutId: id, reason: 'nichts' })).statusCode).toBe(404);
  });

  it('nor is anything of it there for other staff', async () => {
    const buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
    expect((await buyer.get(payoutCalls.due)).statusCode).toBe(404);
    expect((await buyer.get(payoutCalls.runs)).statusCode).toBe(404);
  });
});
