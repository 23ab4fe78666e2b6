import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';

/** More than any page here has to tab through. */
const farthest = 80;

/** Goes on with Tab until this has the focus: what cannot be reached so does not exist for the keyboard. */
async function tabTo(page: Page, target: Locator) {
  // An open list hides the rest of the page from roles and names, so the element is found before the walk.
  const element = await target.elementHandle();
  for (let step = 0; step < farthest; step += 1) {
    if (await element?.evaluate((found) => found === document.activeElement)) return settle(page);
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** The page scrolls to what has got the focus in the next frame, and scrolling closes an open list. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function pressOn(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, field(page, name));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('a device is searched, configured and offered without a mouse', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeInViewport();
  await tabTo(page, page.getByRole('combobox', { name: 'Modell oder Hersteller' }));
  await page.keyboard.type('poweredge r6');
  await expect(page.getByRole('option', { name: 'Dell PowerEdge R640' })).toBeVisible();
  while ((await page.getByRole('option', { name: 'Dell PowerEdge R640' }).getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Dell PowerEdge R640 verkaufen');
  await expect(page.getByRole('main')).toBeFocused();

  await typeInto(page, 'Menge', '2');
  await tabTo(page, page.getByRole('combobox', { name: 'Prozessor', exact: true }));
  await page.keyboard.type('6130');
  await expect(page.getByRole('option')).toHaveText(['Gold 6130']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'Ja' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Nein' })).toBeChecked();
  await pressOn(page, button(page, 'Laufwerke angeben'));
  await tabTo(page, page.getByRole('combobox', { name: 'Kapazität' }));
  await page.keyboard.type('1,2');
  await expect(page.getByRole('option')).toHaveText(['1,2 TB SAS']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await typeInto(page, 'Anzahl', '8');
  await pressOn(page, page.getByRole('switch', { name: 'Das Gerät funktioniert' }), 'Space');
  await pressOn(page, button(page, 'In den Verkaufskorb'));

  await expect(page.getByText('2 Geräte in 1 Posten.')).toBeVisible();
  await expect(page.getByText('8 × 1,2 TB SAS')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Weiter zur Anfrage' }));

  await expect(heading(page)).toHaveText('Kaufpreis anfragen');
  await typeInto(page, 'E-Mail-Adresse', 'tastatur@example.org');
  await typeInto(page, 'Postleitzahl', '04109');
  await pressOn(page, button(page, 'Anfrage prüfen'));
  await expect(page.getByText('2 × Dell PowerEdge R640')).toBeVisible();
  await pressOn(page, button(page, 'Anfrage senden'));
  await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the side panel opens and leads on by keyboard, closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const burger = button(page, 'Menü öffnen');
  const panel = page.getByRole('dialog', { name: 'Menü' });
  await pressOn(page, burger);
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('link', { name: 'Registrieren' }));
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(burger).toBeFocused();

  await page.keyboard.press('Enter');
  await pressOn(page, panel.getByRole('link', { name: 'Anmelden' }));
  await expect(panel).toBeHidden();
  await expect(heading(page)).toHaveText('Anmelden');
  await expect(page.getByRole('main')).toBeFocused();
});
