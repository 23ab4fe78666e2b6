import { expect, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';

test('a printer is found by its number and asked for its pages and its toner', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).fill('m2540dw');
  await page.getByRole('option', { name: 'Kyocera ECOSYS M2540dw' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kyocera ECOSYS M2540dw verkaufen');
  await field(page, 'Zählerstand').fill('12500');
  await page.getByLabel('Toner oder Tinte').selectOption('fast leer');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await expect(page.getByText('12.500 Seiten, Toner oder Tinte fast leer')).toBeVisible();
});
