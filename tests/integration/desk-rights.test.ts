import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskCommands, deskCreationSchemas } from '#contract/desk/desk-commands.ts';
import { mayAtDesk, type StaffRole, staffRoles } from '#contract/desk/desk-rights.ts';
import type { StaffAccess } from '#server/policies/access.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { withRoutes } from '#tests/support/app-routes.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, seatStaff, signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { setUpSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

interface DeskCall {
  method: 'GET' | 'POST';
  url: string;
  access: StaffAccess;
}

let test: TestApp;
let production: TestApp;
let calls: DeskCall[];
const offerId = newOfferId();

beforeAll(async () => {
  const started = await withRoutes(() => startTestApp());
  test = started.value;
  production = await startTestApp({ MODE: 'production' });
  calls = started.routes.flatMap(({ method, url, access }) =>
    typeof access === 'object' && 'staff' in access && (method === 'GET' || method === 'POST')
      ? [{ method, url, access }]
      : [],
  );
  for (const { visitor } of [test, production])
    await succeed(visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org')));
});
afterAll(async () => {
  await test.close();
  await production.close();
});

/** The answer to a call; what changes something has a body that nobody can read, so that nothing happens. */
async function answerTo(by: HttpClient, { method, url }: DeskCall): Promise<string> {
  if (!by.cookies.has('XSRF-TOKEN')) await by.get('/desk/api/currentUser');
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': by.cookies.get('XSRF-TOKEN') ?? '' };
  const path = url.replace(':offerId', offerId).replace(/:\w+/g, 'x');
  const sent = method === 'POST' ? { payload: '{"', headers } : {};
  const { statusCode, body } = await by.send({ method, url: path, ...sent });
  return statusCode === 200 ? '200' : `${statusCode} ${JSON.parse(body).code}`;
}

const nameOf = ({ method, url }: DeskCall) => `${method} ${url}`;
/** Calls by an id of which there is none are 404 for everybody who may make them. */
const closed = () => calls.filter(({ access, url }) => access.staff !== 'desk' && !/:(?!offerId)/.test(url));

async function refusedTo(by: HttpClient): Promise<string[]> {
  const refused: string[] = [];
  for (const call of closed()) if ((await answerTo(by, call)) === '404 notFound') refused.push(nameOf(call));
  return refused;
}

describe('the calls of the desk', () => {
  it('are all in the table, each command under its own name', () => {
    const commands = calls.filter(({ url }) => !url.includes('uploads')).map(({ access }) => access.staff);
    for (const name of [...deskCommands, ...Object.keys(deskCreationSchemas)]) expect(commands).toContain(name);
    expect(closed().length).toBeGreaterThan(deskCommands.length);
  });

  it.each(staffRoles)('exist for %s where the table says so, and for nobody else', async (role: StaffRole) => {
    const member = await signInStaff(test, [role], `${role}@example.org`);
    const others = closed().filter(({ access }) => !mayAtDesk([role], access.staff));
    expect(await refusedTo(member)).toEqual(others.map(nameOf));
    expect(others.length).toBeGreaterThan(5);
    expect((await member.get('/desk/api/queue')).statusCode).toBe(200);
  });

  it('all exist for somebody with every kind of work', async () => {
    expect(await refusedTo(await signInStaff(test))).toEqual([]);
  });

  it('offer at a sale no command that is somebody else’s work', async () => {
    const commandsFor = async (role: StaffRole) => {
      const member = await signInStaff(test, [role], `${role}@example.org`);
      return (await member.get(`/desk/api/offers/${offerId}`)).json().data.commands;
    };
    expect(await commandsFor('buyer')).toContain('submitBid');
    expect(await commandsFor('warehouse')).toEqual([]);
  });

  it('are open to everybody there where they read a sale, note something or are about oneself, and nowhere else', () => {
    const open = calls.filter(({ access }) => access.staff === 'desk').map(nameOf);
    expect(open.toSorted()).toEqual([
      ...[
        'colleagues',
        'customer/:offerId',
        'documents/:documentId',
        'erasureReports/:reportId/file',
        'findUnits',
        'goodsIn/:offerId',
        'media/:offerId',
        'offers/:offerId',
        'openAt/:offerId',
        'queue',
        'queueCounts',
        'search',
        'snippets',
        'socket',
        'testing/:offerId',
        'unit/:plate',
        'uploads/:id',
        'uploads/:id/thumbnail',
        'views',
      ].map((url) => `GET /desk/api/${url}`),
      ...[
        'addNote/:offerId',
        'assign/:offerId',
        'beginSecondFactor',
        'changeOwnPassword',
        'giveSecondFactor',
        'newRecoveryCodes',
        'putOffSecondFactor',
        'removeNote/:offerId',
        'removeSnippet',
        'removeView',
        'saveSnippet',
        'saveView',
        'setOwnName',
        'setSecondFactor',
        'takeOver/:offerId',
      ].map((url) => `POST /desk/api/${url}`),
    ]);
  });

  it('are closed to strangers and customers', async () => {
    const answers = new Set<string>();
    const customer = await signUp(test, 'kundin@example.org');
    for (const call of calls) for (const by of [test.visitor(), customer]) answers.add(await answerTo(by, call));
    expect([...answers]).toEqual(['401 notSignedIn']);
  });

  it('are closed before the second factor was given, but those that give it', async () => {
    const newcomer = production.visitor();
    await seatStaff(production.deps, { email: 'neu@example.org', password });
    await succeed(newcomer.post('/desk/api/login', { email: 'neu@example.org', password }));
    const open: string[] = [];
    const answers = new Set<string>();
    for (const call of calls) {
      const answer = await answerTo(newcomer, call);
      if (answer.startsWith('401')) answers.add(answer);
      else open.push(nameOf(call));
    }
    expect([...answers]).toEqual(['401 secondStepNeeded']);
    expect(open.toSorted()).toEqual([
      'POST /desk/api/beginSecondFactor',
      'POST /desk/api/giveSecondFactor',
      'POST /desk/api/putOffSecondFactor',
      'POST /desk/api/setSecondFactor',
    ]);
  });

  it('that let money go ask for the second factor again after ten minutes, and take it', async () => {
    const member = production.visitor();
    await seatStaff(production.deps, { email: 'kasse@example.org', password });
    await succeed(member.post('/desk/api/login', { email: 'kasse@example.org', password }));
    const post = (path: string, body: object) => succeed(member.post(path, body));
    const app = await setUpSecondFactor(post, production.clock.now());
    const asked = async () => {
      const answers = await Promise.all(
        calls.map(async (call) => [nameOf(call), await answerTo(member, call)] as const),
      );
      return answers.filter(([, answer]) => answer === '403 secondFactorNeeded').map(([name]) => name);
    };
    production.clock.advance({ minutes: 9, seconds: 59 });
    expect(await asked()).toEqual([]);
    production.clock.advance({ seconds: 1 });
    expect((await asked()).toSorted()).toEqual([
      ...['archive', 'archiveContents'].map((url) => `GET /desk/api/${url}`),
      ...[
        'addApiToken',
        'addCreditNote/:offerId',
        'addPerson',
        'cancelDocument/:offerId',
        'changeMailText',
        'changeText',
        'checkCarrier',
        'complete/:offerId',
        'namePerson',
        'newRecoveryCodes',
        'notePayoutPaid',
        'releasePayee/:offerId',
        'releasePayoutRun',
        'removePerson',
        'resetSecondFactor',
        'revokeApiToken',
        'setRoles',
        'settleAccountCheck/:offerId',
        'withdrawCertificate/:offerId',
        'withdrawPayout',
      ].map((url) => `POST /desk/api/${url}`),
    ]);
    await post('/desk/api/giveSecondFactor', { code: app.codeAt(production.clock.now()) });
    expect(await asked()).toEqual([]);
  });
});
