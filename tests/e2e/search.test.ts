import type { Locator } from '@playwright/test';
import { api } from '#contract/urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const hitsCall = '/selfservice/api/wizard/hits';

const box = (page: Page): Locator => page.getByRole('combobox', { name: 'Modell oder Hersteller' });
const options = (page: Page): Locator => page.getByRole('option');
const workers = (page: Page) => page.workers().filter((worker) => worker.url().includes('search-worker'));

test('the search runs beside the page, from entries that travel once', async ({ page }) => {
  const asked: number[] = [];
  page.context().on('response', (response) => {
    if (response.url().endsWith(api.selfservice.wizardSearch)) asked.push(response.status());
  });
  await openPage(page, '/');
  expect(workers(page), 'nobody has turned to the search').toEqual([]);
  await box(page).focus();
  await expect.poll(() => workers(page).length).toBe(1);
  await box(page).fill('laptop');
  // The program marks what Enter means; until it has come the server's list stands here.
  await expect(page.getByRole('option', { selected: true })).toContainText('Notebooks & Tablets');
  expect(workers(page)).toHaveLength(1);
  await options(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notebooks & Tablets verkaufen');
  await page.goBack();
  await box(page).fill('dl380 g9');
  await expect(options(page).first()).toContainText('HPE ProLiant DL380 Gen9');
  expect(asked).toEqual([200]);
});

test('own words are sent as they are, and what the catalogue has leads to its page', async ({ page }) => {
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

test('on a phone the search is used by keyboard, tells how many there are and leads on to the own words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/wizard/');
  await box(page).focus();
  await page.keyboard.type('Dell R640');
  await expect(page.getByRole('status').filter({ hasText: 'Vorschl' })).toHaveText(/^\d Vorschl(ag|äge)$/);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expectSound(page, 'search with hits');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toContainText('„Dell R640“ frei beschreiben');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('Dell R640');

  await box(page).fill('Kaffeemaschine');
  await expect(options(page)).toHaveText(['„Kaffeemaschine“ frei beschreibenIm Katalog steht dazu nichts']);
  await expectSound(page, 'search without hits');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaffeemaschine verkaufen');
});

/** Holds the index back until it is let through, and counts what the server is asked meanwhile. */
async function heldBack(page: Page) {
  const line = Promise.withResolvers<void>();
  await page.context().route(`**${api.selfservice.wizardSearch}`, async (route) => {
    await line.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(hitsCall)) asked.push(new URL(request.url()).searchParams.get('q') ?? '');
  });
  return { release: line.resolve, asked };
}

test('while the index is on its way the server finds the same, and nobody asks it once the index is there', async ({
  page,
}) => {
  const { release, asked } = await heldBack(page);
  await page.goto('/');
  await box(page).fill('dl380 g9');
  await expect(options(page).first()).toContainText('HPE ProLiant DL380 Gen9');
  const byServer = await options(page).allTextContents();
  expect(asked).toEqual(['dl380 g9']);
  await expect(page.getByRole('status').filter({ hasText: 'Der Katalog wird noch geladen …' })).toBeVisible();
  await expectSound(page, 'search by the server');

  release();
  await expect
    .poll(async () => {
      const before = asked.length;
      await box(page).fill('r640');
      await expect(options(page).first()).toContainText('Dell PowerEdge R640');
      await box(page).fill('dl380 g9');
      await expect(options(page).first()).toContainText('HPE ProLiant DL380 Gen9');
      return asked.length - before;
    })
    .toBe(0);
  expect(await options(page).allTextContents()).toEqual(byServer);
  await expect(page.getByText('Der Katalog wird noch geladen …')).toHaveCount(0);
});

test.describe('where the server does not search', () => {
  test.use({ allowedComplaints: /wizard\/hits|503/ });

  test('a slow line says that it is loading; the own words and the page of results are there meanwhile', async ({
    page,
  }) => {
    await page.context().route('**/wizard/hit*', (route) => route.fulfill({ status: 503, body: '' }));
    const { release } = await heldBack(page);
    await page.goto('/');
    await box(page).fill('r640');
    await expect(options(page)).toHaveText(['„r640“ frei beschreibenDer Katalog wird noch geladen …']);
    await expectSound(page, 'search on a slow line');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/wizard\/\?q=r640$/);
    await expect(box(page)).toHaveValue('r640');
    release();
    await expect(options(page).first()).toContainText('Dell PowerEdge R640');
  });
});

test.describe('where the worker does not come', () => {
  test.use({ allowedComplaints: /search-worker/ });

  test('the page searches by itself, without a word about it', async ({ page }) => {
    await page.context().route('**/search-worker-*.js', (route) => route.abort());
    await page.goto('/');
    await box(page).fill('r640');
    await expect(options(page).first()).toContainText('Dell PowerEdge R640');
    expect(workers(page)).toHaveLength(0);
  });
});

test('a browser without workers searches all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.goto('/');
  await box(page).fill('r640');
  await expect(options(page).first()).toContainText('Dell PowerEdge R640');
});

test('who types on never sees the answer to earlier letters come in late', async ({ page }) => {
  await page.addInitScript(() => {
    // The first question waits until the page is at work; of the four that follow, the newest is answered at once.
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
      listen.call(this, type, (event: Event) => {
        const late = event instanceof MessageEvent && event.data.is === 'answer' && event.data.number < 5;
        setTimeout(() => listener.call(this, event), late ? 1_200 : 0);
      });
    };
  });
  await page.goto('/');
  await box(page).fill('server');
  await expect(options(page).first()).toContainText('Server');
  await box(page).fill('');
  await page.keyboard.type('t480');
  await expect(options(page).first()).toContainText('Lenovo ThinkPad T480');
  const shown = await page.evaluate(async () => {
    const titles = new Set<string>();
    for (const end = performance.now() + 1_800; performance.now() < end; ) {
      titles.add(document.querySelector('[role=option]')?.textContent ?? '');
      await new Promise(requestAnimationFrame);
    }
    return [...titles];
  });
  expect(shown).toEqual(['Lenovo ThinkPad T480Notebooks & Tablets · 14 Zoll']);
});
