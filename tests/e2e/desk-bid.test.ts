import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { deskPages } from '#contract/desk-urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { officeClearance } from '#tests/factories/office-clearance.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 1024, height: 768 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Every key and every press from now on, counted by the page itself. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const presses = await page.evaluateHandle(() => {
    const counted = { presses: 0 };
    for (const kind of ['keydown', 'pointerdown'])
      document.addEventListener(kind, () => (counted.presses += 1), { capture: true });
    return counted;
  });
  return () => presses.evaluate((counted) => counted.presses);
}

/** The words of a page as they are read: the same whatever the line breaks, and whatever the minute in which it was made. */
async function asRead(page: Locator): Promise<string[]> {
  const [text = ''] = await page.allInnerTexts();
  return text.replaceAll(/\b\d{2}:\d{2}\b/g, '–').split(/\s+/);
}

test('an inquiry of 400 rows is bid on with at most 60 keys, and the customer reads what was previewed', async ({
  page,
  context,
}) => {
  const customer = await signUp(page, 'raeumung@example.org');
  const { catalogue } = loadCatalogue(join(projectRoot, 'catalogue'));
  const offerId = await customer.inquire({
    items: officeClearance((slug) => catalogue.bySlug.get(slug)?.id ?? slug),
  });

  const desk = await context.newPage();
  await desk.setViewportSize(wide);
  await pageCalls(desk.request).post('/desk/api/login', demoLogins.staff);
  await desk.goto(deskPages.offer(offerId));
  await expect(desk.getByText('8 Zeilen offen')).toBeVisible();
  await expect(desk.getByText('392 aus dem Preisbuch')).toBeVisible();
  await desk.setViewportSize(narrow);
  await expectSound(desk, 'sheet at 1024');
  await desk.setViewportSize(wide);
  await expectSound(desk, 'sheet at 1440');

  const presses = await countPresses(desk);
  // To the first open row, and a price a row; what is no price stays, with a word on why.
  await button(desk, /offene Zeilen zuerst/).press('Enter');
  await desk.keyboard.type('-5');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Ein Preis hat kein Minus.')).toBeVisible();
  await desk.keyboard.press('Escape');
  for (const typed of ['35', '40', '0', '12', '5', '9,5', '20', '15']) {
    await desk.keyboard.type(typed);
    await desk.keyboard.press('Enter');
  }
  await expect(button(desk, 'Gebot senden')).toBeVisible();
  await desk.keyboard.press('Control+z');
  await expect(button(desk, '1 offene Zeile zuerst')).toBeVisible();
  await desk.keyboard.type('15');
  await desk.keyboard.press('Enter');

  await button(desk, 'Wie der Kunde es sieht').press('Enter');
  const preview = desk.frameLocator('iframe[title="Seite des Kunden"]').locator('main');
  await expect(preview).toContainText('Unser Kaufpreisgebot');
  const promised = await asRead(preview);
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toBeHidden();
  await desk.keyboard.press('Control+Enter');
  await desk.waitForURL((url) => !url.pathname.includes(offerId));
  expect(await presses()).toBeLessThanOrEqual(60);

  await page.setViewportSize(wide);
  await page.goto(`/cockpit/${offerId}/`);
  await expect(page.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toBeVisible();
  expect(await asRead(page.locator('main'))).toEqual(promised);
});
