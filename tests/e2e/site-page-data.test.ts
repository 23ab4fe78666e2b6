import { z } from 'zod';
import { api, pages } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { settled } from '#tests/support/settled.ts';

const faq = '**/assets/data/hilfe/faq/index.json';
const faqLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });

/** Marks the window: the mark is gone after a full page load. */
async function openAndMark(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.evaluate(() => Object.assign(window, { sameWindow: true }));
}
const isSameWindow = (page: Page) => page.evaluate(() => 'sameWindow' in window);

/** Paths that a page asks for; files of the program beside how: a script runs, what is only fetched does not. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const file = /assets\/js\/([a-z-]+)-[^/]+\.js$/.exec(pathname)?.[1];
    asked.push(file === undefined ? pathname : `${file} as ${request.resourceType()}`);
  });
  return asked;
}

test('a link that stays in view is loaded ahead, one further down is not; it runs once somebody turns to it and is not fetched again', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  const asked = askedFor(page);
  const finished = (type: string) =>
    page.waitForEvent('requestfinished', (one) => one.url().includes('/basket-page-') && one.resourceType() === type);
  const fetched = finished('fetch');
  await openPage(page, '/hilfe/faq/');
  await fetched;
  expect(asked).toContain('/assets/data/basket/index.json');
  expect(asked).not.toContain('/assets/data/impressum/index.json');
  expect(asked).not.toContain('basket-page as script');

  const further = page.waitForRequest('**/assets/data/impressum/index.json');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).scrollIntoViewIfNeeded();
  await further;

  const run = finished('script');
  await page.getByRole('link', { name: 'Verkaufskorb', exact: true }).first().focus();
  const { responseBodySize } = await (await run).sizes();
  // Nothing came over the line; the browser takes the head that it remembers off that.
  expect(responseBodySize).toBeLessThanOrEqual(0);

  await test.step('nothing is loaded ahead for whoever saves data', async () => {
    const saving = await context.newPage();
    await saving.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const askedBySaving = askedFor(saving);
    await openPage(saving, '/hilfe/faq/');
    expect(askedBySaving.filter((path) => path.startsWith('/assets/data/'))).toEqual([]);
  });
});

test.describe('page data that is refused', () => {
  test.use({ allowedComplaints: /PageDataError|Hash did not match|Failed to|missing a hash|status of 500|ERR_FAILED/ });

  test('ends in a full page load where the hash is another, and else is said and fetched again when asked', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    for (const [what, answer, message] of [
      ['no JSON', { body: '<!DOCTYPE html>' }, 'Failed to parse JSON from /assets/data/hilfe/faq/index.json'],
      ['no hash', { json: { data: {} } }, 'JSON data in /assets/data/hilfe/faq/index.json is missing a hash.'],
      ['a failing server', { status: 500, json: {} }, 'Failed to fetch /assets/data/hilfe/faq/index.json'],
    ] as const) {
      await page.route(faq, (route) => route.fulfill(answer));
      await openAndMark(page, '/kontakt/');
      await faqLink(page).click();
      await expect(page.getByRole('heading', { level: 1 }), what).toHaveText('Diese Seite ließ sich nicht laden');
      expect(said.join('\n')).toContain(message);
      await page.unroute(faq);
      await page.getByRole('button', { name: 'Noch einmal laden' }).click();
      await expect(page).toHaveTitle(/^Häufige Fragen/);
      expect(await isSameWindow(page), what).toBe(true);
    }

    await page.route(faq, (route) => route.fulfill({ json: { hash: 'other', data: {} } }));
    await openAndMark(page, '/kontakt/');
    await faqLink(page).click();
    await expect(page).toHaveTitle(/^Häufige Fragen/);
    await expect(page).toHaveURL('/hilfe/faq/');
    await settled(page);
    expect(await isSameWindow(page)).toBe(false);
    expect(said.join('\n')).toMatch(/Hash did not match: json=other, document=\S{16}/);
  });
});

test.describe('page data that is missing', () => {
  test.use({ allowedComplaints: /the server responded with a status of 404/ });

  test('leads to the not-found page, for a missing item to its address, and the way on from there works', async ({
    page,
  }) => {
    await page.route(faq, (route) => route.fulfill({ status: 404, json: {} }));
    await openAndMark(page, '/kontakt/');
    await faqLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');
    expect(await isSameWindow(page)).toBe(true);

    await page.route('**/assets/data/wizard/*/index.json', (route) => route.fulfill({ status: 404, json: {} }));
    await openPage(page, '/wizard/');
    await page.getByRole('main').getByRole('link', { name: 'Server', exact: true }).click();
    await expect(page).toHaveURL('/404/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht');

    await page.goto('/%E4/');
    await page.getByRole('main').getByRole('link', { name: 'Gerät suchen' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('what is told to one person alone', () => {
  const rows = z.array(z.object({ id: z.string(), title: z.string() })).min(1);

  /** Own sales of the firm, which is signed in then, the newest first. */
  async function firstSale(page: Page) {
    await pageCalls(page.request).post(api.auth.login, demoLogins.business);
    const [sale] = rows.parse(await pageCalls(page.request).get(`${api.selfservice.listOffers}?limit=25&offset=0`));
    return { id: sale?.id ?? '', title: sale?.title ?? 'no sale' };
  }

  test('is shown by the page as it came, and read once more when the live connection opens', async ({ page }) => {
    const { id, title } = await firstSale(page);
    const asked = askedFor(page);
    const live = Promise.withResolvers<void>();
    await page.routeWebSocket(/./, async (socket) => {
      await live.promise;
      socket.connectToServer();
    });
    await page.goto(pages.cockpit.offer(id));
    await expect(page.getByRole('main')).toContainText(title);
    expect(asked).not.toContain(api.selfservice.readOffer(id));
    const readAgain = page.waitForResponse(`**${api.selfservice.readOffer(id)}`);
    live.resolve();
    await readAgain;
    await settled(page);
    expect(asked.filter((path) => path === api.selfservice.readOffer(id))).toHaveLength(1);
  });

  test('is read once more where the live connection opens before the program has taken the page over', async ({
    page,
  }) => {
    const { id } = await firstSale(page);
    // The page's own code comes late, the connection at once.
    const connected = Promise.withResolvers<void>();
    await page.routeWebSocket(/./, (socket) => {
      socket.connectToServer();
      connected.resolve();
    });
    await page.route('**/assets/js/offer-page-*.js', async (route) => {
      await connected.promise;
      await route.continue();
    });
    const readAgain = page.waitForRequest(`**${api.selfservice.readOffer(id)}`);
    await page.goto(pages.cockpit.offer(id));
    await readAgain;
  });
});
