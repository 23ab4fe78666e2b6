// Dear: many files are read.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queueCountsSchema, queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { bankCalls } from '#contract/money/bank-statements.ts';
import { settleAccountCheckCall } from '#contract/money/payout-back.ts';
import { payoutCalls } from '#contract/money/payouts.ts';
import { offerListItemSchema } from '#contract/sale/offer-list.ts';
import { offerViewSchema } from '#contract/sale/offer-view.ts';
import { api } from '#contract/site/urls.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { offersOfAccount } from '#server/offers/personal-data.ts';
import { loadEvents } from '#server/offers/store.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { bankStatement, statusReport } from '#tests/factories/bank-answer.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { compose, dueOfSale, readRun, release, saleToPay } from '#tests/support/payouts.ts';
import { password, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

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

const iban = 'DE02500105170137075030';
/** Nobody at the desk stays signed in for so long. */
async function dayLater(): Promise<void> {
  test.clock.advance({ hours: 24 });
  accountant = await signInStaff(test, ['accounting'], 'jona@example.org');
  second = await signInStaff(test, ['accounting'], 'robin@example.org');
}

let statements = 0;

async function book(bookings: Parameters<typeof bankStatement>[0]['bookings']) {
  test.clock.advance({ minutes: 1 });
  statements += 1;
  const content = bankStatement({ id: `RUECK-${statements}`, bookings });
  await succeed(accountant.upload(bankCalls.upload, [{ name: 'auszug.xml', content }]));
  await test.runJobs();
}

/** The sale is paid by a run of two persons, and the bank tells of it. */
async function pay(offerId: string) {
  test.clock.advance({ minutes: 1 });
  const { run } = await compose(accountant, [offerId]);
  await succeed(release(second, run));
  const [payout] = (await readRun(accountant, run.id)).payouts;
  if (!payout) throw new Error('Nothing is in the run');
  const [row] = await test.deps.db.select().from(payouts).where(eq(payouts.id, payout.id));
  if (!row) throw new Error('No payout');
  const payment = { endToEndId: row.endToEndId, amount: row.amount };
  await book([{ payments: [payment] }]);
  return { ...payment, ...(row.payee.iban !== undefined && { iban: row.payee.iban }) };
}

let sellers = 0;
/** A completed sale of a seller with an account of theirs, whose money came back for this reason. */
async function saleGivenBack(reason = 'AC04') {
  sellers += 1;
  const email = `rueck-${sellers}@example.org`;
  const seller = await signUp(test, email);
  const offerId = await saleToPay(test, { email });
  const payment = await pay(offerId);
  await book([{ payments: [payment], reason }]);
  return { email, seller, offerId, payment };
}

const view = async (seller: HttpClient, offerId: string) => {
  const answer = z
    .object({ data: offerViewSchema })
    .parse(await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`)));
  return answer.data;
};
const listed = async (seller: HttpClient, query = '') =>
  z.array(offerListItemSchema).parse(await succeed(seller.get(`${api.selfservice.listOffers}${query}`)));
const give = (seller: HttpClient, offerId: string, more: object = {}) =>
  seller.post(`/selfservice/api/giveAccount/${offerId}`, {
    payment: { iban, accountHolder: holderOf },
    password,
    ...more,
  });
const confirm = (seller: HttpClient, offerId: string) => seller.post(`/selfservice/api/confirmAccount/${offerId}`, {});
let holderOf = '';

/** What the desk is told to do, and whose turn it says it is. */
async function atDesk(offerId: string) {
  const offer = await succeed(accountant.get(`/desk/api/offers/${offerId}`));
  const { task, side } = z.object({ data: deskOfferSchema }).parse(offer).data;
  return [task, side];
}

/** What the list of a side says of the sale, narrowed further or not; undefined where it does not stand there. */
async function taskInList(offerId: string, tab: 'ours' | 'theirs', more = '') {
  const { rows } = queueSchema.parse(await succeed(accountant.get(`${deskApi.queue}?tab=${tab}${more}`)));
  return rows.find(({ id }) => id === offerId)?.task;
}

/** How many wait for us and for the seller, and how much of the house's work is paying. */
async function counted() {
  const { tabs, groups } = queueCountsSchema.parse(await succeed(accountant.get(deskApi.queueCounts)));
  const paying = groups.find(({ group }) => group === 'payout');
  return { ours: tabs.ours, theirs: tabs.theirs, paying: [paying?.all, paying?.ours] };
}

describe('after money came back', () => {
  it('the seller reads why and that it is their turn, and says that the account is right: it is due again', async () => {
    const {
      ours,
      theirs,
      paying: [all = 0, toPay = 0],
    } = await counted();
    const { seller, offerId } = await saleGivenBack();
    const asked = await view(seller, offerId);
    expect(asked).toMatchObject({
      phase: 'completed',
      turn: 'customer',
      payoutBack: { isAsked: true, mayAnswer: true, reason: 'Das Konto ist aufgelöst.' },
    });
    expect(asked.promised).toBeUndefined();
    expect((await dueOfSale(accountant, offerId))?.holds).toMatchObject([{ code: 'accountDoubted' }]);
    expect(await atDesk(offerId)).toEqual(['awaitAccount', 'theirs']);
    expect(await taskInList(offerId, 'theirs', '&group=payout&task=awaitAccount')).toBe('awaitAccount');
    expect(await taskInList(offerId, 'ours')).toBeUndefined();
    expect(await counted()).toEqual({ ours, theirs: theirs + 1, paying: [all + 1, toPay] });
    for (const query of ['', '?show=yourTurn'])
      expect(await listed(seller, query)).toMatchObject([{ turn: 'customer', yourTurn: true, paymentStep: 'asked' }]);
    await succeed(confirm(seller, offerId));
    expect(await listed(seller, '?show=yourTurn')).toEqual([]);
    const [answered] = await listed(seller);
    expect(answered).toMatchObject({ turn: 'provider', yourTurn: false, paymentStep: 'again' });
    expect(answered?.paid).toBeUndefined();
    expect(await atDesk(offerId)).toEqual(['pay', 'ours']);
    expect(await taskInList(offerId, 'ours', '&group=payout&task=pay')).toBe('pay');
    expect(await taskInList(offerId, 'ours', '&group=returns')).toBeUndefined();
    expect(await taskInList(offerId, 'theirs')).toBeUndefined();
    expect(await counted()).toEqual({ ours: ours + 1, theirs, paying: [all + 1, toPay + 1] });
    expect(await view(seller, offerId)).toMatchObject({ turn: 'provider', payoutBack: { isAsked: false } });
    expect((await dueOfSale(accountant, offerId))?.holds).toEqual([]);
    await pay(offerId);
    const paid = await view(seller, offerId);
    expect(paid.payoutBack).toBeUndefined();
    expect(paid.turn).toBe('nobody');
    expect(await atDesk(offerId)).toEqual(['nothing', 'over']);
    expect(await counted()).toEqual({ ours, theirs, paying: [all, toPay] });
    const [inList] = await listed(seller);
    expect(inList).toMatchObject({ turn: 'nobody', yourTurn: false, paid: { at: expect.any(String) } });
    expect(inList?.paymentStep).toBeUndefined();
  });

  it('another account takes the password, a mail and 24 hours, and then the money goes there (LEG-61)', async () => {
    const { email, seller, offerId } = await saleGivenBack();
    const due = await dueOfSale(accountant, offerId);
    holderOf = due?.holder ?? '';
    expect((await give(seller, offerId, { password: 'nicht das Passwort' })).json()).toMatchObject({
      code: 'passwordWrong',
      fields: { password: expect.any(String) },
    });
    await succeed(give(seller, offerId));
    await succeed(give(seller, offerId));
    await test.runJobs();
    const warnings = (await test.mails()).filter(({ subject }) => subject.startsWith('Auszahlungskonto geändert'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.text).not.toContain(iban);
    expect((await dueOfSale(accountant, offerId))?.holds).toMatchObject([{ code: 'accountChanged' }]);
    const held = await view(seller, offerId);
    expect(held).toMatchObject({ payoutBack: { isAsked: false, heldUntil: expect.any(String) } });
    expect(held.givenAccount?.account).not.toBe(iban);
    await dayLater();
    expect((await pay(offerId)).iban).toBe(iban);
    const [account] = await test.deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
    const owner = { accountId: account?.id ?? '', email };
    const kept = await offersOfAccount({ ...test.deps, reactionsTo }).exportFor(test.deps.db, owner);
    expect(JSON.stringify(kept)).toContain('"reasonCode":"AC04"');
  });

  it('an account outside of the EEA is named to the bank with its BIC and the seller’s address', async () => {
    const { seller, offerId } = await saleGivenBack();
    const accountHolder = (await dueOfSale(accountant, offerId))?.holder ?? '';
    const swiss = { iban: 'CH9300762011623852957', accountHolder };
    await succeed(give(seller, offerId, { payment: swiss }));
    await dayLater();
    expect((await dueOfSale(accountant, offerId))?.holds).toMatchObject([{ code: 'bicMissing' }]);
    await succeed(give(seller, offerId, { payment: { ...swiss, bic: 'pofi ch be xxx' } }));
    await dayLater();
    const { run } = await compose(accountant, [offerId]);
    await succeed(release(second, run));
    const [file] = (await readRun(accountant, run.id)).files;
    const { body } = await accountant.get(payoutCalls.file(file?.id ?? ''));
    expect(body).toContain('<CdtrAgt><FinInstnId><BICFI>POFICHBEXXX</BICFI></FinInstnId></CdtrAgt>');
    expect(body).toMatch(/<TwnNm>[^<]+<\/TwnNm><Ctry>DE<\/Ctry><AdrLine>[^<]+<\/AdrLine><\/PstlAdr><\/Cdtr>/);
    expect(body).toMatch(/<\/PstlAdr><\/Dbtr>/);
  });

  it('an address at PayPal is paid once more, and the desk notes that it is: no statement of the bank tells of it', async () => {
    const { seller, offerId } = await saleGivenBack();
    const holder = (await dueOfSale(accountant, offerId))?.holder ?? '';
    await succeed(give(seller, offerId, { payment: { paypal: 'kasse@example.org', accountHolder: holder } }));
    await dayLater();
    const { run } = await compose(accountant, [offerId]);
    const note = (by: HttpClient, { payouts: [made] } = run) =>
      by.post(payoutCalls.notePaid, { payoutId: made?.id, reason: 'PayPal 4711' });
    expect((await note(accountant)).json()).toMatchObject({ code: 'payoutOver' });
    await succeed(release(second, run));
    const [noted] = await Promise.all([note(accountant), note(accountant)].map(succeed));
    expect(noted).toMatchObject({ payouts: [{ state: 'paid', reason: 'PayPal 4711' }] });
    expect((await note(second)).json()).toMatchObject({ code: 'payoutOver' });
    expect((await view(seller, offerId)).payoutBack).toBeUndefined();
    expect(await dueOfSale(accountant, offerId)).toBeUndefined();
    // A sale that has not ended is completed, with its mail and its event.
    const running = (await compose(accountant, [await saleToPay(test)])).run;
    await succeed(release(second, running));
    expect((await note(accountant, running)).json()).toMatchObject({ code: 'notAllowedInPhase' });
  });

  it('nothing is paid by hand to another account either before its day is over (LEG-61)', async () => {
    const email = 'von-hand@example.org';
    const seller = await signUp(test, email);
    const offerId = await saleToPay(test, { email });
    holderOf = (await dueOfSale(accountant, offerId))?.holder ?? '';
    const { run } = await compose(accountant, [offerId]);
    expect(await atDesk(offerId)).toEqual(['pay', 'ours']);
    await succeed(release(second, run));
    expect(await atDesk(offerId)).toEqual(['readStatement', 'ours']);
    expect(await taskInList(offerId, 'ours')).toBe('readStatement');
    const rows = [{ endToEndId: run.payouts[0]?.endToEndId ?? '', status: 'RJCT', reason: 'AC04' }];
    const content = statusReport({ id: 'ABGELEHNT-1', messageId: run.number, rows });
    await succeed(accountant.upload(bankCalls.upload, [{ name: 'antwort.xml', content }]));
    await test.runJobs();
    expect(await atDesk(offerId)).toEqual(['awaitAccount', 'theirs']);
    expect(await taskInList(offerId, 'ours')).toBeUndefined();
    expect(await taskInList(offerId, 'theirs')).toBe('awaitAccount');
    const pay = (payeeRelease?: string) =>
      accountant.post(`/desk/api/complete/${offerId}`, {
        paymentReference: 'von Hand',
        ...(payeeRelease !== undefined && { payeeRelease }),
      });
    expect((await pay()).json()).toMatchObject({ code: 'accountNotAnswered' });
    await succeed(give(seller, offerId));
    expect(await atDesk(offerId)).toEqual(['pay', 'ours']);
    expect((await pay()).json()).toMatchObject({ code: 'payoutHeld' });
    await dayLater();
    // As the log has it the sale is paid to its seller; the account that was given later is somebody else's.
    const payee = { holder: 'Jemand Anderes', iban };
    await test.deps.db.update(accountChecks).set({ payee }).where(eq(accountChecks.offerId, offerId));
    expect((await pay()).json()).toMatchObject({ code: 'payeeNotReleased' });
    await succeed(pay('Vollmacht liegt vor'));
    expect((await loadEvents(test.deps.db, offerId)).at(-1)).toMatchObject({
      type: 'completed',
      data: { payeeRelease: 'Vollmacht liegt vor' },
    });
  });

  it('another person’s account waits for the desk as well (LEG-61)', async () => {
    const { seller, offerId } = await saleGivenBack();
    await succeed(give(seller, offerId, { payment: { iban, accountHolder: 'Jemand Anderes' } }));
    await dayLater();
    const row = await dueOfSale(accountant, offerId);
    expect(row).toMatchObject({ holder: 'Jemand Anderes', holds: [{ code: 'otherPayee' }] });
    expect((await view(seller, offerId)).payoutBack?.isOtherPayee).toBe(true);
    const body = { holder: row?.holder, account: row?.account, reason: 'Vollmacht liegt vor' };
    await succeed(accountant.post(payoutCalls.releasePayee(offerId), body));
    const { iban: paid, ...payment } = await pay(offerId);
    expect(paid).toBe(iban);
    await book([{ payments: [payment], reason: 'AC04' }]);
    const settle = (by: HttpClient) => by.post(settleAccountCheckCall(offerId), body);
    expect((await settle(accountant)).json()).toMatchObject({ code: 'ownRelease' });
    await succeed(settle(second));
    expect((await dueOfSale(accountant, offerId))?.holds).toEqual([]);
  });

  it('the desk says with a reason that the account is right, for exactly that account; then nobody else is asked', async () => {
    const { seller, offerId } = await saleGivenBack();
    const row = await dueOfSale(accountant, offerId);
    const body = { holder: row?.holder, account: row?.account, reason: 'Am Telefon bestätigt' };
    const settle = (more: object) => accountant.post(settleAccountCheckCall(offerId), { ...body, ...more });
    expect((await settle({ account: 'DE00 ***' })).json()).toMatchObject({ code: 'offerChanged' });
    await succeed(settle({}));
    const [check] = await test.deps.db.select().from(accountChecks).where(eq(accountChecks.offerId, offerId));
    expect(check).toMatchObject({ settledFor: 'Am Telefon bestätigt', payee: null });
    expect((await dueOfSale(accountant, offerId))?.holds).toEqual([]);
    expect((await confirm(seller, offerId)).json()).toMatchObject({ code: 'accountNotAsked' });
  });

  it('nobody is asked where the reason lies with us, nor once it is being paid again; strangers find no such sale', async () => {
    const ours = await saleGivenBack('AM04');
    expect(await view(ours.seller, ours.offerId)).toMatchObject({ turn: 'provider', payoutBack: { isAsked: false } });
    expect((await confirm(ours.seller, ours.offerId)).json()).toMatchObject({ code: 'accountNotAsked' });
    const theirs = await saleGivenBack();
    expect((await confirm(ours.seller, theirs.offerId)).statusCode).toBe(404);
    await succeed(confirm(theirs.seller, theirs.offerId));
    await compose(accountant, [theirs.offerId]);
    expect((await give(theirs.seller, theirs.offerId)).json()).toMatchObject({ code: 'accountNotAsked' });
  });
});
