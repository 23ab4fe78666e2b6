import { randomUUID } from 'node:crypto';
import { saleUnitsCall } from '#contract/devices/sale-units.ts';
import { isAboutDevices, liveNoticeSchema } from '#contract/sale/live.ts';
import { api } from '#contract/site/urls.ts';
import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { dayAhead, field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const itemId = 'item-3b1c6c1e-51a5-4a4f-9d51-1f6b0f1f7a11';
const serials = Array.from({ length: 120 }, (_, index) => `PF9${String(index + 1).padStart(5, '0')}`);
const items = [{ id: itemId, freetext: 'Notebook Lenovo T480', quantity: 120, serialNumbers: serials }];

const scan = (desk: DeskApi, offerId: string, codes: readonly string[], more: object = {}) =>
  desk.send('scan', offerId, {
    scans: codes.map((code) => ({ id: randomUUID(), at: new Date().toISOString(), code, ...more })),
  });

async function onTheWay(page: Page, desk: DeskApi, email: string) {
  const customer = await signUp(page, email);
  const offerId = await customer.inquire({ items });
  const { inquiryId } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody });
  for (const command of ['linkOrder', 'verifyData']) await desk.send(command, offerId);
  await desk.send('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: ['00340434161094042557'] });
  const { orderId } = await desk.read(offerId);
  await customer.act('dispatchGoods', offerId, { orderId });
  return offerId;
}

/**
 * How often the page reads the devices and the sale, and how often it has a reason to read the sale: it opens, a live connection
 * stands, or something but devices is new, such as a paper that is written a little later.
 */
function readsOf(page: Page, offerId: string) {
  const units = saleUnitsCall(offerId, {}).split('?')[0] ?? '';
  const asked = { units: 0, offer: 0, reasons: 1 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === units) asked.units += 1;
    if (pathname === api.selfservice.readOffer(offerId)) asked.offer += 1;
  });
  page.on('websocket', (socket) => {
    asked.reasons += 1;
    socket.on('framereceived', ({ payload }) => {
      const { type } = liveNoticeSchema.parse(JSON.parse(String(payload)));
      if (!isAboutDevices(type)) asked.reasons += 1;
    });
  });
  return asked;
}

test('the open page of a sale counts up while its devices are scanned, and finds each by its number', async ({
  page,
  desk,
}) => {
  const offerId = await onTheWay(page, desk, 'zaehlt-mit@example.org');
  const asked = readsOf(page, offerId);
  await page.goto(`/cockpit/${offerId}/`);
  const units = page.getByRole('region', { name: 'Ihre Geräte' });
  await expect(page.getByRole('region', { name: 'Stand: was jetzt zu tun ist' })).toBeVisible();
  await expect(units).toHaveCount(0);

  await scan(desk, offerId, serials.slice(0, 40));
  await expect(units).toContainText('40 von 120 angekommen. Wir zählen noch.');
  const before = asked.units;
  for (const serial of serials.slice(40, 118)) await scan(desk, offerId, [serial]);
  await scan(desk, offerId, ['XYZ-77'], { unannounced: true });
  await expect(units).toContainText('118 von 120');
  await expect(units.getByRole('button', { name: '1 nicht angekündigt' })).toBeVisible();
  expect(asked.units - before).toBeLessThan(30);
  expect(asked.offer).toBeLessThanOrEqual(asked.reasons);

  await units.getByRole('button', { name: '2 noch nicht hier' }).click();
  await expect(units.getByRole('listitem')).toHaveCount(2);
  await units.getByRole('button', { name: '2 noch nicht hier' }).click();
  await field(page, 'Gerät suchen').fill('pf9-00042');
  await expect(units.getByRole('listitem')).toHaveCount(1);
  await expect(units.getByRole('listitem')).toContainText(/PF900042.*angekommen/);
  await field(page, 'Gerät suchen').fill('');
  await units.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(units).toContainText('Geräte 51 bis 100 von 121');
  // What is searched for on a later page begins on its own first one.
  await field(page, 'Gerät suchen').fill('pf9-00042');
  await expect(units.getByRole('listitem')).toHaveText([/PF900042/]);
  await field(page, 'Gerät suchen').fill('');
  await expect(units).toContainText('Geräte 1 bis 50 von 121');

  await desk.send('confirmScopeOfSupply', offerId, { fromUnits: true });
  await expect(units.getByRole('button', { name: '2 nicht angekommen' })).toBeVisible();

  // Before anything is deducted the seller says where the missing two are.
  const missing = page.getByRole('region', { name: 'Nicht angekommene Geräte' });
  await expect(missing).toContainText('2 Geräte sind nicht angekommen. Wissen Sie mehr?');
  await missing.getByRole('checkbox', { name: serials[119] ?? '' }).uncheck();
  await missing.getByRole('radio', { name: 'Liegt noch hier, kommt nach' }).check();
  await field(page, 'Wird verschickt am').fill(dayAhead(3));
  await expectSoundHere(page, 'missing devices');
  await missing.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(missing).toContainText('2 Geräte sind nicht angekommen');
  await expect(missing.getByRole('checkbox')).toHaveCount(1);
  await missing.getByRole('radio', { name: 'War in einem anderen Paket' }).check();
  await missing.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByText(`Ihre Antwort zu ${serials[119]}: War in einem anderen Paket`)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundHere(page, 'devices of a sale on a phone');
});
