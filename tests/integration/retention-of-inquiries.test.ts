import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerMessages } from '#server/db/schema/messages.ts';
import { offers } from '#server/db/schema/offers.ts';
import { runRetention } from '#server/retention/run-retention.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const offerId = newOfferId();
const email = 'fragt-spaet@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-25T09:00:00.000Z');
  const own = ownCommand(offerId, email);
  await playCommands(test, offerId, own, ['submitOffer', 'submitBid', 'declineBid', 'omitCounterbid']);
});
afterAll(() => test.close());

async function runOn(instant: string): Promise<number> {
  test.clock.set(instant);
  return runRetention(test.deps);
}
const messages = () => test.deps.db.select().from(offerMessages).where(eq(offerMessages.offerId, offerId));

it('an inquiry that its seller asks about stays until we have answered, and a year after the last word of both', async () => {
  const id = randomUUID();
  test.clock.set('2027-11-24T09:00:00.000Z');
  const seller = await signUp(test, email);
  await succeed(seller.post(`/selfservice/api/sendMessage/${offerId}`, { id, text: 'Nehmen Sie die Geräte doch?' }));
  expect(await runOn('2027-11-26T09:00:00.000Z')).toBe(0);
  // However long we take.
  expect(await runOn('2028-12-01T09:00:00.000Z')).toBe(0);
  const desk = await signInStaff(test);
  const answer = { id: randomUUID(), answers: id, text: 'Leider nein.' };
  await succeed(desk.post(`/desk/api/sendMessage/${offerId}`, answer));
  await succeed(desk.post(deskApi.assign(offerId), { to: 'me', note: 'Frau Kim ruft an, 0341 1234.' }));
  expect(await runOn('2029-12-01T09:00:00.000Z')).toBe(0);
  expect(await messages()).toHaveLength(2);
  expect(await runOn('2029-12-02T09:00:00.000Z')).toBe(1);
  expect(await messages()).toEqual([]);
  const { assignedNote } = offers;
  expect(await test.deps.db.select({ assignedNote }).from(offers).where(eq(offers.id, offerId))).toEqual([
    { assignedNote: null },
  ]);
});
