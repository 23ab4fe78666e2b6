import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allMailSamples } from '#server/all-mail-samples.ts';
import { mailDeliveries } from '#server/db/schema/mail.ts';
import { deliveryLogMailer } from '#server/mail-delivery/delivery-log-mailer.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const mail = {
  messageId: 'event-1.bid-placed',
  to: 'verkaufen@example.org',
  subject: 'Ihr Gebot <liegt> vor',
  text: 'Ansehen: http://localhost:3000/cockpit/offer-1/?a=1&b=2\nGrüße <script>',
  html: '<p>Ansehen</p>',
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('is noted as sent, although an attempt that hung longer than its repetition gives up afterwards', async () => {
  const { deps } = test;
  const late = { ...mail, messageId: 'event-0.late' };
  const attempt = (send: () => Promise<void>) =>
    deliveryLogMailer({ send, close: async () => {} }, { ...deps, hurry: async () => {} });
  const hanging = attempt(async () => {
    await attempt(async () => {}).send(late);
    throw new Error('Greeting never received');
  });
  await expect(hanging.send(late)).rejects.toThrow('Greeting never received');
  expect(await deps.db.select().from(mailDeliveries)).toMatchObject([{ state: 'sent', recipient: null }]);
});

describe('mail without an SMTP server', () => {
  it('is captured once, however often it is sent', async () => {
    await test.deps.mailer.send(mail);
    await test.deps.mailer.send({ ...mail, subject: 'again' });
    const mailbox = (await test.visitor().get('/dev/mail/index.json')).json();
    expect(mailbox).toMatchObject([{ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html }]);
  });

  it('is listed newest first', async () => {
    await test.deps.mailer.send({ ...mail, messageId: 'event-2', subject: 'newer' });
    const mailbox = (await test.visitor().get('/dev/mail/index.json')).json();
    expect(mailbox[0]).toMatchObject({ subject: 'newer' });
  });

  it('can be read as a page whose links lead into the shop and whose text runs nothing', async () => {
    const page = await test.visitor().get('/dev/mail/');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<a href="/cockpit/offer-1/?a=1&amp;b=2">');
    expect(page.body).not.toContain('<script>');
  });

  it('can be looked at as it was sent, in both themes, and so can a sample of every mail', async () => {
    const visitor = test.visitor();
    const index = (await visitor.get('/dev/mail/')).body;
    const previews = [...index.matchAll(/href="(\/dev\/mail\/(?:muster|gesendet)\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(previews.filter((path) => path.includes('/muster/'))).toHaveLength((await allMailSamples()).length);
    expect(previews.filter((path) => path.includes('/gesendet/'))).toHaveLength(2);
    for (const path of previews) {
      const { statusCode, body } = await visitor.get(path);
      expect(statusCode, path).toBe(200);
      expect(body.match(/<iframe/g), path).toHaveLength(4);
    }
    expect((await visitor.get('/dev/mail/muster/gibt-es-nicht/')).statusCode).toBe(404);
    expect((await visitor.get('/dev/mail/gesendet/99999999999/')).statusCode).toBe(404);
  });

  it('has no mailbox in production', async () => {
    const production = await startTestApp({ MODE: 'production' });
    expect((await production.visitor().get('/dev/mail/index.json')).statusCode).toBe(404);
    await production.close();
  });
});
