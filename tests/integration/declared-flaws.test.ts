import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { testedUnitSchema, testingSchema } from '#contract/devices/desk-testing.ts';
import { scansAnswerSchema } from '#contract/devices/units.ts';
import { adjustmentProposalSchema } from '#contract/sale/desk-adjustment.ts';
import { defaultConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { offers } from '#server/db/schema/offers.ts';
import { loadState } from '#server/offers/store.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { phonePhoto } from '#tests/factories/picture-files.ts';
import { onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const sheet = [
  { name: 'ohne Netzteil', amount: 1_500 },
  { name: 'Gehäuse beschädigt', amount: 4_000 },
];
const step = (offerId: string, command: string, body: object = {}) =>
  succeed(desk.post(deskApi.command(command, offerId), body));
const refusal = async (offerId: string, command: string, body: object) =>
  (await desk.post(deskApi.command(command, offerId), body)).json().code;

/** A notebook under test that was bid on, with its sheet, before anybody asked what its seller had said: no power supply. */
async function runningSale() {
  const offerId = newOfferId();
  const itemId = `item-${randomUUID()}`;
  const notebook = test.deps.catalogue.catalogue.items.find(({ model }) => model?.configType === 'notebook');
  const own = ownCommand(offerId, `${offerId}@example.org`);
  const item = { id: itemId, entryId: notebook?.id ?? '', title: notebook?.title ?? '', quantity: 1 };
  await playCommands(
    test,
    offerId,
    (command: Command): Command => {
      const made = own(command);
      if (made.type === 'submitOffer')
        return { ...made, draft: { ...made.draft, items: [{ ...item, serialNumbers: ['PF1'] }] } };
      if (made.type === 'submitBid') return { ...made, lines: [{ itemId, unitPrice: 14_400, deductions: sheet }] };
      return made;
    },
    onTheWay,
  );
  const { db } = test.deps;
  const state = (await loadState(db, offerId))?.state;
  if (!state) throw new Error('No offer');
  const configuration = { ...defaultConfiguration, charger: false };
  const items = state.items.map((one) => ({ ...one, configuration }));
  await db
    .update(offers)
    .set({ state: { ...state, items } })
    .where(eq(offers.id, offerId));
  const scans = [{ id: randomUUID(), at: '2026-12-21T08:59:00.000Z', code: 'PF1' }];
  const { made } = scansAnswerSchema.parse(await succeed(desk.post(deskApi.scan(offerId), { scans })));
  await step(offerId, 'confirmScopeOfSupply', { fromUnits: true });
  await step(offerId, 'skipDeletion', { reason: 'noMedia' });
  await step(offerId, 'startTesting');
  return { offerId, itemId, plate: made[0]?.plate ?? '' };
}

describe('a running sale whose frozen sheet deducts what its seller had said', () => {
  it('shows it at the desk as counted in, and deducts it by no way', async () => {
    const { offerId, itemId, plate } = await runningSale();
    const { lines } = testingSchema.parse(await succeed(desk.get(deskApi.testing(offerId))));
    expect(lines).toMatchObject([{ sheet: ['Gehäuse beschädigt'], countedIn: ['ohne Netzteil'] }]);

    const tested = { plate, answers: [{ question: 'power', answer: 'missing' }] };
    const unit = testedUnitSchema.parse(await succeed(desk.post(deskApi.recordTest(offerId), tested)));
    expect(unit.findings).toEqual([{ code: 'noPowerSupply', photos: [] }]);
    const files = [{ name: 'karton.jpg', content: await phonePhoto(), type: 'image/jpeg' }];
    const photo: string = (await desk.upload(deskApi.uploads, files)).json()[0].url;
    const finding = { plate, code: 'noPowerSupply', deduction: 'ohne Netzteil', photos: [photo] };
    const refused = (await desk.post(deskApi.recordFinding(offerId), finding)).json();
    expect(refused).toMatchObject({ code: 'alreadyPriced' });
    await succeed(desk.post(deskApi.recordSound(offerId), { plates: [plate] }));
    await step(offerId, 'finishTesting', { fromUnits: true });

    const proposal = adjustmentProposalSchema.parse(await succeed(desk.get(deskApi.adjustment(offerId))));
    expect(proposal.lines).toMatchObject([
      { deductions: [], countedIn: ['ohne Netzteil'], information: [{ text: 'Netzteil fehlt' }] },
    ]);
    const answerUntil = '2027-01-08';
    const deductions = [{ name: 'ohne Netzteil', units: 1, evidence: [photo] }];
    expect(await refusal(offerId, 'adjustBid', { lines: [{ itemId, deductions }], answerUntil })).toBe('alreadyPriced');
    expect(await refusal(offerId, 'adjustBid', { fromUnits: true, answerUntil })).toBe('adjustmentEmpty');
  });
});
