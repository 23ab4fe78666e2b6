import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import { loadEvents, loadState } from '#server/offers/store.ts';
import { offerMailSender } from '#server/reactions/send-offer-mail.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

/** Monday, ten o'clock in Berlin. The bid of the story ends with Monday, 7 December. */
const monday = '2026-11-23T09:00:00.000Z';
const twoDaysBefore = '2026-12-05T23:00:00.000Z';
const oneDayBefore = '2026-12-06T23:00:00.000Z';

let test: TestApp;
let offerId: string;
let number = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  number += 1;
  offerId = `offer-00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  test.clock.set(monday);
});
afterEach(() => test.runJobs());

/** Ids of their own, as the desk gives them: each test has another offer in the same database. */
function own(command: Command): Command {
  const text = JSON.stringify(command).replaceAll('2026-000001', `2026-00${String(number).padStart(4, '0')}`);
  const renamed: Command = JSON.parse(text);
  return renamed;
}

const send = (...types: CommandType[]) => playCommands(test, offerId, own, types);

async function runJobsAt(instant: string): Promise<void> {
  test.clock.set(instant);
  await test.runJobs();
}

/** Subjects of the offer's own mails, oldest first. */
async function subjects(): Promise<string[]> {
  const mails = await test.mails();
  return mails
    .filter((mail) => mail.messageId.startsWith(offerId))
    .toSorted((one, other) => version(one.messageId) - version(other.messageId))
    .map((mail) => mail.subject);
}
const version = (messageId: string) => Number(messageId.split('.')[1]);

async function lastEvent(type: OfferEvent['type']): Promise<OfferEvent> {
  const event = (await loadEvents(test.deps.db, offerId)).findLast((one) => one.type === type);
  if (!event) throw new Error(`No ${type}`);
  return event;
}

describe('mails about an offer', () => {
  it('go to the customer, one for each event that they did not cause on the screen', async () => {
    await send('submitOffer', 'submitBid', 'submitCounterbid', 'acceptCounterbid', 'submitAddresses', 'linkOrder');
    await send('verifyData', 'sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'skipDeletion');
    await send('startTesting', 'finishTesting', 'adjustBid', 'acceptAdjustedBid', 'addCreditNote', 'complete');
    await test.runJobs();
    const told = [/^Ihre Anfrage/, /^Unser Kaufpreisgebot/, /^Gegenvorschlag angenommen/];
    told.push(/^Ihr Versandetikett/);
    told.push(/^5 von 5 Geräten angekommen/, /^Angepasster Ankaufpreis/, /^Es gilt/, /^Gutschrift/);
    // A paper's mail is named by the paper, not by a version of the log.
    told.push(/^Ausgezahlt/, /^Vertrag zur Auftragsverarbeitung/);
    const subjectsNow = await subjects();
    expect(subjectsNow).toHaveLength(told.length);
    expect(subjectsNow).toEqual(told.map((pattern) => expect.stringMatching(pattern)));
    const mails = await test.mails();
    expect(new Set(mails.filter((mail) => mail.messageId.startsWith(offerId)).map((mail) => mail.recipient))).toEqual(
      new Set(['kundin@example.org']),
    );
  });

  it('are not doubled by a job that runs again', async () => {
    await send('submitOffer', 'submitBid');
    await test.runJobs();
    const before = await subjects();
    const { version } = await lastEvent('bidSubmitted');
    const sendMail = offerMailSender(test.deps);
    await sendMail({ offerId, version, reaction: 'bid-placed' });
    await sendMail({ offerId, version, reaction: 'bid-placed' });
    expect(await subjects()).toEqual(before);
  });

  it('say what was true at their event, however late the job runs', async () => {
    await send('submitOffer', 'submitBid', 'submitCounterbid', 'submitBid', 'acceptBid');
    await test.runJobs();
    const told = await subjects();
    expect(told.filter((subject) => subject.startsWith('Unser Kaufpreisgebot'))).toHaveLength(1);
    expect(told.filter((subject) => subject.startsWith('Neues Kaufpreisgebot'))).toHaveLength(1);
  });

  it('are not written when the command is refused', async () => {
    await send('submitOffer');
    await expect(send('acceptBid')).rejects.toThrow('notAllowedInPhase');
    await test.runJobs();
    expect(await subjects()).toHaveLength(1);
  });
});

describe('reminders of a bid', () => {
  it('come 48 and 24 hours before the end of its day in Berlin, each once', async () => {
    await send('submitOffer', 'submitBid');
    await runJobsAt('2026-12-05T22:59:59.000Z');
    expect((await subjects()).filter(isReminder)).toEqual([]);
    await runJobsAt(twoDaysBefore);
    expect((await subjects()).filter(isReminder)).toEqual([expect.stringContaining('Noch 48 Stunden')]);
    await runJobsAt(oneDayBefore);
    await runJobsAt('2026-12-07T12:00:00.000Z');
    expect((await subjects()).filter(isReminder)).toHaveLength(2);
  });

  it('are not sent once the customer has decided', async () => {
    await send('submitOffer', 'submitBid');
    await runJobsAt('2026-11-30T09:00:00.000Z');
    await send('acceptBid');
    await runJobsAt(twoDaysBefore);
    await runJobsAt(oneDayBefore);
    expect((await subjects()).filter(isReminder)).toEqual([]);
  });

  it('are sent for the bid that stands, not for the one it replaced', async () => {
    await send('submitOffer', 'submitBid');
    test.clock.set('2026-11-24T09:00:00.000Z');
    await send('submitBid');
    const { version } = await lastEvent('bidSubmitted');
    await runJobsAt(twoDaysBefore);
    await runJobsAt('2026-12-07T01:00:00.000Z');
    const reminders = (await test.mails()).filter(
      (mail) => mail.messageId.startsWith(offerId) && isReminder(mail.subject),
    );
    for (const { messageId } of reminders) expect(messageId).toContain(`${offerId}.${version}.`);
  });

  it('do not come twice at once after an outage, and not after the deadline', async () => {
    await send('submitOffer', 'submitBid');
    await runJobsAt('2026-12-07T06:00:00.000Z');
    expect((await subjects()).filter(isReminder)).toEqual([expect.stringContaining('Noch 24 Stunden')]);

    number += 1;
    offerId = `offer-00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    test.clock.set(monday);
    await send('submitOffer', 'submitBid');
    await runJobsAt('2026-12-08T00:00:00.000Z');
    expect((await subjects()).filter(isReminder)).toEqual([]);
  });
});

describe('reminders of an adjusted bid', () => {
  it('come before the answer day ends, and stop with the answer', async () => {
    await send('submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData');
    await send('sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'skipDeletion', 'startTesting');
    await send('finishTesting', 'adjustBid');
    const found = await loadState(test.deps.db, offerId);
    expect(found?.state.adjustment?.answerUntil).toBe('2026-12-03');
    await runJobsAt('2026-12-01T23:00:00.000Z');
    expect((await subjects()).filter(isReminder)).toEqual([expect.stringContaining('Noch 48 Stunden')]);
    await send('acceptAdjustedBid');
    await runJobsAt('2026-12-02T23:00:00.000Z');
    expect((await subjects()).filter(isReminder)).toHaveLength(1);
  });
});

describe('a private sale', () => {
  const privately = (command: Command): Command =>
    own(
      command.type === 'submitOffer' ? { ...command, draft: { ...command.draft, offeredAsBusiness: false } } : command,
    );
  const sell = (...types: CommandType[]) => playCommands(test, offerId, privately, types);

  it("is finished in the seller's name once the Ankaufbeleg stands, and the history says so", async () => {
    await sell('submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData');
    await sell('sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply', 'skipDeletion', 'startTesting');
    await sell('finishTesting', 'adjustBid', 'acceptAdjustedBid', 'addCreditNote');
    await test.runJobs();
    expect((await loadState(test.deps.db, offerId))?.state.phase).toBe('finished');
    expect((await lastEvent('finished')).actor).toBe('system');
  });
});

function isReminder(subject: string): boolean {
  return subject.startsWith('Noch ');
}
