import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/urls.ts';
import { shopConfig } from '#shop.config.ts';
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
