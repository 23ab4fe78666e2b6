import { expect, test } from '#tests/support/browser-test.ts';
import { expectSound } from '#tests/support/sound-page.ts';

test('a component is named with the help of the catalogue, by keyboard, or in own words', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).fill('grafikkarten');
  await page
    .getByRole('option', { selected: true })
    .filter({ hasText: /^Grafikkarten/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grafikkarten verkaufen');
  const box = page.getByRole('combobox', { name: 'Hersteller und Modell' });
  const suggestions = page.getByRole('listbox', { name: 'Hersteller und Modell' }).getByRole('option');
  await box.pressSequentially('a');
  await expect(suggestions).toHaveCount(0);
  await box.pressSequentially('4000');
  await expect(suggestions.first()).toContainText('A4000');
  await expectSound(page, 'suggested graphics cards');
  await page.keyboard.press('ArrowDown');
  const marked = await suggestions.first().textContent();
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(marked ?? '');
  await expect(suggestions).toHaveCount(0);

  await box.fill('PowerEdge R640');
  await expect(suggestions, 'no other kind of goods').toHaveCount(0);
  await box.fill('Voodoo 2 mit 12 MB');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await expect(page.getByText('Voodoo 2 mit 12 MB')).toBeVisible();
});

test('a long list of processors waits for two characters and is in the order of the alphabet', async ({ page }) => {
  await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
  const box = page.getByRole('combobox', { name: 'Prozessor', exact: true });
  const options = page.getByRole('listbox', { name: 'Prozessor' }).getByRole('option');
  await box.click();
  await expect(page.getByText('Bitte noch 2 Zeichen eingeben.')).toBeVisible();
  await box.pressSequentially('gold');
  await expect(options.first()).toBeVisible();
  const shown = await options.allTextContents();
  expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'de')));
});
