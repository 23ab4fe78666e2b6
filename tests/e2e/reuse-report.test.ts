import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { type Customer, signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { dayAhead } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const items = [
  { id: 'item-3b1c6c1e-51a5-4a4f-9d51-1f6b0f1f7a01', freetext: 'Notebook Lenovo T480', quantity: 4 },
  { id: 'item-3b1c6c1e-51a5-4a4f-9d51-1f6b0f1f7a02', freetext: 'Kiste Allerlei', quantity: 1 },
];
const part = { name: 'Was aus Ihren Geräten wurde' };

/** What both sides do from the order to the settled price. */
async function work(desk: DeskApi, customer: Customer, offerId: string) {
  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  await desk.send('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: ['00340434161094042557'] });
  const { orderId } = await desk.read(offerId);
  await customer.act('dispatchGoods', offerId, { orderId });
  const received = items.map(({ id, quantity }) => ({ itemId: id, received: quantity }));
  await desk.send('confirmScopeOfSupply', offerId, { lines: received });
  await desk.send('skipDeletion', offerId, { reason: 'noMedia' });
  await desk.send('startTesting', offerId);
  const results = items.map(({ id }) => ({ itemId: id, result: 'passed' }));
  await desk.send('finishTesting', offerId, { lines: results });
  await desk.send('skipAdjustingBid', offerId);
}

test('a firm reads while its page is open what became of its devices, with a figure where there is a source', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'verbleib@example.org');
  const offerId = await customer.inquire({ items });
  const { inquiryId } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody });
  await work(desk, customer, offerId);

  await page.goto(`/cockpit/${offerId}/`);
  const reuse = page.getByRole('region', part);
  await expect(reuse).toContainText('Das ist noch nicht festgelegt.');
  const units = { resold: 0, parts: 0, recycled: 0, destroyed: 0 };
  const lines = [
    { itemId: items[0]?.id, ...units, resold: 3, recycled: 1 },
    { itemId: items[1]?.id, ...units, destroyed: 1 },
  ];
  await desk.send('recordFates', offerId, { basedOn: null, lines });
  await expect(reuse.getByRole('row', { name: /weiterverkauft 3 9 kg/ })).toBeVisible();
  await expect(reuse).toContainText('höchstens etwa 730 kg CO₂e');
  await expect(reuse).toContainText('Boavizta');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundHere(page, 'what became of the devices on a phone');
  const file = page.waitForEvent('download');
  await reuse.getByRole('button', { name: 'Als Excel' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Was-aus-Ihren-Geräten-wurde-.*\.xlsx$/);

  await test.step('its accountant gets all papers of the sale, and those of the year, as one file each', async () => {
    const { orderId } = await desk.read(offerId);
    const ofSale = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Alle Unterlagen (ZIP)' }).click();
    expect((await ofSale).suggestedFilename()).toBe(`Unterlagen-${orderId}.zip`);
    await page.goto('/cockpit/');
    await page.getByText('Unterlagen für Ihre Buchhaltung (ZIP)').click();
    const ofYear = page.waitForEvent('download');
    await page.getByRole('button', { name: /Unterlagen 20\d\d: *Herunterladen/ }).click();
    expect((await ofYear).suggestedFilename()).toMatch(/^Unterlagen-20\d\d\.zip$/);
    await expectSoundHere(page, 'the papers of a year on a phone');
  });
});
