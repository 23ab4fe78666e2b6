import { accountCalls } from '#contract/account/account-calls.ts';
import { bidBody } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { type Customer, customerPassword, signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ allowedComplaints: /status of 409/, viewport: { width: 390, height: 844 } });

const declarations = ['ownership', 'terms', 'adult'].map((name) => ({ name, textVersion: '2026-11' }));
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Angaben senden' }).click();
const isSent = (page: Page) =>
  expect(offerPanel(page).getByRole('heading', { name: 'Wir prüfen Ihre Angaben' })).toBeVisible();

/** An accepted bid whose details are asked for next. */
async function openAgreed(page: Page, customer: Customer, desk: DeskApi): Promise<void> {
  const offerId = await customer.inquire({ offeredAsBusiness: false });
  const { items, inquiryId } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations });
  await page.goto(`/cockpit/${offerId}/`);
  await expect(offerPanel(page).getByRole('heading', { name: 'Sie haben unser Gebot angenommen' })).toBeVisible();
}

test('what is remembered at the first sale is confirmed at the second with one press', async ({ page, desk }) => {
  const customer = await signUp(page, 'zweiter-verkauf@example.org');
  await openAgreed(page, customer, desk);
  await field(page, 'Vor- und Nachname').fill('Kim Muster');
  await field(page, 'Straße und Hausnummer').first().fill('Hafenstraße 1');
  await field(page, 'Postleitzahl').first().fill('04109');
  await field(page, 'Ort').first().fill('Leipzig');
  await field(page, 'IBAN').fill('DE02 1203 0000 0000 2020 51');
  await field(page, 'Kontoinhaber').fill('Kim Muster');
  const ticks = page.getByRole('checkbox', { name: /merken$/ });
  await expect(ticks).toHaveCount(2);
  for (const tick of await ticks.all()) await expect(tick, 'nobody is remembered unasked').not.toBeChecked();
  for (const tick of await ticks.all()) await tick.check();
  await field(page, 'Passwort').fill('stimmt ganz sicher nicht');
  // The bar at the upper edge covers what has just been scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await send(page);
  await expect(field(page, 'Passwort')).toHaveAccessibleDescription(/Das Passwort stimmt nicht\./);
  await field(page, 'Passwort').fill(customerPassword);
  await send(page);
  await isSent(page);

  await openAgreed(page, customer, desk);
  await expect(group(page, 'Vertragspartner')).toContainText('Hafenstraße 1');
  await expect(group(page, 'Auszahlung')).toContainText('DE02 **** **** **** **20 51');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectSoundHere(page, 'details that the account holds');
  await send(page);
  await isSent(page);
  await expect(page.getByText('DE02 **** **** **** **20 51')).toBeVisible();

  await openAgreed(page, customer, desk);
  await page.getByRole('button', { name: 'Anderes Konto' }).click();
  await expect(field(page, 'IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00');
  await send(page);
  await isSent(page);
  const { account } = await (await page.request.get(accountCalls.profile)).json();
  expect(account.payment.iban, 'another account for one sale is for that sale').toBe('DE02120300000000202051');
});
