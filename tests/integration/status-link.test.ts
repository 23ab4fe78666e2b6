import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountCalls } from '#contract/account/account-calls.ts';
import type { ShownStatus } from '#contract/sale/offer-status.ts';
import { reminderCalls } from '#contract/sale/reminder-calls.ts';
import { api } from '#contract/site/urls.ts';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import { messageWriter } from '#server/offers/message-writer.ts';
import { readStatus } from '#server/status/read-status.ts';
import { statusToken } from '#server/status/status-token.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { password, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const monday = '2026-11-23T09:00:00.000Z';
const gone = { found: false };

let test: TestApp;
let offerId: string;
let email: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  startOver();
  test.clock.set(monday);
});

function startOver(): void {
  offerId = newOfferId();
  email = `${offerId}@example.org`;
}

const send = (...types: CommandType[]) => playCommands(test, offerId, ownCommand(offerId, email), types);

/** The secret of the status link in the newest mail about the offer. */
async function mailedToken(): Promise<string> {
  await test.runJobs();
  const mail = (await test.mails()).find((one) => one.messageId.startsWith(offerId));
  return /\/status\/([^/\s]+)\//.exec(mail?.text ?? '')?.[1] ?? '';
}

async function shown(token: string): Promise<ShownStatus> {
  const status = await readStatus(test.deps, token);
  if (!status.found) throw new Error('The link does not work');
  return status;
}

describe('the status link of a mail', () => {
  it('shows to whoever has no account where the offer stands, whose turn it is and until when', async () => {
    await send('submitOffer');
    const token = await mailedToken();
    expect(await shown(token)).toMatchObject({
      phase: 'submitted',
      turn: 'we',
      stage: 'negotiation',
      promised: { what: 'bid', by: '2026-11-24' },
    });
    await send('submitBid');
    expect(await shown(token)).toMatchObject({ phase: 'bidPlaced', turn: 'you', deadline: '2026-12-07' });
    test.clock.set('2026-12-08T00:00:00.000Z');
    const over = await shown(token);
    expect(over).toMatchObject({ phase: 'bidPlaced', turn: 'nobody', status: 'deadlinePassed' });
    expect(over).not.toHaveProperty('deadline');
    expect(over).not.toHaveProperty('promised');
  });

  it('says the same turn as the sale itself where something outside the log decides it', async () => {
    await send('submitOffer');
    const token = await mailedToken();
    const body = { id: randomUUID(), text: 'Mit Netzteil?' };
    await messageWriter(test.deps)({ offerId, allows: () => true, author: 'provider', uploader: [], body });
    expect(await shown(token)).toMatchObject({ phase: 'submitted', turn: 'you' });
  });

  it('shows nothing personal: no name, address, e-mail, account, price, file or reason', async () => {
    await send('submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData');
    await send('sendShippingLabel', 'dispatchGoods');
    const status = await shown(statusToken(offerId, '2026-11-23', bound()));
    expect(Object.keys(status).toSorted()).toEqual([
      ...['found', 'goods', 'inquiryId', 'offerId', 'orderId', 'phase', 'reminders', 'shownUntil'],
      ...['stage', 'status', 'turn'],
    ]);
    // An id of random digits may look like the beginning of an IBAN.
    expect(JSON.stringify({ ...status, offerId: '' })).not.toMatch(/@|DE\d{2}|Muster|straße|uploads/i);
  });

  it('works for 60 days, to the end of the last one in Berlin', async () => {
    await send('submitOffer');
    const token = await mailedToken();
    expect((await shown(token)).shownUntil).toBe('2027-01-22');
    test.clock.set('2027-01-22T22:59:59.000Z');
    expect(await readStatus(test.deps, token)).toMatchObject({ found: true });
    test.clock.set('2027-01-22T23:00:00.000Z');
    expect(await readStatus(test.deps, token)).toEqual(gone);
  });

  it('tells nothing when forged, changed, of another offer or after the erasure, each in the same way', async () => {
    await send('submitOffer');
    const token = await mailedToken();
    const other = `${newOfferId().slice('offer-'.length).replaceAll('-', '')}${token.slice(32)}`;
    const longer = `${token.slice(0, 32)}20990101${token.slice(40)}`;
    const forged = statusToken(offerId, '2026-11-23', { ...bound(), secret: 'another' });
    const stranger = statusToken(offerId, '2026-11-23', { ...bound(), emailKey: 'other@example.org' });
    for (const bad of [
      '',
      'x',
      token.slice(0, -1),
      `${token}x`,
      token.toUpperCase(),
      other,
      longer,
      forged,
      stranger,
    ]) {
      expect(await readStatus(test.deps, bad), bad).toEqual(gone);
    }
    const seller = await signUp(test, email);
    await succeed(seller.post(accountCalls.delete, { password }));
    expect(await readStatus(test.deps, token)).toEqual(gone);
  });

  it('is carried by mails to people without an account; the others lead into it', async () => {
    const text = async () => (await test.mails()).find((one) => one.messageId.startsWith(offerId))?.text ?? '';
    await send('submitOffer');
    await test.runJobs();
    expect(await text()).toContain('/status/');
    expect(await text()).toContain('/kundenportal/zum-verkauf/');
    startOver();
    await signUp(test, email);
    await send('submitOffer');
    await test.runJobs();
    expect(await text()).not.toContain('/status/');
    expect(await text()).toContain('/kundenportal/zum-verkauf/');
  });
});

describe('reminders', () => {
  it('are switched off by one click in the mail program, without cookies (RFC 8058), and on again on the page', async () => {
    await send('submitOffer', 'submitBid');
    const token = await mailedToken();
    const click = await test.app.inject({
      method: 'POST',
      url: reminderCalls.unsubscribe(token),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(204);
    expect((await shown(token)).reminders).toBe('off');
    test.clock.set('2026-12-05T23:00:00.000Z');
    await test.runJobs();
    expect(await remindersSent()).toBe(0);

    const visitor = test.visitor();
    await visitor.get(api.auth.currentUser);
    const answer = await visitor.post(reminderCalls.reminders, { token, reminders: 'on' });
    expect(answer.statusCode).toBe(200);
    test.clock.set('2026-12-06T23:00:00.000Z');
    await test.runJobs();
    expect(await remindersSent()).toBe(1);
  });

  it('stay as they are for a link that does not work', async () => {
    await send('submitOffer', 'submitBid');
    const token = await mailedToken();
    const visitor = test.visitor();
    await visitor.get(api.auth.currentUser);
    const bad = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await visitor.post(reminderCalls.reminders, { token: bad, reminders: 'off' })).statusCode).toBe(404);
    expect((await shown(token)).reminders).toBe('on');
  });

  it('are all that can be switched off: every other mail still comes', async () => {
    await send('submitOffer');
    const token = await mailedToken();
    const visitor = test.visitor();
    await visitor.get(api.auth.currentUser);
    await visitor.post(reminderCalls.reminders, { token, reminders: 'off' });
    await send('submitBid');
    await test.runJobs();
    const subjects = (await test.mails()).filter((mail) => mail.messageId.startsWith(offerId));
    expect(subjects).toHaveLength(2);
  });
});

const bound = () => ({ emailKey: email, secret: test.deps.env.secret });

async function remindersSent(): Promise<number> {
  const mails = await test.mails();
  return mails.filter((mail) => mail.messageId.startsWith(offerId) && mail.subject.startsWith('Noch ')).length;
}
