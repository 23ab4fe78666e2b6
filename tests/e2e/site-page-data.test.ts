import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';

const faq = '**/assets/data/hilfe/faq/index.json';
const faqLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });

/** Marks the window: the mark is gone after a full page load. */
async function openAndMark(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.evaluate(() => Object.assign(window, { sameWindow: true }));
}
const isSameWindow = (page: Page) => page.evaluate(() => 'sameWindow' in window);

test('a link opens its page inside the window', async ({ page }) => {
  await openAndMark(page, '/kontakt/');
  await faqLink(page).click();
  await expect(page).toHaveTitle(/^Häufige Fragen/);
  expect(await isSameWindow(page)).toBe(true);
});

/** Files of the program that were asked for, beside how: a script runs, what is only fetched does not. */
function codeAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /assets\/js\/([a-z-]+)-[^/]+\.js$/.exec(request.url())?.[1];
    if (file !== undefined) asked.push(`${file} as ${request.resourceType()}`);
  });
  return asked;
}

test('a link that stays in view for a moment is loaded ahead, one further down is not', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  const asked: string[] = [];
  const code = codeAskedFor(page);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/hilfe/faq/');
  await expect.poll(() => asked).toContain('/assets/data/basket/index.json');
  await expect.poll(() => code).toContain('basket-page as fetch');
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/assets/data/impressum/index.json');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain('/assets/data/impressum/index.json');
});

test('what is loaded ahead runs once somebody turns to its link, and is not fetched again then', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  const code = codeAskedFor(page);
  const finished = (type: string) =>
    page.waitForEvent('requestfinished', (one) => one.url().includes('/basket-page-') && one.resourceType() === type);
  const fetched = finished('fetch');
  await page.goto('/hilfe/faq/');
  await fetched;
  expect(code).not.toContain('basket-page as script');

  const run = finished('script');
  await page.getByRole('link', { name: 'Verkaufskorb', exact: true }).first().focus();
  const { responseBodySize } = await (await run).sizes();
  // Nothing came over the line; the browser takes the head that it remembers off that.
  expect(responseBodySize).toBeLessThanOrEqual(0);
});

test('nothing is loaded ahead for whoever saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/hilfe/faq/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/assets/data/'))).toEqual([]);
});

test.describe('page data that is refused', () => {
  test.use({ allowedComplaints: /PageDataError|Hash did not match|Failed to|missing a hash|status of 500|ERR_FAILED/ });

  test('because of another hash ends in a full page load of the target', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route(faq, (route) => route.fulfill({ json: { hash: 'other', data: {} } }));
    await openAndMark(page, '/kontakt/');
    await faqLink(page).click();
    await expect(page).toHaveTitle(/^Häufige Fragen/);
    await expect(page).toHaveURL('/hilfe/faq/');
    await expect.poll(() => isSameWindow(page)).toBe(false);
    expect(said.join('\n')).toMatch(/Hash did not match: json=other, document=\S{16}/);
  });

  for (const [what, answer, message] of [
    ['no JSON', { body: '<!DOCTYPE html>' }, 'Failed to parse JSON from /assets/data/hilfe/faq/index.json'],
    ['no hash', { json: { data: {} } }, 'JSON data in /assets/data/hilfe/faq/index.json is missing a hash.'],
    ['a failing server', { status: 500, json: {} }, 'Failed to fetch /assets/data/hilfe/faq/index.json'],
  ] as const) {
    test(`because of ${what} is said, and fetched again when asked`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (entry) => said.push(entry.text()));
      await page.route(faq, (route) => route.fulfill(answer));
      await openAndMark(page, '/kontakt/');
      await faqLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite ließ sich nicht laden');
      expect(said.join('\n')).toContain(message);
      await page.unroute(faq);
      await page.getByRole('button', { name: 'Noch einmal laden' }).click();
      await expect(page).toHaveTitle(/^Häufige Fragen/);
      expect(await isSameWindow(page)).toBe(true);
    });
  }
});

test.describe('page data that is missing', () => {
  test.use({ allowedComplaints: /the server responded with a status of 404/ });

  test('leads to the not-found page', async ({ page }) => {
    await page.route(faq, (route) => route.fulfill({ status: 404, json: {} }));
    await openAndMark(page, '/kontakt/');
    await faqLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
    expect(await isSameWindow(page)).toBe(true);
  });
});
