// Dear: many files are read.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { taxCalls, taxCaseSchema } from '#contract/money/desk-tax.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { comparedParts } from '#domain/invoicing/incoming/judge-invoice.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { bookingsOf, unpairedOf } from '#server/books/export-books.ts';
import { readBookings } from '#server/books/read-bookings.ts';
import { invoiceRechecker } from '#server/incoming-invoices/invoice-writer.ts';
import { readDue } from '#server/payouts/read-due.ts';
import { invoicePdf } from '#tests/factories/invoice-pdf.ts';
import { ublInvoice, usualInvoice, type WrittenInvoice } from '#tests/factories/invoice-xml.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { inquiring } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { startViesServer, type ViesServer } from '#tests/support/vies-server.ts';

let test: TestApp;
let register: ViesServer;
let desk: HttpClient;

beforeAll(async () => {
  register = await startViesServer();
  test = await startTestApp(register.settings);
});
afterAll(async () => {
  await test.close();
  await register.close();
});

/** A finished sale of 1.945,00 € net whose seller's own invoice is payable in November. */
async function payableInNovember(number: string): Promise<string> {
  return (await handedIn({ number })).offerId;
}

/** Such a sale with the invoice as it was written. */
async function handedIn({ number, ...changes }: WrittenInvoice & { readonly number: string }, pdf?: Uint8Array) {
  test.clock.set('2026-11-24T09:00:00.000Z');
  register.mood = 'valid';
  desk = await signInStaff(test);
  const email = `${number.toLowerCase()}@example.org`;
  const seller = await signUp(test, email);
  const offerId = newOfferId();
  await storeSale(test, offerId, inquiring(offerId, email, {}), wayTo('payout'));
  const { data } = z
    .object({ data: wholeOfferViewSchema })
    .parse(await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`)));
  const { orderId = '' } = data;
  const content = Buffer.from(pdf ?? ublInvoice({ number, orderId, ...changes }));
  const [{ url: invoiceUpload }] = z
    .tuple([z.object({ url: z.string() })])
    .parse(
      await succeed(
        seller.upload('/selfservice/api/uploads', [{ name: pdf ? 'rechnung.pdf' : 'rechnung.xml', content }]),
      ),
    );
  await succeed(seller.post(`/selfservice/api/issueInvoice/${offerId}`, { orderId, invoiceUpload }));
  await test.runJobs();
  await succeed(seller.post(`/selfservice/api/finishOffer/${offerId}`, { orderId }));
  return { offerId, orderId, seller };
}

/** Three weeks later VIES does not know the number any more. */
async function becomesInvalid(offerId: string): Promise<void> {
  test.clock.set('2026-12-15T09:00:00.000Z');
  desk = await signInStaff(test);
  register.mood = 'invalid';
  await succeed(desk.post(taxCalls.checkVatId(offerId), {}));
}

/** What is booked of an invoice in a month, in cents. */
async function booked(number: string, month: string) {
  const bookings = await readBookings(test.deps.db, { from: `${month}-01`, to: `${month}-30` });
  return bookings
    .filter((one) => one.number === number)
    .map((one) => [one.what, 'case' in one ? one.case : '', one.isReversal ? -one.amount : one.amount]);
}

describe('a seller’s own invoice that was payable in a month before', () => {
  it('stays in its books with its payment by hand when VIES does not know the number later', async () => {
    const offerId = await payableInNovember('SP-1');
    await succeed(desk.post(deskApi.command('complete', offerId), { paymentReference: 'Überweisung 24.11.' }));
    const november = [
      ['purchase', 'taxed', 231_455],
      ['payment', '', 231_455],
    ];
    expect(await booked('SP-1', '2026-11')).toEqual(november);
    // The payment finds its purchase by the number and the sale.
    const { span, bookings } = await bookingsOf(test.deps.db, '2026-11');
    expect(await unpairedOf(test.deps.db, bookings, span)).toEqual([]);
    await becomesInvalid(offerId);
    expect([await booked('SP-1', '2026-11'), await booked('SP-1', '2026-12')]).toEqual([november, []]);
  });

  it('is taken back by the same sum on the day on which another tax makes it wrong', async () => {
    const offerId = await payableInNovember('SP-2');
    await becomesInvalid(offerId);
    const { version, decisions } = taxCaseSchema.parse(await succeed(desk.get(taxCalls.case(offerId))));
    const said = { treatment: 'smallBusiness', reason: 'Auskunft des Kunden liegt vor.' };
    await succeed(desk.post(taxCalls.decide(offerId), { version, known: decisions.length, ...said }));
    await test.runJobs();
    expect(await booked('SP-2', '2026-11')).toEqual([['purchase', 'taxed', 231_455]]);
    expect(await booked('SP-2', '2026-12')).toEqual([['purchase', 'taxed', -231_455]]);
  });
});

/** What is to be paid, and what that waits for. */
async function due(offerId: string) {
  const found = await readDue(test.deps.db, { now: test.clock.now().toISOString(), offerIds: [offerId] });
  return found.map(({ amount, holds }) => [amount, holds.map(({ code }) => code)]);
}

const judgeOf = (offerId: string) => (said: object) =>
  desk.post(deskApi.command('judgeInvoice', offerId), { number: 1, verdict: 'payable', ...said });

describe('a seller’s own invoice whose tax is rounded by a cent otherwise', () => {
  it('is paid, booked and told as it is written once a person has taken it with a reason', async () => {
    const taxes = [{ ...usualInvoice.taxes[0], tax: '369.56' }];
    const { offerId, orderId, seller } = await handedIn({ number: 'SP-3', tax: '369.56', gross: '2314.56', taxes });
    expect([await due(offerId), await booked('SP-3', '2026-11')]).toEqual([[[231_455, ['invoiceWaits']]], []]);
    const judge = judgeOf(offerId);
    expect((await judge({})).json()).toMatchObject({ code: 'invoiceRoundingUnsaid' });
    await succeed(judge({ reason: 'Je Position gerundet.' }));
    expect(await due(offerId)).toEqual([[231_456, []]]);
    expect((await seller.get(`/selfservice/api/readOffer/${offerId}`)).json().data.invoiceCheck.rounding).toBe(0.01);
    await succeed(desk.post(deskApi.command('complete', offerId), { paymentReference: 'Überweisung 24.11.' }));
    expect(await booked('SP-3', '2026-11')).toEqual([
      ['purchase', 'taxed', 231_456],
      ['payment', '', 231_456],
    ]);
    await test.runJobs();
    const told = (await test.mails()).filter(
      ({ subject }) => subject.includes('usgezahlt') && subject.includes(orderId),
    );
    expect(told.map(({ text }) => text.includes('2.314,56'))).toEqual([true]);
  });

  it('as a PDF is paid and booked by the tax that a person has read in it, and stays so when it is looked at again', async () => {
    const pdf = await invoicePdf(['Rechnung SP-4', 'Umsatzsteuer 369,54', 'brutto 2.314,54']);
    const { offerId } = await handedIn({ number: 'SP-4' }, pdf);
    const judge = judgeOf(offerId);
    const whole = { compared: keysOf(comparedParts), invoiceNumber: 'SP-4' };
    expect((await judge({ ...whole, tax: 369.53, reason: 'Gerundet.' })).json()).toMatchObject({
      code: 'invoiceNotPayable',
    });
    expect((await judge({ ...whole, tax: 369.54 })).json()).toMatchObject({ code: 'invoiceRoundingUnsaid' });
    expect(await due(offerId)).toEqual([[231_455, ['invoiceWaits']]]);
    await succeed(judge({ ...whole, tax: 369.54, reason: 'Je Position gerundet.' }));
    await invoiceRechecker(test.deps)({ offerId, decisionId: 'again' });
    expect([await due(offerId), await booked('SP-4', '2026-11')]).toEqual([
      [[231_454, []]],
      [['purchase', 'taxed', 231_454]],
    ]);
  });
});
