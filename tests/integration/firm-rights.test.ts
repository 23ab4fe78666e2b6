// Dear: papers are printed by a process beside the server.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firmCalls } from '#contract/account/firm.ts';
import { xrechnungAddress, xrechnungSyntaxes } from '#contract/papers/xrechnung.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { type FirmRight, firmRights, mayForFirm } from '#domain/firm/firm-rights.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { formatMoney } from '#domain/values/money.ts';
import type { OwnerAccess } from '#server/policies/access.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { type AppRoute, withRoutes } from '#tests/support/app-routes.ts';
import { accountOf, foundFirm, joinedColleague } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let manager: HttpClient;
let former: HttpClient;
let neighbour: HttpClient;
let ofOwners: (AppRoute & { access: OwnerAccess })[];
let documentUrl = '';
const colleagues = new Map<FirmRight | 'none', HttpClient>();
const offerId = newOfferId();
/** Of the stories of the tests. */
const email = 'kundin@example.org';

const untilPayout = [...wayTo('payout'), 'addCreditNote'] as const;

beforeAll(async () => {
  const started = await withRoutes(() => startTestApp());
  test = started.value;
  ofOwners = started.routes.flatMap((route) =>
    typeof route.access === 'object' && 'owner' in route.access && route.method !== 'HEAD'
      ? [{ ...route, access: route.access }]
      : [],
  );
  manager = await foundFirm(test, email);
  neighbour = await foundFirm(test, 'nachbar@example.org', 'Nachbar AG');
  for (const right of [...firmRights, 'none'] as const) {
    const rights = right === 'none' ? [] : [right];
    colleagues.set(right, await joinedColleague(test, manager, `${right}@example.org`.toLowerCase(), rights));
  }
  await joinedColleague(test, manager, 'frueher@example.org', firmRights);
  await succeed(manager.post(firmCalls.remove, { accountId: await accountOf(manager, 'frueher@example.org') }));
  former = test.visitor();
  await succeed(former.post('/auth/api/login', { email: 'frueher@example.org', password }));
  await playCommands(test, offerId, withOwnNumbers, untilPayout);
  await test.runJobs();
  documentUrl = (await viewOf(manager)).documents.find(({ url }) => url !== undefined)?.url ?? '';
});
afterAll(() => test.close());

const numbers = { inquiryId: 'A-91', orderId: 'B-91' };
const withOwnNumbers = (command: Command): Command => ({
  ...command,
  ...Object.fromEntries(Object.entries(numbers).filter(([name]) => name in command)),
});

async function viewOf(by: HttpClient) {
  const answer = await succeed(by.get(`/selfservice/api/readOffer/${offerId}`));
  return z.object({ data: wholeOfferViewSchema }).parse(answer).data;
}

/** The answer to a call about the sale; what changes something has a body that nobody can read, so that nothing happens. */
async function answerTo(by: HttpClient, { method, url }: AppRoute): Promise<string> {
  await by.get('/auth/api/currentUser');
  const documentId = documentUrl.split('/').at(-1) ?? '';
  const address = url.replace(':offerId', offerId).replace(':documentId', documentId);
  const answer = await by.send({
    method: z.enum(['GET', 'POST']).parse(method),
    url: address,
    ...(method === 'POST' && { payload: '{"' }),
    headers: { 'content-type': 'application/json', 'x-xsrf-token': by.cookies.get('XSRF-TOKEN') ?? '' },
  });
  const text = answer.headers['content-type']?.toString().includes('problem') ? ` ${answer.json().code}` : '';
  return `${answer.statusCode}${text}`;
}

describe('a call about a sale of a firm', () => {
  it('answers a colleague by the right that it names, and nothing else', async () => {
    expect(ofOwners.length).toBeGreaterThan(15);
    expect(documentUrl).not.toBe('');
    for (const [right, by] of colleagues) {
      const rights: readonly FirmRight[] =
        right === 'none' ? [] : right === 'decide' ? ['decide', 'seeMoney'] : [right];
      for (const route of ofOwners) {
        const isRefused = (await answerTo(by, route)) === '403 firmRightMissing';
        expect([right, route.url, isRefused]).toEqual([right, route.url, !mayForFirm(rights, route.access.owner)]);
      }
    }
  });

  it('is open without any right where it is about the goods alone, and nowhere else', async () => {
    const open = ofOwners.flatMap(({ method, url, access }) =>
      access.owner === 'belong' ? `${method} ${url.replace('/selfservice/api/', '')}` : [],
    );
    expect(open.toSorted()).toEqual([
      ...[
        'acceptedTerms/:offerId',
        'exportSheet/:offerId',
        'readAppointment/:offerId',
        'readOffer/:offerId',
        'readPacking/:offerId',
        'reuseReport/:offerId',
        'saleUnits/:offerId',
        'unitList/:offerId',
      ].map((url) => `GET ${url}`),
      ...[
        'answerBatteries/:offerId',
        'answerMissing/:offerId',
        'dispatchGoods/:offerId',
        'nameOffer/:offerId',
        'sendMessage/:offerId',
        'tickPacking/:offerId',
      ].map((url) => `POST ${url}`),
    ]);
  });

  it('does not exist for a former colleague, for the neighbour firm, and for whoever sells alone', async () => {
    for (const by of [former, neighbour, await signUp(test, 'allein@example.org')])
      for (const route of ofOwners) expect([route.url, await answerTo(by, route)]).toEqual([route.url, '404 notFound']);
  });
});

describe('without the right to see the money', () => {
  it('no amount, account, tax number or paper of a sale is sent, in its view and in the list', async () => {
    const whole = await viewOf(manager);
    const packer = colleagues.get('none') ?? manager;
    const answer = await packer.get(`/selfservice/api/readOffer/${offerId}`);
    const hidden = [whole.agreement?.total, whole.payoutTotal, whole.bid?.total].map((euros = 0) => euros);
    expect(hidden.every((euros) => euros > 0)).toBe(true);
    for (const euros of hidden) {
      expect(answer.body).not.toContain(formatMoney(euros * 100));
      expect(answer.body).not.toContain(`:${euros}`);
    }
    for (const secret of [whole.contractDetails?.iban, whole.contractDetails?.accountHolder, whole.document?.type])
      expect(answer.body).not.toContain(`"${secret}"`);
    expect(await viewOf(packer)).toMatchObject({ lacks: ['decide', 'seeMoney'], items: whole.items, documents: [] });
    const [row] = (await packer.get('/selfservice/api/listOffers')).json();
    expect([row.id, row.amount, row.yourTurn]).toEqual([offerId, undefined, false]);
    const turns = async (by: HttpClient) => (await by.get('/selfservice/api/countOffers')).json().yourTurn;
    expect([await turns(packer), await turns(manager)]).toEqual([0, 1]);
    const [seen] = (await manager.get('/selfservice/api/listOffers')).json();
    expect(seen.amount).toBeGreaterThan(0);
  });

  it('no paper is sent in any form, whatever its call says of itself', async () => {
    const packer = colleagues.get('none') ?? manager;
    const forms = [documentUrl, ...xrechnungSyntaxes.map((syntax) => xrechnungAddress(documentUrl, syntax))];
    for (const url of [...forms, `/selfservice/api/papers/${offerId}`]) {
      const codeFor = async (by: HttpClient) => (await by.get(url)).statusCode;
      expect([url, await codeFor(packer)]).toEqual([url, 403]);
      expect([url, await codeFor(colleagues.get('seeMoney') ?? packer)]).not.toEqual([url, 403]);
    }
  });

  it('nothing is sent in the name of the firm without that right, and only managers change its people', async () => {
    const packer = colleagues.get('none') ?? manager;
    const inquire = (by: HttpClient) => by.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email));
    expect((await inquire(packer)).json().code).toBe('firmRightMissing');
    expect((await inquire(colleagues.get('sendInquiries') ?? packer)).statusCode).toBe(200);
    const sheetOf = async (by: HttpClient, sheet: string) =>
      (await by.get(`/selfservice/api/exportSheet/${offerId}?sheet=${sheet}&format=csv`)).statusCode;
    expect([await sheetOf(packer, 'inquiry'), await sheetOf(packer, 'bid'), await sheetOf(manager, 'bid')]).toEqual([
      200, 403, 200,
    ]);
    for (const call of [firmCalls.invite, firmCalls.change, firmCalls.setRights, firmCalls.withdraw]) {
      const answers = [await packer.post(call, {}), await neighbour.post(call, {}), await former.post(call, {})];
      expect([call, ...answers.map(({ statusCode }) => statusCode)]).toEqual([call, 403, 400, 404]);
    }
    const accountId = await accountOf(manager, 'none@example.org');
    for (const by of [neighbour, colleagues.get('decide') ?? manager])
      expect([403, 404]).toContain((await by.post(firmCalls.remove, { accountId })).statusCode);
  });
});
