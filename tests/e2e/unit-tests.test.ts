import { randomUUID } from 'node:crypto';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { pages } from '#contract/site/urls.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { phonePhoto } from '#tests/factories/picture-files.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { smallTargets } from '#tests/support/page-flaws.ts';
import { announcedGoods, scan, sellAndSend, tabletAt } from '#tests/support/ramp.ts';
import { dayAhead } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

/** For gloves. */
const bench = { least: 56, inside: '[data-warehouse]' };

test('devices are scanned, answered with large buttons and graded with the reason; the price follows from what was found, and the seller reads it device by device', async ({
  page,
  desk,
}) => {
  const picture = { name: 'tasche.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() };
  const goods = announcedGoods(3, 'Notebook Lenovo T480', 5, 'PF3');
  const [first = '', second = ''] = goods.serialNumbers;
  const { offerId, customer } = await sellAndSend(page, desk, 'pruefung@example.org', [goods], {
    lines: [{ itemId: goods.id, unitPrice: 200, deductions: [{ name: 'ohne Netzteil', amount: 15 }] }],
  });
  const scans = goods.serialNumbers
    .slice(0, 4)
    .map((code) => ({ id: randomUUID(), at: new Date().toISOString(), code }));
  await desk.send('scan', offerId, { scans });
  await desk.send('confirmScopeOfSupply', offerId, { fromUnits: true });
  await desk.send('skipDeletion', offerId, { reason: 'noMedia' });

  const tablet = await tabletAt(page);
  await tablet.goto(`${deskPages.offer(offerId)}?ansicht=pruefung`);
  await tablet.getByRole('button', { name: 'Prüfung beginnen' }).click();
  await expect(tablet.getByRole('button', { name: '4 nicht geprüft' })).toBeVisible();
  expect(await smallTargets(tablet, bench)).toEqual([]);

  await scan(tablet, 'gibt es nicht');
  await expect(tablet.getByText('nicht in diesem Verkauf')).toBeVisible();
  await scan(tablet, first.toLowerCase());
  const device = tablet.getByRole('region', { name: new RegExp(`Prüfung von .*${first}`) });
  const power = device.getByRole('group', { name: 'Netzteil dabei?' });
  await power.getByRole('button', { name: 'fehlt' }).click();
  await expect(device.getByText('Ein Foto fehlt')).toBeVisible();
  await expect(device.getByLabel('Im Preisblatt')).toHaveValue('ohne Netzteil');
  await device.getByRole('group', { name: 'Gehäuse' }).getByRole('button', { name: 'deutliche Spuren' }).click();
  await expect(device.getByRole('status', { name: 'Stand der Prüfung' })).toContainText(
    'Optik: CDeutliche Gebrauchsspuren',
  );
  await device.getByRole('button', { name: 'Alles Übrige ohne Befund' }).click();
  await expect(device.getByRole('status', { name: 'Stand der Prüfung' })).toContainText('Foto fehlt');
  const picking = tablet.waitForEvent('filechooser');
  await device.getByRole('button', { name: 'Foto zu Netzteil fehlt' }).click();
  await (await picking).setFiles([picture]);
  await expect(device.getByRole('img', { name: 'Foto: Netzteil fehlt' })).toBeVisible();
  await expect(device.getByRole('status', { name: 'Stand der Prüfung' })).toContainText('mit Befund');
  await expectSoundHere(tablet, 'a device under test');
  expect(await smallTargets(tablet, bench)).toEqual([]);

  // The next device by a scan, wherever the focus is.
  await scan(tablet, second);
  await expect(tablet.getByRole('region', { name: new RegExp(`Prüfung von .*${second}`) })).toBeVisible();
  await tablet.getByRole('button', { name: 'Zur Liste' }).click();
  await tablet.getByRole('button', { name: /3 × .*: ohne weiteren Befund/ }).click();
  await expect(tablet.getByRole('button', { name: '3 ohne Befund' })).toBeVisible();
  await tablet.getByRole('button', { name: 'Prüfung abschließen: 4 Geräte' }).click();
  // What comes next is named where the test was finished.
  await tablet.getByRole('link', { name: 'Als Nächstes: Preis nach Prüfung' }).click();
  expect((await desk.read(offerId)).phase).toBe('tested');
  await expect(tablet.getByRole('status', { name: 'Preis nach der Prüfung' })).toContainText(
    'Vereinbart 1.000,00 €, nach der Prüfung 785,00 €',
  );
  await expect(tablet.getByText(goods.serialNumbers[4] ?? '')).toBeVisible();
  await expect(tablet.getByText('Fehlendes wird nur mit Nachweis abgezogen.')).toBeVisible();
  await expect(tablet.getByText('Steht nicht im Preisblatt: kein Abzug')).toBeVisible();
  // What is missing is deducted only by whoever knows what its seller says of it.
  await expect(tablet.getByText('Zu 1 Gerät hat der Kunde noch nicht geantwortet.')).toBeVisible();
  const missing = [{ itemId: goods.id, number: goods.serialNumbers[4] }];
  const day = dayAhead(4);
  await customer.act('answerMissing', offerId, { devices: missing, reason: 'comesLater', day });
  await expect(tablet.getByText(`1 Gerät: „Liegt noch hier, kommt nach: ab ${formatDayInFull(day)}“`)).toBeVisible();
  await expect(tablet.getByText('hat der Kunde noch nicht geantwortet')).toHaveCount(0);
  await tablet.getByLabel('Weiterer Nachweis').setInputFiles(picture);
  await expect(tablet.getByText('Fehlendes wird nur mit Nachweis abgezogen.')).toBeHidden();
  const beside = tablet.frameLocator('iframe[title="Seite des Kunden"]');
  await expect(beside.getByText(`Seriennummer ${first}`)).toBeVisible();
  await expectSoundHere(tablet, 'the price after a test');

  const deduction = tablet.getByRole('region', { name: 'ohne Netzteil' });
  await deduction.getByRole('button', { name: 'Nicht abziehen' }).click();
  await deduction.getByLabel('Warum nicht? Der Kunde liest es.').fill('Lag im zweiten Paket');
  await deduction.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(tablet.getByRole('status', { name: 'Preis nach der Prüfung' })).toContainText(
    'nach der Prüfung 800,00 €',
  );
  await expect(beside.getByText('Lag im zweiten Paket')).toBeVisible();
  // The page of this price is still being made when it is sent: made afterwards, it would be refused.
  const sent = tablet.waitForResponse('**/adjustBid/**');
  await tablet.route('**/previewAdjustment/**', async (route) => {
    await sent;
    await route.continue();
  });
  await deduction.getByRole('button', { name: 'Doch abziehen' }).click();
  const preview = tablet.waitForRequest('**/previewAdjustment/**');
  await tablet.getByRole('textbox', { name: 'Antwort des Kunden bis' }).fill(dayAhead(15));
  await preview;
  await tablet.getByRole('button', { name: 'Angepassten Preis senden' }).click();
  await expect(tablet.getByText('zuletzt angeboten 785,00 €')).toBeVisible();

  await page.goto(pages.cockpit.offer(offerId));
  await expect(page.getByText(`Seriennummer ${first}`).first()).toBeVisible();
  await expect(page.getByText('Netzteil fehlt', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(`ohne Netzteil, Seriennummer ${first}`) })).toBeVisible();
});
