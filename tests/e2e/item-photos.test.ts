import { photo } from '#seed/demo-files.ts';
import { bidBody } from '#tests/factories/wire.ts';
import { askForBid } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

const file = (name: string) => ({ name, mimeType: 'image/png', buffer: photo() });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('photos of goods in own words go from their form through basket and inquiry to the line of the bid', async ({
  page,
  desk,
}) => {
  await signUp(page, 'geraetefotos@example.org');
  await page.goto('/wizard/sonstige-it-verkaufen/Messrechner/');
  await page.getByText('Fotos hinzufügen').tap();
  const field = page.getByLabel('Fotos', { exact: true });
  await field.setInputFiles([file('vorn.png'), file('hinten.png'), file('unscharf.png')]);
  await button(page, 'unscharf.png entfernen').tap();
  await expect(page.getByText('2 Fotos', { exact: true })).toBeVisible();
  await expectSoundHere(page, 'an item with photos');
  await button(page, 'In den Verkaufskorb').tap();

  const inBasket = page.getByRole('listitem').filter({ hasText: 'Messrechner' });
  await expect(inBasket.locator('img')).toHaveCount(1);
  await expect(inBasket).toContainText('2 Fotos');
  await expect(inBasket.locator('img')).not.toHaveJSProperty('naturalWidth', 0);

  await page.getByRole('link', { name: 'Messrechner ändern' }).tap();
  await button(page, 'hinten.png nach vorn').tap();
  await field.setInputFiles(file('Typenschild.png'));
  await expect(button(page, 'Typenschild.png entfernen')).toBeVisible();
  await button(page, 'Änderungen übernehmen').tap();
  await expect(inBasket).toContainText('3 Fotos');

  await page.getByRole('link', { name: 'Weiter zur Anfrage' }).tap();
  await expect(page.getByText('An Ihren Geräten sind schon 3 Fotos')).toBeVisible();
  await page.goBack();
  await askForBid(page, 'geraetefotos@example.org');
  const seen = page.getByRole('main').getByRole('img');
  await expect(seen).toHaveCount(3);
  await expect(seen.first()).toHaveAttribute('alt', 'hinten.png');
  await button(page, 'Anfrage senden, kostenlos und unverbindlich').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist bei uns');
  const offerId = /offer-[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';

  const { items, itemImageUploads } = await desk.read(offerId);
  expect(itemImageUploads).toEqual([]);
  expect(items[0]?.imageUploads?.map(({ name }) => name)).toEqual(['hinten.png', 'vorn.png', 'Typenschild.png']);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));

  await page.goto(`/cockpit/${offerId}/`);
  const line = page.getByRole('rowheader', { name: /Messrechner/ });
  await expect(line).toContainText('Foto 1 bis 3');
  await line.getByRole('button', { name: 'Foto 2 vergrößern' }).tap();
  const large = page.getByRole('dialog', { name: 'Foto 2: Messrechner' });
  await expect(large.getByRole('img', { name: 'Foto 2, vorn.png' })).toBeVisible();
  await large.getByRole('button', { name: 'Schließen' }).last().tap();
  await expectSoundHere(page, 'a bid with photos at its line');

  await desk.send('cancel', offerId, { reason: 'Die Geräte sind schon verkauft.' });
  await page.reload();
  await expect(page.getByText('Fotos und Listen fügen Sie bitte neu hinzu.')).toBeVisible();
});
