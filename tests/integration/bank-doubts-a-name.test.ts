// Dear: many files are read.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { madePayoutsSchema, type PayoutRun, payoutCalls } from '#contract/money/payouts.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { type Booking, bankStatement, statusReport } from '#tests/factories/bank-answer.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { compose, dueOfSale, readRun, release, saleToPay } from '#tests/support/payouts.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
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

let files = 0;
async function handIn(content: string) {
  test.clock.advance({ minutes: 1 });
  await succeed(accountant.upload(bankCalls.upload, [{ name: 'bank.xml', content }]));
  await test.runJobs();
}
const book = (...bookings: readonly Booking[]) => handIn(bankStatement({ id: `AUSZUG-${++files}`, bookings }));
type Answer = Omit<Parameters<typeof statusReport>[0], 'id'>;
const answer = (said: Answer) => handIn(statusReport({ id: `STATUS-${++files}`, ...said }));

const statements = async () => bankStatementsSchema.parse(await succeed(accountant.get(bankCalls.list)));
const entryOf = async (endToEndId: string) =>
  (await statements()).waiting.find((entry) => entry.endToEndId === endToEndId);
const stateOf = async (id: string) =>
  (await test.deps.db.select({ state: payouts.state }).from(payouts).where(eq(payouts.id, id)))[0]?.state;
const holds = async (offerId: string) => (await dueOfSale(accountant, offerId))?.holds.map(({ code }) => code);

/** A run of two sales, let go; its first payment is the one whose name is doubted. */
async function orderedRun() {
  test.clock.advance({ minutes: 1 });
  const { run } = await compose(accountant, [await saleToPay(test), await saleToPay(test)]);
  await succeed(release(second, run));
  const [doubted, other] = (await readRun(accountant, run.id)).payouts;
  if (!doubted || !other) throw new Error('No run of two');
  return { run, doubted, other };
}
const wordsIn = async ({ id }: PayoutRun, payoutId: string) =>
  (await readRun(accountant, id)).payouts.find((one) => one.id === payoutId)?.bankWords;

/** As the banks of Germany report it before the file is let go: of the whole that some do not fit, and each that does not. */
const report = (messageId: string, endToEndId: string, status = 'RVMC', info = 'Kim Peter Musterfrau') => ({
  ...{ messageId, group: { status: 'RVCM', info: 'Rechtlicher Hinweis' } },
  rows: [{ endToEndId, status, info }],
});

describe('what the bank says of a name before the money leaves', () => {
  it.each([
    ['RVNM', 'nameDiffers', 'Name und Konto passen nicht zusammen. (RVNM)'],
    ['RVMC', 'nameClose', 'Der Name weicht etwas von dem des Kontos ab. (RVMC)'],
    ['RVNA', 'nameUnchecked', 'Die Bank des Kontos konnte den Namen nicht prüfen. (RVNA)'],
  ])('%s waits for a person and stands where the payment stands', async (code, waitsFor, reason) => {
    const { run, doubted, other } = await orderedRun();
    const { endToEndId } = doubted;
    await answer({
      messageId: run.number,
      group: { status: 'PDNG' },
      rows: [{ endToEndId, status: 'PDNG', reason: code }],
    });
    expect(await entryOf(endToEndId)).toMatchObject({ waitsFor, reason, isOfTheRest: false });
    expect((await statements()).files[0]).toMatchObject({ known: 1, waiting: 1 });
    expect([await stateOf(doubted.id), await stateOf(other.id)]).toEqual(['ordered', 'ordered']);
    expect(await wordsIn(run, doubted.id)).toMatchObject([{ text: expect.stringContaining(reason), isOpen: true }]);
    expect(await wordsIn(run, other.id)).toEqual([]);
    const made = madePayoutsSchema.parse(await succeed(accountant.get(`${payoutCalls.made}?state=inRun`))).rows;
    expect(made.find(({ id }) => id === doubted.id)?.bankWords).toHaveLength(1);
  });

  it('is told with the name that the bank knows, once for each payment and not for the file besides', async () => {
    const { run, doubted } = await orderedRun();
    await answer(report(run.number, doubted.endToEndId));
    expect((await statements()).files[0]).toMatchObject({ known: 1, waiting: 1 });
    expect(await entryOf(doubted.endToEndId)).toMatchObject({
      waitsFor: 'nameClose',
      bankWords: 'Kim Peter Musterfrau',
    });
    expect(await wordsIn(run, doubted.id)).toMatchObject([{ text: expect.stringContaining('Kim Peter Musterfrau') }]);
  });

  it('of the whole file alone waits too, and stands at each payment of it', async () => {
    const { run, doubted, other } = await orderedRun();
    await answer({ messageId: run.number, group: { status: 'RVCM' } });
    expect((await statements()).files[0]).toMatchObject({ known: 0, waiting: 1 });
    for (const { id } of [doubted, other]) expect(await wordsIn(run, id)).toMatchObject([{ isOpen: true }]);
  });

  it('is decided by somebody with a reason: so it is paid all the same, and the reason stays beside it', async () => {
    const { run, doubted } = await orderedRun();
    await answer(report(run.number, doubted.endToEndId));
    const { id: entryId } = (await entryOf(doubted.endToEndId)) ?? {};
    const { endToEndId } = doubted;
    await succeed(
      accountant.post(bankCalls.link, { entryId, endToEndId, reason: 'Zweiter Vorname, Ausweis liegt vor' }),
    );
    expect(await stateOf(doubted.id)).toBe('ordered');
    expect(await wordsIn(run, doubted.id)).toMatchObject([
      { isOpen: false, decided: 'Zweiter Vorname, Ausweis liegt vor' },
    ]);
  });

  it('or it is not paid so: the payment is due again, its seller is asked for the account', async () => {
    const { run, doubted } = await orderedRun();
    await answer(report(run.number, doubted.endToEndId, 'RVNM'));
    const { id: entryId } = (await entryOf(doubted.endToEndId)) ?? {};
    const { endToEndId } = doubted;
    const refused = { entryId, endToEndId, reason: 'Nicht freigegeben', isRefused: true };
    await succeed(accountant.post(bankCalls.link, refused));
    expect(await stateOf(doubted.id)).toBe('notExecuted');
    expect(await holds(doubted.offerId)).toEqual(['accountDoubted']);
  });

  it('holds the next payment to the same account until somebody has decided, also where this one was taken back', async () => {
    const { run, doubted } = await orderedRun();
    await answer(report(run.number, doubted.endToEndId, 'RVNM'));
    await succeed(accountant.post(payoutCalls.withdraw, { payoutId: doubted.id, reason: 'Bei der Bank gelöscht' }));
    expect(await holds(doubted.offerId)).toEqual(['nameDoubted']);
    const again = { runId: crypto.randomUUID(), offerIds: [doubted.offerId] };
    expect((await accountant.post(payoutCalls.compose, again)).json()).toMatchObject({ code: 'nothingToPay' });
    const { id: entryId } = (await entryOf(doubted.endToEndId)) ?? {};
    const { endToEndId } = doubted;
    await succeed(accountant.post(bankCalls.link, { entryId, endToEndId, reason: 'Falscher Name', isRefused: true }));
    expect(await holds(doubted.offerId)).toEqual(['accountDoubted']);
  });

  it('holds a payment by hand to that account as well', async () => {
    const { run, doubted } = await orderedRun();
    const { endToEndId, offerId } = doubted;
    await answer(report(run.number, endToEndId, 'RVNM'));
    await succeed(accountant.post(payoutCalls.withdraw, { payoutId: doubted.id, reason: 'Bei der Bank gelöscht' }));
    const pay = () => accountant.post(deskApi.command('complete', offerId), { paymentReference: 'von Hand' });
    expect((await pay()).json()).toMatchObject({ code: 'nameDoubted' });
    const { id: entryId } = (await entryOf(endToEndId)) ?? {};
    await succeed(accountant.post(bankCalls.link, { entryId, endToEndId, reason: 'Ausweis liegt vor' }));
    await succeed(pay());
  });

  it.each(['group', 'batch'])('said of a %s with one payment is said of that, and decided there', async (level) => {
    test.clock.advance({ minutes: 1 });
    const { run } = await compose(accountant, [await saleToPay(test)]);
    await succeed(release(second, run));
    const [doubted] = (await readRun(accountant, run.id)).payouts;
    if (!doubted) throw new Error('No payment');
    const said = { status: 'RVNM', info: 'Robin Anders' };
    await answer({ messageId: run.number, ...(level === 'group' ? { group: said } : { rows: [said] }) });
    expect(await wordsIn(run, doubted.id)).toMatchObject([
      { text: expect.stringContaining('„Robin Anders“'), advice: expect.stringContaining('Fragen Sie den Verkäufer') },
    ]);
    const { endToEndId } = doubted;
    const { id: entryId, candidates } = (await entryOf(endToEndId)) ?? {};
    expect(candidates).toMatchObject([{ endToEndId }]);
    await succeed(accountant.post(bankCalls.link, { entryId, endToEndId, reason: 'Fremd', isRefused: true }));
    expect([await stateOf(doubted.id), await holds(doubted.offerId)]).toEqual(['notExecuted', ['accountDoubted']]);
  });

  it('is no word by which a booking could be refused', async () => {
    const { doubted } = await orderedRun();
    const { endToEndId } = doubted;
    await book({ payments: [{ amount: 4_711, purpose: 'Miete' }] });
    const entryId = (await statements()).waiting.find(({ purpose }) => purpose === 'Miete')?.id;
    const refused = { entryId, endToEndId, reason: 'Nicht so', isRefused: true };
    expect((await accountant.post(bankCalls.link, refused)).json()).toMatchObject({ code: 'bankEntryNoName' });
    expect(await stateOf(doubted.id)).toBe('ordered');
  });
});

describe('what the bank said is never laid aside with others', () => {
  it('neither a return without our id nor a doubt about a name, whoever asks for it', async () => {
    const { run, doubted } = await orderedRun();
    await answer(report(run.number, doubted.endToEndId));
    await book(
      { payments: [{ amount: 91, purpose: 'Gebühr' }] },
      { payments: [{ amount: 92, purpose: 'Gebühr' }] },
      { payments: [{ amount: 93 }], reason: 'AC04' },
      { payments: [{ amount: 94 }], isReversal: true },
    );
    const { waiting } = await statements();
    const byAmount = (cents: number) => waiting.find(({ amount }) => amount === cents / 100);
    expect([91, 92, 93, 94].map((cents) => byAmount(cents)?.isOfTheRest)).toEqual([true, true, false, false]);
    expect(byAmount(93)).toMatchObject({ waitsFor: 'returnWithoutId', reason: 'Das Konto ist aufgelöst. (AC04)' });
    expect(byAmount(94)).toMatchObject({ waitsFor: 'returnWithoutId', reason: 'Die Bank nennt keinen Grund.' });
    const name = await entryOf(doubted.endToEndId);
    const dismiss = (...entryIds: (number | undefined)[]) =>
      accountant.post(bankCalls.dismiss, { entryIds, reason: 'Miete und Gebühren' });
    for (const one of [byAmount(93), byAmount(94), name]) {
      const refused = await dismiss(byAmount(91)?.id, one?.id);
      expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'bankEntryStandsOut' }]);
    }
    expect((await statements()).waiting).toHaveLength(waiting.length);
    await succeed(dismiss(byAmount(91)?.id, byAmount(92)?.id));
    await succeed(dismiss(byAmount(93)?.id));
    expect((await statements()).waiting).toHaveLength(waiting.length - 3);
  });
});
