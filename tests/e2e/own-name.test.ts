import { bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead, offerPanel } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

test('a firm names a sale, finds it by that, and says what its own books go by', async ({ page, desk }) => {
  const customer = await signUp(page, 'bezeichnung@example.org');
  const offerId = await customer.inquire();
  const { inquiryId, items } = await customer.read(offerId);
  await page.goto(`/cockpit/${offerId}/`);
  const second = await page.context().newPage();
  await second.goto(`/cockpit/${offerId}/`);

  await page.getByRole('button', { name: 'Eigene Bezeichnung geben' }).click();
  await expect(page.getByLabel('Ihre Bezeichnung')).toBeFocused();
  await expectSound(page, 'naming a sale');
  await page.keyboard.type('Büro Hamburg, Tausch 2026');
  await page.keyboard.press('Enter');
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Büro Hamburg, Tausch 2026' })).toBeVisible();
  }
  await expect(page.getByText('3 × Dell PowerEdge R640').first()).toBeVisible();
  await page.goto('/cockpit/?suche=hamburg');
  await expect(page.getByRole('heading', { level: 2, name: 'Büro Hamburg, Tausch 2026' })).toBeVisible();

  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  await page.goto(`/cockpit/${offerId}/`);
  const panel = offerPanel(page);
  const group = panel.getByRole('group', { name: 'Für Ihre Buchhaltung' });
  await group.getByLabel('Ihre Bestellnummer').fill('4500017');
  await group.getByLabel('Kostenstelle').fill('KST 77');
  await group.getByRole('checkbox', { name: 'Der Beleg soll an eine andere Anschrift' }).check();
  await expect(group.getByLabel('Straße und Hausnummer')).toBeVisible();
  await expectSound(page, 'own books of a firm');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, 'own books of a firm on a phone');
});
