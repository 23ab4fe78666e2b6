import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import { attempts } from '#server/db/schema/attempts.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { subjectsFor } from '#tests/support/mailbox.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
/** Only what a test itself has asked for counts in it. */
beforeEach(async () => void (await test.deps.db.delete(attempts)));
afterAll(() => test.close());

const hour = 20;
const day = 40;
let places = 0;

/** Each call comes from a place of its own: what is counted is the address that the mail goes to. */
const elsewhere = () => {
  places += 1;
  return { 'x-forwarded-for': `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}` };
};
const call = async (visitor: HttpClient, path: string, body: object) =>
  (await visitor.post(path, body, elsewhere())).statusCode;
const contact = (email: string) => ({ id: randomUUID(), email, subject: 'Frage', message: 'Guten Tag' });

/** Every way in which somebody has a mail sent to an address of their choice; each answers the status. */
const ways = {
  inquiry: (email: string) => call(test.visitor(), `/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email)),
  contact: (email: string) => call(test.visitor(), api.selfservice.contact, contact(email)),
  confirm: (email: string) => call(test.visitor(), api.auth.sendEmailConfirmation, { email }),
  recover: (email: string) => call(test.visitor(), api.auth.recoverPassword, { email }),
  register: (email: string) => call(test.visitor(), api.auth.registerAccount, { email, password }),
};

/** Uses up what an address may get in an hour, and answers how many mails that were. */
async function flood(email: string): Promise<number> {
  for (let sent = 0; sent <= hour; sent += 1) if ((await ways.inquiry(email)) !== 200) return sent;
  throw new Error(`${email} gets more than ${hour} mails an hour`);
}

describe('the mails that strangers have sent to one address', () => {
  it.each(Object.keys(ways) as (keyof typeof ways)[])(
    'count together, whoever asks and from wherever: %s',
    async (way) => {
      const email = `${way}-sum@example.org`;
      expect(await flood(email)).toBe(hour);
      if (way === 'recover') await ways.recover(email);
      expect(await ways[way](email)).toBe(429);
      test.clock.advance({ minutes: 60 });
      expect(await ways[way](email)).not.toBe(429);
    },
  );

  it('end for the day, too', async () => {
    const email = 'day@example.org';
    for (let done = 0; done < day; done += hour) {
      expect(await flood(email)).toBe(hour);
      test.clock.advance({ minutes: 60 });
    }
    expect(await ways.inquiry(email)).toBe(429);
    test.clock.advance({ hours: 24 });
    expect(await ways.inquiry(email)).toBe(200);
  });

  it('leave its owner one link for a new password in each hour', async () => {
    const email = 'needs-link@example.org';
    await signUp(test, email);
    await flood(email);
    expect([await ways.recover(email), await ways.recover(email)]).toEqual([200, 429]);
    expect((await subjectsFor(test, email)).filter((subject) => subject.includes('Passwort'))).toHaveLength(1);
  });

  it('end alike for an address with and without an account', async () => {
    await signUp(test, 'known@example.org');
    const answers = async (email: string) => {
      await flood(email);
      return [
        await ways.recover(email),
        await ways.recover(email),
        await ways.confirm(email),
        await ways.register(email),
      ];
    };
    expect(await answers('known@example.org')).toEqual(await answers('unknown@example.org'));
  });

  it('are asked for by strangers also when somebody who is signed in names another address', async () => {
    const caller = await signUp(test, 'signed-in@example.org');
    await flood('other@example.org');
    const inquire = (email: string) => call(caller, `/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email));
    expect(await inquire('other@example.org')).toBe(429);
    const move = { email: 'Other@example.org', currentPassword: password };
    expect(await call(caller, api.auth.updateAccount, move)).toBe(429);
    expect(await call(caller, api.selfservice.contact, contact('other@example.org'))).toBe(429);
  });

  it('do not keep the holder of a confirmed address from their own', async () => {
    const caller = await signUp(test, 'own@example.org');
    await flood('own@example.org');
    const inquiry = inquiryBody('Own@example.org');
    expect(await call(caller, `/selfservice/api/submitOffer/${newOfferId()}`, inquiry)).toBe(200);
    expect(await call(caller, api.selfservice.contact, contact('own@example.org'))).toBe(200);
  });

  it('count for many accounts together that all wait for it as their new address', async () => {
    const email = 'wanted@example.org';
    const rivals: HttpClient[] = [];
    for (const name of ['a', 'b', 'c']) rivals.push(await signUp(test, `rival-${name}@example.org`));
    for (const rival of rivals) await succeed(rival.post(api.auth.updateAccount, { email, currentPassword: password }));
    const again = await Promise.all(rivals.map((rival) => call(rival, api.auth.sendEmailConfirmation, {})));
    expect(again.toSorted()).toEqual([200, 200, 429]);
  });

  it('are none about the password of an account whose address nobody has proved', async () => {
    const email = 'unproved@example.org';
    const stranger = test.visitor();
    await succeed(stranger.post(api.auth.registerAccount, { email, password }));
    const change = { password: 'sechs Esel im Keller', currentPassword: password };
    await succeed(stranger.post(api.auth.updateAccount, change));
    expect(await subjectsFor(test, email)).toEqual(['Bitte bestätigen Sie Ihre E-Mail-Adresse']);
  });
});
