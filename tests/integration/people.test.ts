import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addedPersonSchema, peopleSchema } from '#contract/desk/desk-people.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, seatStaff, signInStaff, succeed } from '#tests/support/people.ts';
import { setUpSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  test = await startTestApp({ MODE: 'production' });
  admin = await signInStaff(test, ['admin'], 'chefin@example.org');
});
afterAll(() => test.close());

const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => `${statusCode} ${JSON.parse(body).code}`;
const people = async () => peopleSchema.parse((await admin.get('/desk/api/people')).json()).people;
const idOf = async (email: string) => (await people()).find((person) => person.email === email)?.id ?? '';
const add = (email: string, roles: string[]) => admin.post('/desk/api/addPerson', { email, roles });

describe('the administration', () => {
  it('adds somebody with a first password, which opens nothing but the set-up', async () => {
    const added = addedPersonSchema.parse((await add('Lager@example.org', ['warehouse'])).json());
    expect(added.people).toContainEqual({
      id: expect.any(String),
      email: 'lager@example.org',
      name: '',
      roles: ['warehouse'],
      hasSecondFactor: false,
    });
    const newcomer = test.visitor();
    await succeed(newcomer.post('/desk/api/login', { email: 'lager@example.org', password: added.password }));
    expect(codeOf(await newcomer.get('/desk/api/queue'))).toBe('401 secondStepNeeded');
    expect(codeOf(await add('lager@example.org', ['buyer']))).toBe('409 personKnown');
    expect(codeOf(await add('niemand@example.org', []))).toBe('400 invalidBody');
  });

  it('gives somebody other work, which counts at once', async () => {
    const member = await signInStaff(test, ['buyer'], 'wechsel@example.org');
    expect(codeOf(await member.get('/desk/api/people'))).toBe('404 notFound');
    await succeed(
      admin.post('/desk/api/setRoles', { staffId: await idOf('wechsel@example.org'), roles: ['admin', 'buyer'] }),
    );
    expect((await member.get('/desk/api/people')).statusCode).toBe(200);
    await succeed(
      admin.post('/desk/api/setRoles', { staffId: await idOf('wechsel@example.org'), roles: ['warehouse'] }),
    );
    expect(codeOf(await member.get('/desk/api/people'))).toBe('404 notFound');
    expect(codeOf(await admin.post('/desk/api/setRoles', { staffId: randomUUID(), roles: ['buyer'] }))).toBe(
      '404 notFound',
    );
  });

  it('resets a second factor, ends the sessions and tells the person by mail', async () => {
    const email = 'verloren@example.org';
    const member = await signInStaff(test, ['buyer'], email);
    await succeed(admin.post('/desk/api/resetSecondFactor', { staffId: await idOf(email) }));
    expect((await member.get('/desk/api/currentUser')).json()).toEqual({ staff: null });
    await test.runJobs();
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ recipient: email, subject: 'Ihr zweiter Faktor wurde zurückgesetzt' });
    const again = test.visitor();
    await succeed(again.post('/desk/api/login', { email, password }));
    await setUpSecondFactor((path, body) => succeed(again.post(path, body)), test.clock.now());
  });

  it('takes a place, but never the last of its own, also when two take each other’s at one instant', async () => {
    const other = await signInStaff(test, ['admin'], 'vertretung@example.org');
    const [own, others] = [await idOf('chefin@example.org'), await idOf('vertretung@example.org')];
    const answers = await Promise.all([
      admin.post('/desk/api/removePerson', { staffId: others }),
      other.post('/desk/api/removePerson', { staffId: own }),
    ]);
    const winners = answers.filter(({ statusCode }) => statusCode === 200);
    expect(winners.length).toBe(1);
    const left = z.array(z.object({ id: z.string(), roles: z.array(z.string()) })).parse(winners[0]?.json().people);
    const [last] = left.filter(({ roles }) => roles.includes('admin'));
    const by = last?.id === own ? admin : other;
    expect(codeOf(await by.post('/desk/api/removePerson', { staffId: last?.id }))).toBe('409 lastAdmin');
    expect(codeOf(await by.post('/desk/api/setRoles', { staffId: last?.id, roles: ['buyer'] }))).toBe('409 lastAdmin');
    admin = by;
  });

  it('is asked for the second factor again before any of it', async () => {
    await seatStaff(test.deps, { email: 'ziel@example.org', password }, ['buyer']);
    const id = await idOf('ziel@example.org');
    test.clock.advance({ minutes: 10 });
    for (const call of ['setRoles', 'resetSecondFactor', 'removePerson', 'addPerson'])
      expect(codeOf(await admin.post(`/desk/api/${call}`, { staffId: id, roles: ['admin'] }))).toBe(
        '403 secondFactorNeeded',
      );
    expect(await idOf('ziel@example.org')).toBe(id);
  });
});
