import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { addedPersonSchema } from '#contract/desk/desk-people.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { testingSchema } from '#contract/devices/desk-testing.ts';
import { destructionCalls } from '#contract/devices/destruction.ts';
import { reportCalls, takenReportsSchema } from '#contract/devices/erasure-reports.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { soundAnswers } from '#domain/testing/unit-test.ts';
import { dayOf } from '#domain/values/day.ts';
import { photo } from '#seed/demo-files.ts';
import { blanccoReport, filledTemplate } from '#tests/factories/erasure-reports.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { announcedGoods, scan, sellAndSend, tabletAt } from '#tests/support/ramp.ts';
import { dayAhead, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const notebooks = announcedGoods(4, 'HP EliteBook 840 G5', 8, '5CG77');
const desktops = announcedGoods(5, 'HP ProDesk 600 G4', 4, 'CZC77');
const announced = [...notebooks.serialNumbers, ...desktops.serialNumbers];
const missing = [notebooks.serialNumbers[7] ?? '', desktops.serialNumbers[3] ?? ''];
const arrived = announced.filter((serial) => !missing.includes(serial));
const deductions = [{ name: 'ohne Netzteil', amount: 15 }];

/** The table of one station, and the report of another: the drive of the last machine cannot be erased. */
async function erase(desk: DeskApi, offerId: string): Promise<void> {
  await desk.send('startDeletion', offerId);
  const last = arrived.at(-1) ?? '';
  // What ran before the goods came would wait.
  const today = dayOf(new Date().toISOString());
  const rows = arrived.slice(0, -1).map((serial) => ({
    ...{ Seriennummer: `S4E${serial}`, 'Seriennummer des Geräts': serial },
    ...{ Beginn: `${today} 00:10`, Ende: `${today} 00:50` },
  }));
  const run = { start: `${today}T00:10:00+0100`, end: `${today}T00:50:00+0100` };
  const failed = blanccoReport([{ serial: `S4E${last}`, state: 'Failed', errors: 7, ...run }], { serial: last });
  const files = [new File([filledTemplate(rows)], 'station-1.csv'), new File([failed], 'station-2.xml')];
  const { reports } = takenReportsSchema.parse(await desk.calls.handIn(reportCalls.upload, files));
  expect(reports).toMatchObject([
    { erased: 9, waiting: 0 },
    { failed: 1, waiting: 0 },
  ]);
}

/** The last drive is shredded by one person and seen by another, each at their own log-in. */
async function destroy(desk: DeskApi, browser: Browser, baseURL: string, offerId: string): Promise<void> {
  const { media } = mediaSchema.parse(await desk.calls.get(mediaCalls.media(offerId)));
  const mediumIds = media.filter(({ nextAction }) => nextAction !== 'none').map(({ id }) => id);
  expect(mediumIds).toHaveLength(1);
  const destructionId = randomUUID();
  const how = {
    ...{ securityLevel: 'E-4', protectionClass: 2, technique: 'geschreddert', particleSize: 'bis 30 mm²' },
    ...{ place: 'Halle 2', machine: 'HSM StoreEx', at: new Date().toISOString(), operator: 'Kim Muster' },
  };
  await desk.calls.post(destructionCalls.record(offerId), { destructionId, mediumIds, ...how });
  const email = 'zeuge-am-reisswolf@example.org';
  const added = await desk.calls.post('/desk/api/addPerson', { email, roles: ['warehouse'] });
  const other = await browser.newContext({ baseURL });
  const calls = pageCalls(other.request);
  await calls.post('/desk/api/login', { email, password: addedPersonSchema.parse(added).password });
  await calls.post('/desk/api/putOffSecondFactor', {});
  const page = await other.newPage();
  await page.setViewportSize({ width: 1024, height: 768 });
  // Nobody sends them there: the row of the sale says what they are wanted for.
  await page.goto(deskPages.today);
  await page.locator(`a[href="${deskPages.offer(offerId)}?ansicht=loeschung"]`).click();
  const part = page.getByRole('region', { name: 'Vernichtung' });
  await expect(part.getByText('Waren Sie dabei?')).toBeVisible();
  await part.getByLabel('Ihr Name, wie er auf dem Nachweis steht').fill('Robin Zeuge');
  await expectSoundHere(page, 'a destruction that waits for a second person');
  await part.getByRole('button', { name: 'Ich habe die Vernichtung gesehen' }).click();
  await expect(part).toBeHidden();
  await other.close();
}

test('what arrives, is erased and tested is seen by its seller as it happens, and the price follows from it alone', async ({
  page,
  desk,
  browser,
  server,
}) => {
  const { offerId, customer } = await sellAndSend(page, desk, 'rampe-bis-preis@example.org', [notebooks, desktops], {
    lines: [notebooks, desktops].map(({ id }) => ({ itemId: id, unitPrice: 200, deductions })),
  });
  await page.goto(`/cockpit/${offerId}/`);
  const devices = page.getByRole('region', { name: 'Ihre Geräte' });
  const tablet = await tabletAt(page);

  await test.step('two days at the ramp, counted while the seller looks', async () => {
    await tablet.goto(deskPages.ramp(offerId));
    await expect(tablet.getByLabel('Scannen oder eintippen')).toBeFocused();
    for (const serial of arrived.slice(0, 3)) await scan(tablet, serial);
    await expect(devices).toContainText('3 von 12 angekommen');
    const counting = (codes: readonly string[], more: object = {}) =>
      desk.send('scan', offerId, {
        scans: codes.map((code) => ({ id: randomUUID(), at: new Date().toISOString(), code, ...more })),
      });
    await counting(arrived.slice(3, 6));
    await expect(devices).toContainText('6 von 12 angekommen');
    await counting(arrived.slice(6));
    await counting(['FREMD-1', 'FREMD-2'], { unannounced: true });
    const { units } = z
      .object({ units: z.array(z.object({ plate: z.string() })) })
      .parse(await desk.calls.get(deskApi.goodsIn(offerId)));
    await desk.send('changeUnit', offerId, { plate: units[7]?.plate, batteryDamaged: true });
    await expect(devices).toContainText('10 von 12 angekommen');
    await expect(devices.getByRole('button', { name: '2 nicht angekündigt' })).toBeVisible();
    const proof = { photos: [await desk.upload({ name: 'palette.png', mimeType: 'image/png', buffer: photo() })] };
    await desk.send('confirmScopeOfSupply', offerId, { fromUnits: true, proof });
  });

  await test.step('the seller is told which two are missing, and says where they are', async () => {
    const asked = page.getByRole('region', { name: 'Nicht angekommene Geräte' });
    for (const serial of missing) await expect(asked.getByRole('checkbox', { name: serial })).toBeVisible();
    await asked.getByRole('radio', { name: 'War in einem anderen Paket' }).check();
    await asked.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(asked.getByRole('checkbox')).toHaveCount(0);
    await tablet.goto(`${deskPages.offer(offerId)}?ansicht=kennzeichen`);
    await expect(tablet.getByText('War in einem anderen Paket').first()).toBeVisible();
  });

  await test.step('erased by the reports of the stations, one drive destroyed before two people', async () => {
    await erase(desk, offerId);
    await expect(devices.getByRole('button', { name: '9 gelöscht' })).toBeVisible();
    await destroy(desk, browser, server.url, offerId);
    await desk.send('finishDeletion', offerId, { fromUnits: true });
    await expect(devices.getByRole('button', { name: '10 gelöscht' })).toBeVisible();
  });

  await test.step('tested, and the adjusted bid is made of what the sheet names', async () => {
    await desk.send('startTesting', offerId);
    const { units, lines } = testingSchema.parse(await desk.calls.get(deskApi.testing(offerId)));
    const [flawed, ...sound] = units.map(({ plate }) => plate);
    const photos = [await desk.upload({ name: 'tasche.png', mimeType: 'image/png', buffer: photo() })];
    const finding = { plate: flawed, code: 'noPowerSupply', deduction: 'ohne Netzteil', photos };
    const answers = [{ question: 'power', answer: 'missing' }];
    await desk.send('recordTest', offerId, { plate: flawed, answers });
    await desk.send('recordFinding', offerId, finding);
    await desk.send('recordSound', offerId, { plates: [flawed, ...sound] });
    // Nobody passes over what the ramp recorded: the one with the damaged battery is looked at by itself.
    const looked = units.find(({ atRamp }) => atRamp !== undefined);
    const kind = lines.find(({ itemId }) => itemId === looked?.itemId)?.kind;
    const all = Object.entries(kind === undefined ? {} : soundAnswers(kind));
    await desk.send('recordTest', offerId, {
      plate: looked?.plate,
      answers: all.map(([question, answer]) => ({ question, answer })),
    });
    await desk.send('finishTesting', offerId, { fromUnits: true });
    await desk.send('adjustBid', offerId, { fromUnits: true, answerUntil: dayAhead(10) });
    const { adjustment } = await customer.read(offerId);
    expect(adjustment?.total).toBe(10 * 200 - 15);
  });

  await test.step('the seller reads why, and accepts', async () => {
    const panel = offerPanel(page);
    await expect(panel.getByText('ohne Netzteil').first()).toBeVisible();
    await pressAndConfirm(page, 'Angepassten Preis verbindlich annehmen');
    await expect(panel.getByText('Angepasster Ankaufpreis')).toHaveCount(0);
    expect(await customer.read(offerId)).toMatchObject({ phase: 'payout', payoutTotal: 10 * 200 - 15 });
  });
});
