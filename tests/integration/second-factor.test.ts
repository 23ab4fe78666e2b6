import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSealed } from '#server/accounts/second-factor/sealed-text.ts';
import { staffIdOf } from '#server/accounts/staff.ts';
import { staff, staffRecoveryCodes, staffSecondFactors } from '#server/db/schema/staff.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor } from '#tests/support/mailbox.ts';
import { password, seatStaff, succeed } from '#tests/support/people.ts';
import { type CodeApp, codesOf, setUpSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ MODE: 'production' });
});
afterAll(() => test.close());

const posting = (by: HttpClient) => (path: string, body: object) => succeed(by.post(path, body));
const give = (by: HttpClient, body: object) => by.post('/desk/api/giveSecondFactor', body);
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => `${statusCode} ${JSON.parse(body).code}`;
const stageOf = async (by: HttpClient) => (await by.get('/desk/api/currentUser')).json().staff?.stage;

async function signIn(email: string): Promise<HttpClient> {
  const member = test.visitor();
  await succeed(member.post('/desk/api/login', { email, password }));
  return member;
}

/** Somebody whose app is set up, and the app. */
async function withApp(email: string): Promise<{ member: HttpClient; app: CodeApp }> {
  await seatStaff(test.deps, { email, password });
  const member = await signIn(email);
  return { member, app: await setUpSecondFactor(posting(member), test.clock.now()) };
}

describe('the first sign-in at the desk', () => {
  it('asks for a second factor, which in production cannot be put off', async () => {
    await seatStaff(test.deps, { email: 'erste@example.org', password });
    const member = await signIn('erste@example.org');
    expect((await member.get('/desk/api/currentUser')).json().staff).toMatchObject({
      stage: 'setUp',
      mayPutOff: false,
    });
    expect(codeOf(await member.post('/desk/api/putOffSecondFactor'))).toBe('404 notFound');
    expect(codeOf(await member.get('/desk/api/queue'))).toBe('401 secondStepNeeded');
    await setUpSecondFactor(posting(member), test.clock.now());
    expect(await stageOf(member)).toBe('open');
    expect((await member.get('/desk/api/queue')).statusCode).toBe(200);
  });

  it('ends by itself when nobody sets one up within half an hour', async () => {
    await seatStaff(test.deps, { email: 'pause@example.org', password });
    const member = await signIn('pause@example.org');
    test.clock.advance({ minutes: 30 });
    expect(await stageOf(member)).toBeUndefined();
  });

  it('takes no wrong first code, no token of somebody else, and none that is too old', async () => {
    await seatStaff(test.deps, { email: 'zweite@example.org', password });
    await seatStaff(test.deps, { email: 'dritte@example.org', password });
    const [one, other] = [await signIn('zweite@example.org'), await signIn('dritte@example.org')];
    const { setUp } = (await one.post('/desk/api/beginSecondFactor')).json();
    const set = (by: HttpClient, code: string) => by.post('/desk/api/setSecondFactor', { token: setUp.token, code });
    const { codeAt } = codesOf(setUp.secret);
    const right = codeAt(test.clock.now());
    expect(codeOf(await set(one, right === '000000' ? '000001' : '000000'))).toBe('409 codeWrong');
    expect(codeOf(await set(other, right))).toBe('409 codeWrong');
    expect(codeOf(await set(one, '١٢٣٤٥٦'))).toMatch(/^400 /);
    test.clock.advance({ minutes: 29, seconds: 59 });
    const late = await signIn('zweite@example.org');
    test.clock.advance({ seconds: 1 });
    expect(codeOf(await set(late, codeAt(test.clock.now())))).toBe('409 codeWrong');
    expect(await stageOf(late)).toBe('setUp');
  });
});

describe('every later sign-in', () => {
  it('wants the password and a code, and has the session’s token replaced by it', async () => {
    const { app } = await withApp('spaeter@example.org');
    test.clock.advance({ seconds: 30 });
    const member = await signIn('spaeter@example.org');
    const pending = member.cookies.get('desk.session') ?? '';
    expect(await stageOf(member)).toBe('code');
    expect(codeOf(await member.get('/desk/api/queue'))).toBe('401 secondStepNeeded');
    await succeed(give(member, { code: app.codeAt(test.clock.now()) }));
    expect((await member.get('/desk/api/queue')).statusCode).toBe(200);
    member.cookies.set('desk.session', pending);
    expect(await stageOf(member)).toBeUndefined();
  });

  it('takes a code once, also when it comes twice at the same instant, and none of an earlier step', async () => {
    const { app } = await withApp('einmal@example.org');
    const first = app.codeAt(test.clock.now());
    test.clock.advance({ seconds: 60 });
    const earlier = app.codeAt(new Date(test.clock.now().getTime() - 30_000));
    const code = app.codeAt(test.clock.now());
    const browsers = await Promise.all([signIn('einmal@example.org'), signIn('einmal@example.org')]);
    expect(codeOf(await give(await signIn('einmal@example.org'), { code: first }))).toBe('409 codeWrong');
    const answers = await Promise.all(browsers.map((browser) => give(browser, { code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(codeOf(await give(await signIn('einmal@example.org'), { code: earlier }))).toBe('409 codeWrong');
  });

  it('asks whoever has a factor for it before another takes its place', async () => {
    const { app } = await withApp('tausch@example.org');
    const thief = await signIn('tausch@example.org');
    expect(codeOf(await thief.post('/desk/api/beginSecondFactor'))).toBe('403 secondFactorNeeded');
    expect(codeOf(await give(thief, { code: '١٢٣٤٥٦' }))).toMatch(/^400 /);
    test.clock.advance({ seconds: 30 });
    await succeed(give(thief, { code: app.codeAt(test.clock.now()) }));
    await setUpSecondFactor(posting(thief), test.clock.now());
    test.clock.advance({ seconds: 30 });
    const again = await signIn('tausch@example.org');
    expect(codeOf(await give(again, { code: app.codeAt(test.clock.now()) }))).toBe('409 codeWrong');
    expect(codeOf(await give(again, { recoveryCode: app.recoveryCodes[0] ?? '' }))).toBe('409 codeWrong');
  });
});

describe('the recovery codes', () => {
  it('are ten, each opens once, however it is typed, and none lies in the database', async () => {
    const { app } = await withApp('verloren@example.org');
    expect(new Set(app.recoveryCodes).size).toBe(10);
    for (const [index, code] of app.recoveryCodes.entries()) {
      expect(code).toMatch(/^([A-Z2-7]{6}-){3}[A-Z2-7]{6}$/);
      const typed = index % 2 === 0 ? code : ` ${code.toLowerCase().replaceAll('-', ' ')}`;
      await succeed(give(await signIn('verloren@example.org'), { recoveryCode: typed }));
      expect(codeOf(await give(await signIn('verloren@example.org'), { recoveryCode: code }))).toBe('409 codeWrong');
    }
    const { app: other } = await withApp('nachbar@example.org');
    const stored = JSON.stringify(await test.deps.db.select().from(staffRecoveryCodes));
    for (const code of other.recoveryCodes) expect(stored).not.toContain(code);
    const stranger = await signIn('verloren@example.org');
    expect(codeOf(await give(stranger, { recoveryCode: other.recoveryCodes[0] ?? '' }))).toBe('409 codeWrong');
  });
});

describe('the secret of an app', () => {
  it('lies sealed, and under the newest key once it was used', async () => {
    const { app } = await withApp('tresor@example.org');
    const id = (await staffIdOf(test.deps.db, 'tresor@example.org')) ?? '';
    const stored = async () => {
      const [row] = await test.deps.db.select().from(staffSecondFactors).where(eq(staffSecondFactors.staffId, id));
      return row?.secret ?? '';
    };
    const purpose = `second factor of ${id}`;
    const { env } = test.deps;
    const { secrets } = env;
    expect(openSealed(await stored(), secrets, purpose)?.text).toMatch(/^[A-Z2-7]{32}$/);
    expect(openSealed(await stored(), ['other'], purpose)).toBeUndefined();
    env.secrets = ['newer', ...secrets];
    test.clock.advance({ seconds: 30 });
    const member = await signIn('tresor@example.org');
    await succeed(give(member, { code: app.codeAt(test.clock.now()) }));
    env.secrets = secrets;
    expect(openSealed(await stored(), ['newer'], purpose)?.isOutdated).toBe(false);
  });
});

describe('guesses at a code', () => {
  it('wait after ten, the right one too, until its time; a device of the person’s own does not wait for strangers', async () => {
    const limited = await startTestApp({ MODE: 'production', RATE_LIMITS: 'on' });
    const email = 'ziel@example.org';
    await seatStaff(limited.deps, { email, password });
    const own = limited.visitor();
    await succeed(own.post('/desk/api/login', { email, password }));
    const app = await setUpSecondFactor(posting(own), limited.clock.now());
    limited.clock.advance({ seconds: 30 });
    const thief = limited.visitor();
    await succeed(thief.post('/desk/api/login', { email, password }));
    const right = () => app.codeAt(limited.clock.now());
    const wrong = () => (right() === '000000' ? '000001' : '000000');
    for (let guess = 0; guess < 10; guess += 1) expect((await give(thief, { code: wrong() })).statusCode).toBe(409);
    const refused = await give(thief, { code: right() });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    await succeed(give(own, { code: right() }));
    await limited.close();
  });
});

describe('in the demo', () => {
  it('the set-up can be put off, and the next sign-in goes by the password; production does not know of it', async () => {
    const demo = await startTestApp();
    const email = 'demo@example.org';
    await seatStaff(demo.deps, { email, password });
    await demo.deps.db.update(staff).set({ factorPutOffAt: null });
    const member = demo.visitor();
    const { staff: first } = (await member.post('/desk/api/login', { email, password })).json();
    expect(first).toMatchObject({ stage: 'setUp', mayPutOff: true, hasSecondFactor: false });
    expect(codeOf(await member.get('/desk/api/queue'))).toBe('401 secondStepNeeded');
    await succeed(member.post('/desk/api/putOffSecondFactor'));
    expect((await member.get('/desk/api/queue')).statusCode).toBe(200);
    demo.clock.advance({ hours: 1 });
    expect(await (await member.get('/desk/api/queue')).statusCode).toBe(200);
    const again = demo.visitor();
    expect((await again.post('/desk/api/login', { email, password })).json().staff.stage).toBe('open');
    await setUpSecondFactor(posting(again), demo.clock.now());
    expect(codeOf(await again.post('/desk/api/putOffSecondFactor'))).toBe('404 notFound');
    expect((await member.get('/desk/api/currentUser')).json().staff.stage).toBe('code');
    await demo.close();
    await seatStaff(test.deps, { email, password });
    expect(await stageOf(await signIn(email))).toBe('setUp');
  });
});

describe('the own way in', () => {
  it('gets new recovery codes alone just after the factor was given; the former open nothing more', async () => {
    const email = 'neue-codes@example.org';
    const { member, app } = await withApp(email);
    const answer = await member.post('/desk/api/newRecoveryCodes', {});
    const codes: string[] = answer.json().recoveryCodes;
    expect(codes).toHaveLength(10);
    const again = await signIn(email);
    expect(codeOf(await give(again, { recoveryCode: app.recoveryCodes[0] }))).toBe('409 codeWrong');
    expect((await give(again, { recoveryCode: codes[0] })).statusCode).toBe(200);
    expect(await subjectsFor(test, email)).toEqual([
      'Ein zweiter Faktor wurde eingerichtet',
      'Neue Wiederherstellungscodes',
      'Ein Wiederherstellungscode wurde benutzt',
    ]);
    test.clock.set(new Date(test.clock.now().getTime() + 11 * 60_000).toISOString());
    expect(codeOf(await member.post('/desk/api/newRecoveryCodes', {}))).toBe('403 secondFactorNeeded');
  });

  it('has another password by the former one: other sign-ins end, its own goes on, and a mail tells of it', async () => {
    const email = 'neues-passwort@example.org';
    const { member, app } = await withApp(email);
    const other = await signIn(email);
    await give(other, { recoveryCode: app.recoveryCodes[0] });
    const change = (currentPassword: string, fresh: string) =>
      member.post('/desk/api/changeOwnPassword', { currentPassword, password: fresh });
    expect(codeOf(await change('Nicht das Passwort', 'Ein Pferd am Deich'))).toBe('409 passwordWrong');
    expect(codeOf(await change(password, 'passwort123'))).toBe('400 passwordTooCommon');
    expect((await change(password, 'Ein Pferd am Deich 7')).statusCode).toBe(200);
    expect([await stageOf(member), await stageOf(other)]).toEqual(['open', undefined]);
    const old = await test.visitor().post('/desk/api/login', { email, password });
    expect(codeOf(old)).toBe('401 wrongCredentials');
    await succeed(test.visitor().post('/desk/api/login', { email, password: 'Ein Pferd am Deich 7' }));
    expect(await subjectsFor(test, email)).toContain('Ihr Passwort wurde geändert');
  });
});
