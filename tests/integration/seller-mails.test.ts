// Dear: whole sales are played by both sides.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#contract/site/urls.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { insertAccount } from '#server/accounts/register-account.ts';
import { muteReminders } from '#server/offers/mute-reminders.ts';
import { loadEvents } from '#server/offers/store.ts';
import { offerMailSender } from '#server/reactions/send-offer-mail.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { subjectsFor } from '#tests/support/mailbox.ts';
import { password, signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { openSmtpInbox } from '#tests/support/smtp-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let offerId: string;
let email: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.set('2026-11-23T09:00:00.000Z');
  offerId = newOfferId();
  email = `${offerId}@example.org`;
});

const send = (...types: CommandType[]) => playCommands(test, offerId, withOwnInvoice, types);

/** A business that writes its own invoice: it has the most to do. */
function withOwnInvoice(command: Command): Command {
  const own = ownCommand(offerId, email)(command);
  if (own.type !== 'submitAddresses') return own;
  const contractDetails = { ...own.addresses.contractDetails, selfBilling: false };
  return { ...own, addresses: { ...own.addresses, contractDetails } };
}

/** How many mails there were about something by an instant, the queue having run then. */
async function countAt(instant: string, about: RegExp): Promise<number> {
  test.clock.set(instant);
  return (await subjectsFor(test, email)).filter((subject) => about.test(subject)).length;
}

const agreed: CommandType[] = ['submitOffer', 'submitBid', 'acceptBid'];
const ordered: CommandType[] = [...agreed, 'submitAddresses', 'linkOrder', 'verifyData'];
const paying: CommandType[] = [
  ...ordered,
  ...(['sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'skipDeletion'] as const),
  ...(['startTesting', 'finishTesting', 'skipAdjustingBid'] as const),
];

const cases = [
  {
    what: 'the address',
    before: agreed,
    about: /^Adresse und Auszahlungsweg fehlen/,
    days: [2, 7],
    done: 'submitAddresses',
  },
  {
    what: 'the dispatch',
    before: [...ordered, 'sendShippingLabel'],
    about: /^Schon versendet\?/,
    days: [5, 12],
    done: 'dispatchGoods',
  },
  { what: 'the invoice', before: paying, about: /^Ihre Rechnung fehlt noch/, days: [3, 10], done: 'issueInvoice' },
  {
    what: 'the end of the sale',
    before: [...paying, 'issueInvoice'],
    about: /^Bitte schließen Sie den Verkauf ab/,
    days: [3, 10],
    done: 'finishOffer',
  },
] as const satisfies readonly {
  what: string;
  about: RegExp;
  before: readonly CommandType[];
  done: CommandType;
  days: readonly number[];
}[];

const dayAfter = (days: number) =>
  `2026-${days < 8 ? '11' : '12'}-${String(days < 8 ? 23 + days : days - 7).padStart(2, '0')}T09:00:00.000Z`;

describe.each(cases)('what waits for the seller: $what', ({ before, about, days: [first, second], done }) => {
  it('is reminded of twice, each once', async () => {
    await send(...before);
    expect(await countAt('2026-11-24T09:00:00.000Z', about)).toBe(0);
    expect(await countAt(dayAfter(first), about)).toBe(1);
    expect(await countAt(dayAfter(second), about)).toBe(2);
    expect(await countAt('2026-12-31T09:00:00.000Z', about)).toBe(2);
  });

  it('is reminded of no more once it is done', async () => {
    await send(...before);
    expect(await countAt(dayAfter(first), about)).toBe(1);
    await send(done);
    expect(await countAt(dayAfter(second), about)).toBe(1);
  });

  it('is not reminded of where reminders are off, nor twice after an outage', async () => {
    await send(...before);
    await muteReminders(test.deps, offerId, 'off');
    expect(await countAt(dayAfter(first), about)).toBe(0);
    await muteReminders(test.deps, offerId, 'on');
    expect(await countAt(dayAfter(second), about)).toBe(1);
  });
});

describe('an appointment', () => {
  const pickup: CommandType[] = ['submitOffer', 'submitBid', 'acceptBid'];
  const moved = (type: CommandType, shop = test) =>
    playCommands(
      shop,
      offerId,
      (command) => {
        const own = ownCommand(offerId, email)(command);
        if (own.type === 'submitBid') return { ...own, shippingMethod: 'delivery' };
        if (own.type !== 'submitAddresses') return own;
        const { packagingAddress: _, ...addresses } = own.addresses;
        return { ...own, addresses: { ...addresses, deliveryDetails: { preferredDeliveryWeekdays: ['mon'] } } };
      },
      [type],
    );

  const before: CommandType[] = [...pickup, 'submitAddresses', 'linkOrder', 'verifyData'];

  it('travels with its mail as a file for the calendar', async () => {
    const inbox = await openSmtpInbox();
    const shop = await startTestApp({ SMTP_URL: inbox.url });
    for (const type of [...before, 'confirmDeliveryAppointment'] as const) await moved(type, shop);
    await shop.runJobs();
    const files = inbox.messages.filter((message) => /^Content-Type: text\/calendar/m.test(message));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(
      /^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;\s+name="?Anlieferung\.ics/m,
    );
    expect(files[0]).toContain(`In-Reply-To: <${offerId}@`);
    await shop.close();
    await inbox.close();
  });

  it('is reminded of at noon of the day before, in Berlin', async () => {
    for (const type of before) await moved(type);
    await moved('confirmDeliveryAppointment');
    const about = /^Morgen erwarten wir Ihre Geräte/;
    const day = (await loadEvents(test.deps.db, offerId)).findLast(
      ({ type }) => type === 'deliveryAppointmentConfirmed',
    );
    const date = day?.type === 'deliveryAppointmentConfirmed' ? day.data.date : '';
    const noon = new Date(`${date}T11:00:00.000Z`).getTime() - 86_400_000;
    expect(await countAt(new Date(noon - 1_000).toISOString(), about)).toBe(0);
    expect(await countAt(new Date(noon).toISOString(), about)).toBe(1);
  });
});

describe('mails along the way', () => {
  it('tell of the contract, its sheet and terms, and of packing material, each once', async () => {
    await send(...ordered, 'dispatchPackaging');
    const subjects = await subjectsFor(test, email);
    expect(subjects.filter((subject) => subject.startsWith('Ihr Kaufvertrag über'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.startsWith('Ihr Verpackungsmaterial ist unterwegs'))).toHaveLength(1);
    const contract = (await test.mails()).find(
      (mail) => mail.recipient === email && mail.subject.includes('Kaufvertrag'),
    );
    expect(contract?.text).toContain('/agb/');
    expect(contract?.text).toContain('mindestens');
    const version = (await loadEvents(test.deps.db, offerId)).find(({ type }) => type === 'bidAccepted')?.version ?? 0;
    await offerMailSender(test.deps)({ offerId, version, reaction: 'contract' });
    expect(await subjectsFor(test, email)).toEqual(subjects);
  });
});

describe('the label', () => {
  it('travels with its mail by SMTP, and the contract comes the same way', async () => {
    const inbox = await openSmtpInbox();
    const shop = await startTestApp({ SMTP_URL: inbox.url });
    try {
      shop.clock.set('2026-11-23T09:00:00.000Z');
      const desk = await signInStaff(shop);
      const provide = (command: string, body: object = {}) =>
        succeed(desk.post(`/desk/api/${command}/${offerId}`, body));
      await insertAccount(shop.deps, shop.deps.db, {
        email,
        password: await hashPassword(password),
        emailConfirmed: true,
      });
      const seller = shop.visitor();
      await succeed(seller.post(api.auth.login, { email, password }));
      const act = (action: string, body: object) =>
        succeed(seller.post(api.selfservice.offerAction(action, offerId), body));
      await act('submitOffer', inquiryBody(email));
      const { items, inquiryId } = (await desk.get(`/desk/api/offers/${offerId}`)).json().data;
      await provide('submitBid', bidBody(items, {}));
      await act('acceptBid', { inquiryId, declarations: businessDeclarations });
      await act('submitAddresses', { inquiryId, ...addressesBody });
      await provide('linkOrder');
      await provide('verifyData');
      const [label] = JSON.parse(
        (await desk.upload('/desk/api/uploads', [{ name: 'etikett.pdf', content: '%PDF-1.7\n%%EOF' }])).body,
      );
      await provide('sendShippingLabel', {
        carrier: 'dhl',
        trackingNumbers: ['00340433836442636597'],
        labelUpload: label.url,
      });
      await shop.runJobs();
      const about = (subject: RegExp) => inbox.messages.filter((message) => subject.test(message));
      const labels = about(/filename="?etikett\.pdf/);
      expect(labels).toHaveLength(1);
      expect(labels[0]).toContain(Buffer.from('%PDF-1.7\n%%EOF').toString('base64'));
      const contracts = about(/Message-ID: <[^>]*\.contract@/);
      expect(contracts).toHaveLength(1);
      // The first bytes of every PDF: the contract travels whole (LEG-02).
      expect(contracts[0]).toMatch(/filename="?Kaufvertrag-KV-2026-\d{6}\.pdf/);
      expect(contracts[0]).toContain(Buffer.from('%PDF-1.7\n').toString('base64'));
    } finally {
      await shop.close();
      await inbox.close();
    }
  });
});
