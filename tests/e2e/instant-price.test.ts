import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const range = /^[\d.]+ bis [\d.]+\u00a0€$/;
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('three notebooks have a range before an address is asked for', async ({ page }) => {
  await test.step('it is shown while they are described, and nothing moves when it comes', async () => {
    await page.goto('/wizard/lenovo-thinkpad-t480-verkaufen/');
    const put = button(page, 'In den Verkaufskorb');
    await expect(page.getByText('Preis anfragen')).toBeVisible();
    const place = await put.boundingBox();
    await field(page, 'Menge').fill('3');
    await expect(page.getByText(range)).toBeVisible();
    await expect(page.getByText('unverbindlich', { exact: true })).toBeVisible();
    await expect(page.getByText('erfahrungsgemäß mit diesen Angaben')).toBeVisible();
    expect(await put.boundingBox()).toEqual(place);
    await expectSound(page, 'wizard with a range');
    await put.tap();
  });

  await test.step('and in the basket for everything in it', async () => {
    await expect(page.getByText('3 Geräte in 1 Posten.')).toBeVisible();
    await expect(page.getByText(range)).toBeVisible();
    await expect(page.getByText('erfahrungsgemäß für alles im Verkaufskorb')).toBeVisible();
    await expectSound(page, 'basket with a range');
  });
});
