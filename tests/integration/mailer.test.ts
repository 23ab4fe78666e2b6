import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smtpMailer } from '#server/smtp-mailer.ts';
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

  it('has no mailbox in production', async () => {
    const production = await startTestApp({ MODE: 'production' });
    expect((await production.visitor().get('/dev/mail/index.json')).statusCode).toBe(404);
    await production.close();
  });
});

describe('mail by SMTP', () => {
  it('carries a Message-ID that stays the same for every attempt', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      async onData(stream, _session, done) {
        received.push((await stream.toArray()).join(''));
        done();
      },
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'https://ankauf.example.org');
    await mailer.send(mail);
    await mailer.send(mail);
    expect(received).toHaveLength(2);
    for (const message of received) {
      expect(message).toContain('Message-ID: <event-1.bid-placed@ankauf.example.org>');
      expect(message).toContain('To: verkaufen@example.org');
    }
    await new Promise<void>((resolve) => server.close(resolve));
  });
});
