import { bidBody } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';
import { onSlowLine } from '#tests/support/slow-line.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('what is typed in the wizard is there again on the way back, a fresh entry is empty, and ticks outlive the end of a session', async ({
  page,
  desk,
  context,
}) => {
  await onSlowLine(page);
  const address = '/wizard/dell-poweredge-r640-verkaufen/';
  await page.goto(address);
  await field(page, 'Menge').fill('7');
  await field(page, 'Anmerkungen').fill('Aus dem Serverraum');

  await test.step('wizard, menu, FAQ and back', async () => {
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /FAQ|Häufige Fragen/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Dell PowerEdge R640 verkaufen');
    await page.goBack();
    await expect(field(page, 'Menge')).toHaveValue('7');
    await expect(field(page, 'Anmerkungen')).toHaveValue('Aus dem Serverraum');
    await page.reload();
    await expect(field(page, 'Menge')).toHaveValue('7');
  });

  await test.step('back from the basket the device stands as it lies there', async () => {
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByText('7 Geräte in 1 Position.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Änderungen übernehmen' })).toBeVisible();
    await expect(field(page, 'Menge')).toHaveValue('7');
    await field(page, 'Menge').fill('8');
    await page.goForward();
    await expect(page.getByText('7 Geräte in 1 Position.')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'Menge')).toHaveValue('8');
  });

  await test.step('entered anew it is empty', async () => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'In den Verkaufskorb' })).toBeVisible();
    await expect(field(page, 'Menge')).toHaveValue('1');
    await expect(field(page, 'Anmerkungen')).toHaveValue('');
  });

  const customer = await signUp(page, 'haken@example.org');
  const offerId = await customer.inquire({ offeredAsBusiness: false });
  const { items } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await page.goto(`/cockpit/${offerId}/`);
  const boxes = offerPanel(page).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await box.check();
  const cookies = await context.cookies();
  await context.clearCookies();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden' }).first()).toBeVisible();
  await context.addCookies(cookies);
  await page.reload();
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) await expect(box).toBeChecked();
});
