import type { Locator } from '@playwright/test';
import { bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { fillBasket, stored } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const email = 'vier-standorte@example.org';
const goods = [
  stored(1, { site: 'Hamburg' }),
  stored(2, { site: 'Hafen' }),
  stored(3, { site: 'Leipzig' }),
  stored(4, { quantity: 6, serialNumbers: ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'] }),
];

/** So high that the bars at its edges lie over nothing. */
const phone = { width: 390, height: 7_000 };
const desktop = { width: 1440, height: 900 };

async function expectSoundOnPhone(page: Page, state: string) {
  await page.setViewportSize(phone);
  await expectSoundHere(page, state);
  await page.setViewportSize(desktop);
}

/** The sites of the list are put right and two more are added by hand; one row stands at both of them. */
async function sayWhereGoodsStand(page: Page) {
  const part = page.getByRole('region', { name: 'Standorte' });
  await expect(part.getByText('Ihre Angaben nennen 3 Standorte.')).toBeVisible();
  await part.getByRole('radio', { name: 'An mehreren Standorten' }).check();
  await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
  await expect(page.getByText('Bei einer Position fehlt der Standort').first()).toBeVisible();

  await part.getByRole('button', { name: 'Hafen umbenennen', exact: true }).click();
  await part.getByLabel('Neuer Name für Hafen').fill('Hamburg');
  await part.getByRole('button', { name: 'Speichern' }).click();
  await expect(part.getByText('„Hafen“ gehört jetzt zu „Hamburg“.')).toBeVisible();
  for (const name of ['Köln', 'Ulm']) {
    await part.getByLabel('Weiterer Standort').fill(name);
    await part.getByLabel('Weiterer Standort').press('Enter');
  }
  await part.getByRole('button', { name: 'Server 4 aufteilen' }).click();
  await field(part, 'Davon stehen woanders').fill('2');
  await part.getByRole('button', { name: 'Teilen', exact: true }).click();
  await part.getByLabel('4 × Server 4').selectOption('Köln');
  await part.getByLabel('2 × Server 4').selectOption('Ulm');
  await expectSoundOnPhone(page, 'sites of an inquiry');
}

const place = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^Standort ${name},`) });

async function fillPlace(group: Locator, street: string, zip: string, city: string) {
  await field(group, 'Name').fill('Empfang');
  await field(group, 'Straße und Hausnummer').fill(street);
  await field(group, 'Postleitzahl').fill(zip);
  await expect(field(group, 'Ort')).toHaveValue(city);
}

test('a firm sells from four sites, which are fetched on two days', async ({ page, desk }) => {
  await page.setViewportSize(desktop);
  const customer = await signUp(page, email);
  await fillBasket(page, goods);
  await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
  await page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' }).check();
  await field(page, 'Postleitzahl').fill('20457');
  await sayWhereGoodsStand(page);
  await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
  await expect(page.getByText('Hamburg: 8, Leipzig: 4, Köln: 4, Ulm: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist bei uns');

  const offerId = /offer-[0-9a-f-]+/.exec(page.url())?.[0] ?? '';
  const { items, inquiryId = '' } = await customer.read(offerId);
  expect(items.map(({ site, quantity, serialNumbers }) => [site, quantity, serialNumbers?.length])).toEqual([
    ['Hamburg', 4, undefined],
    ['Hamburg', 4, undefined],
    ['Leipzig', 4, undefined],
    ['Köln', 4, 4],
    ['Ulm', 2, 2],
  ]);
  await desk.send('submitBid', offerId, bidBody(items, { shippingMethod: 'pickup', validUntil: dayAhead(14) }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });

  await page.goto(`/cockpit/${offerId}/`);
  const contract = page.getByRole('group', { name: 'Vertragspartner' });
  await field(contract, 'Vor- und Nachname').fill('Kim Muster');
  await field(contract, 'Straße und Hausnummer').fill('Speicherstraße 12');
  await field(contract, 'Postleitzahl').fill('20457');
  await expect(field(contract, 'Ort')).toHaveValue('Hamburg');
  await field(contract, 'Ansprechpartner').fill('Kim Muster');
  await field(contract, 'Telefon').fill('040 1234567');
  await field(page, 'IBAN').fill('DE02 1203 0000 0000 2020 51');
  await field(page, 'Kontoinhaber').fill('Kim Muster');
  await page.getByRole('combobox', { name: 'Umsatzsteuer' }).selectOption({ index: 1 });
  await page
    .getByRole('radio', { name: /Gutschrift|schreiben wir/ })
    .first()
    .check();
  await field(page, 'USt-IdNr., W-IdNr. oder Steuernummer').fill('DE136695976');

  await place(page, 'Hamburg').getByRole('checkbox', { name: 'Gleiche Adresse wie der Vertragspartner' }).check();
  await fillPlace(place(page, 'Leipzig'), 'Packstation 12', '04109', 'Leipzig');
  await fillPlace(place(page, 'Köln'), 'Domstraße 3', '50668', 'Köln');
  await field(place(page, 'Köln'), 'Ansprechpartner vor Ort').fill('Uli Beispiel');
  await page.getByRole('button', { name: 'Angaben senden' }).click();
  // Each is told at its own field: no lorry comes to a Packstation, and Ulm has no address.
  await expect(place(page, 'Leipzig').getByText('Abholen können wir nur an einer Straße').first()).toBeVisible();
  await expect(page.getByRole('alert').getByRole('button', { name: /^Leipzig: Abholen können wir nur/ })).toBeVisible();
  await expect(
    place(page, 'Ulm')
      .getByText(/Straße und Hausnummer/)
      .nth(1),
  ).toBeVisible();
  await expectSoundOnPhone(page, 'addresses of four sites');
  await field(place(page, 'Leipzig'), 'Straße und Hausnummer').fill('Hafenstraße 1');
  await place(page, 'Ulm').getByLabel('Angaben übernehmen von').selectOption('Köln');
  await place(page, 'Ulm').getByRole('button', { name: 'Übernehmen' }).click();
  await expect(field(place(page, 'Ulm'), 'Ansprechpartner vor Ort')).toHaveValue('Uli Beispiel');
  await field(place(page, 'Ulm'), 'Straße und Hausnummer').fill('Donauweg 7');
  await field(place(page, 'Ulm'), 'Postleitzahl').fill('89073');
  // What was taken over stays until it is typed anew.
  await field(place(page, 'Ulm'), 'Ort').fill('Ulm');
  await page.getByRole('button', { name: 'Angaben senden' }).click();
  await expect(offerPanel(page).getByRole('heading', { name: 'Wir prüfen Ihre Angaben' })).toBeVisible();
  expect((await customer.read(offerId)).sites?.at(-1)).toMatchObject({
    pickupAddress: { street: 'Donauweg 7', city: 'Ulm' },
    pickupDetails: { contactName: 'Uli Beispiel' },
  });

  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  await expect(offerPanel(page).getByRole('heading', { name: 'Ihre 4 Standorte' })).toBeVisible();
  const site = (name: string) => page.getByRole('region', { name: `Standort ${name}` });
  const days = { Hamburg: 7, Leipzig: 7, Köln: 8, Ulm: 8 };
  for (const [name, ahead] of Object.entries(days).slice(0, 3))
    await desk.send('confirmPickupAppointment', offerId, {
      site: name,
      date: dayAhead(ahead),
      timeFrom: '09:00',
      timeTo: '12:00',
    });
  await expect(site('Köln').getByText('09:00 bis 12:00 Uhr')).toBeVisible();
  await expect(site('Ulm').getByText('Wir sind am Zug')).toBeVisible();
  await expectSoundHere(page, 'handover at four sites');
  const calendar = page.waitForEvent('download');
  await site('Köln').getByRole('link', { name: 'Termin in den Kalender' }).click();
  expect((await calendar).suggestedFilename()).toBe('Abholung.ics');

  await desk.send('dispatchGoods', offerId, { site: 'Hamburg' });
  await expect(site('Hamburg').getByText('Übergeben am')).toBeVisible();
  await site('Leipzig').getByRole('button', { name: 'Als abgeholt markieren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Als abgeholt markieren' }).click();
  await expect(site('Leipzig').getByText('Übergeben am')).toBeVisible();
  await desk.send('dispatchGoods', offerId, { site: 'Köln' });
  const last = { site: 'Ulm', date: dayAhead(8), timeFrom: '13:00', timeTo: '15:00' };
  await desk.send('confirmPickupAppointment', offerId, last);
  await desk.send('dispatchGoods', offerId, { site: 'Ulm' });
  await expect(offerPanel(page).getByRole('heading', { name: 'Ihre Geräte sind unterwegs zu uns' })).toBeVisible();
});
