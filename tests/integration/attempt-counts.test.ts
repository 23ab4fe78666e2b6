import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { password, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { callsFrom, statuses } from '#tests/support/tries.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => test.close());

const wrong = 'nicht das richtige';
const from = (ip: string) => callsFrom(test, ip);

/** What the database has a part in: it counts, also at the same moment, and tells by its clock how long to wait. */
describe('tries are counted', () => {
  it('to guess the password of one account have to wait, also with the right password, and longer each time', async () => {
    await succeed(from('10.0.0.1')(api.auth.registerAccount, { email: 'guessed@example.org', password }));
    const guess = from('10.0.0.2');
    const login = (given: string) => guess(api.auth.login, { email: 'guessed@example.org', password: given });
    expect(await statuses(11, () => login(wrong))).toEqual([...Array(10).fill(401), 429]);
    const refused = await login(password);
    expect(refused.statusCode).toBe(429);
    expect(JSON.parse(refused.body).code).toBe('tooManyRequests');
    expect(Number(refused.headers['retry-after'])).toBe(1);
    expect(JSON.parse(refused.body).detail).toBe('Das waren zu viele Versuche. Warten Sie bitte noch eine Sekunde.');

    test.clock.advance({ seconds: 1 });
    expect((await login(wrong)).statusCode).toBe(401);
    expect(Number((await login(password)).headers['retry-after'])).toBe(2);
    test.clock.advance({ seconds: 2 });
    expect((await login(password)).statusCode).toBe(200);
  });

  it('to fill somebody’s mailbox end in 429', async () => {
    for (const path of [api.auth.recoverPassword, api.auth.sendEmailConfirmation]) {
      const sender = from('10.0.5.1');
      expect(await statuses(6, () => sender(path, { email: 'mailbox@example.org' }))).toEqual([
        ...Array(5).fill(200),
        429,
      ]);
    }
  });

  it('to have mails about inquiries sent to somebody, or from one place to many, end in 429', async () => {
    const stranger = from('10.0.9.1');
    const submit = (email: string) => stranger(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email));
    expect(await statuses(21, () => submit('Flooded@example.org'))).toEqual([...Array(20).fill(200), 429]);
    const many = await Promise.all(Array.from({ length: 40 }, (_, index) => submit(`${index}@example.org`)));
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);

    const elsewhere = from('10.0.9.2');
    const body = inquiryBody('other@example.org');
    expect((await elsewhere(`/selfservice/api/submitOffer/${newOfferId()}`, body)).statusCode).toBe(200);
  });
});
