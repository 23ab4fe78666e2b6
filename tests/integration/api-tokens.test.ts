import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiScope, apiScopes, mayByToken } from '#contract/account/api-scopes.ts';
import { addedApiTokenSchema, apiTokenCalls, apiTokensSchema, type TokenTerm } from '#contract/account/api-tokens.ts';
import { deskCommands, deskCreationSchemas } from '#contract/desk/desk-commands.ts';
import { deskOfferSchema } from '#contract/desk/desk-view.ts';
import { addDays, dayOf } from '#domain/values/day.ts';
import { callsPerMinute } from '#server/api-tokens/system-pace.ts';
import { apiTokens } from '#server/db/schema/systems.ts';
import type { StaffAccess } from '#server/policies/access.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { withRoutes } from '#tests/support/app-routes.ts';
import { withBearer } from '#tests/support/bearer.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { securityLines } from '#tests/support/security-lines.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

interface DeskCall {
  method: 'GET' | 'POST';
  url: string;
  access: StaffAccess;
}

let test: TestApp;
let admin: HttpClient;
let calls: DeskCall[];

beforeAll(async () => {
  const started = await withRoutes(() => startTestApp());
  test = started.value;
  calls = started.routes.flatMap(({ method, url, access }) =>
    typeof access === 'object' && 'staff' in access && (method === 'GET' || method === 'POST')
      ? [{ method, url, access }]
      : [],
  );
  admin = await signInStaff(test);
});
afterAll(() => test.close());

let count = 0;

async function aToken(scopes: readonly ApiScope[], term: TokenTerm = 'year', by = admin) {
  count += 1;
  const name = `Warenwirtschaft ${count}`;
  const added = addedApiTokenSchema.parse(await succeed(by.post(apiTokenCalls.add, { name, scopes, term })));
  return { token: added.token, id: added.tokens.find((one) => one.name === name)?.id ?? '', name };
}

const system = (token: string, by: HttpClient = test.visitor()) => withBearer(by, token);

async function anInquiry(): Promise<string> {
  const offerId = newOfferId();
  await succeed(test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org')));
  return offerId;
}

/** What no token does: money and the word of a second person, rights, what a person judges, somebody's own place. */
const ofPersons = [
  ...['changeSetting', 'changeText', 'previewText', 'changeMailText', 'previewMailText', 'checkCarrier'],
  ...[
    'composePayoutRun',
    'discardPayoutRun',
    'releasePayoutRun',
    'withdrawPayout',
    'notePayoutPaid',
    'releasePayee',
    'settleAccountCheck',
    'linkBankEntry',
    'dismissBankEntries',
  ],
  ...['witnessDestruction', 'withdrawCertificate', 'lockSale', 'unlockSale'],
  ...['addApiToken', 'revokeApiToken', 'addPerson', 'removePerson', 'setRoles', 'resetSecondFactor'],
  ...['checkVatId', 'decideTax', 'judgeAgreement'],
  // What somebody looks at before they issue it.
  'documentPreview',
  ...['assign', 'takeOver', 'saveView', 'removeView', 'saveBidEntries', 'changeOwnPassword', 'newRecoveryCodes'],
  ...['addNote', 'removeNote', 'saveSnippet', 'removeSnippet', 'setOwnName', 'namePerson'],
  ...['holdBid', 'takeBackBid', 'sendHeldBid'],
  ...['beginSecondFactor', 'setSecondFactor', 'giveSecondFactor', 'putOffSecondFactor'],
];

const listed = async () => apiTokensSchema.parse(await succeed(admin.get(apiTokenCalls.list))).tokens;
const nameOf = ({ method, url }: DeskCall) => `${method} ${url}`;

/** The calls that are there for a token; a body that nobody can read keeps all of them from doing anything. */
async function openTo(token: string): Promise<string[]> {
  const by = system(token);
  const open: string[] = [];
  // Calls by an id of which there is none are 404 for everybody.
  for (const call of calls.filter(({ method }) => method === 'POST')) {
    test.clock.advance({ seconds: 1 });
    const { statusCode } = await by.post(call.url.replace(/:\w+/g, 'x'), '{"');
    if (statusCode !== 404) open.push(nameOf(call));
  }
  return open;
}

describe('a token of another system', () => {
  it('sees and does what its scopes are good for, and what it did stands under its name', async () => {
    const offerId = await anInquiry();
    const [reading, buying] = [await aToken(['read']), await aToken(['buyer'])];
    const [reader, buyer] = [system(reading.token), system(buying.token)];
    expect((await reader.get('/desk/api/queue')).statusCode).toBe(200);
    const read = async (by: typeof reader) =>
      deskOfferSchema.parse((await by.get(`/desk/api/offers/${offerId}`)).json().data);
    expect((await read(reader)).commands).toEqual([]);
    const offer = await read(buyer);
    expect(offer.commands).toEqual(expect.arrayContaining(['submitBid', 'reject']));
    const validUntil = addDays(dayOf(test.clock.now().toISOString()), 14);
    const bid = bidBody(offer.items, { validUntil });
    expect((await reader.post(`/desk/api/submitBid/${offerId}`, bid)).statusCode).toBe(404);
    expect((await buyer.post(`/desk/api/submitBid/${offerId}`, bid)).statusCode).toBe(200);
    expect((await read(reader)).timeline).toContainEqual(
      expect.objectContaining({ type: 'bidSubmitted', by: `Token ${buying.name}` }),
    );
  });

  it('that sends a command twice under one Idempotency-Key has it take effect once', async () => {
    const offerId = await anInquiry();
    const buyer = system((await aToken(['buyer'])).token);
    const send = () => buyer.post(`/desk/api/reject/${offerId}`, { reason: 'Zu alt' }, { 'idempotency-key': 'einmal' });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    const other = await buyer.post(
      `/desk/api/reject/${offerId}`,
      { reason: 'Zu neu' },
      { 'idempotency-key': 'einmal' },
    );
    expect(other.json().code).toBe('idempotencyKeyReused');
  });

  it('holds until its term is over or somebody ends it', async () => {
    const [short, long] = [await aToken(['read'], 'month'), await aToken(['read'], 'twoYears')];
    test.clock.advance({ days: 30 });
    admin = await signInStaff(test);
    expect((await system(short.token).get('/desk/api/queue')).json()).toMatchObject({ code: 'tokenUnknown' });
    expect((await listed()).find(({ id }) => id === short.id)).toMatchObject({ isExpired: true });
    expect((await system(long.token).get('/desk/api/queue')).statusCode).toBe(200);
    await succeed(admin.post(apiTokenCalls.revoke, { tokenId: long.id }));
    expect((await system(long.token).get('/desk/api/queue')).statusCode).toBe(401);
    expect((await system(`${long.token}x`).get('/desk/api/queue')).statusCode).toBe(401);
  });

  it('is kept as a hash alone, and its use within ten minutes', async () => {
    const { token, id } = await aToken(['read']);
    expect(token).toMatch(/^akw_[\w-]{43}$/);
    expect(JSON.stringify(await test.deps.db.select().from(apiTokens))).not.toContain(token.slice(4));
    const used = async () => (await listed()).find((one) => one.id === id)?.lastUsedAt;
    expect(await used()).toBeUndefined();
    const first = test.clock.now().toISOString();
    await system(token).get('/desk/api/queue');
    test.clock.advance({ minutes: 9 });
    await system(token).get('/desk/api/queue');
    expect(await used()).toBe(first);
    test.clock.advance({ minutes: 1 });
    await system(token).get('/desk/api/queue');
    expect(await used()).toBe(test.clock.now().toISOString());
  });

  it('may call 600 times a minute, whatever it asks for', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' });
    const by = await signInStaff(limited);
    const ofLimited = async () => system((await aToken(['read'], 'year', by)).token, limited.visitor());
    const [busy, calm] = [await ofLimited(), await ofLimited()];
    const answers = new Set<number>();
    for (let call = 0; call < callsPerMinute; call += 1) answers.add((await busy.get('/desk/api/people')).statusCode);
    expect([...answers]).toEqual([404]);
    expect((await busy.get('/desk/api/queue')).statusCode).toBe(429);
    expect((await calm.get('/desk/api/queue')).statusCode).toBe(200);
    limited.clock.advance({ minutes: 1 });
    expect((await busy.get('/desk/api/queue')).statusCode).toBe(200);
    await limited.close();
  });

  it('stands in the security log by its number', async () => {
    const { token, id } = await aToken(['buyer']);
    const offer = await anInquiry();
    await system(token).post(`/desk/api/reject/${offer}`, { reason: 'Zu alt' });
    expect(securityLines(test).at(-1)).toMatchObject({ what: 'staffAction', result: 'done', token: id, offer });
    expect(securityLines(test).map(({ what }) => what)).toContain('tokenMade');
  });
});

describe('the calls of the desk', () => {
  it.each(apiScopes)(
    'are there for a token made for %s where the table of scopes says so, and no other',
    async (scope) => {
      const open = await openTo((await aToken([scope])).token);
      const allowed = calls.filter(({ method, access }) => method === 'POST' && mayByToken([scope], access.staff));
      for (const one of open) expect(allowed.map(nameOf)).toContain(one);
      const closed = allowed.map(nameOf).filter((one) => !open.includes(one));
      expect(closed.filter((one) => !ofPersons.some((name) => one.includes(`/${name}`)))).toEqual([]);
    },
  );

  it('that let money go, make tokens, give people rights, judge or stand for a second person are closed to a token of every scope, and no other', async () => {
    const open = await openTo((await aToken(apiScopes)).token);
    const closed = calls.filter(({ method }) => method === 'POST').filter((call) => !open.includes(nameOf(call)));
    expect(closed.map(({ url }) => url.replace(/^\/desk\/api\/|\/:.*$/g, '')).toSorted()).toEqual(ofPersons.toSorted());
    for (const command of [...deskCommands, ...Object.keys(deskCreationSchemas)])
      expect(open.some((one) => one.startsWith(`POST /desk/api/${command}`))).toBe(true);
  });

  it('go by the token alone where one is brought: a cookie beside it opens nothing', async () => {
    const { token } = await aToken(['read']);
    const offerId = await anInquiry();
    const beside = system(token, admin);
    expect((await beside.post(`/desk/api/reject/${offerId}`, { reason: 'Zu alt' })).statusCode).toBe(404);
    expect((await system('akw_niemals-gemacht-und-lang', admin).get('/desk/api/queue')).statusCode).toBe(401);
  });

  it('and nothing else take it in place of the anti-forgery token', async () => {
    const { token } = await aToken(apiScopes);
    const answer = await system(token).post(
      `/selfservice/api/submitOffer/${newOfferId()}`,
      inquiryBody('a@example.org'),
    );
    expect(answer.json().code).toBe('antiForgery');
  });
});
