import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import { accountExportSchema } from '#contract/account/profile.ts';
import { api } from '#contract/site/urls.ts';
import { removeOldMessages } from '#server/contact/remove-old-messages.ts';
import { shopConfig } from '#shop.config.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { tokenFor } from '#tests/support/mailbox.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const company = shopConfig.company.email;

function message(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: randomUUID(),
    name: 'Erika Muster',
    email: 'erika@example.org',
    subject: 'Frage zur Abholung',
    message: 'Guten Tag,\n\ngeht auch https://boese.example ?',
    ...changes,
  };
}

const send = (body: Record<string, unknown>) => test.visitor().post(api.selfservice.contact, body);

async function mailsTo(recipient: string) {
  await test.runJobs();
  return (await test.mails()).filter((mail) => mail.recipient === recipient);
}

describe('the contact form', () => {
  it('mails the company what was written, and the sender a confirmation without it', async () => {
    expect((await send(message())).statusCode).toBe(200);
    const [toCompany] = await mailsTo(company);
    expect(toCompany?.subject).toBe('Kontaktformular: Frage zur Abholung');
    expect(toCompany?.text).toContain('Erika Muster, erika@example.org');
    expect(toCompany?.text).toContain('geht auch https://boese.example ?');

    const [toSender] = await mailsTo('erika@example.org');
    expect(toSender?.subject).toBe('Ihre Nachricht ist bei uns');
    expect(`${toSender?.text}${toSender?.html}`).not.toMatch(/Erika|Abholung|boese/);
  });

  it('counts a message once that is sent twice', async () => {
    const twice = message({ email: 'zweimal@example.org', subject: 'Zweimal' });
    await Promise.all([send(twice), send(twice)]);
    await send(twice);
    expect((await mailsTo(company)).filter(({ subject }) => subject.endsWith('Zweimal'))).toHaveLength(1);
    expect(await mailsTo('zweimal@example.org')).toHaveLength(1);
  });

  it('needs no name', async () => {
    const { name: _, ...nameless } = message({ email: 'ohne@example.org', subject: 'Ohne Namen' });
    expect((await send(nameless)).statusCode).toBe(200);
    expect(await mailsTo('ohne@example.org')).toHaveLength(1);
  });

  it('thanks a program that fills in the hidden field, and sends nothing', async () => {
    const answer = await send(
      message({ email: 'bot@example.org', subject: 'Angebot', website: 'https://spam.example' }),
    );
    expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([200, { received: true }]);
    expect(await mailsTo('bot@example.org')).toEqual([]);
    expect((await mailsTo(company)).map(({ subject }) => subject)).not.toContain('Kontaktformular: Angebot');
  });

  it.each([
    ['email', 'niemand'],
    ['subject', 'Zeile\r\nBcc: alle@example.org'],
    ['subject', ''],
    ['message', ''],
    ['message', 'x'.repeat(5_001)],
  ])('refuses a bad %s and names the field', async (field, value) => {
    const answer = await send(message({ [field]: value }));
    expect([answer.statusCode, Object.keys(JSON.parse(answer.body).fields)]).toEqual([400, [field]]);
  });

  it('stops somebody who has it write to one address again and again', async () => {
    const limited = await startTestApp({ RATE_LIMITS: 'on' });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const { statusCode } = await limited.visitor().post(api.selfservice.contact, message());
      statuses.push(statusCode);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('what was sent by the contact form', () => {
  const kept = async (holder: HttpClient) =>
    accountExportSchema.parse((await holder.get(accountCalls.export)).json()).kept.contactMessages;

  it('is part of what the owner of the confirmed address takes along, and of nobody else’s', async () => {
    const email = 'auskunft@example.org';
    const written = message({ email: 'Auskunft@Example.org', subject: 'Meine Frage' });
    await send(written);
    const unproved = test.visitor();
    await succeed(unproved.post(api.auth.registerAccount, { email, password }));
    expect(await kept(unproved)).toBeUndefined();
    await succeed(unproved.post(api.auth.confirmEmail, { token: await tokenFor(test, email, 'email-bestaetigen') }));
    expect(await kept(unproved)).toEqual([{ ...written, receivedAt: test.clock.now().toISOString() }]);
    expect(await kept(await signUp(test, 'fremd@example.org'))).toEqual([]);
  });

  it('goes with the account, and by itself after half a year', async () => {
    const holder = await signUp(test, 'geloescht@example.org');
    await send(message({ email: 'geloescht@example.org' }));
    await succeed(holder.post(accountCalls.delete, { password }));
    expect(await kept(await signUp(test, 'geloescht@example.org'))).toEqual([]);

    await send(message({ email: 'vergessen@example.org' }));
    test.clock.advance({ days: 180 });
    await removeOldMessages(test.deps);
    expect(await kept(await signUp(test, 'vergessen@example.org'))).toHaveLength(1);
    test.clock.advance({ seconds: 1 });
    await removeOldMessages(test.deps);
    const back = test.visitor();
    await succeed(back.post(api.auth.login, { email: 'vergessen@example.org', password }));
    expect(await kept(back)).toEqual([]);
  });

  it('is kept once when it is sent twice', async () => {
    const holder = await signUp(test, 'einmal@example.org');
    const written = message({ email: 'einmal@example.org' });
    await send(written);
    await send(written);
    expect(await kept(holder)).toHaveLength(1);
  });
});
