import { catalogueCalls } from '#contract/desk/desk-catalogue.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { offerPageFor } from '#tests/support/captured-mail.ts';
import { expectSoundInWarehouse, signInAtDesk } from '#tests/support/desk-page.ts';
import { settled } from '#tests/support/settled.ts';
import { expectSound } from '#tests/support/sound-page.ts';

test('an inquiry on the telephone is taken down by keyboard, and its customer is written to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAtDesk(page.request);
  await page.goto(deskPages.today);
  await expect(page.locator('[data-keys=list] :focus')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Anfrage aufnehmen' })).toBeVisible();
  // Nobody has called before: the address is typed by itself.
  const search = page.getByRole('combobox', { name: 'Bekannten Kunden suchen' });
  await expect(search).toBeFocused();
  await page.keyboard.type('anruf@example');
  await expect(page.getByText('Niemand gefunden')).toBeVisible();
  await search.fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-Mail-Adresse des Kunden')).toBeFocused();
  await page.keyboard.type('anruf@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Gerät, Zeile 1' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Gerät, Zeile 1' }).fill('poweredge r640');
  await expect(page.getByRole('option', { name: /Dell PowerEdge R640/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Aus dem Katalog', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Gerät, Zeile 2' }).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '3\tTürsprechanlage\n2 x Leinwand\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('combobox', { name: 'Gerät, Zeile 3' })).toHaveValue('Leinwand');
  await expectSound(page, 'new inquiry');
  await page.getByRole('button', { name: 'Anfrage aufnehmen' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dell PowerEdge R640');
  await expect(page.getByText('Türsprechanlage').first()).toBeVisible();
  const numbers =
    (await page
      .getByText(/A-\d{4}-\d{6}/)
      .first()
      .textContent()) ?? '';
  const number = String(Number(numbers.slice(-6)));
  expect(await offerPageFor(page.request, 'anruf@example.org', '')).toContain('/kundenportal/zum-verkauf/');

  await test.step('who calls again is found by the number, and the next thing typed is the device', async () => {
    await page.goto(deskPages.newInquiry);
    await expect(search).toBeFocused();
    await page.keyboard.type(number);
    await expect(page.getByRole('option', { name: /anruf@example\.org gewerblich, zuletzt A-/ })).toBeVisible();
    await expectSound(page, 'found customer');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('E-Mail-Adresse des Kunden')).toHaveValue('anruf@example.org');
    await expect(page.getByRole('radio', { name: 'Gewerblich' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Gerät, Zeile 1' })).toBeFocused();
    // Enter sends nothing while somebody is still talking: it leads on, row by row, and from an empty one to the button.
    let answered = Promise.withResolvers<void>();
    await page.route(`**${catalogueCalls.find}?*`, async (route) => {
      await answered.promise;
      await route.continue();
    });
    // While the search has not answered, Enter takes nothing for a free text.
    await page.keyboard.type('Faxgerät');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Gerät, Zeile 1' })).toBeFocused();
    answered.resolve();
    await expect(page.getByRole('combobox', { name: 'Gerät, Zeile 2' })).toBeFocused();
    answered = Promise.withResolvers<void>();
    await page.keyboard.type('poweredge r640');
    await page.keyboard.press('Enter');
    answered.resolve();
    await expect(page.getByRole('option', { name: /Dell PowerEdge R640/ }).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Gerät, Zeile 2' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Türsprechanlage');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Gerät, Zeile 3' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Anfrage aufnehmen' })).toBeFocused();
    await expect(page).toHaveURL(deskPages.newInquiry);
  });

  await test.step('the customer is found from any page, with what is open, and leads to the sale', async () => {
    await page.goto('/desk/textbausteine/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('anruf@example');
    await page.getByRole('group', { name: 'Kunden' }).getByRole('option', { name: 'anruf@example.org' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'anruf@example.org' })).toBeVisible();
    await expect(page.getByText('gewerblich · seit')).toContainText('1 Verkauf');
    await expectSoundInWarehouse(page, 'customer');
    await page.getByRole('link', { name: numbers.slice(-13) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dell PowerEdge R640');
  });

  await test.step('whose sign-in ends soon is told before they type', async () => {
    await page.goto('/desk/textbausteine/');
    await settled(page);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.route(`**${deskApi.login}`, async (route) => {
      const { staff } = await (await route.fetch()).json();
      const endsAt = new Date(Date.now() + 20 * 60_000).toISOString();
      await route.fulfill({ json: { staff: { ...staff, endsAt } } });
    });
    await page.getByLabel('E-Mail-Adresse').fill(demoLogins.staff.email);
    await page.getByRole('textbox', { name: 'Passwort' }).fill(demoLogins.staff.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ihre Anmeldung endet am')).toBeVisible();
  });
});
