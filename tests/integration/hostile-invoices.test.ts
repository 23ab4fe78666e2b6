// Dear: many files are read.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { checkInvoiceAnswer } from '#contract/money/invoice-check.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { api } from '#contract/site/urls.ts';
import { brokenInvoicePdf, invoicePdf } from '#tests/factories/invoice-pdf.ts';
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
let seller: HttpClient;
let desk: HttpClient;
const offerId = newOfferId();
let orderId = '';
const email = 'angriff@example.org';

const read = async () =>
  z.object({ data: wholeOfferViewSchema }).parse(await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`)))
    .data;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-24T09:00:00.000Z');
  seller = await signUp(test, email);
  desk = await signInStaff(test);
  await storeSale(test, offerId, inquiring(offerId, email, {}), wayTo('payout'));
  orderId = (await read()).orderId ?? '';
});
afterAll(() => test.close());

const uploaded = z.tuple([z.object({ url: z.string() })]);
const problem = z.object({ code: z.string(), detail: z.string() });
type Content = string | Uint8Array;

const upload = (content: Content, name: string) =>
  seller.upload('/selfservice/api/uploads', [{ name, content: Buffer.from(content) }]);

/** Hands a file in and lets the server look at it. */
async function handIn(content: Content) {
  const [{ url: invoiceUpload }] = uploaded.parse(await succeed(upload(content, 'rechnung.xml')));
  await succeed(seller.post(`/selfservice/api/issueInvoice/${offerId}`, { orderId, invoiceUpload }));
  await test.runJobs();
  return (await read()).invoiceCheck;
}

/** The code by which a file is refused, where it is stopped, and the sentence that its sender reads. */
async function refusalOf(content: Content, name: string) {
  const sent = await upload(content, name);
  if (sent.statusCode !== 200) {
    const { code, detail } = problem.parse(sent.json());
    return { at: 'upload', code, text: detail };
  }
  const [{ url: invoiceUpload }] = uploaded.parse(sent.json());
  const answer = await succeed(seller.post(`/selfservice/api/checkInvoice/${offerId}`, { invoiceUpload }));
  const { verdict, findings } = checkInvoiceAnswer.parse(answer).data;
  return { at: verdict, code: findings[0]?.code, text: findings[0]?.text ?? '' };
}

/** Entities that grow to a thousand million. */
const laughs = `<!DOCTYPE Invoice [<!ENTITY a "haha">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`,
).join('')}]>`;
const declared = (doctype: string) => ublInvoice({ orderId }).replace(/^(<\?xml.*?\?>)?/, `$1${doctype}`);
const page = ['Rechnung R-1', 'Gesamtbetrag 2.314,55 EUR'];
const inPdf = (content: Content) => invoicePdf(page, [['factur-x.xml', content]]);

describe('an invoice that was damaged or made to harm, by the way it comes in (INV-21)', () => {
  it.each<[string, () => Content | Promise<Content>, string, { at: string; code: string; says: RegExp }]>([
    [
      'with entities that grow',
      () => declared(laughs),
      'a.xml',
      { at: 'upload', code: 'uploadDeclaresEntities', says: /DOCTYPE/ },
    ],
    [
      'that asks for a file of the server',
      () => declared('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
      'a.xml',
      { at: 'upload', code: 'uploadDeclaresEntities', says: /DOCTYPE/ },
    ],
    [
      'with 100,000 levels',
      () => `<?xml version="1.0"?>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`,
      'a.xml',
      { at: 'refused', code: 'tooDeep', says: /zu tief verschachtelt/ },
    ],
    [
      'of 50 MB',
      () => Buffer.alloc(50 * 1024 * 1024, '<?xml version="1.0"?><a/>'),
      'a.xml',
      { at: 'upload', code: 'uploadTooLarge', says: /zu groß/ },
    ],
    [
      'with more parts than any invoice has',
      () => `<?xml version="1.0"?><a>${'<b/>'.repeat(2_000_000)}</a>`,
      'a.xml',
      { at: 'refused', code: 'tooLarge', says: /zu groß/ },
    ],
    [
      'cut off',
      () => ublInvoice({ orderId }).slice(0, 900),
      'a.xml',
      { at: 'refused', code: 'damaged', says: /beschädigt/ },
    ],
    [
      'in UTF-16 without its mark that calls itself UTF-8',
      () => Buffer.from(ublInvoice({ orderId }), 'utf16le'),
      'a.xml',
      { at: 'upload', code: 'uploadTypeRefused', says: /können wir nicht annehmen/ },
    ],
    [
      'that is a PDF without an end',
      () => '%PDF-1.7\n1 0 obj',
      'a.pdf',
      { at: 'refused', code: 'pdfDamaged', says: /PDF/ },
    ],
    [
      'whose PDF holds a piece of an e-invoice',
      () => inPdf(ciiInvoice({ orderId }).slice(0, 900)),
      'a.pdf',
      { at: 'refused', code: 'embeddedUnread', says: /eingebettete E-Rechnung/ },
    ],
    [
      'whose PDF holds entities that grow',
      () => inPdf(declared(laughs)),
      'a.pdf',
      { at: 'refused', code: 'embeddedUnread', says: /eingebettete E-Rechnung/ },
    ],
    [
      'whose PDF holds 100,000 levels',
      () => inPdf('<a>'.repeat(100_000)),
      'a.pdf',
      { at: 'refused', code: 'embeddedUnread', says: /eingebettete E-Rechnung/ },
    ],
    [
      'whose PDF points to an e-invoice that is not in it',
      () => brokenInvoicePdf(page, ciiInvoice({ orderId }), 'reference'),
      'a.pdf',
      { at: 'refused', code: 'embeddedUnread', says: /eingebettete E-Rechnung/ },
    ],
    [
      'whose PDF holds two e-invoices',
      () => {
        const cii = ciiInvoice({ orderId });
        return invoicePdf(page, [
          ['factur-x.xml', cii],
          ['xrechnung.xml', cii],
        ]);
      },
      'a.pdf',
      { at: 'refused', code: 'embeddedTwice', says: /mehrere E-Rechnungen/ },
    ],
  ])('%s is refused in German', async (_, make, name, { at, code, says }) => {
    expect(await refusalOf(await make(), name)).toEqual({ at, code, text: expect.stringMatching(says) });
    expect((await test.visitor().get(api.auth.currentUser)).statusCode).toBeLessThan(500);
  });

  it('handed in all the same is given back, and a sound one in UTF-16 is payable after all of them', async () => {
    expect(await handIn(`<a>${'<b>'.repeat(100_000)}</a>`)).toMatchObject({ verdict: 'refused' });
    const wide = Buffer.from(`\ufeff${ublInvoice({ orderId }).replace('UTF-8', 'UTF-16')}`, 'utf16le');
    expect(await handIn(wide)).toMatchObject({ verdict: 'payable' });
  });
});

describe('an invoice that says another thing than the sale, by the way it comes in (INV-21, INV-22)', () => {
  const sevenPercent = { category: 'S', rate: '7' };
  it.each<[string, () => Content | Promise<Content>, string, RegExp]>([
    [
      'is a Gutschrift of the seller’s own',
      () => ublInvoice({ orderId, typeCode: '389' }),
      'refused',
      /nur der Käufer/,
    ],
    ['is a credit note', () => ciiInvoice({ orderId, typeCode: '381' }), 'refused', /keine Rechnung, sondern/],
    ['has a wrong sum', () => ublInvoice({ orderId, gross: '2314.56' }), 'refused', /zu zahlen sind 2\.314,55/],
    [
      'has a wrong tax',
      () => {
        const taxes = [{ taxable: '1945.00', tax: '136.15', ...sevenPercent }];
        return ublInvoice({ orderId, tax: '136.15', gross: '2081.15', taxes });
      },
      'refused',
      /richtig sind 369,55/,
    ],
    [
      'is for another buyer',
      () => ciiInvoice({ orderId, buyer: { name: 'Konkurrenz AG' } }),
      'refused',
      /nicht an uns/,
    ],
    ['is of another seller', () => ublInvoice({ orderId, seller: { name: 'Andere GmbH' } }), 'waits', /Andere GmbH/],
    ['names no order', () => ublInvoice({ orderId: '' }), 'waits', /Auftragsnummer B-/],
    ['names another order', () => ublInvoice({ orderId: 'B-2026-000999' }), 'refused', /dieser Verkauf ist B-/],
    [
      'shows another sum on its page than in its XML',
      () => invoicePdf(['Gesamtbetrag 9.999,99 EUR'], [['factur-x.xml', ciiInvoice({ orderId })]]),
      'waits',
      /sichtbaren Seite/,
    ],
  ])('is never payable by itself where it %s, and both sides read why', async (_, make, verdict, says) => {
    const check = await handIn(await make());
    expect([check?.verdict, check?.findings.map(({ text }) => text).join(' ')]).toEqual([
      verdict,
      expect.stringMatching(says),
    ]);
    expect((await verdictOf(test.deps.db, [offerId])).get(offerId)).toBe(verdict);
    const atDesk = z.object({ data: deskOfferSchema }).parse(await succeed(desk.get(deskApi.offer(offerId))));
    expect(atDesk.data.invoiceCheck).toEqual(check);
  });
});
