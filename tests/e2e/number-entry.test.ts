import type { Locator } from '@playwright/test';
import { bidBody } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead, field } from '#tests/support/shop-page.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

/** Empties a number with Backspace, types another, and types that over after coming back by touch. */
async function typeOver(number: Locator, ...entries: [string, string]) {
  const [first, second] = entries;
  await expect(number).toBeEnabled();
  await number.focus();
  await number.press('End');
  for (let press = (await number.inputValue()).length; press > 0; press -= 1) await number.press('Backspace');
  await expect(number).toHaveValue('');
  await number.pressSequentially(first);
  await expect(number).toHaveValue(first);
  await number.blur();
  await number.tap();
  await number.pressSequentially(second);
  await expect(number).toHaveValue(second);
}

test('numbers are emptied and typed over with a finger: quantity, drives, basket and own price', async ({
  page,
  desk,
}) => {
  await test.step('quantity and drives, and the quantity in the basket, are emptied and typed over', async () => {
    await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
    await typeOver(field(page, 'Menge'), '12', '7');
    await typeOver(field(page, 'Anzahl'), '8', '4');
    await page.getByRole('combobox', { name: 'Kapazität' }).fill('1,2');
    await page.getByRole('option', { name: '1,2 TB SAS' }).tap();
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).tap();
    await expect(page.getByText('7 Geräte in 1 Position.')).toBeVisible();
    await expect(page.getByText('4 × 1,2 TB SAS')).toBeVisible();
    await typeOver(field(page, 'Menge'), '12', '9');
    await expect(page.getByText('9 Geräte in 1 Position.')).toBeVisible();
  });

  await test.step('a quantity that was left empty is asked for, a count that went with its drives is not', async () => {
    await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
    await expect(field(page, 'Menge')).toBeEnabled();
    await field(page, 'Menge').focus();
    await page.keyboard.press('Backspace');
    await field(page, 'Anzahl').focus();
    await page.keyboard.press('Backspace');
    await page.getByText('Ohne Laufwerke').tap();
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).tap();
    await expect(page.getByRole('alert')).toHaveText(/Menge ist ein Pflichtfeld/);
    await field(page, 'Menge').pressSequentially('2');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).tap();
    await expect(page.getByText('11 Geräte in 2 Positionen.')).toBeVisible();
  });

  await test.step('an own price that was kept is emptied and typed over', async () => {
    const customer = await signUp(page, 'tippt@example.org');
    const offerId = await customer.inquire();
    const { items } = await desk.read(offerId);
    await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
    await page.goto(`/cockpit/${offerId}/`);
    const price = field(page, 'Ihr Preis');
    await page.getByRole('button', { name: 'Eigenen Preis nennen' }).tap();
    await expect(price).toBeInViewport({ ratio: 1 });
    await price.fill('2500');
    await page.reload();
    await expect(price).toHaveValue('2.500,00');
    await typeOver(price, '2600', '2700');
  });
});
