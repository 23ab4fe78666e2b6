import type { Locator } from '@playwright/test';
import { api } from '#contract/site/urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Modell oder Hersteller' });
const options = (page: Page): Locator => page.getByRole('option');
const workers = (page: Page) => page.workers().filter((worker) => worker.url().includes('search-worker'));

test('the search runs beside the page, is used by keyboard on a phone, and leads to pages and own words', async ({
  page,
}) => {
  await test.step('the search runs beside the page, from entries that travel once', async () => {
    const asked: number[] = [];
    page.context().on('response', (response) => {
      if (response.url().endsWith(api.selfservice.wizardSearch)) asked.push(response.status());
    });
    await openPage(page, '/');
    expect(workers(page), 'nobody has asked anything').toEqual([]);
    const worker = page.waitForEvent('worker', (one) => one.url().includes('search-worker'));
    await box(page).fill('laptop');
    // The program marks what Enter means; until it has come the server's list stands here.
    await expect(page.getByRole('option', { selected: true })).toContainText('Notebooks & Tablets');
    await worker;
    expect(workers(page)).toHaveLength(1);
    await options(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notebooks & Tablets verkaufen');
    await page.goBack();
    await box(page).fill('dl380 g9');
    await expect(options(page).first()).toContainText('HPE ProLiant DL380 Gen9');
    expect(asked).toEqual([200]);
  });

  await test.step('own words are sent as they are, and what the catalogue has leads to its page', async () => {
    const words = page.getByRole('combobox', { name: 'Gerät in eigenen Worten' });
    await page.goto('/wizard/server-verkaufen/');
    await words.fill('Kaffeemaschine von 1999');
    await words.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffeemaschine von 1999 verkaufen');
    await page.goBack();
    await words.fill('poweredge r640');
    await expect(options(page).first()).toContainText('Dell PowerEdge R640');
    await words.press('ArrowDown');
    await words.press('Enter');
    await expect(words).toHaveValue('Dell PowerEdge R640');
    await words.press('Enter');
    await expect(page).toHaveURL(/dell-poweredge-r640-verkaufen/);
  });

  await test.step('what is typed beside the model is answered on its page, and what answers nothing is said', async () => {
    await page.goto('/wizard/');
    await box(page).fill('ThinkPad T480 16GB i7 defekt');
    await expect(options(page).first()).toContainText('als Angabe übernommen: 16GB i7 defekt');
    await options(page).first().click();
    await expect(page.getByText('Nicht zugeordnet: i7.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Arbeitsspeicher' })).toHaveValue('16 GB');
    await expect(page.getByRole('group', { name: 'Was ist defekt?' })).toBeVisible();
  });

  await test.step('the number of a device goes with the model that it names or that is chosen for it into the basket', async () => {
    await page.goto('/wizard/');
    await box(page).fill('MTM:20L5CTO1WW;SN:PF2ABC01');
    await expect(options(page).first()).toContainText('Seriennummer PF2ABC01 wird übernommen');
    await options(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenovo ThinkPad T480 verkaufen');
    await expect(page).not.toHaveURL(/PF2ABC01/);
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await page.getByText('Seriennummern (1)').click();
    await expect(page.getByRole('textbox', { name: 'Seriennummern' })).toHaveValue('PF2ABC01');

    await page.goto('/');
    await box(page).fill('7XK2B33');
    await expect(page.getByRole('option', { selected: true })).toContainText('Modell bitte wählen');
    await box(page).press('Enter');
    await expect(page.getByText('Seriennummer 7XK2B33 übernommen. Bitte wählen Sie das Modell.')).toBeVisible();
    await expectSoundHere(page, 'a number that waits for its model');
    await box(page).fill('latitude 7490');
    await options(page).first().click();
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByText('Seriennummern (1)')).toHaveCount(2);
    await page.goto('/wizard/');
    await expect(page.getByText(/übernommen\./)).toHaveCount(0);
    await page.goto('/wizard/server-verkaufen/#seriennummer=5CG8123ABC');
    await page.getByRole('button', { name: 'Nicht übernehmen' }).click();
    await expect(page.getByText(/übernommen\./)).toHaveCount(0);
  });

  await test.step('on a phone the search is used by keyboard, tells how many there are and leads on to the own words', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/wizard/');
    await box(page).focus();
    await page.keyboard.type('Dell R640');
    await expect(page.getByRole('status').filter({ hasText: 'Vorschl' })).toHaveText(/^\d Vorschl(ag|äge)$/);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expectSoundHere(page, 'search with hits');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option', { selected: true })).toContainText('„Dell R640“ frei beschreiben');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(box(page)).toHaveValue('Dell R640');

    await box(page).fill('Kaffeemaschine');
    await expect(options(page)).toHaveText(['„Kaffeemaschine“ frei beschreibenIm Katalog steht dazu nichts']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffeemaschine verkaufen');
  });
});
