// Dear: a mail server that hangs is waited for as long as the settings say.
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { undeliveredMailSchema } from '#contract/desk/undelivered-mail.ts';
import { api } from '#contract/site/urls.ts';
import { linkToken } from '#server/accounts/link-token.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { insertAccount } from '#server/accounts/register-account.ts';
import { accountTokens } from '#server/db/schema/accounts.ts';
import { createLog } from '#server/log.ts';
import { removeOldDeliveries } from '#server/mail-delivery/remove-old-deliveries.ts';
import { smtpMailer } from '#server/mail-delivery/smtp-mailer.ts';
import { smtpOptions } from '#server/mail-delivery/smtp-url.ts';
import { verifyOffers } from '#server/offers/verify.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { password, signInStaff, succeed } from '#tests/support/people.ts';
import { openSmtpInbox, type SmtpBehaviour } from '#tests/support/smtp-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const publicUrl = 'https://ankauf.example.org';
const offerId = newOfferId();
const mail = {
  messageId: `${offerId}.2.bid-placed`,
  to: 'verkaufen@example.org',
  subject: 'Ihr Gebot liegt vor: 1.920,00 €',
  text: 'Grüße, und ein Satz, der länger ist als jede Zeile, die ein Server annehmen muss.\n',
  html: '<p>Grüße</p>',
};
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function inboxOf(behaviour?: SmtpBehaviour) {
  const inbox = await openSmtpInbox(behaviour);
  closing.push(inbox.close);
  return inbox;
}

/** A mailer alone, closed after the test. */
function mailerTo(...given: [smtpUrl: string, timeouts?: Parameters<typeof smtpMailer>[2]]) {
  const [smtpUrl, timeouts] = given;
  const mailer = smtpMailer(smtpOptions(smtpUrl), publicUrl, timeouts);
  closing.push(mailer.close);
  return mailer;
}

/** The server with mail by SMTP, and all it writes into its log. */
async function appWith(smtpUrl: string): Promise<{ test: TestApp; log: () => string }> {
  let written = '';
  const write = (line: string) => {
    written += line;
  };
  const test = await startTestApp({ SMTP_URL: smtpUrl }, undefined, {
    log: createLog({ logLevel: 'trace' }, { write }),
  });
  closing.push(test.close);
  return { test, log: () => written };
}

const desks = new WeakMap<TestApp, Promise<HttpClient>>();

async function undelivered(test: TestApp, query = '') {
  const signedIn = desks.get(test) ?? signInStaff(test);
  desks.set(test, signedIn);
  const desk = await signedIn;
  return z.array(undeliveredMailSchema).parse((await desk.get(`/desk/api/mails${query}`)).json());
}

describe('a mail by SMTP', () => {
  it('carries sender, recipient, both bodies and a Message-ID that stays the same for every attempt', async () => {
    const inbox = await inboxOf();
    const mailer = mailerTo(inbox.url);
    await mailer.send(mail);
    await mailer.send(mail);
    expect(inbox.messages).toHaveLength(2);
    for (const message of inbox.messages) {
      expect(message).toContain(`Message-ID: <${mail.messageId}@ankauf.example.org>`);
      expect(message).toContain('To: verkaufen@example.org');
      expect(message).toContain('From: Ankaufwerk <ankauf@example.org>');
      expect(message).toContain('Auto-Submitted: auto-generated');
      expect(message).toMatch(/multipart\/alternative[\s\S]+text\/plain[\s\S]+text\/html/);
      expect(message).not.toContain('List-Unsubscribe');
    }
  });

  it('can be switched off by one click only where it says so (RFC 8058)', async () => {
    const inbox = await inboxOf();
    await mailerTo(inbox.url).send({ ...mail, unsubscribeUrl: `${publicUrl}/aus` });
    expect(inbox.messages[0]).toContain(`List-Unsubscribe: <${publicUrl}/aus>`);
    expect(inbox.messages[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('has one recipient, whatever was typed as its address', async () => {
    const inbox = await inboxOf();
    await mailerTo(inbox.url)
      .send({ ...mail, to: 'a@example.org, b@example.org' })
      .catch(() => {});
    expect(inbox.messages.join('')).not.toContain('b@example.org\r\n');
  });

  it.each([
    ['over TLS from the first byte', { secure: true }],
    ['over STARTTLS', { disabledCommands: [] }],
  ])('goes %s, with a log-in', async (_how, options) => {
    const onAuth: SmtpBehaviour['onAuth'] = ({ username, password }, _session, done) =>
      username === 'shop' && password === 'geheim' ? done(null, { user: username }) : done(new Error('wrong'));
    const inbox = await inboxOf({ ...options, authOptional: false, onAuth });
    const url = (password: string) =>
      `${inbox.url.replace('://', `://shop:${password}@`)}?tls.rejectUnauthorized=false`;
    await mailerTo(url('geheim')).send(mail);
    expect(inbox.messages).toHaveLength(1);
    await expect(mailerTo(url('falsch')).send(mail)).rejects.toMatchObject({ code: 'EAUTH' });
  });

  it('takes STARTTLS of a server on this machine with a certificate of its own making', async () => {
    const inbox = await inboxOf({ disabledCommands: [] });
    await mailerTo(inbox.url).send(mail);
    expect(inbox.messages).toHaveLength(1);
  });

  it('is one of a thread with the others about its sale', async () => {
    const inbox = await inboxOf();
    await mailerTo(inbox.url).send(mail);
    await mailerTo(inbox.url).send({ ...mail, messageId: 'account-passwordChanged-1' });
    for (const head of ['In-Reply-To', 'References'])
      expect(inbox.messages.map((message) => message.includes(`${head}: <${offerId}@ankauf.example.org>`))).toEqual([
        true,
        false,
      ]);
  });

  it('goes to an address with letters before the @ only by a server that says it can (SMTPUTF8)', async () => {
    const to = 'jörg@example.org';
    const plain = await inboxOf({ hideSMTPUTF8: true });
    await expect(mailerTo(plain.url).send({ ...mail, to })).rejects.toMatchObject({ code: 'ELOCALPART' });
    expect(plain.messages).toEqual([]);
    await mailerTo(plain.url).send({ ...mail, replyTo: to });
    expect(plain.messages[0]).not.toContain('jörg');
    const able = await inboxOf();
    await mailerTo(able.url).send({ ...mail, to });
    expect(able.messages[0]).toContain('To: jörg@example.org');
  });

  it('does not trust a certificate of the other side’s own making', async () => {
    const inbox = await inboxOf({ secure: true });
    await expect(mailerTo(inbox.url).send(mail)).rejects.toThrow();
    expect(inbox.messages).toEqual([]);
  });

  it('does not wait for a server that says nothing', async () => {
    const silent = createServer(() => {});
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    closing.push(async () => void silent.close());
    const timeouts = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
    const sending = mailerTo(`smtp://127.0.0.1:${port}`, timeouts).send(mail);
    await expect(sending).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});

describe('connections to the mail server', () => {
  /** An inbox that counts them, and knows those that are open. */
  async function countedInbox() {
    const counted = { opened: 0, open: 0 };
    const inbox = await inboxOf({
      onConnect(_session, done) {
        counted.opened += 1;
        counted.open += 1;
        done();
      },
      onClose() {
        counted.open -= 1;
      },
    });
    return { inbox, counted };
  }

  it('serve one mail after the other, and several only while several are under way', async () => {
    const { inbox, counted } = await countedInbox();
    const mailer = mailerTo(inbox.url);
    for (let mails = 0; mails < 5; mails += 1) await mailer.send(mail);
    expect(counted).toEqual({ opened: 1, open: 1 });
    await Promise.all([mailer.send(mail), mailer.send(mail), mailer.send(mail)]);
    expect(inbox.messages).toHaveLength(8);
    expect(counted.opened).toBe(3);
  });

  it('may be closed by their server while nothing is sent: the next mail has a new one', async () => {
    const { inbox, counted } = await countedInbox();
    const mailer = mailerTo(inbox.url);
    await mailer.send(mail);
    inbox.dropConnections();
    await mailer.send(mail);
    expect(inbox.messages).toHaveLength(2);
    expect(counted.opened).toBe(2);
  });

  it('stay after a mail that was refused, and are of use to the next', async () => {
    const inbox = await inboxOf({ recipient: (attempt) => (attempt === 1 ? 550 : undefined) });
    const mailer = mailerTo(inbox.url);
    await expect(mailer.send(mail)).rejects.toMatchObject({ responseCode: 550 });
    await mailer.send(mail);
    expect(inbox.messages).toHaveLength(1);
  });

  it('are closed with the server that opened them', async () => {
    const { inbox, counted } = await countedInbox();
    const test = await startTestApp({ SMTP_URL: inbox.url });
    await test.deps.mailer.send(mail);
    expect(counted.open).toBe(1);
    await test.close();
    await expect.poll(() => counted.open).toBe(0);
  });
});

describe('a mail that the other side has accepted', () => {
  it('is not sent again, however often its job runs', async () => {
    const inbox = await inboxOf();
    const { test } = await appWith(inbox.url);
    await test.deps.mailer.send(mail);
    await test.deps.mailer.send(mail);
    expect(inbox.messages).toHaveLength(1);
    expect(await undelivered(test)).toEqual([]);
  });

  it('goes out twice only when the line broke before we heard of it, under the same Message-ID', async () => {
    const inbox = await inboxOf({ content: (attempt) => (attempt === 1 ? 'hangUp' : undefined) });
    const { test } = await appWith(inbox.url);
    await expect(test.deps.mailer.send(mail)).rejects.toThrow();
    await test.deps.mailer.send(mail);
    await test.deps.mailer.send(mail);
    const ids = inbox.messages.map((message) => /^Message-ID: (.+)\r$/m.exec(message)?.[1]);
    expect(ids).toEqual([`<${mail.messageId}@localhost>`, `<${mail.messageId}@localhost>`]);
  });

  it('is noted with those that are sent at the same time, each by its own fate', async () => {
    const inbox = await inboxOf({
      recipient: (_attempt, to) => ({ 'nie@': 550, 'bald@': 451 })[to.slice(0, to.indexOf('@') + 1)],
    });
    const { test } = await appWith(inbox.url);
    const to = (name: string) => ({ ...mail, messageId: `${offerId}.${name}`, to: `${name}@example.org` });
    const names = ['eins', 'nie', 'zwei', 'bald', 'drei'];
    const attempts = () => Promise.allSettled(names.map((name) => test.deps.mailer.send(to(name))));
    for (let time = 0; time < 2; time += 1)
      expect((await attempts()).map(({ status }) => status)).toEqual(
        names.map((name) => (name === 'bald' ? 'rejected' : 'fulfilled')),
      );
    expect(inbox.messages).toHaveLength(3);
    const left = await undelivered(test);
    expect(left.map(({ to, state, attempts }) => [to, state, attempts]).toSorted()).toEqual([
      ['bald@example.org', 'deferred', 2],
      ['nie@example.org', 'refused', 1],
    ]);
  });
});

describe('a deferred mail', () => {
  it('is tried again by its job until it is accepted, and shown to staff meanwhile', async () => {
    const inbox = await inboxOf({ recipient: (attempt) => (attempt < 3 ? 451 : undefined) });
    const { test } = await appWith(inbox.url);
    await test.deps.jobs.start();
    const visitor = test.visitor();
    await visitor.get('/auth/api/currentUser');
    await succeed(visitor.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(mail.to)));
    await expect.poll(() => undelivered(test, '?state=deferred')).toHaveLength(1);
    const [put] = await undelivered(test);
    expect(put).toMatchObject({ state: 'deferred', mail: 'received', offerId, to: mail.to, reply: '451' });
    await expect.poll(() => inbox.messages).toHaveLength(1);
    await expect.poll(() => undelivered(test)).toEqual([]);
  });

  it('holds the later ones about its sale to the same reader, which follow it at once', async () => {
    let isAway = true;
    const inbox = await inboxOf({ recipient: () => (isAway ? 451 : undefined) });
    const { test } = await appWith(inbox.url);
    const named = (name: string, changes = {}) => ({
      ...mail,
      messageId: `${offerId}.${name}`,
      subject: name,
      ...changes,
    });
    const [first, second] = [named('2.eins'), named('4.zwei')];
    await expect(test.deps.mailer.send(first)).rejects.toThrow();
    test.clock.advance({ minutes: 1 });
    await expect(test.deps.mailer.send(second)).rejects.toThrow(/earlier mail/);
    isAway = false;
    await expect(test.deps.mailer.send(second)).rejects.toThrow(/earlier mail/);
    await test.deps.mailer.send(named('5.andere', { to: 'anbieter@example.org' }));
    await test.deps.mailer.send(first);
    await test.deps.mailer.send(second);
    expect(inbox.messages.map((message) => /^Subject: (.+)\r$/m.exec(message)?.[1])).toEqual([
      '5.andere',
      '2.eins',
      '4.zwei',
    ]);
  });

  it('is given up after four days and then left to the staff', async () => {
    const { test } = await appWith(`smtp://127.0.0.1:${await freePort()}`);
    await expect(test.deps.mailer.send(mail)).rejects.toMatchObject({ code: 'ESOCKET' });
    test.clock.advance({ days: 3, hours: 23 });
    await expect(test.deps.mailer.send(mail)).rejects.toThrow();
    test.clock.advance({ hours: 1 });
    await test.deps.mailer.send(mail);
    expect(await undelivered(test, '?state=refused')).toMatchObject([{ attempts: 3, to: mail.to }]);
  });
});

describe('a refused mail', () => {
  it.each([
    ['for its recipient', { recipient: () => 550 }, 0],
    ['for its content', { content: () => 554 as const }, 1],
  ])(
    'is tried once, shown to staff and at its offer, and logged without the address: %s',
    async (_why, behaviour, sent) => {
      const inbox = await inboxOf(behaviour);
      const { test, log } = await appWith(inbox.url);
      const visitor = test.visitor();
      await visitor.get('/auth/api/currentUser');
      await succeed(visitor.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(mail.to)));
      await test.runJobs();
      await test.runJobs();
      expect(inbox.messages).toHaveLength(sent);
      const refused = await undelivered(test, '?state=refused');
      expect(refused).toMatchObject([{ mail: 'received', offerId, to: mail.to, attempts: 1 }]);
      const desk = await signInStaff(test);
      expect((await desk.get(`/desk/api/offers/${offerId}`)).json().data.undeliveredMails).toEqual(refused);
      expect(log()).toContain('A mail could not be delivered');
      expect(log()).not.toContain(mail.to);
    },
  );

  it('blocks its sale in the work list until nobody needs to know of it any more', async () => {
    const inbox = await inboxOf({ recipient: () => 550 });
    const { test } = await appWith(inbox.url);
    const visitor = test.visitor();
    await visitor.get('/auth/api/currentUser');
    await succeed(visitor.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody(mail.to)));
    const blocked = async () => {
      const desk = await signInStaff(test);
      const { rows } = queueSchema.parse((await desk.get(`${deskApi.queue}?tab=blocked`)).json());
      return rows.map(({ id, notes }) => [id, notes.filter(({ isBlocking }) => isBlocking).map(({ view }) => view)]);
    };
    expect(await blocked()).toEqual([]);
    await test.runJobs();
    expect(await blocked()).toEqual([[offerId, ['verlauf']]]);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
    test.clock.advance({ days: 91 });
    await removeOldDeliveries(test.deps);
    expect(await blocked()).toEqual([]);
    expect((await verifyOffers(test.deps.db)).differences).toEqual([]);
  });

  it('about an account is shown too', async () => {
    const inbox = await inboxOf({ recipient: () => 550 });
    const { test } = await appWith(inbox.url);
    await test.deps.mailer.send({ ...mail, messageId: 'account-passwordChanged-5f0c2a52-6c1e-4a35-9b1e-0f2f6a1c7d10' });
    expect(await undelivered(test)).toMatchObject([{ state: 'refused', mail: 'account-passwordChanged', to: mail.to }]);
  });

  it('keeps no former address after a change of address or a deletion (INV-42)', async () => {
    const [former, later] = ['alt@example.org', 'neu@example.org'];
    const inbox = await inboxOf({ recipient: () => 550 });
    const { test } = await appWith(inbox.url);
    const hash = await hashPassword(password);
    await insertAccount(test.deps, test.deps.db, { email: former, emailConfirmed: true, password: hash });
    const seller = test.visitor();
    await succeed(seller.post(api.auth.login, { email: former, password }));
    await succeed(seller.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(former)));
    await test.runJobs();
    expect(await undelivered(test)).toMatchObject([{ mail: 'received', to: former }]);

    await succeed(seller.post(api.auth.updateAccount, { email: later, currentPassword: password }));
    await test.runJobs();
    const [link] = await test.deps.db.select().from(accountTokens);
    const token = linkToken(link?.id ?? '', test.deps.env.secret);
    await succeed(seller.post(api.auth.confirmEmail, { token, password }));
    await succeed(seller.post('/accounts/delete', { password }));
    await test.runJobs();
    const noted = await undelivered(test, '?state=refused');
    expect(noted.map((one) => one.mail)).toEqual(
      expect.arrayContaining(['received', 'account-emailChanged', 'account-accountDeleted']),
    );
    expect(new Set(noted.map(({ to }) => to))).toEqual(new Set(['']));
  });

  it('is shown to nobody but staff', async () => {
    const { test } = await appWith('smtp://127.0.0.1:1');
    expect((await test.visitor().get('/desk/api/mails')).statusCode).toBe(401);
  });
});
