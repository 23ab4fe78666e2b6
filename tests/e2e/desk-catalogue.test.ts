import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { signInAtDesk } from '#tests/support/desk-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const added = (page: Page) => page.getByRole('option', { name: /^Lenovo ThinkPad X99 Gen 7/ });

/** Searches in the shop, and resolves once the catalogue has answered. */
async function search(page: Page): Promise<void> {
  await page.goto('/wizard/?q=thinkpad+x99+gen+7');
  await expect(page.getByRole('option').last()).toContainText(/Nicht gefunden\?|Im Katalog steht dazu nichts/);
}

test.use({ allowedComplaints: /status of 400 .*changeCatalogue/ });

test('a model that an inquiry described freely is added from there, found in the shop at once, corrected, and put back', async ({
  page,
  context,
}) => {
  const customer = await signUp(page, 'neuware@example.org');
  const goods = () => [{ id: `item-${randomUUID()}`, freetext: 'Lenovo ThinkPad X99 Gen 7', quantity: 3 }];
  await customer.inquire({ items: goods() });
  const offerId = await customer.inquire({ items: goods() });
  await search(page);
  await expect(added(page)).toHaveCount(0);

  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signInAtDesk(desk.request);
  await desk.goto(deskPages.catalogue);
  await expect(desk.getByRole('row', { name: /Lenovo ThinkPad X99 Gen 7/ })).toContainText('2 ×');

  await desk.goto(`${deskPages.offer(offerId)}?ansicht=geraete`);
  await desk.getByRole('link', { name: /^In den Katalog aufnehmen ?: Lenovo ThinkPad X99 Gen 7/ }).press('Enter');
  await expect(desk.getByText('Frei beschrieben als „Lenovo ThinkPad X99 Gen 7“')).toBeVisible();
  const words = desk.getByRole('searchbox', { name: 'Modell, Serie oder Hersteller' });
  await words.fill('thinkpad x13');
  await words.press('Enter');
  await expect(button(desk, /^Als Vorlage nehmen/).first()).toBeVisible();
  await expect(words).toBeFocused();
  await button(desk, /^Als Vorlage nehmen ?: Lenovo ThinkPad X13/)
    .first()
    .press('Enter');
  await expect(desk.getByText(/^Angaben übernommen von Lenovo ThinkPad X13/)).toBeVisible();
  await expect(desk.getByLabel('Name', { exact: true })).toHaveValue('ThinkPad X99 Gen 7');
  await expectSound(desk, 'new entry');

  // What would lead in a circle is said at its field, and nothing is lost.
  await desk.getByLabel('Weitere Namen').fill('ThinkPad X1 Carbon Gen 9');
  await button(desk, 'In den Katalog aufnehmen').press('Enter');
  await expect(desk.getByText(/So heißt schon ein anderes Modell/).first()).toBeVisible();
  await desk.getByLabel('Weitere Namen').fill('X99G7');
  await button(desk, 'In den Katalog aufnehmen').press('Enter');
  // The catalogue's search is made anew before it is said: on a busy machine that takes its time.
  await expect(desk.getByText('Aufgenommen')).toBeVisible();
  await expectSound(desk, 'entry');

  await search(page);
  await expect(added(page)).toBeVisible();
  // The customer goes: what this page would fetch ahead at its leisure is taken back below.
  await page.goto('about:blank');

  await desk.getByLabel('Zusatz').fill('13,3 Zoll, neu');
  await button(desk, 'Speichern').press('Enter');
  await expect(desk.getByText('Gespeichert')).toBeVisible();
  await expect(desk.getByText(/^Zusatz: .* → 13,3 Zoll, neu$/)).toBeVisible();
  // What is refused afterwards does not stand below the word that it was kept.
  await desk.getByLabel('Name', { exact: true }).fill('');
  await button(desk, 'Speichern').press('Enter');
  await expect(desk.getByText(/^Der Name fehlt/).first()).toBeVisible();
  await expect(desk.getByText('Gespeichert')).toHaveCount(0);
  await desk.goto(deskPages.catalogueChanges);
  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'models.csv' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('ThinkPad X99 Gen 7');

  // The addition can be taken back as a whole, whatever came after it.
  await button(desk, 'Fassung 1 zurücknehmen').press('Enter');
  await expect(desk.getByText(/mit allen Berichtigungen seither/)).toBeVisible();
  await desk.getByRole('button', { name: 'Zurücknehmen', exact: true }).press('Enter');
  await expect(desk.getByText('Fassung 1 zurückgenommen')).toBeVisible();
  await search(page);
  await expect(added(page)).toHaveCount(0);
});
