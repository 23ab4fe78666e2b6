import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type TaxCase, taxCalls, taxCaseSchema, taxCasesSchema } from '#contract/money/desk-tax.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import type { ContractDetails } from '#domain/offer/parties/addresses.ts';
import { exportAccount } from '#server/accounts/export-account.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offersOfAccount } from '#server/offers/personal-data.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { reactionsTo } from '#server/reactions/reactions.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { startViesServer, type ViesServer } from '#tests/support/vies-server.ts';

let test: TestApp;
let register: ViesServer;
let desk: HttpClient;
beforeAll(async () => {
  register = await startViesServer();
  test = await startTestApp(register.settings);
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test, ['accounting'], 'buchhaltung@example.org');
});
afterAll(async () => {
  await test.close();
  await register.close();
});

const untilAddresses = ['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses'] as const;
const untilSettled: readonly CommandType[] = [
  ...untilAddresses,
  ...(['linkOrder', 'verifyData', 'sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply'] as const),
  ...(['startDeletion', 'finishDeletion', 'startTesting', 'finishTesting', 'skipAdjustingBid'] as const),
];

/** A sale of a business that says this of itself, played so far. */
async function saleOf(details: Partial<ContractDetails>, steps: readonly CommandType[] = untilSettled) {
  const offerId = newOfferId();
  const email = `${offerId}@example.org`;
  const seller = await signUp(test, email);
  const own = ownCommand(offerId, email);
  const said = (command: Command): Command => {
    const made = own(command);
    if (made.type !== 'submitAddresses') return made;
    const contractDetails = { ...made.addresses.contractDetails, ...details };
    return { ...made, addresses: { ...made.addresses, contractDetails } };
  };
  await playCommands(test, offerId, said, steps);
  return { offerId, email, seller };
}

const caseOf = async (offerId: string): Promise<TaxCase> =>
  taxCaseSchema.parse(await succeed(desk.get(taxCalls.case(offerId))));
const casesOf = async () => taxCasesSchema.parse(await succeed(desk.get(taxCalls.cases))).cases;
const decide = (offerId: string, body: object, by = desk) => by.post(taxCalls.decide(offerId), body);
const read = async (offerId: string, by: HttpClient) =>
  z.object({ data: wholeOfferViewSchema }).parse(await succeed(by.get(`/selfservice/api/readOffer/${offerId}`))).data;
const queueRow = z.object({ rows: z.array(z.looseObject({ id: z.string(), task: z.string() })) });

describe('the desk for taxes (INV-11, INV-15)', () => {
  it('shows a public body until somebody has decided, tells the seller by mail and live page, and then writes the right paper', async () => {
    const { offerId, email, seller } = await saleOf({ vatStatus: 'publicBody' });
    expect((await casesOf()).find((one) => one.offerId === offerId)).toMatchObject({
      isBlocking: true,
      by: '2026-11-25',
      open: ['Verkauft die öffentliche Einrichtung unternehmerisch?'],
    });
    const { rows } = queueRow.parse(await succeed(desk.get(`${deskApi.queue}?tab=blocked`)));
    expect(rows.find(({ id }) => id === offerId)).toMatchObject({
      task: 'decideTax',
      notes: expect.arrayContaining([expect.objectContaining({ view: 'steuer' })]),
    });
    expect(await read(offerId, seller)).toMatchObject({ ownInvoice: 'status', promised: { what: 'tax' } });
    const etag = (await seller.get(`/selfservice/api/readOffer/${offerId}`)).headers.etag;
    expect((await desk.post(`/desk/api/addCreditNote/${offerId}`, {})).json()).toMatchObject({
      code: 'vatStatusNeedsReview',
    });

    const { version, choices } = await caseOf(offerId);
    const net = choices.find(({ treatment }) => treatment === 'exempt')?.money?.net ?? 0;
    expect(choices.map(({ treatment, paper }) => [treatment, paper])).toEqual([
      ['exempt', 'purchaseReceipt'],
      ['standard', 'selfBilledInvoice'],
    ]);
    const body = { version, known: 0, treatment: 'exempt', reason: 'Schule, Aussonderung des Sachgebiets IT.' };
    await succeed(decide(offerId, body));
    await succeed(decide(offerId, { ...body, known: 1 }));
    expect((await casesOf()).some((one) => one.offerId === offerId)).toBe(false);
    expect((await seller.get(`/selfservice/api/readOffer/${offerId}`)).headers.etag).not.toBe(etag);
    const shown = await read(offerId, seller);
    expect(shown).toMatchObject({ otherTax: 'exempt', taxOverruled: 'exempt', taxDecidedAt: expect.any(String) });
    expect(shown.ownInvoice).toBeUndefined();
    expect(JSON.stringify(shown)).not.toMatch(/Aussonderung|buchhaltung/);
    await test.runJobs();
    const told = (await test.mails()).filter((mail) => mail.recipient === email && mail.subject.includes('geklärt'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Umsatzsteuer fällt nicht an');

    await succeed(desk.post(`/desk/api/addCreditNote/${offerId}`, {}));
    const { document } = await read(offerId, seller);
    expect(document).toMatchObject({ number: expect.stringMatching(/^AB-2026-/), total: net });
    const late = await decide(offerId, { ...body, known: 1, treatment: 'standard' });
    expect(late.json()).toMatchObject({ code: 'documentStands' });
    expect(await verifyOffers(test.deps.db)).toMatchObject({ differences: [] });
  });

  it('purchases from another EU country only with a number of that country that somebody confirmed', async () => {
    const german = await saleOf({ vatStatus: 'euBusiness' });
    const about = { known: 0, treatment: 'euAcquisition', reason: 'Ware kommt aus Wien.' };
    const without = await decide(german.offerId, { ...about, version: (await caseOf(german.offerId)).version });
    expect(without.json()).toMatchObject({ code: 'vatIdForeignMissing' });

    const { offerId } = await saleOf({ vatStatus: 'euBusiness', taxId: 'ATU12345675', taxIdType: 'vatId' });
    const { version } = await caseOf(offerId);
    expect((await decide(offerId, { ...about, version })).json()).toMatchObject({ code: 'vatIdNotConfirmed' });
    await succeed(decide(offerId, { ...about, version, confirmation: 'BZSt, 23.11.2026' }));
    expect(await caseOf(offerId)).toMatchObject({
      checks: [{ vatId: 'ATU12345675', result: 'valid', requestId: 'BZSt, 23.11.2026' }],
      now: { otherTax: 'euAcquisition', money: { vat: 0 } },
      decisions: [{ by: 'buchhaltung@example.org', treatment: 'euAcquisition' }],
    });
    expect(await verifyOffers(test.deps.db)).toMatchObject({ differences: [] });
  });

  it('counts for what the seller had said: another number opens the question again', async () => {
    const { offerId, seller } = await saleOf({ vatStatus: 'publicBody' }, untilAddresses);
    const { version } = await caseOf(offerId);
    await succeed(decide(offerId, { version, known: 0, treatment: 'standard', reason: 'Betrieb gewerblicher Art.' }));
    const { inquiryId, contractAddress, contractDetails, packagingAddress } = await read(offerId, seller);
    const changed = { ...contractDetails, iban: 'DE02120300000000202051', taxId: 'DE811907980' };
    const body = { inquiryId, contractAddress, contractDetails: changed, packagingAddress };
    await succeed(seller.post(`/selfservice/api/submitAddresses/${offerId}`, { ...body, declarations: [] }));
    expect((await casesOf()).find((one) => one.offerId === offerId)).toMatchObject({ isBlocking: true });
    expect(await read(offerId, seller)).toMatchObject({ otherTax: 'undecided' });
  });

  it('is decided once by two who decide at the same time, and by accounting and administration alone', async () => {
    const { offerId } = await saleOf({ vatStatus: 'thirdCountry' });
    const { version } = await caseOf(offerId);
    const body = { version, known: 0, reason: 'Zollpapiere liegen vor.' };
    const answers = await Promise.all([
      decide(offerId, { ...body, treatment: 'import' }),
      decide(offerId, { ...body, treatment: 'standard' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await caseOf(offerId)).decisions).toHaveLength(1);
    expect((await decide(offerId, { ...body, known: 1, treatment: 'exempt' })).json()).toMatchObject({
      code: 'taxChoiceUnknown',
    });
    const buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
    expect((await buyer.get(taxCalls.case(offerId))).statusCode).toBe(404);
    expect((await decide(offerId, { ...body, known: 1, treatment: 'import' }, buyer)).statusCode).toBe(404);
    expect((await desk.get(taxCalls.case(newOfferId()))).statusCode).toBe(404);
  });

  it('asks VIES by itself once the number is there, again after an outage, and no sale waits for it', async () => {
    const vienna = { vatStatus: 'euBusiness', taxId: 'ATU98765431', taxIdType: 'vatId' } as const;
    const { offerId } = await saleOf(vienna, untilAddresses);
    register.mood = 'MS_UNAVAILABLE';
    await expect(test.runJobs()).rejects.toThrow('VIES gives no answer: MS_UNAVAILABLE');
    expect((await caseOf(offerId)).checks).toMatchObject([{ result: 'unavailable', failure: 'MS_UNAVAILABLE' }]);
    register.mood = 'valid';
    test.clock.set('2026-11-23T09:30:00.000Z');
    await succeed(desk.post(taxCalls.checkVatId(offerId), {}));
    const { checks, version } = await caseOf(offerId);
    expect(checks).toMatchObject([{ result: 'valid', requestId: expect.any(String) }, { result: 'unavailable' }]);
    expect(JSON.stringify(checks)).not.toContain('Geheim');
    test.clock.set('2026-11-23T10:00:00.000Z');
    const asked = register.asked.length;
    await test.runJobs();
    expect(register.asked).toHaveLength(asked);
    const body = { version, known: 0, treatment: 'euAcquisition', reason: 'Ware kommt aus Wien.' };
    await succeed(decide(offerId, body));
  });

  it('holds the paper back where VIES does not know the number of a business, until somebody has decided', async () => {
    register.mood = 'invalid';
    const { offerId, seller } = await saleOf({ vatStatus: 'regular' });
    await test.runJobs();
    expect((await casesOf()).find((one) => one.offerId === offerId)).toMatchObject({
      open: ['Gilt die Angabe, obwohl VIES die USt-IdNr. nicht kennt?'],
    });
    expect(await read(offerId, seller)).toMatchObject({ ownInvoice: 'status', otherTax: 'undecided' });
    expect((await desk.post(`/desk/api/addCreditNote/${offerId}`, {})).json()).toMatchObject({
      code: 'vatStatusNeedsReview',
    });
    register.mood = 'valid';
    await succeed(desk.post(taxCalls.checkVatId(offerId), {}));
    expect((await casesOf()).some((one) => one.offerId === offerId)).toBe(false);
    await succeed(desk.post(`/desk/api/addCreditNote/${offerId}`, {}));
    expect(await verifyOffers(test.deps.db)).toMatchObject({ differences: [] });
  });

  it('belongs to the export of its account, without who decided (INV-42)', async () => {
    const { offerId, email } = await saleOf({ vatStatus: 'publicBody' }, untilAddresses);
    const { version } = await caseOf(offerId);
    await succeed(decide(offerId, { version, known: 0, treatment: 'exempt', reason: 'Feuerwehr.' }));
    const all = await test.deps.db.select().from(accounts);
    const account = all.find((one) => one.email === email);
    if (!account) throw new Error('no account');
    const offers = offersOfAccount({ ...test.deps, reactionsTo });
    const exported = JSON.stringify(await exportAccount(test.deps, account, [offers]));
    expect(exported).toContain('Feuerwehr.');
    expect(exported).not.toContain('buchhaltung@example.org');
  });
});
