import { expect, type Page } from './browser-test.ts';
import { field } from './shop-page.ts';

/** Puts the item of a wizard page into the basket. */
export async function addToBasket(page: Page, slug: string) {
  await page.goto(`/wizard/${slug}/`);
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verkaufskorb');
}

/** An item as the storage keeps it. */
export const stored = (number: number, more: object = {}) => ({
  id: `item-00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  freetext: `Server ${number}`,
  title: `Server ${number}`,
  slug: 'dell-server-verkaufen',
  quantity: 4,
  configuration: { working: true, packagingAvailable: true, ram: '64 GB' },
  ...more,
});

/** The smallest page of the shop: where its storage can be changed while no program of it runs. */
export const withoutProgram = '/robots.txt';

/** Opens the basket as an earlier visit left it. */
export async function fillBasket(page: Page, items: readonly unknown[], more: object = {}) {
  await page.goto(withoutProgram);
  await page.evaluate((text) => localStorage.setItem('selfservice', text), JSON.stringify({ items, ...more }));
  await page.goto('/basket/');
}

/** Goes from the basket to the correction page. */
export async function askForBid(page: Page, email: string) {
  await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
  await field(page, 'E-Mail-Adresse').fill(email);
  await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
  await field(page, 'Postleitzahl').fill('04109');
  await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toBeVisible();
}
