// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankLimits } from '#contract/money/bank-limits.ts';
import { bankCalls, bankStatementsSchema, takenBankFilesSchema } from '#contract/money/bank-statements.ts';
import { payoutById } from '#server/bank/entry-rows.ts';
import { payoutPaid } from '#server/bank/payout-paid.ts';
import { settleEntries } from '#server/bank/settle-entry.ts';
import { takeBankFile } from '#server/bank/take-bank-file.ts';
import { accountChecks, bankEntries } from '#server/db/schema/bank.ts';
import { payouts } from '#server/db/schema/payouts.ts';
import { loadEvents, loadState } from '#server/offers/store.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { type Booking, bankStatement, ownIban, statusReport } from '#tests/factories/bank-answer.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { paymentOfRun, releasedRun } from '#tests/support/payment-of-a-run.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

let count = 0;
const iban = 'DE02500105170137075030';

/** A run whose file is written, with a sale for each payment. */
async function orderedRun(payments = 1) {
  const number = `L-2026-${String(++count).padStart(6, '0')}`;
  const runId = await releasedRun(test, number);
  const made = [];
  for (let at = 0; at < payments; at += 1) {
    const offerId = newOfferId();
    await storeSale(test, offerId, ownCommand(offerId, `${offerId}@example.org`), wayTo('finished'));
    const endToEndId = `Z-2026-${String(++count).padStart(6, '0')}`;
    // No other test pays as much.
    made.push(await paymentOfRun(test, { runId, offerId, endToEndId, amount: 45_000 + 10 * count }));
  }
  return { number, paymentInfoId: `${number}-1`, payments: made };
}

const checksOf = ({ id }: { id: string }) =>
  test.deps.db.select().from(accountChecks).where(eq(accountChecks.payoutId, id));

let files = 0;
async function handIn(...contents: readonly string[]) {
  test.clock.advance({ minutes: 1 });
  const uploads = contents.map((content) => ({ name: 'auszug.xml', content }));
  const taken = takenBankFilesSchema.parse(await succeed(desk.upload(bankCalls.upload, uploads))).files;
  await test.runJobs();
  return taken;
}
/** A statement with a number of its own. */
const statement = (...bookings: readonly Booking[]) => bankStatement({ id: `AUSZUG-${++files}`, bookings });
const shown = async () => bankStatementsSchema.parse(await succeed(desk.get(bankCalls.list)));
const waitingFor = async (endToEndId: string) =>
  (await shown()).waiting.filter((entry) => entry.endToEndId === endToEndId);
async function stateOf({ id, offerId }: { id: string; offerId: string }) {
  const [payout] = await test.deps.db.select().from(payouts).where(eq(payouts.id, id));
  return { payment: payout?.state, sale: (await loadState(test.deps.db, offerId))?.state.phase };
}
const completions = async (offerId: string) =>
  (await loadEvents(test.deps.db, offerId)).filter(({ type }) => type === 'completed');

describe('a statement of account', () => {
  it('completes each sale whose payment it tells of, by the ordinary command and under our id', async () => {
    const { payments } = await orderedRun(2);
    const [taken] = await handIn(statement({ payments }));
    expect(taken).toMatchObject({ isRepeat: false });
    for (const payment of payments) {
      expect(await stateOf(payment)).toEqual({ payment: 'paid', sale: 'completed' });
      expect(await completions(payment.offerId)).toMatchObject([{ data: { paymentReference: payment.endToEndId } }]);
    }
    expect((await shown()).files[0]).toMatchObject({ paid: 2, waiting: 0, open: 0 });
  });

  it('counts once: the same file, the same statement in another file, and the advice of the same booking add nothing', async () => {
    const { payments } = await orderedRun();
    const booking = { payments, reference: 'REF-1' };
    const file = statement(booking);
    await handIn(file);
    expect(await handIn(file)).toMatchObject([{ isRepeat: true }]);
    expect(await handIn(file.replace('<Document', '<!-- once more --><Document'))).toMatchObject([{ isRepeat: true }]);
    await handIn(bankStatement({ kind: 'camt.054', id: 'ANZEIGE-1', bookings: [booking] }));
    expect((await shown()).files[0]).toMatchObject({ known: 1, paid: 0, waiting: 0 });
    expect(await completions(payments[0]?.offerId ?? '')).toHaveLength(1);
  });

  it('under a known number with another content is refused as a whole', async () => {
    const { payments } = await orderedRun();
    const [first] = payments;
    await handIn(bankStatement({ id: 'AUSZUG-DOPPELT', bookings: [{ payments: [{ amount: 1 }] }] }));
    const [taken] = await handIn(bankStatement({ id: 'AUSZUG-DOPPELT', bookings: [{ payments }] }));
    expect(taken).toMatchObject({ unread: 'otherContent' });
    expect(first && (await stateOf(first))).toEqual({ payment: 'ordered', sale: 'finished' });
  });

  it('of another account, or with a part that is broken, changes nothing and is kept as it came', async () => {
    const { payments } = await orderedRun();
    const foreign = bankStatement({ id: 'AUSZUG-FREMD', iban, bookings: [{ payments }] });
    const broken = bankStatement({
      id: 'AUSZUG-BRUCH',
      bookings: [{ payments }, { payments: [{ amount: 5 }], day: '2026-02-30' }],
    });
    const taken = await handIn(foreign, broken);
    expect(taken.map(({ unread }) => unread)).toEqual(['otherAccount', 'incomplete']);
    expect(payments[0] && (await stateOf(payments[0]))).toEqual({ payment: 'ordered', sale: 'finished' });
    expect((await desk.get(bankCalls.file(taken[0]?.id ?? ''))).body).toBe(foreign);
  });

  it('above 25 MB is refused in a sentence that says how large it may be, and nothing beside it is read', async () => {
    const { payments } = await orderedRun();
    const before = (await shown()).files;
    const contents = [statement({ payments }), ' '.repeat(bankLimits.bytes + 1)];
    const uploads = contents.map((content) => ({ name: 'auszug.xml', content }));
    const refused = await desk.upload(bankCalls.upload, uploads);
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toMatchObject({ code: 'bankFileTooLarge', detail: expect.stringContaining('25 MB') });
    expect((await shown()).files).toEqual(before);
  });

  it('is judged on where a process died between two payments, and nothing is judged twice', async () => {
    const { payments } = await orderedRun(2);
    const dying = Object.create(test.deps.db, {
      update: {
        value() {
          throw new Error('The process died');
        },
      },
    });
    test.clock.advance({ minutes: 1 });
    await succeed(desk.upload(bankCalls.upload, [{ name: 'auszug.xml', content: statement({ payments }) }]));
    const rows = await test.deps.db
      .select({ id: bankEntries.id })
      .from(bankEntries)
      .where(eq(bankEntries.endToEndId, payments[0]?.endToEndId ?? ''));
    const entryIds = rows.map(({ id }) => id);
    await expect(settleEntries({ ...test.deps, reactionsTo, db: dying }, { entryIds })).rejects.toThrow('died');
    await Promise.all([1, 2].map(() => settleEntries({ ...test.deps, reactionsTo }, { entryIds })));
    await test.runJobs();
    expect((await shown()).files[0]).toMatchObject({ paid: 2, waiting: 0, open: 0 });
    for (const { offerId } of payments) expect(await completions(offerId)).toHaveLength(1);
  });

  it('pays a whole batch that was booked in one sum, and a batch of another sum not at all', async () => {
    const { number, paymentInfoId, payments } = await orderedRun(3);
    const batch = { paymentInfoId, messageId: number };
    await handIn(statement({ payments: payments.map((one) => ({ ...one, amount: one.amount - 1 })), batch }));
    expect((await shown()).waiting.filter(({ waitsFor }) => waitsFor === 'batchDiffers')).toHaveLength(1);
    for (const payment of payments) expect(await stateOf(payment)).toEqual({ payment: 'ordered', sale: 'finished' });
    await handIn(statement({ payments, batch }));
    for (const payment of payments) expect(await stateOf(payment)).toEqual({ payment: 'paid', sale: 'completed' });
  });
});

describe('what matches nothing', () => {
  it('waits with the reason: another amount, an id that is not known, none at all', async () => {
    const { payments } = await orderedRun();
    const [payment] = payments;
    if (!payment) throw new Error('No payment');
    await handIn(
      statement(
        { payments: [{ ...payment, amount: payment.amount + 1 }] },
        { payments: [{ endToEndId: 'Z-2026-999999', amount: 1 }] },
        { payments: [{ amount: 80_000, name: 'Vermieter', purpose: 'Miete' }] },
      ),
    );
    const { waiting } = await shown();
    const [differing] = await waitingFor(payment.endToEndId);
    expect(differing).toMatchObject({ waitsFor: 'amountDiffers', amount: (payment.amount + 1) / 100 });
    expect(waiting.map(({ waitsFor }) => waitsFor)).toEqual(expect.arrayContaining(['unknownId', 'foreign']));
    expect(await stateOf(payment)).toEqual({ payment: 'ordered', sale: 'finished' });
  });

  it('is linked by hand with a reason where the amount is the same, and then paid; else that is refused', async () => {
    const { payments } = await orderedRun();
    const [payment] = payments;
    if (!payment) throw new Error('No payment');
    await handIn(
      statement(
        { payments: [{ amount: payment.amount, name: 'PayPal', purpose: 'ohne Kennung' }] },
        { payments: [{ amount: 7 }] },
      ),
    );
    const { waiting } = await shown();
    const same = waiting.find(({ purpose }) => purpose === 'ohne Kennung');
    const other = waiting.find(({ amount }) => amount === 0.07);
    expect(same?.candidates.map(({ endToEndId }) => endToEndId)).toContain(payment.endToEndId);
    const link = (entryId: number | undefined) =>
      desk.post(bankCalls.link, { entryId, endToEndId: payment.endToEndId, reason: 'Von Hand verglichen' });
    expect((await link(other?.id)).json()).toMatchObject({ code: 'payoutAmountDiffers' });
    await succeed(link(same?.id));
    expect(await stateOf(payment)).toEqual({ payment: 'paid', sale: 'completed' });
    expect((await link(same?.id)).json()).toMatchObject({ code: 'bankEntrySettled' });
  });

  it('is laid aside with a reason, many at once', async () => {
    await handIn(statement({ payments: [{ amount: 11 }] }, { payments: [{ amount: 12 }] }));
    const { waiting } = await shown();
    const entryIds = waiting.filter(({ amount }) => amount === 0.11 || amount === 0.12).map(({ id }) => id);
    const dismiss = () => desk.post(bankCalls.dismiss, { entryIds, reason: 'Gehört nicht zu Auszahlungen' });
    expect(entryIds).toHaveLength(2);
    const after = bankStatementsSchema.parse(await succeed(dismiss()));
    expect(after.waiting.some(({ id }) => entryIds.includes(id))).toBe(false);
    expect((await dismiss()).statusCode).toBe(409);
  });
});

describe('what two say at once', () => {
  it('an entry that is linked to two payments at once pays one of them', async () => {
    const { payments } = await orderedRun(2);
    const [one, other] = payments;
    if (!one || !other) throw new Error('No payments');
    await test.deps.db.update(payouts).set({ amount: one.amount }).where(eq(payouts.id, other.id));
    await handIn(statement({ payments: [{ amount: one.amount, purpose: 'einmal abgebucht' }] }));
    const entry = (await shown()).waiting.find(({ purpose }) => purpose === 'einmal abgebucht');
    const answers = await Promise.all(
      payments.map(({ endToEndId }) =>
        desk.post(bankCalls.link, { entryId: entry?.id, endToEndId, reason: 'Von Hand verglichen' }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const states = await Promise.all(payments.map(stateOf));
    expect(states.map(({ payment }) => payment).toSorted()).toEqual(['ordered', 'paid']);
  });

  it('a payment that was called not carried out while the bank’s word on it was judged waits for somebody, and is not noted as paid', async () => {
    const { payments } = await orderedRun();
    const [payment] = payments;
    if (!payment) throw new Error('No payment');
    const judged = await payoutById(test.deps.db, payment.endToEndId);
    if (!judged) throw new Error('No payout');
    await test.deps.db.update(payouts).set({ state: 'notExecuted' }).where(eq(payouts.id, payment.id));
    expect(await payoutPaid({ ...test.deps, reactionsTo }, judged, 'Kontoauszug')).toBe('changed');
    expect(await stateOf(payment)).toEqual({ payment: 'notExecuted', sale: 'finished' });
  });

  it('a batch of which somebody takes one payment back while it is judged waits for somebody', async () => {
    const { number, paymentInfoId, payments } = await orderedRun(2);
    const booking = { payments, batch: { paymentInfoId, messageId: number } };
    await succeed(desk.upload(bankCalls.upload, [{ name: 'auszug.xml', content: statement(booking) }]));
    const { database, db } = test.deps;
    let isFirst = true;
    const transaction: typeof database.transaction = async (...work) => {
      const id = payments[1]?.id ?? '';
      if (isFirst) await db.update(payouts).set({ state: 'notExecuted' }).where(eq(payouts.id, id));
      isFirst = false;
      return database.transaction(...work);
    };
    const [row] = await db.select().from(bankEntries).where(isNull(bankEntries.outcome));
    const deps = { ...test.deps, database: { ...database, transaction }, reactionsTo };
    await settleEntries(deps, { entryIds: [row?.id ?? 0] });
    const states = await Promise.all(payments.map(stateOf));
    expect(states.map(({ payment }) => payment)).toEqual(['paid', 'notExecuted']);
    expect((await shown()).waiting.find(({ id }) => id === row?.id)?.waitsFor).toBe('batchDiffers');
  });

  it('one statement in two files at once is one statement', async () => {
    const { payments } = await orderedRun();
    const file = statement({ payments });
    // As two processes do it that have read it at the same moment.
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
    let waiting = 0;
    const put: typeof test.deps.files.put = async (...file) => {
      await test.deps.files.put(...file);
      waiting += 1;
      if (waiting === 3) resolve();
      await bothHaveRead;
    };
    const deps = { ...test.deps, files: { ...test.deps.files, put } };
    const take = (content: string) => {
      const handedIn = { name: 'auszug.xml', content: Buffer.from(content), by: 'somebody' };
      return takeBankFile(deps, handedIn, [ownIban], AbortSignal.timeout(60_000));
    };
    const taken = await Promise.all([take(file), take(`${file}<!-- 2 -->`), take(`${file}<!-- 3 -->`)]);
    expect(taken.flat().filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    await test.runJobs();
    const rows = await test.deps.db
      .select({ outcome: bankEntries.outcome })
      .from(bankEntries)
      .where(eq(bankEntries.endToEndId, payments[0]?.endToEndId ?? ''));
    expect(rows).toEqual([{ outcome: 'paid' }]);
  });
});

describe('money that comes back', () => {
  it('opens the payment again, asks the seller for the account and tells them by mail', async () => {
    const { payments } = await orderedRun();
    const [payment] = payments;
    if (!payment) throw new Error('No payment');
    await handIn(statement({ payments }));
    await handIn(statement({ payments, reason: 'AC04' }));
    expect(await stateOf(payment)).toEqual({ payment: 'returned', sale: 'completed' });
    const [payout] = await test.deps.db.select().from(payouts).where(eq(payouts.id, payment.id));
    expect(payout?.reason).toBe('Das Konto ist aufgelöst. (AC04)');
    const checks = await test.deps.db.select().from(accountChecks).where(eq(accountChecks.payoutId, payment.id));
    expect(checks).toMatchObject([{ offerId: payment.offerId, reasonCode: 'AC04', settledAt: null }]);
    const [mail] = (await test.mails()).filter(({ subject }) => subject.startsWith('Ihre Auszahlung kam nicht an'));
    expect(mail?.text).toContain('Das Konto ist aufgelöst.');
    expect(mail?.text).not.toContain(iban);
  });

  it('is paid once more without a second completion', async () => {
    const { payments } = await orderedRun();
    const [payment] = payments;
    if (!payment) throw new Error('No payment');
    await handIn(statement({ payments }));
    await handIn(statement({ payments, reason: 'AM04' }));
    const [run] = await test.deps.db.select().from(payouts).where(eq(payouts.id, payment.id));
    if (!run) throw new Error('No payout');
    const again = {
      ...run,
      id: randomUUID(),
      endToEndId: `Z-2026-${String(++count).padStart(6, '0')}`,
      state: 'ordered' as const,
    };
    await test.deps.db.insert(payouts).values(again);
    await handIn(statement({ payments: [again] }));
    expect(await stateOf(again)).toEqual({ payment: 'paid', sale: 'completed' });
    expect(await completions(payment.offerId)).toHaveLength(1);
  });
});

describe('the bank’s answer to a run', () => {
  it('lets what it refuses be due again, with its reason, and pays nothing by what it accepts', async () => {
    const { number, payments } = await orderedRun(2);
    const [refused, accepted] = payments;
    if (!refused || !accepted) throw new Error('No payments');
    const rows = [
      { endToEndId: refused.endToEndId, status: 'RJCT', reason: 'AC01' },
      { endToEndId: accepted.endToEndId, status: 'ACSC' },
    ];
    await handIn(statusReport({ id: `STATUS-${++files}`, messageId: number, rows }));
    expect(await stateOf(refused)).toEqual({ payment: 'notExecuted', sale: 'finished' });
    expect(await stateOf(accepted)).toEqual({ payment: 'ordered', sale: 'finished' });
    const [payout] = await test.deps.db.select().from(payouts).where(eq(payouts.id, refused.id));
    expect(payout?.reason).toBe('Die IBAN gibt es nicht oder sie ist falsch. (AC01)');
  });

  it('that accepts a payment is none of its refusals when somebody links it', async () => {
    const { number, payments } = await orderedRun();
    const [payment] = payments;
    if (!payment) throw new Error('No payment');
    const rows = [{ endToEndId: 'Z-2026-888888', status: 'ACSC' }];
    await handIn(statusReport({ id: `STATUS-${++files}`, messageId: number, rows }));
    const [entry] = await waitingFor('Z-2026-888888');
    const { endToEndId } = payment;
    const answer = await desk.post(bankCalls.link, { entryId: entry?.id, endToEndId, reason: 'Vertippt' });
    expect([answer.statusCode, await stateOf(payment)]).toEqual([200, { payment: 'ordered', sale: 'finished' }]);
  });

  it('may refuse the whole file', async () => {
    const { number, payments } = await orderedRun(2);
    const group = { status: 'RJCT', reason: 'FF01' };
    await handIn(statusReport({ id: `STATUS-${++files}`, messageId: number, group }));
    for (const payment of payments)
      expect(await stateOf(payment)).toEqual({ payment: 'notExecuted', sale: 'finished' });
    for (const payment of payments) expect(await checksOf(payment)).toEqual([]);
  });

  it.each([undefined, 'NARR', 'AG01'])(
    'that refuses the whole file doubts no account, whatever its reason (%s)',
    async (reason) => {
      const { number, payments } = await orderedRun(2);
      const group = { status: 'RJCT', ...(reason !== undefined && { reason }) };
      await handIn(statusReport({ id: `STATUS-${++files}`, messageId: number, group }));
      for (const payment of payments) {
        expect((await stateOf(payment)).payment).toBe('notExecuted');
        expect(await checksOf(payment)).toEqual([]);
        const mails = (await test.mails()).filter(({ text }) => text.includes(payment.offerId));
        expect(mails.map(({ text }) => text)).toContainEqual(
          expect.stringContaining('Der Grund liegt nicht bei Ihnen.'),
        );
      }
    },
  );

  it('that refuses the whole file for one payment asks for the account of that one', async () => {
    const { number, payments } = await orderedRun(2);
    const [wrong, other] = payments;
    if (!wrong || !other) throw new Error('No payments');
    const rows = [{ endToEndId: wrong.endToEndId, status: 'RJCT', reason: 'AC01' }];
    await handIn(
      statusReport({ id: `STATUS-${++files}`, messageId: number, group: { status: 'RJCT', reason: 'NARR' }, rows }),
    );
    expect(await checksOf(wrong)).toMatchObject([{ reasonCode: 'AC01' }]);
    expect([(await stateOf(other)).payment, await checksOf(other)]).toEqual(['notExecuted', []]);
  });
});
