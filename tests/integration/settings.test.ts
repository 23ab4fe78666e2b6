import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityLogCall, securityLogSchema } from '#contract/desk/security-log.ts';
import { bankCalls, bankStatementsSchema } from '#contract/money/bank-statements.ts';
import { duePayoutsSchema, payoutCalls } from '#contract/money/payouts.ts';
import { mailPreviewSchema, mailTextCalls, mailTextSchema } from '#contract/settings/mail-texts.ts';
import { type SettingKey, type SettingValues, sentValues } from '#contract/settings/setting-forms.ts';
import { settingCalls, settingChangesSchema, settingsSchema } from '#contract/settings/settings.ts';
import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { textCalls } from '#contract/settings/texts.ts';
import { pages } from '#contract/site/urls.ts';
import { datevFile } from '#domain/books/datev-file.ts';
import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { electronicIban } from '#domain/values/iban.ts';
import { contactReceived } from '#mail/contact-received.tsx';
import { renderMail } from '#mail/render-mail.ts';
import { payoutRules as payoutOfFile } from '#payout.config.ts';
import { filePosts } from '#server/content/post-source.ts';
import type { Database } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { openDeps } from '#server/deps.ts';
import { providerNow } from '#server/documents/issue-documents.ts';
import { markedAsEInvoice } from '#server/documents/mark-e-invoice.ts';
import { contentPages } from '#server/pages/content-pages.ts';
import { listedPages } from '#server/seo/listed-pages.ts';
import { openHouseSettings } from '#server/settings/house-settings.ts';
import { booksRules, logisticsRules, ownIbans, payoutRules } from '#server/settings/rules-in-force.ts';
import { paidLine, selfBilledSnapshot } from '#tests/factories/paper-snapshots.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { setUpSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { renderPage } from '#web/entry-server.tsx';
import { unknownSite } from '#web/lib/site.ts';

let test: TestApp;
let owner: HttpClient;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-27T09:00:00.000Z');
  owner = await signInStaff(test, ['admin', 'accounting'], 'chefin@example.org');
});
afterAll(() => test.close());

const settings = async () => settingsSchema.parse((await owner.get(settingCalls.list)).json()).settings;
const settingOf = async (key: SettingKey) => (await settings()).find((one) => one.key === key) ?? expect.fail(key);

async function change(key: SettingKey, changes: SettingValues | null, basedOn?: number, by = owner) {
  const { values, changed } = await settingOf(key);
  const body = {
    key,
    basedOn: basedOn ?? changed?.version ?? 0,
    values: changes && sentValues({ ...values, ...changes }),
  };
  return by.post(settingCalls.change, body);
}

const gutschrift = selfBilledSnapshot([paidLine(3, 192_000)]);
const eInvoiceOf = (paper: DocumentSnapshot) => ('eInvoice' in paper ? 'an e-invoice' : 'a plain PDF');

/** A file for DATEV without a booking. */
const datev = () =>
  datevFile(
    [],
    { from: '2026-07-01', to: '2026-07-31', createdAt: '2026-08-01T09:00:00.000Z', isFixed: false },
    booksRules,
  );

/** A page of the shop as a stranger gets it now. */
async function pageAt(path: string): Promise<string> {
  const loaders = contentPages(filePosts('content/blog'), test.deps.settings);
  const assets = { entry: '/e.js', css: [], preloads: [], screens: {} };
  const page = await renderPage({
    ...{ url: `http://localhost${path}`, site: { ...unknownSite, url: 'http://localhost' }, assets, hash: 'x' },
    ...{ shop: test.deps.settings.shop(), account: undefined },
    pageData: async (wanted) => loaders.text.load({}, wanted),
  });
  return 'html' in page ? page.html : expect.fail('moved');
}
const sitemap = async () => JSON.stringify(await listedPages(test.deps.catalogue.catalogue, filePosts('content/blog')));
const due = async () => duePayoutsSchema.parse((await owner.get(payoutCalls.due)).json());

describe('a setting that is changed', () => {
  it.each<[string, SettingKey, SettingValues, () => Promise<unknown>, unknown]>([
    ['a page of the shop', 'company', { phone: '0341 998877' }, () => pageAt(pages.contact), '0341 998877'],
    ['a legal page', 'company', { owner: 'Erika Beispiel' }, () => pageAt(pages.imprint), 'Erika Beispiel'],
    [
      'a page of the law',
      'legal',
      { hostingName: 'Serverhof AG', hostingPlace: 'Jena' },
      () => pageAt(pages.privacy),
      'Serverhof AG',
    ],
    ['the data that the browser takes over', 'company', { city: 'Görlitz' }, () => pageAt(pages.home), 'Görlitz'],
    ['the home page', 'promises', { bid: '4' }, () => pageAt(pages.home), '4 Werktage'],
    ['opening hours', 'house', { mon: '9-17:30' }, () => pageAt(pages.contact), 'Montag: 09:00 bis 17:30 Uhr'],
    ['what search engines read', 'house', { tue: '10 bis 12 Uhr' }, () => pageAt(pages.home), '"opens":"10:00"'],
    [
      'a mail',
      'company',
      { email: 'post@muster.example' },
      async () => renderMail(contactReceived()).text,
      'post@muster.example',
    ],
    [
      'a paper and an e-invoice',
      'company',
      { vatId: 'DE123456788' },
      async () => JSON.stringify(providerNow()),
      'DE123456788',
    ],
    [
      'a file for the bank',
      'payouts',
      { iban: 'DE89 3704 0044 0532 0130 00' },
      async () => payoutRules.account.iban,
      'DE89370400440532013000',
    ],
    [
      'whose statements the bank sends',
      'payouts',
      { iban: 'AT61 1904 3002 3457 3201' },
      async () => bankStatementsSchema.parse((await owner.get(bankCalls.list)).json()).account,
      'AT61 1904 3002 3457 3201',
    ],
    [
      'a packing list',
      'packedGoods',
      { notebook: '4,5 kg, 50 x 40 x 10 cm, 6 je Karton' },
      async () => JSON.stringify(logisticsRules.kinds.notebook),
      '"weight":4.5,"size":[50,40,10],"perCarton":6',
    ],
    [
      'a label',
      'parcels',
      { dhlWeight: '20', dpdLithium: 'yes' },
      async () => JSON.stringify(logisticsRules.carriers.dpd),
      '"takesBuiltInLithium":true',
    ],
    [
      'what is sent to sellers',
      'packaging',
      { kinds: 'Karton; klein; 20\nPolster;0' },
      async () => JSON.stringify(logisticsRules.packaging),
      '[{"name":"Karton; klein","minimum":20},{"name":"Polster","minimum":0}]',
    ],
    [
      'the file for DATEV',
      'books',
      { adviser: '4711', client: '12', yearBegins: '01.07.' },
      async () => datev(),
      '4711;12;20260701',
    ],
    [
      'an account of the books',
      'accountsSKR03',
      { privateAccount: '3209' },
      async () => JSON.stringify(booksRules.accounts.SKR03.purchases.private),
      '3209',
    ],
    [
      'an account of the other chart',
      'accountsSKR04',
      { privateAccount: '5209' },
      async () => JSON.stringify(booksRules.accounts.SKR04.purchases.private),
      '5209',
    ],
    ['a Gutschrift', 'eInvoice', { mode: 'off' }, async () => eInvoiceOf(markedAsEInvoice(gutschrift)), 'a plain PDF'],
    [
      'the release of money',
      'payouts',
      { secondPersonFrom: '2.500' },
      async () => (await due()).secondPersonFrom,
      2500,
    ],
    [
      'what the price book proposes',
      'priceLearning',
      { markupPercent: '55' },
      async () => shopConfig.priceLearning.markupPercent,
      55,
    ],
    [
      'what is asked before an inquiry',
      'worth',
      { assumedSharePercent: '0' },
      async () => shopConfig.assumedSharePercent,
      0,
    ],
    ['the sitemap', 'worth', { worthPages: 'listed' }, sitemap, '/wert/'],
  ])('is seen at once: %s', async (_where, key, values, seen, wanted) => {
    const before = await seen();
    const answer = await change(key, values);
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await seen();
    if (typeof wanted === 'number') expect(after).toBe(wanted);
    else {
      expect(before).not.toContain(wanted);
      expect(after).toContain(wanted);
    }
  });

  it('moves the days of the work list and of the seller, by a job', async () => {
    const offerId = newOfferId();
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org')));
    const due = async () =>
      (await test.deps.db.select({ day: offers.deskDue }).from(offers).where(eq(offers.id, offerId)))[0]?.day;
    // What was changed before is done with, so that each change has to bring its own job.
    await test.runJobs();
    // Open on Mondays and Tuesdays, with four working days for a bid.
    expect(await due()).toBe('2026-12-08');
    await change('house', { closed: '1.12.2026' });
    await test.runJobs();
    expect(await due()).toBe('2026-12-14');
    await change('promises', { bid: '3' });
    await test.runJobs();
    expect(await due()).toBe('2026-12-08');
    await change('promises', { bid: '4' });
  });

  it('leaves statements of the account from which was paid before readable', async () => {
    const former = ['DE89370400440532013000', electronicIban(payoutOfFile.account.iban)];
    const [now, ...before] = ownIbans;
    expect([now, before.toSorted()]).toEqual(['AT611904300234573201', former.toSorted()]);
  });

  it('is told with who, when, before and after, and can be set back', async () => {
    const { changed } = await settingOf('company');
    const read = async () =>
      settingChangesSchema.parse((await owner.get(`${settingCalls.history}?key=company`)).json()).changes;
    const [last] = await read();
    expect(last).toMatchObject({ version: changed?.version, by: 'chefin@example.org', at: '2026-11-27T09:00:00.000Z' });
    expect([last?.before.vatId, last?.after.vatId]).toEqual(['', 'DE123456788']);
    expect((await change('company', null)).statusCode).toBe(200);
    expect((await settingOf('company')).ofFile).toBeUndefined();
    expect((await read())[0]).toMatchObject({ isReset: true });
    expect(shopConfig.company.owner).toBe('Max Mustermann');
  });

  it('is named in the security log by what it is called, one that was refused too', async () => {
    await change('promises', { bid: '2' }, 999);
    const texts = sentValues({ title: 'x' });
    await owner.post(textCalls.change, { file: 'about/nirgends', basedOn: 0, values: texts });
    const values = sentValues({ headline: 'Da!', opening: '', closing: '' });
    await succeed(owner.post(mailTextCalls.change, { name: 'bid-placed', basedOn: 0, values }));
    const told = async () => {
      const log = (await owner.get(`${securityLogCall}?group=settings`)).json();
      return securityLogSchema.parse(log).events.map(({ changed, refusal }) => [changed, refusal !== undefined]);
    };
    const wanted = [
      [[expect.stringMatching(/^E-Mail „.*gebot/)], false],
      [['about/nirgends'], true],
      [['Versprochene Tage'], true],
    ];
    await expect.poll(told).toEqual(expect.arrayContaining(wanted));
    expect((await told()).every(([changed]) => changed !== undefined)).toBe(true);
  });

  it('is refused where another change came first, and where a field is wrong, by its name', async () => {
    const stale = await change('promises', { bid: '2' }, 0);
    expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'settingChanged' }]);
    const wrong = await change('house', { closed: '24.12.\n31.02.' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { fields: { closed: expect.stringContaining('24.12.') } },
    ]);
    const none = await change('company', { name: '', iban: 'x' });
    expect(none.json()).toMatchObject({ fields: { name: expect.any(String), iban: expect.any(String) } });
  });

  it('is refused where it would empty what a legal page names: the shop would not open again (LEG-02)', async () => {
    Object.assign(test.deps.env, { companyDataRequired: true });
    expect((await change('payouts', { iban: 'DE12 5001 0517 0648 4898 90' })).json()).toMatchObject({
      fields: { iban: expect.stringContaining('Vorführung') },
    });
    expect((await change('legal', { hostingName: 'Rechenhaus GmbH', mailPlace: 'Jena' })).statusCode).toBe(200);
    const said = expect.stringContaining('Rechtsseite');
    expect((await change('legal', { hostingName: '' })).json()).toMatchObject({ fields: { hostingName: said } });
    expect((await change('legal', null)).json()).toMatchObject({ fields: { hostingName: said, mailPlace: said } });
    Object.assign(test.deps.env, { companyDataRequired: false });
  });

  it('counts in another process by the notice, and in one that starts later', async () => {
    const { env } = test.deps;
    const there = await openDeps(env, { database: { ...test.database, close: async () => {} }, log: test.deps.log });
    expect(there.settings.valuesOf('promises').now.bid).toBe('4');
    await change('promises', { bid: '6' });
    await there.notices.start();
    // It was told before this process listened.
    await expect.poll(() => there.settings.valuesOf('promises').now.bid).toBe('6');
    await change('promises', { bid: '5' });
    await expect.poll(() => there.settings.valuesOf('promises').now.bid).toBe('5');

    // Two forms are two matters: what is saved of one at the same instant is no news to the other, wherever it is saved.
    const orderOf = async (key: SettingKey, changed: SettingValues) => {
      const before = test.deps.settings.valuesOf(key).now;
      const basedOn = (await settingOf(key)).changed?.version ?? 0;
      return { key, basedOn, before, after: { ...before, ...changed } };
    };
    const [bid, land] = [await orderOf('promises', { bid: '4' }), await orderOf('house', { land: 'BY' })];
    await Promise.all([test.deps.settings.keep(bid, 'eins'), there.settings.keep(land, 'zwei')]);
    const { follow, valuesOf } = test.deps.settings;
    await follow();
    expect([valuesOf('promises').now.bid, valuesOf('house').now.land]).toEqual(['4', 'BY']);
    await expect(there.settings.keep(bid, 'zwei')).rejects.toMatchObject({ document: { code: 'settingChanged' } });
    await there.close();

    // Where others take the number each time it is tried for a while, then whoever saves is told to look.
    let tries = 0;
    const transaction: Database['transaction'] = async (work) => {
      tries += 1;
      await test.deps.settings.keep(await orderOf('house', { land: tries % 2 ? 'BE' : 'BY' }), 'eins');
      return test.database.transaction(work);
    };
    const late = openHouseSettings({ ...test.deps, secrets: env.secrets, database: { ...test.database, transaction } });
    const wanted = await orderOf('promises', { bid: '7' });
    await expect(late.keep(wanted, 'zwei')).rejects.toMatchObject({ document: { code: 'settingChanged' } });
    expect(tries).toBe(5);
  });
});

describe('the words of a mail', () => {
  const said = {
    headline: 'Schön, dass Sie fragen',
    opening: 'Wir sind bis 6. Januar zu.\n\nDanach eilt es.',
    closing: '',
  };
  const read = async () => mailTextSchema.parse((await owner.get(`${mailTextCalls.read}?name=received`)).json());
  const told = async (email: string) => {
    await succeed(test.visitor().post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email)));
    await test.runJobs();
    return (await test.mails()).find(({ recipient }) => recipient === email)?.text ?? '';
  };

  it('are seen in its sample before they count, then in each that is sent, and go again', async () => {
    const values = sentValues(said);
    const preview = await succeed(owner.post(mailTextCalls.preview, { name: 'received', values }));
    expect(mailPreviewSchema.parse(preview).text).toMatch(
      /Schön, dass Sie fragen[\s\S]*\n\nDanach eilt es\.\n\nGuten Tag/,
    );
    expect(await told('vorher@example.org')).not.toContain('Danach eilt es');
    await succeed(owner.post(mailTextCalls.change, { name: 'received', basedOn: 0, values }));
    expect(await told('nachher@example.org')).toContain('Wir sind bis 6. Januar zu.');
    const { version, changes } = await read();
    expect(changes[0]).toMatchObject({ by: 'chefin@example.org', before: { opening: '' }, after: said });
    await succeed(owner.post(mailTextCalls.change, { name: 'received', basedOn: version, values: null }));
    expect(await told('danach@example.org')).not.toContain('Danach eilt es');
    expect((await owner.get(`${mailTextCalls.read}?name=nirgends`)).statusCode).toBe(404);
  });
});

describe('who changes settings', () => {
  it('is the administration alone, and where money or the law hangs on it only just after the second factor', async () => {
    const buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
    expect((await buyer.get(settingCalls.list)).statusCode).toBe(404);
    expect((await change('promises', { bid: '1' }, undefined, buyer)).statusCode).toBe(404);
    const second = await signInStaff(test, ['admin'], 'vertretung@example.org');
    await setUpSecondFactor((path, body) => succeed(second.post(path, body)), test.clock.now());
    expect((await change('payouts', { secondPersonFrom: '3000' }, undefined, second)).statusCode).toBe(200);
    test.clock.set('2026-11-27T09:30:00.000Z');
    const late = await change('payouts', { secondPersonFrom: '99000' }, undefined, second);
    expect([late.statusCode, late.json()]).toMatchObject([403, { code: 'secondFactorNeeded' }]);
    const words = sentValues({ headline: '', opening: 'Bitte hier anmelden.', closing: '' });
    const mail = await second.post(mailTextCalls.change, { name: 'bid-placed', basedOn: 0, values: words });
    expect([mail.statusCode, mail.json()]).toMatchObject([403, { code: 'secondFactorNeeded' }]);
    expect((await change('promises', { tax: '4' }, undefined, second)).statusCode).toBe(200);
  });
});
