import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountAnswerSchema } from '#contract/account/accounts.ts';
import { api } from '#contract/site/urls.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokenFor, tokensFor } from '#tests/support/mailbox.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const linkFor = (email: string) => tokenFor(test, email, 'email-bestaetigen');
const codeOf = (response: { statusCode: number; body: string }) => [
  response.statusCode,
  JSON.parse(response.body).code,
];

async function registered(email: string, chosen = password): Promise<HttpClient> {
  const visitor = test.visitor();
  await succeed(visitor.post(api.auth.registerAccount, { email, password: chosen }));
  return visitor;
}

async function signedIn(email: string): Promise<HttpClient> {
  const visitor = test.visitor();
  await succeed(visitor.post(api.auth.login, { email, password }));
  return visitor;
}

async function accountOf(visitor: HttpClient) {
  return accountAnswerSchema.parse(JSON.parse((await visitor.get(api.auth.currentUser)).body)).account;
}

describe('confirming an address', () => {
  it('asks for no password in the session that registered', async () => {
    const visitor = await registered('same@example.org');
    const answer = await succeed(visitor.post(api.auth.confirmEmail, { token: await linkFor('same@example.org') }));
    expect(accountAnswerSchema.parse(answer).account?.emailConfirmed).toBe(true);
  });

  it('asks for the password in any other session, also of the same account', async () => {
    await registered('other@example.org');
    const visitor = await signedIn('other@example.org');
    const token = await linkFor('other@example.org');
    expect(codeOf(await visitor.post(api.auth.confirmEmail, { token }))).toEqual([409, 'passwordNeeded']);
    await succeed(visitor.post(api.auth.confirmEmail, { token, password }));
    expect((await accountOf(visitor))?.emailConfirmed).toBe(true);
  });

  it('leaves a stranger’s browser signed out, though the password was right', async () => {
    await registered('phone@example.org');
    const phone = test.visitor();
    const token = await linkFor('phone@example.org');
    expect(await succeed(phone.post(api.auth.confirmEmail, { token, password }))).toEqual({ account: null });
    expect(await accountOf(phone)).toBeNull();
  });

  it('ends all other sessions and keeps the one in which it happened', async () => {
    const first = await registered('sessions@example.org');
    const second = await signedIn('sessions@example.org');
    await succeed(second.post(api.auth.confirmEmail, { token: await linkFor('sessions@example.org'), password }));
    expect(await accountOf(first)).toBeNull();
    expect(await accountOf(second)).not.toBeNull();
  });

  it('works once: a used link is worth nothing, and of two at the same moment one wins', async () => {
    const visitor = await registered('once@example.org');
    const token = await linkFor('once@example.org');
    const both = await Promise.all([1, 2].map(() => visitor.post(api.auth.confirmEmail, { token })));
    expect(both.map((response) => response.statusCode).sort()).toEqual([200, 409]);
    expect(codeOf(await visitor.post(api.auth.confirmEmail, { token }))).toEqual([409, 'linkInvalid']);
  });

  it('gives an address that two accounts confirm at the same moment to one, and tells the other that it is taken', async () => {
    for (const round of [1, 2, 3, 4]) {
      const wanted = `wanted${round}@example.org`;
      const rivals = [`first${round}@example.org`, `second${round}@example.org`];
      for (const email of rivals) {
        const rival = await signUp(test, email);
        await succeed(rival.post(api.auth.updateAccount, { email: wanted, currentPassword: password }));
      }
      const tokens = await tokensFor(test, wanted, 'email-bestaetigen');
      const both = await Promise.all(
        tokens.map((token) => test.visitor().post(api.auth.confirmEmail, { token, password })),
      );
      expect(both.map(codeOf).toSorted()).toEqual([
        [200, undefined],
        [409, 'emailTaken'],
      ]);
      const stillOpen = rivals.map((email) => test.visitor().post(api.auth.login, { email, password }));
      expect((await Promise.all(stillOpen)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
    }
  });

  it('is not possible after seven days', async () => {
    const visitor = await registered('late@example.org');
    const token = await linkFor('late@example.org');
    test.clock.advance({ days: 7, seconds: 1 });
    expect(codeOf(await visitor.post(api.auth.confirmEmail, { token }))).toEqual([409, 'linkInvalid']);
  });

  it.each(['x', '0'.repeat(32), `${'0'.repeat(32)}${'A'.repeat(43)}`, "' or 1=1 --"])(
    'is refused with a link that we did not make: %s',
    async (token) => {
      const response = await test.visitor().post(api.auth.confirmEmail, { token, password });
      expect(codeOf(response)).toEqual([409, 'linkInvalid']);
    },
  );

  it('does not use the link up when the password is wrong', async () => {
    await registered('retry@example.org');
    const token = await linkFor('retry@example.org');
    const phone = test.visitor();
    const wrong = await phone.post(api.auth.confirmEmail, { token, password: 'nicht das richtige' });
    expect(codeOf(wrong)).toEqual([409, 'passwordWrong']);
    await succeed(phone.post(api.auth.confirmEmail, { token, password }));
  });

  it('is not possible with the link for a new password', async () => {
    await registered('mixed@example.org');
    await test.visitor().post(api.auth.recoverPassword, { email: 'mixed@example.org' });
    const token = await tokenFor(test, 'mixed@example.org', 'passwort-zuruecksetzen');
    expect(codeOf(await test.visitor().post(api.auth.confirmEmail, { token, password }))).toEqual([409, 'linkInvalid']);
  });
});

describe('a stranger who registers the address of somebody else', () => {
  const victim = 'victim@example.org';

  it('does not get the offers by the click of the victim, who takes the account over with a new password', async () => {
    const stranger = await registered(victim, 'das Passwort des Fremden');
    const victimsBrowser = test.visitor();
    const token = await linkFor(victim);

    expect(codeOf(await victimsBrowser.post(api.auth.confirmEmail, { token }))).toEqual([409, 'passwordNeeded']);
    const guess = await victimsBrowser.post(api.auth.confirmEmail, { token, password });
    expect(codeOf(guess)).toEqual([409, 'passwordWrong']);
    expect((await accountOf(stranger))?.emailConfirmed).toBe(false);
    expect((await stranger.get(api.selfservice.listOffers)).body).toBe('[]');

    await victimsBrowser.post(api.auth.recoverPassword, { email: victim });
    const reset = await tokenFor(test, victim, 'passwort-zuruecksetzen');
    await succeed(victimsBrowser.post(api.auth.resetPassword, { token: reset, password }));

    expect(await accountOf(stranger)).toBeNull();
    const locked = await test.visitor().post(api.auth.login, { email: victim, password: 'das Passwort des Fremden' });
    expect(locked.statusCode).toBe(401);
    const login = await succeed(victimsBrowser.post(api.auth.login, { email: victim, password }));
    expect(accountAnswerSchema.parse(login).account?.emailConfirmed).toBe(true);
  });

  it('cannot keep a way in by asking for another address before', async () => {
    const email = 'victim2@example.org';
    const stranger = await registered(email, 'das Passwort des Fremden');
    await succeed(
      stranger.post(api.auth.updateAccount, {
        email: 'stranger@example.org',
        currentPassword: 'das Passwort des Fremden',
      }),
    );
    const emailToken = await tokenFor(test, 'stranger@example.org', 'email-bestaetigen');
    await test.visitor().post(api.auth.recoverPassword, { email });
    const reset = await tokenFor(test, email, 'passwort-zuruecksetzen');
    await succeed(test.visitor().post(api.auth.resetPassword, { token: reset, password }));

    const back = await test
      .visitor()
      .post(api.auth.confirmEmail, { token: emailToken, password: 'das Passwort des Fremden' });
    expect(codeOf(back)).toEqual([409, 'linkInvalid']);
  });
});

describe('sendEmailConfirmation', () => {
  it('mails a further link to the signed-in account', async () => {
    const visitor = await registered('again@example.org');
    await succeed(visitor.post(api.auth.sendEmailConfirmation, {}));
    const tokens = await tokensFor(test, 'again@example.org', 'email-bestaetigen');
    expect(new Set(tokens).size).toBe(2);
    await succeed(visitor.post(api.auth.confirmEmail, { token: tokens[0] }));
  });

  it('answers every address the same, and mails only to one that waits for its confirmation', async () => {
    await registered('waiting@example.org');
    const confirmed = await registered('confirmed@example.org');
    await succeed(confirmed.post(api.auth.confirmEmail, { token: await linkFor('confirmed@example.org') }));
    const addresses = ['waiting@example.org', 'confirmed@example.org', 'nobody@example.org'];
    const answers = await Promise.all(
      addresses.map((email) => test.visitor().post(api.auth.sendEmailConfirmation, { email })),
    );
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(
      addresses.map(() => [200, '{"account":null}']),
    );
    const links = await Promise.all(addresses.map((email) => tokensFor(test, email, 'email-bestaetigen')));
    expect(links.map((tokens) => tokens.length)).toEqual([2, 1, 0]);
  });

  it('asks a stranger which address is meant', async () => {
    expect(codeOf(await test.visitor().post(api.auth.sendEmailConfirmation, {}))).toEqual([401, 'notSignedIn']);
  });
});
