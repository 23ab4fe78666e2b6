import { deskPages } from '#contract/desk/desk-urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

// A price below nothing is refused on the way, and one that jumps is asked about.
test.use({ viewport: { width: 1440, height: 900 }, allowedComplaints: /400 .*changePriceBook/ });

async function open(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await expect(page.getByRole('heading', { level: 1, name: 'Preisbuch' })).toBeVisible();
}

test('the price book is changed by hand and by a file, tried on past inquiries, and shows what a model was worth', async ({
  page,
}) => {
  await page.goto(deskPages.today);
  await field(page, 'E-Mail-Adresse').fill(demoLogins.staff.email);
  await field(page, 'Passwort').fill(demoLogins.staff.password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Preisbuch' }).click();

  await test.step('a row is searched and changed; what is wrong is said at its row', async () => {
    await field(page, 'In dieser Liste suchen').fill('poweredge r640');
    await page.keyboard.press('Enter');
    const price = page.getByRole('textbox', { name: 'Preis in €, Zeile 1', exact: true });
    await expect(page.getByRole('textbox', { name: 'Modell oder Gruppe, Zeile 1', exact: true })).toHaveValue(/R640/);
    await price.fill('-5');
    const look = page.getByRole('button', { name: 'Ansehen und speichern …' });
    const looked = page.getByRole('dialog', { name: 'Noch gilt nichts davon' });
    await look.click();
    await expect(page.getByText('Ein Preis kann nicht unter 0,00 € liegen.')).toBeVisible();
    await price.fill('387,00');
    await look.click();
    await expect(looked).toContainText('Preise: 0 neu, 1 geändert, 0 weg.');
    await expect(looked.getByRole('table', { name: 'Probelauf über die letzten Anfragen' })).toBeVisible();
    await expectSound(page, 'looked at before it counts');
    await looked.getByRole('button', { name: 'Als neue Fassung speichern' }).click();
    await expect(page.getByText(/^Fassung 2 vom/)).toBeVisible();
    await expect(price).toHaveValue('387,00');
  });

  await test.step('a price that jumps is asked about with its reckoning, and stays as it was typed', async () => {
    const price = page.getByRole('textbox', { name: 'Preis in €, Zeile 1', exact: true });
    await price.fill('3870,00');
    const look = page.getByRole('button', { name: 'Ansehen und speichern …' });
    await look.click();
    const asked = page.getByRole('dialog', { name: 'Noch gilt nichts davon' });
    await expect(asked).toContainText(/R640.*: 3\.870,00\s€, bisher 387,00\s€ \(10-fach\)/);
    await expectSound(page, 'asked about');
    await page.keyboard.press('Escape');
    await expect(price).toHaveValue('3870,00');
    await expect(page.getByText(/^Fassung 2 vom/)).toBeVisible();
    await look.click();
    await asked.getByRole('button', { name: 'So speichern' }).click();
    await expect(page.getByText(/^Fassung 3 vom/)).toBeVisible();
    // The rows are read again after the head.
    await expect(price).toHaveValue('3870,00');
  });

  await test.step('its history is a chart with a table behind it', async () => {
    await page.getByRole('link', { name: /^Verlauf, Zeile 1$/ }).click();
    await expect(page.getByRole('img', { name: /R640/ })).toBeVisible();
    await expectSound(page, 'chart');
    await page.getByRole('button', { name: 'Als Tabelle' }).click();
    await expect(page.getByRole('cell', { name: /3\.870,00/ })).toBeVisible();
  });

  await test.step('a file is compared first, and taken once it was confirmed', async () => {
    await open(page, deskPages.priceBookImport);
    const text = 'scope;from;percent\n*;10;3\nnotebook;x;1\n';
    await page.getByLabel('Liste, wenn die Datei keine nennt').selectOption('steps');
    await page
      .getByLabel('Datei', { exact: true })
      .setInputFiles({ name: 'mengen.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await page.getByRole('button', { name: 'Datei prüfen' }).click();
    await expect(page.getByText('1 Zeile wird nicht übernommen')).toBeVisible();
    await expectSound(page, 'import');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Als neue Fassung übernehmen' }).click();
    await expect(page.getByText('Gespeichert als Fassung 4')).toBeVisible();
  });

  await test.step('a price that jumps in a file is listed, and taken once it was said to be meant', async () => {
    await open(page, deskPages.priceBookImport);
    const jump = 'scope;from;percent\n*;10;300\n';
    await page.getByLabel('Liste, wenn die Datei keine nennt').selectOption('steps');
    await page
      .getByLabel('Datei', { exact: true })
      .setInputFiles({ name: 'sprung.csv', mimeType: 'text/csv', buffer: Buffer.from(jump) });
    await page.getByRole('button', { name: 'Datei prüfen' }).click();
    await expect(
      page.getByText(/^Mengen, alle Geräte, ab 10 Stück: \+300 %, bisher \+3 % \(3,9-fach\)$/),
    ).toBeVisible();
    await expectSound(page, 'import that jumps');
    const take = page.getByRole('button', { name: 'Als neue Fassung übernehmen' });
    await expect(take).toBeHidden();
    await page.getByRole('checkbox', { name: 'Dieser Betrag ist so gemeint.' }).check();
    await take.click();
    await expect(page.getByText('Gespeichert als Fassung 5')).toBeVisible();
  });

  await test.step('a dry run, the deviations, the versions and the settings can be read', async () => {
    for (const [href, text] of [
      [deskPages.priceBookDryRun, /Abweichung im Mittel/],
      [deskPages.priceDeviations, /Gebote, die vom Vorschlag abweichen/],
      [deskPages.priceBookSettings, /Gerundet wird/],
      [deskPages.priceBookVersions, /Einfuhr: mengen.csv/],
    ] as const) {
      await open(page, href);
      await expect(page.getByText(text).first()).toBeVisible();
      // The rail says where one is, below a page too.
      await expect(page.getByRole('link', { name: 'Preisbuch', exact: true })).toHaveAttribute('aria-current', 'true');
    }
  });
});
