// Dear: many files are read.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { booksRules } from '#books.config.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { booksCalls, writtenBooksSchema } from '#contract/money/books.ts';
import { taxCalls, taxCaseSchema } from '#contract/money/desk-tax.ts';
import { checkInvoiceAnswer, waitingInvoicesSchema } from '#contract/money/invoice-check.ts';
import { offerListItemSchema } from '#contract/sale/offer-list.ts';
import { type WholeOfferView, wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { api } from '#contract/site/urls.ts';
import { datevColumns } from '#domain/books/datev-columns.ts';
import { comparedParts } from '#domain/invoicing/incoming/judge-invoice.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import type { ContractDetails } from '#domain/offer/parties/addresses.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { exportAccount } from '#server/accounts/export-account.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { invoiceChecker, invoiceRechecker } from '#server/incoming-invoices/invoice-writer.ts';
import { readInvoices } from '#server/offers/incoming-invoices.ts';
import { offersOfAccount } from '#server/offers/personal-data.ts';
import { loadEvents } from '#server/offers/store.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { invoicePdf } from '#tests/factories/invoice-pdf.ts';
import { ciiInvoice, ublInvoice } from '#tests/factories/invoice-xml.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { inquiring } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { verdictOf } from '#tests/support/invoice-verdict.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'rechnung@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

const uploaded = z.tuple([z.object({ url: z.string() })]);
const queueRows = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      task: z.string(),
      side: z.string(),
      notes: z.array(z.object({ text: z.string(), view: z.string().optional() })),
    }),
  ),
});

/** A sale of a business that says this of its tax and whose price is settled: 1.945,00 € net. */
async function toPay(details: Partial<ContractDetails> = {}) {
  const offerId = newOfferId();
  const own = inquiring(offerId, email, {});
  const said = (command: Command): Command => {
    const made = own(command);
    if (made.type !== 'submitAddresses') return made;
    const contractDetails = { ...made.addresses.contractDetails, ...details };
    return { ...made, addresses: { ...made.addresses, contractDetails } };
  };
  await storeSale(test, offerId, said, wayTo('payout'));
  const { orderId = '' } = await read(offerId);
  const upload = async (content: string | Uint8Array, name: string) =>
    uploaded.parse(
      await succeed(seller.upload('/selfservice/api/uploads', [{ name, content: Buffer.from(content) }])),
    )[0].url;
  return {
    offerId,
    orderId,
    upload,
    /** Hands in a file and lets the server look at it. */
    async handIn(content: string | Uint8Array, name = 'rechnung.xml') {
      const invoiceUpload = await upload(content, name);
      await succeed(seller.post(`/selfservice/api/issueInvoice/${offerId}`, { orderId, invoiceUpload }));
      await test.runJobs();
      return (await read(offerId)).invoiceCheck;
    },
    judge: (body: object) => desk.post(deskApi.command('judgeInvoice', offerId), body),
    verdict: async () => (await verdictOf(test.deps.db, [offerId])).get(offerId),
    /** Decides about the tax at the desk. */
    async decide(treatment: string) {
      const { version, decisions } = taxCaseSchema.parse(await succeed(desk.get(taxCalls.case(offerId))));
      const body = { version, known: decisions.length, treatment, reason: 'Auskunft des Kunden liegt vor.' };
      await succeed(desk.post(taxCalls.decide(offerId), body));
    },
    rows: () => readInvoices(test.deps.db, offerId),
    finish: () => succeed(seller.post(`/selfservice/api/finishOffer/${offerId}`, { orderId })),
  };
}

async function read(offerId: string): Promise<WholeOfferView> {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}
const sent = async () =>
  (await test.mails()).filter(
    ({ recipient, subject }) => recipient === email && subject.startsWith('Rechnung berichtigen'),
  );
/** What the desk reads of a sale: in a part of its list, and above the sale. */
async function atDesk(offerId: string, tab: string) {
  const { rows } = queueRows.parse(await succeed(desk.get(`${deskApi.queue}?tab=${tab}`)));
  const { data } = z.object({ data: deskOfferSchema }).parse(await succeed(desk.get(`/desk/api/offers/${offerId}`)));
  const row = rows.find(({ id }) => id === offerId);
  return [row?.task, row?.side, data.task, data.side];
}
async function listed(offerId: string, query = '') {
  const rows = await succeed(seller.get(`${api.selfservice.listOffers}${query}`));
  return z
    .array(offerListItemSchema)
    .parse(rows)
    .find(({ id }) => id === offerId);
}
const whole = { compared: keysOf(comparedParts), invoiceNumber: 'P-1' };

describe('a seller’s own invoice (INV-21)', () => {
  it('is refused in plain words where its sum is wrong, and payable once it is corrected', async () => {
    const { offerId, orderId, handIn, upload, verdict } = await toPay();
    const wrong = ublInvoice({ number: 'R-1', orderId, net: '1900.00', tax: '361.00', gross: '2261.00' });
    const invoiceUpload = await upload(wrong, 'rechnung.xml');
    const told = checkInvoiceAnswer.parse(
      await succeed(seller.post(`/selfservice/api/checkInvoice/${offerId}`, { invoiceUpload })),
    ).data;
    expect([told.verdict, told.findings[0]?.text]).toEqual([
      'refused',
      'Der Nettobetrag der Rechnung ist 1.900,00\u00a0€, vereinbart sind 1.945,00\u00a0€.',
    ]);
    expect(await read(offerId)).not.toHaveProperty('document');

    const before = (await sent()).length;
    const check = await handIn(wrong);
    expect(check).toMatchObject({ verdict: 'refused', number: 1, owed: { net: 1945, tax: 369.55, gross: 2314.55 } });
    expect(await verdict()).toBe('refused');
    expect((await sent()).slice(before).map(({ text }) => text)).toEqual([
      expect.stringContaining('vereinbart sind 1.945,00'),
    ]);
    const { rows } = queueRows.parse((await desk.get(`${deskApi.queue}?tab=blocked`)).json());
    expect(rows.find(({ id }) => id === offerId)?.notes).toContainEqual(expect.objectContaining({ view: 'rechnung' }));

    const etag = (await seller.get(`/selfservice/api/readOffer/${offerId}`)).headers.etag;
    expect(await handIn(ublInvoice({ number: 'R-1', orderId }))).toMatchObject({
      verdict: 'payable',
      number: 2,
      findings: [],
    });
    expect((await seller.get(`/selfservice/api/readOffer/${offerId}`)).headers.etag).not.toBe(etag);
    expect(await verdict()).toBe('payable');
    expect((await sent()).length).toBe(before + 1);
  });

  it('as a PDF waits until somebody has compared all of it, and nobody makes a wrong sum right', async () => {
    const { offerId, orderId, handIn, judge, verdict } = await toPay();
    expect(await handIn(await invoicePdf(['Rechnung P-1', 'brutto 2.314,55']), 'rechnung.pdf')).toMatchObject({
      verdict: 'waits',
      kind: 'otherInvoice',
    });
    expect(await atDesk(offerId, 'ours')).toEqual(['compareInvoice', 'ours', 'compareInvoice', 'ours']);
    expect((await atDesk(offerId, 'theirs'))[0]).toBeUndefined();
    const waiting = async () => waitingInvoicesSchema.parse((await desk.get(deskApi.waitingInvoices)).json()).invoices;
    expect(await waiting()).toContainEqual(
      expect.objectContaining({
        ...{ offerId, orderId, verdict: 'waits', gross: 2314.55 },
        text: 'Die Datei ist keine E-Rechnung, sondern eine sonstige Rechnung. Wir vergleichen sie von Hand.',
      }),
    );
    for (const body of [{}, { ...whole, compared: ['net'] }, { compared: whole.compared }])
      expect((await judge({ number: 1, verdict: 'payable', ...body })).json()).toMatchObject({
        code: 'invoiceNotCompared',
      });
    await succeed(judge({ number: 1, verdict: 'payable', ...whole }));
    await succeed(judge({ number: 1, verdict: 'payable', ...whole }));
    expect((await read(offerId)).invoiceCheck).toMatchObject({
      verdict: 'payable',
      number: 2,
      byPerson: true,
      invoiceNumber: 'P-1',
    });
    expect(await verdict()).toBe('payable');
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ offerId }));
    expect((await judge({ number: 1, verdict: 'refused', reason: 'Nein' })).json()).toMatchObject({
      code: 'invoiceChanged',
    });

    await handIn(ciiInvoice({ number: 'R-2', orderId, gross: '2400.00' }));
    const pay = await judge({ number: 3, verdict: 'payable', ...whole });
    expect(pay.json()).toMatchObject({ code: 'invoiceNotPayable' });
  });

  it('is given back by a person with a reason, even after the sale is finished, and only then corrected', async () => {
    const { offerId, orderId, handIn, upload, judge, finish, verdict } = await toPay();
    await handIn(ublInvoice({ number: 'R-3', orderId }));
    await finish();
    const invoiceUpload = await upload(ublInvoice({ number: 'R-4', orderId }), 'r4.xml');
    const send = (call: string, by = seller, body: object = { orderId, invoiceUpload }) =>
      by.post(`/selfservice/api/${call}/${offerId}`, body);
    const refusedAs = async (code: string, answer: ReturnType<typeof send>) =>
      expect((await answer).json()).toMatchObject({ code });
    expect(await read(offerId)).not.toHaveProperty('takesCorrection');
    await refusedAs('documentStands', send('correctInvoice'));
    expect((await judge({ number: 1, verdict: 'refused' })).statusCode).toBe(400);
    await succeed(judge({ number: 1, verdict: 'refused', reason: 'Die Seriennummern gehören zu anderen Geräten.' }));
    await test.runJobs();
    expect((await sent()).map(({ text }) => text).join()).toContain('Die Seriennummern gehören zu anderen Geräten.');
    expect(await atDesk(offerId, 'theirs')).toEqual(['awaitInvoice', 'theirs', 'awaitInvoice', 'theirs']);
    expect((await atDesk(offerId, 'ours'))[0]).toBeUndefined();
    const back = await read(offerId);
    expect([back.turn, back.takesCorrection, back.actions]).toEqual(['customer', true, []]);
    await refusedAs('notAllowedInPhase', send('issueInvoice'));
    await refusedAs('idMismatch', send('correctInvoice', seller, { orderId: 'B-2026-999999', invoiceUpload }));
    const stranger = await signUp(test, 'fremd@example.org');
    await refusedAs('notFound', send('correctInvoice', stranger));
    const given = { turn: 'customer', yourTurn: true, invoiceGivenBack: true };
    for (const query of ['', '?show=yourTurn']) {
      const row = await listed(offerId, query);
      expect(row).toMatchObject(given);
      expect(row).not.toHaveProperty('payBy');
    }
    const { headers } = await seller.get(api.selfservice.listOffers);
    const mails = (await test.mails()).length;
    await Promise.all([succeed(send('correctInvoice')), succeed(send('correctInvoice'))]);
    expect(await verdict()).toBe('waits');
    expect((await loadEvents(test.deps.db, offerId, back.version)).map(({ type, actor }) => [type, actor])).toEqual([
      ['documentCancelled', 'system'],
      ['invoiceIssued', 'customer'],
      ['finished', 'customer'],
    ]);
    await test.runJobs();
    expect([await verdict(), (await read(offerId)).phase]).toEqual(['payable', 'finished']);
    expect((await test.mails()).length).toBe(mails);
    await refusedAs(
      'documentStands',
      send('correctInvoice', seller, { orderId, invoiceUpload: await upload(ublInvoice(), 'x.xml') }),
    );
    expect(await listed(offerId, '?show=yourTurn')).toBeUndefined();
    expect(await listed(offerId)).toMatchObject({ yourTurn: false, payBy: expect.any(String) });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await seller.get(api.selfservice.listOffers, known)).statusCode).toBe(200);
  });

  it('may not use the number of another sale again, written another way either', async () => {
    const first = await toPay();
    await first.handIn(ublInvoice({ number: 'RE 77', orderId: first.orderId }));
    const second = await toPay();
    expect(await second.handIn(ublInvoice({ number: 're77', orderId: second.orderId }))).toMatchObject({
      verdict: 'refused',
      findings: [expect.objectContaining({ code: 'numberTwice' })],
    });
  });

  it('may not share its number with another that is checked at the same instant', async () => {
    const sales = [await toPay(), await toPay()];
    const events = [];
    for (const { offerId, orderId, upload } of sales) {
      const invoiceUpload = await upload(ublInvoice({ number: 'RE 78', orderId }), 'rechnung.xml');
      await succeed(seller.post(`/selfservice/api/issueInvoice/${offerId}`, { orderId, invoiceUpload }));
      events.push({ offerId, version: (await read(offerId)).version });
    }
    // As two servers do it that have read both before either has kept one.
    const { promise: bothHaveRead, resolve } = Promise.withResolvers<void>();
    let reading = sales.length;
    const transaction: typeof test.deps.database.transaction = async (run) => {
      reading -= 1;
      if (reading === 0) resolve();
      await bothHaveRead;
      return test.deps.database.transaction(run);
    };
    const check = invoiceChecker({ ...test.deps, database: { ...test.deps.database, transaction } });
    await Promise.all(events.map(check));
    const verdicts = await Promise.all(sales.map(({ verdict }) => verdict()));
    expect(verdicts.toSorted()).toEqual(['payable', 'refused']);
    await test.runJobs();
  });

  it('is not called payable by a person under a number that another sale has', async () => {
    const first = await toPay();
    await first.handIn(ublInvoice({ number: 'RE 79', orderId: first.orderId }));
    const { handIn, judge, verdict } = await toPay();
    await handIn(await invoicePdf(['Rechnung re79', 'brutto 2.314,55']), 'rechnung.pdf');
    const said = await judge({ number: 1, verdict: 'payable', ...whole, invoiceNumber: 're79' });
    expect([said.statusCode, said.json().code, await verdict()]).toEqual([409, 'invoiceNumberUsed', 'waits']);
  });

  it('is checked once, however often the job runs, and by its own file after another came', async () => {
    const { offerId, orderId, upload, verdict } = await toPay();
    for (const [name, gross] of [
      ['a.xml', '1.00'],
      ['b.xml', '2314.55'],
    ] as const) {
      const invoiceUpload = await upload(ublInvoice({ number: 'R-5', orderId, gross }), name);
      await succeed(seller.post(`/selfservice/api/issueInvoice/${offerId}`, { orderId, invoiceUpload }));
    }
    expect(await verdict()).toBe('waits');
    const before = (await sent()).length;
    await test.runJobs();
    expect([await verdict(), (await sent()).length]).toEqual(['payable', before]);
  });

  it('is checked once more when its tax was decided, and told only where that changes something', async () => {
    const { offerId, orderId, handIn, decide, verdict, rows } = await toPay({ vatStatus: 'publicBody' });
    const findings = [expect.objectContaining({ code: 'taxUndecided' })];
    expect(await handIn(ublInvoice({ number: 'R-6', orderId }))).toMatchObject({ verdict: 'waits', findings });
    await decide('standard');
    expect(await verdict()).toBe('waits');
    await test.runJobs();
    expect((await read(offerId)).invoiceCheck).toMatchObject({ verdict: 'payable', number: 2, findings: [] });
    await invoiceRechecker(test.deps)({ offerId, decisionId: newOfferId() });
    expect(await rows()).toHaveLength(2);

    const untaxed = await toPay({ vatStatus: 'publicBody' });
    await untaxed.handIn(ublInvoice({ number: 'R-8', orderId: untaxed.orderId }));
    const before = (await sent()).length;
    await untaxed.decide('exempt');
    await test.runJobs();
    expect([await untaxed.verdict(), (await sent()).length]).toEqual(['refused', before + 1]);
    expect(await listed(untaxed.offerId)).toMatchObject({ yourTurn: true, invoiceGivenBack: true });
  });

  it('is not payable by a decision about its tax under a number that another sale takes at the same instant', async () => {
    const [first, second] = [await toPay({ vatStatus: 'publicBody' }), await toPay()];
    const { offerId, orderId, upload } = second;
    await second.handIn(ublInvoice({ number: 'R-80', orderId }));
    await first.handIn(ublInvoice({ number: 'R-80', orderId: first.orderId }));
    expect(await first.verdict()).toBe('refused');
    await succeed(
      second.judge({ number: 1, verdict: 'refused', reason: 'Die Seriennummern gehören zu anderen Geräten.' }),
    );
    const invoiceUpload = await upload(ublInvoice({ number: 'R-80', orderId }), 'rechnung.xml');
    await succeed(seller.post(`/selfservice/api/issueInvoice/${offerId}`, { orderId, invoiceUpload }));
    const { version } = await read(offerId);
    await first.decide('standard');
    let hasRead = false;
    const transaction: typeof test.deps.database.transaction = async (run) => {
      if (!hasRead) await invoiceChecker(test.deps)({ offerId, version });
      hasRead = true;
      return test.deps.database.transaction(run);
    };
    const recheck = invoiceRechecker({ ...test.deps, database: { ...test.deps.database, transaction } });
    await recheck({ offerId: first.offerId, decisionId: newOfferId() });
    expect([hasRead, await first.verdict(), await second.verdict()]).toEqual([true, 'refused', 'payable']);
    await test.runJobs();
  });

  it('that a person gave back stays given back whatever is decided about its tax', async () => {
    const { orderId, handIn, decide, judge, verdict } = await toPay({ vatStatus: 'publicBody' });
    await handIn(ublInvoice({ number: 'R-7', orderId }));
    await succeed(judge({ number: 1, verdict: 'refused', reason: 'Die Stückzahl ist eine andere.' }));
    await decide('standard');
    await test.runJobs();
    expect(await verdict()).toBe('refused');
  });

  it('is in the books from the day on which it is payable, under its own number, with its account and a link to its file, and paid there', async () => {
    const { orderId, handIn, offerId, finish } = await toPay();
    const cell = (row = '', name = '') => row.split(';')[datevColumns.indexOf(name)];
    const booked = async () => {
      const body = { period: '2026-11', kind: 'datev', isFixed: false };
      const { id } = writtenBooksSchema.parse(await succeed(desk.post(booksCalls.write, body)));
      const rows = (await desk.get(booksCalls.file(id))).body.split('\r\n').slice(2, -1);
      return rows.filter((row) => cell(row, 'Belegfeld 1') === `"BUCH-1/${orderId}"`);
    };
    const wrong = { net: '1900.00', tax: '361.00', gross: '2261.00' };
    expect(await handIn(ublInvoice({ number: 'BUCH-1', orderId, ...wrong }))).toMatchObject({ verdict: 'refused' });
    await handIn(ublInvoice({ number: 'BUCH-1', orderId }));
    await finish();
    await succeed(desk.post(deskApi.command('complete', offerId), { paymentReference: 'Überweisung 24.11.' }));
    const [bought, paid, ...more] = await booked();
    expect(more).toEqual([]);
    const { purchases, creditors } = booksRules.accounts[booksRules.chart];
    const names = ['Umsatz (ohne Soll/Haben-Kz)', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'Belegdatum'];
    expect(names.map((name) => cell(bought, name))).toEqual([
      ...['2314,55', purchases.taxed?.account, creditors.business, '2411'],
    ]);
    expect(cell(bought, 'Beleglink')).toMatch(/^"BEDI ""[0-9a-f-]{36}"""$/);
    expect(names.slice(0, 2).map((name) => cell(paid, name))).toEqual(['2314,55', creditors.business]);
  });

  it('is part of what the seller exports, without who judged it (INV-42)', async () => {
    const { offerId, handIn, judge } = await toPay();
    await handIn(await invoicePdf([]), 'scan.pdf');
    await succeed(judge({ number: 1, verdict: 'refused', reason: 'Bitte eine lesbare Datei.' }));
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.email, email));
    if (!account) throw new Error('no account');
    const text = JSON.stringify(
      await exportAccount(test.deps, account, [offersOfAccount({ ...test.deps, reactionsTo })]),
    );
    expect(text).toContain('Bitte eine lesbare Datei.');
    expect(text).toContain(offerId);
    expect(text).not.toContain('judgedBy');
  });
});
