import { bidBody } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { dayAhead, field, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const title = (page: Page, name: string) => expect(offerPanel(page).getByRole('heading', { name })).toBeVisible();
const shows = (page: Page, text: string) => expect(offerPanel(page).getByText(text).first()).toBeVisible();

async function acceptBid(page: Page) {
  await expect(page.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toBeVisible();
  await expectSound(page, 'private bid');
  for (const box of await offerPanel(page).getByRole('checkbox').all()) await box.check();
  await pressAndConfirm(page, 'Gebot verbindlich annehmen');
  await title(page, 'Sie haben unser Gebot angenommen');
}

async function fillContract(page: Page) {
  await field(page, 'Vor- und Nachname').first().fill('Kim Muster');
  await field(page, 'Straße und Hausnummer').first().fill('Hafenstraße 1');
  await field(page, 'Postleitzahl').first().fill('04109');
  await field(page, 'Ort').first().fill('Leipzig');
}

async function payByPayPal(page: Page) {
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await field(page, 'E-Mail-Adresse bei PayPal').fill('kim@example.org');
  await field(page, 'Kontoinhaber').fill('Kim Muster');
}

/** What the provider does between the arrival of goods that are as described and the seller's last word. */
async function inspect(desk: DeskApi, offerId: string) {
  const { items } = await desk.read(offerId);
  const lines = items.map(({ id, quantity }) => ({ itemId: id, received: quantity }));
  await desk.send('confirmScopeOfSupply', offerId, { lines });
  await desk.send('skipDeletion', offerId, { reason: 'noMedia' });
  await desk.send('startTesting', offerId);
  const results = items.map(({ id }) => ({ itemId: id, result: 'passed' }));
  await desk.send('finishTesting', offerId, { lines: results });
  await desk.send('skipAdjustingBid', offerId);
  await desk.send('addCreditNote', offerId);
}

async function finish(page: Page, desk: DeskApi, offerId: string) {
  await shows(page, 'Der Verkauf ist von Ihrer Seite abgeschlossen.');
  await shows(page, 'Ankaufbeleg');
  await expectSound(page, 'Ankaufbeleg');
  await desk.send('complete', offerId, { paymentReference: 'PayPal 5XK12345' });
  await shows(page, 'PayPal 5XK12345');
}

test('a private seller has the goods collected elsewhere and is paid by PayPal, with an Ankaufbeleg', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'abholung@example.org');
  const offerId = await customer.inquire({ offeredAsBusiness: false });
  const { items } = await desk.read(offerId);
  await page.goto(`/cockpit/${offerId}/`);
  await title(page, 'Ihre Anfrage ist eingegangen');
  await desk.send('submitBid', offerId, bidBody(items, { shippingMethod: 'pickup', validUntil: dayAhead(14) }));
  await acceptBid(page);

  await fillContract(page);
  await page.getByRole('checkbox', { name: 'Die Geräte stehen an einer anderen Adresse' }).check();
  const pickup = page.getByRole('group', { name: 'Abholung' });
  await field(pickup, 'Name').fill('Lager Nord');
  await field(pickup, 'Straße und Hausnummer').fill('Speicherweg 7');
  await field(pickup, 'Postleitzahl').fill('04129');
  await field(pickup, 'Ort').fill('Leipzig');
  await page.getByRole('button', { name: 'Montag' }).click();
  await page.getByRole('button', { name: 'Donnerstag' }).click();
  await page.getByLabel('Uhrzeit von').fill('09:00');
  await page.getByLabel('Uhrzeit bis').fill('16:00');
  await field(page, 'Hinweise').fill('Laderampe im Hof');
  await payByPayPal(page);
  await expectSound(page, 'addresses for a pickup');
  await page.getByRole('button', { name: 'Angaben senden' }).click();
  await title(page, 'Wir prüfen Ihre Angaben');
  await shows(page, 'Speicherweg 7');
  await shows(page, 'Mo, Do');
  await shows(page, 'PayPal kim@example.org');

  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  await title(page, 'Wir stimmen die Abholung ab');
  await desk.send('confirmPickupAppointment', offerId, { date: dayAhead(7), timeFrom: '09:00', timeTo: '12:00' });
  await title(page, 'Ihr Abholtermin steht');
  await shows(page, '09:00 bis 12:00 Uhr');
  await expectSound(page, 'pickup appointment');
  await page.getByRole('button', { name: 'Als abgeholt markieren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Als abgeholt markieren' }).click();
  await title(page, 'Ihre Geräte sind unterwegs zu uns');
  await inspect(desk, offerId);
  await finish(page, desk, offerId);
});

test('a private seller brings the goods and is paid by PayPal, with an Ankaufbeleg', async ({ page, desk }) => {
  const customer = await signUp(page, 'anlieferung@example.org');
  const offerId = await customer.inquire({ offeredAsBusiness: false, shippingMethod: 'delivery' });
  const { items } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { shippingMethod: 'delivery', validUntil: dayAhead(14) }));
  await page.goto(`/cockpit/${offerId}/`);
  await acceptBid(page);

  await fillContract(page);
  await page.getByRole('button', { name: 'Dienstag' }).click();
  await payByPayPal(page);
  await expectSound(page, 'addresses for a delivery');
  await page.getByRole('button', { name: 'Angaben senden' }).click();
  await title(page, 'Wir prüfen Ihre Angaben');

  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  await title(page, 'Wir stimmen die Anlieferung ab');
  await desk.send('confirmDeliveryAppointment', offerId, { date: dayAhead(7), timeFrom: '13:00', timeTo: '15:30' });
  await title(page, 'Ihr Liefertermin steht');
  await shows(page, 'Unsere Adresse');
  await expectSound(page, 'delivery appointment');
  await page.getByRole('button', { name: 'Als übergeben markieren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Als übergeben markieren' }).click();
  await title(page, 'Ihre Geräte sind unterwegs zu uns');
  await inspect(desk, offerId);
  await finish(page, desk, offerId);
});
