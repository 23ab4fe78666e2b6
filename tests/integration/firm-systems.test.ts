import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { accountCalls } from '#contract/account/account-calls.ts';
import { firmCalls } from '#contract/account/firm.ts';
import { firmDevicesSchema, firmSaleSchema, firmSalesSchema } from '#contract/account/firm-api.ts';
import { firmTokensAtMost } from '#contract/account/firm-limits.ts';
import {
  addedFirmTokenSchema,
  type FirmScope,
  firmApi,
  firmScopes,
  firmTokenCalls,
  firmTokensSchema,
} from '#contract/account/firm-systems.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { documents } from '#server/db/schema/documents.ts';
import { apiTokens } from '#server/db/schema/systems.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { type AppRoute, withRoutes } from '#tests/support/app-routes.ts';
import { withBearer } from '#tests/support/bearer.ts';
import { accountOf, foundFirm, joinedColleague } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, succeed } from '#tests/support/people.ts';
import { securityLines } from '#tests/support/security-lines.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let ofSystems: AppRoute[];
let manager: HttpClient;
let neighbour: HttpClient;
const email = 'anna@example.org';
const offerId = newOfferId();
let documentId = '';

beforeAll(async () => {
  const started = await withRoutes(() => startTestApp());
  test = started.value;
  ofSystems = started.routes.filter(({ url, method }) => url.startsWith('/firm/api/') && method !== 'HEAD');
  manager = await foundFirm(test, email);
  neighbour = await foundFirm(test, 'nachbar@example.org', 'Nachbar AG');
  await storeSale(test, offerId, ownCommand(offerId, email), [...wayTo('payout'), 'addCreditNote', 'finishOffer']);
  documentId = (await test.deps.db.select().from(documents))[0]?.id ?? '';
});
afterAll(() => test.close());

async function aToken(by: HttpClient, scopes: readonly FirmScope[] = firmScopes, name = 'Bestand'): Promise<string> {
  return addedFirmTokenSchema.parse(await succeed(by.post(firmTokenCalls.add, { name, scopes, term: 'year' }))).token;
}
const system = (token: string, by: HttpClient = test.visitor()) => withBearer(by, token);
const of = (address: string) =>
  address.replace(':offerId', offerId).replace(':documentId', documentId).replace(':syntax', 'cii');
const saleBy = async (token: string) => firmSaleSchema.parse(await succeed(system(token).get(of(firmApi.sale))));
const listed = async (by: HttpClient) => firmTokensSchema.parse(await succeed(by.get(firmTokenCalls.list))).tokens;

const named = async (by: HttpClient, name: string) => (await listed(by)).find((one) => one.name === name);

async function answerTo(token: string, { method, url }: AppRoute, by?: HttpClient): Promise<string> {
  const address = `${of(url)}${url === firmApi.deviceFile ? '?format=csv' : ''}`;
  const program = system(token, by);
  const answer = await (method === 'GET' ? program.get(address) : program.post(address, '{"'));
  const isProblem = String(answer.headers['content-type']).includes('problem');
  return `${answer.statusCode}${isProblem ? ` ${answer.json().code}` : ''}`;
}

describe('a system of a firm', () => {
  it('reads the firm’s sales with their state, their papers and what became of each device', async () => {
    const token = await aToken(manager);
    const { sales } = firmSalesSchema.parse(await succeed(system(token).get(firmApi.sales)));
    expect(sales).toMatchObject([{ id: offerId, stage: 'payout' }]);
    const sale = await saleBy(token);
    expect(sale.amount).toBeGreaterThan(0);
    expect(sale.papers.map(({ kind }) => kind)).toContain('purchaseContract');
    expect(sale.items.length).toBeGreaterThan(0);
    expect(sale.papers).toContainEqual(
      expect.objectContaining({ kind: 'selfBilledInvoice', eInvoice: expect.anything() }),
    );
    firmDevicesSchema.parse(await succeed(system(token).get(of(firmApi.devices))));
  });

  it('does what its scopes are good for and nothing else', async () => {
    const needs = new Map(
      ofSystems.map((route) => [
        route,
        typeof route.access === 'object' && 'firm' in route.access ? route.access.firm : undefined,
      ]),
    );
    for (const scope of firmScopes) {
      const token = await aToken(manager, [scope]);
      for (const [route, needed] of needs) {
        const answer = await answerTo(token, route);
        if (needed === scope) expect(answer, route.url).not.toMatch(/^40[13]/);
        else expect(answer, route.url).toBe('403 scopeMissing');
      }
    }
  });

  it('never meets a sale of another firm, whatever it calls', async () => {
    const token = await aToken(neighbour);
    const { sales } = firmSalesSchema.parse(await succeed(system(token).get(firmApi.sales)));
    expect(sales).toEqual([]);
    const ofOne = ofSystems.filter(({ url }) => /:(offerId|documentId)/.test(url));
    for (const route of ofOne) expect(await answerTo(token, route), route.url).toBe('404 notFound');
    expect(ofOne.length).toBeGreaterThan(4);
  });

  it('calls nothing of the shop and of the desk, nor does the provider’s token call here', async () => {
    const token = await aToken(manager);
    expect((await system(token).get('/desk/api/queue')).json().code).toBe('tokenUnknown');
    expect((await system(token).get('/selfservice/api/listOffers')).json().code).toBe('notSignedIn');
    const admin = await signInStaff(test);
    const added = await succeed(admin.post('/desk/api/addApiToken', { name: 'ERP', scopes: ['read'], term: 'year' }));
    const ofDesk = addedTokenOf(added);
    expect((await system(ofDesk).get(firmApi.sales)).json().code).toBe('tokenUnknown');
    expect(JSON.stringify(await succeed(admin.get('/desk/api/apiTokens')))).not.toContain('Bestand');
    // A cookie beside the token, or in its place, opens nothing.
    expect((await system('akw_niemals-gemacht-und-lang', manager).get(firmApi.sales)).statusCode).toBe(401);
    expect((await manager.get(firmApi.sales)).json().code).toBe('notSignedIn');
  });

  it('reads which paper no longer counts, and why', async () => {
    const { data } = z
      .object({ data: wholeOfferViewSchema })
      .parse(await succeed(manager.get(`/selfservice/api/readOffer/${offerId}`)));
    const reason = 'Die Menge stimmt nicht.';
    await succeed(manager.post(`/selfservice/api/objectToCreditNote/${offerId}`, { orderId: data.orderId, reason }));
    const { papers } = await saleBy(await aToken(manager));
    const ended = papers.flatMap((paper) => ('ended' in paper ? [paper] : []));
    expect(ended).toMatchObject([{ kind: 'selfBilledInvoice', ended: { how: 'objected', reason } }]);
  });
});

const addedTokenOf = (added: unknown) =>
  typeof added === 'object' && added !== null && 'token' in added ? String(added.token) : '';

describe('the tokens of a firm', () => {
  it('are made, listed and ended by whoever manages its people, each firm its own', async () => {
    const token = await aToken(manager, ['readSales'], 'Intune');
    const made = await named(manager, 'Intune');
    expect(made).toMatchObject({ name: 'Intune', scopes: ['readSales'], createdBy: email });
    expect(JSON.stringify(await test.deps.db.select().from(apiTokens))).not.toContain(token.slice(4));
    const colleague = await joinedColleague(test, manager, 'lager@example.org', ['sendInquiries', 'decide']);
    expect((await colleague.get(firmTokenCalls.list)).json().code).toBe('firmRightMissing');
    await succeed(neighbour.post(firmTokenCalls.revoke, { tokenId: made?.id }));
    expect((await system(token).get(firmApi.sales)).statusCode).toBe(200);
    await succeed(manager.post(firmTokenCalls.revoke, { tokenId: made?.id }));
    expect((await system(token).get(firmApi.sales)).json().code).toBe('tokenUnknown');
    expect((await listed(neighbour)).map(({ name }) => name)).not.toContain('Intune');
  });

  it('are told by mail to everybody who manages the people, and are twenty at a time', async () => {
    const founder = await foundFirm(test, 'zwanzig@example.org', 'Zwanzig AG');
    await joinedColleague(test, founder, 'auch@example.org', ['managePeople']);
    await joinedColleague(test, founder, 'nicht@example.org', ['decide', 'seeMoney']);
    await aToken(founder, ['readSales', 'readDevices'], 'Snipe-IT');
    await test.runJobs();
    const told = (await test.mails()).filter(({ subject }) => subject === 'Neues Token für Ihre Firma');
    const ofThisFirm = told.filter(({ text }) => text.includes('zwanzig@example.org hat'));
    expect(ofThisFirm.map(({ recipient }) => recipient).toSorted()).toEqual([
      'auch@example.org',
      'zwanzig@example.org',
    ]);
    expect(ofThisFirm[0]?.text).toMatch(/„Snipe-IT“.*Verkäufe lesen, Geräte lesen.*firma\/systeme\//s);
    for (let made = 1; made < firmTokensAtMost; made += 1) await aToken(founder, ['readDevices']);
    const more = await founder.post(firmTokenCalls.add, { name: 'zu viel', scopes: ['readDevices'], term: 'month' });
    expect([more.statusCode, more.json().code]).toEqual([409, 'tokensTooMany']);
    expect(more.json().detail).toContain(`Mehr als ${firmTokensAtMost} Token`);
    await succeed(founder.post(firmTokenCalls.revoke, { tokenId: (await named(founder, 'Snipe-IT'))?.id }));
    await aToken(founder, ['readDevices']);
  });

  it('hand on no right that their maker does not have, or no longer has', async () => {
    const without = await joinedColleague(test, manager, 'personal@example.org', ['managePeople']);
    const refused = await without.post(firmTokenCalls.add, { name: 'x', scopes: ['readSales'], term: 'month' });
    expect(refused.json().code).toBe('firmRightMissing');
    const devices = await aToken(without, ['readDevices']);
    expect((await system(devices).get(of(firmApi.devices))).statusCode).toBe(200);
    const accountId = await accountOf(manager, 'personal@example.org');
    await succeed(manager.post(firmCalls.setRights, { accountId, rights: ['managePeople', 'seeMoney'] }));
    const sales = await aToken(without, ['readSales']);
    await succeed(manager.post(firmCalls.setRights, { accountId, rights: ['managePeople'] }));
    expect((await system(sales).get(firmApi.sales)).json().code).toBe('makerLacksRight');
    await succeed(manager.post(firmCalls.setRights, { accountId, rights: ['seeMoney'] }));
    expect((await system(devices).get(of(firmApi.devices))).json().code).toBe('tokenUnknown');
  });

  it.each(['taken out', 'account deleted'])('end with whoever made them: %s', async (how) => {
    const address = `geht-${how.length}@example.org`;
    const leaving = await joinedColleague(test, manager, address, ['managePeople', 'seeMoney']);
    const token = await aToken(leaving, ['readSales'], 'Geht');
    expect((await system(token).get(firmApi.sales)).statusCode).toBe(200);
    if (how === 'taken out')
      await succeed(manager.post(firmCalls.remove, { accountId: await accountOf(manager, address) }));
    else await succeed(leaving.post(accountCalls.delete, { password }));
    expect((await system(token).get(firmApi.sales)).json().code).toBe('tokenUnknown');
    expect((await listed(manager)).map(({ name }) => name)).not.toContain('Geht');
  });

  it('stand in the security log by their number, when they are made and where they are refused', async () => {
    const token = await aToken(manager, ['readDevices'], 'Protokoll');
    const id = (await named(manager, 'Protokoll'))?.id;
    await system(token).get(firmApi.sales);
    expect(securityLines(test).at(-1)).toMatchObject({ what: 'refused', result: 'scopeMissing', token: id });
    expect(securityLines(test).map(({ what }) => what)).toContain('tokenMade');
  });
});
