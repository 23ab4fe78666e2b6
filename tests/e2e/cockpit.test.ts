import { demoLogins } from '#seed/demo-logins.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openDesk } from '#tests/support/desk-api.ts';
import { openPage } from '#tests/support/open-page.ts';
import { pressAndConfirm } from '#tests/support/shop-page.ts';

/** An outdated answer is refused, and a read that is cut off fails: the browser notes both. */
test.use({ allowedComplaints: /status of 409|ERR_FAILED/ });

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await openPage(page, '/cockpit/');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('main').getByText('angefragt am').first()).toBeVisible();
}

/** Opens the first offer of the list whose row says this. */
async function openOffer(page: Page, words: string) {
  await page
    .getByRole('list', { name: 'Verkäufe' })
    .getByRole('listitem')
    .filter({ hasText: words })
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveTitle('Statusübersicht | Ankaufwerk');
  await expect(page.getByRole('region', { name: 'Stand' })).toBeVisible();
}

const offerIdIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

test('a bid is bettered while somebody types, and an address that is being typed survives a reload', async ({
  page,
  server,
}) => {
  await test.step('a bid that is bettered meanwhile leaves what is typed alone, and is never answered unseen', async () => {
    await signIn(page, demoLogins.privat);
    await openOffer(page, 'Kaufpreisgebot liegt vor');
    const offerId = offerIdIn(page);
    const desk = await openDesk(server.url);
    const { items, bid } = await desk.read(offerId);
    const bidOf = (unitPrice: number) => ({
      lines: items.map(({ id }) => ({ itemId: id, unitPrice, deductions: [] })),
      shippingMethod: 'shipment',
      validUntil: bid?.validUntil,
      // Far more than the demonstration's price book gives.
      confirmed: true,
    });

    await page.getByRole('button', { name: 'Gebot verbindlich annehmen' }).click();
    await expect(page.getByRole('alert')).toContainText('Es fehlt die Bestätigung');
    await expect(page.getByRole('alert')).toBeFocused();

    await page.getByRole('button', { name: 'Eigenen Preis nennen' }).click();
    const ownPrice = page.getByRole('textbox', { name: 'Ihr Preis' });
    await ownPrice.fill('5.999,50');
    await desk.send('submitBid', offerId, bidOf(4_000));
    await expect(
      page.getByRole('status').filter({ hasText: 'Neu: Wir haben Ihnen ein Kaufpreisgebot über 4.000,00' }),
    ).toBeVisible();
    await expect(ownPrice).toHaveValue('5.999,50');

    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.route('**/selfservice/api/readOffer/**', (route) => route.abort());
    const cutOff = page.waitForEvent('requestfailed', (request) => request.url().includes('readOffer'));
    await desk.send('submitBid', offerId, bidOf(4_500));
    await cutOff;
    await page.unroute('**/selfservice/api/readOffer/**');
    await pressAndConfirm(page, 'Gegenvorschlag verbindlich senden');
    await expect(page.getByRole('alert')).toContainText('Inzwischen liegt ein neuer Preis vor.');
    await expect(page.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toContainText('4.500,00');
    await expect(ownPrice).toHaveValue('5.999,50');
    await desk.close();
  });

  await test.step('an address that is being typed survives a reload and is gone after it was sent', async () => {
    await page.goto('/cockpit/');
    await openOffer(page, 'Gegenvorschlag angenommen');
    const field = (name: string) => page.getByRole('textbox', { name });
    await field('Vor- und Nachname').fill('Kim Muster');
    await field('IBAN').pressSequentially('de02120300000000202051');
    await page.reload();
    await expect(field('Vor- und Nachname')).toHaveValue('Kim Muster');
    await expect(field('IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');

    await page.getByRole('button', { name: 'Angaben senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Straße und Hausnummer ist ein Pflichtfeld');
    await field('Straße und Hausnummer').fill('Hafenstraße 1');
    await field('Postleitzahl').fill('04109');
    await field('Ort').fill('Leipzig');
    await field('Kontoinhaber').fill('Kim Muster');
    const answered = page.waitForResponse('**/submitAddresses/**');
    const offerId = offerIdIn(page);
    await page.getByRole('button', { name: 'Angaben senden' }).click();
    await expect(page.getByRole('heading', { name: 'Wir prüfen Ihre Angaben' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Stand' })).toBeFocused();
    // The notice that the offer has moved on may be faster than the answer to what was sent.
    await (await answered).finished();
    await page.goto('/cockpit/');
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(offerId);
  });
});
