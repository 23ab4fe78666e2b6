import { demoLogins } from '#seed/demo-logins.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { pageCalls } from '#tests/support/page-calls.ts';

/** Pages made from one form, of which a few stand for all: the others are asked for, not opened. */
const alike: readonly RegExp[] = [/^\/wizard\/./, /^\/cockpit\/./, /^\/blog\/./];
const openedOfAlike = 5;

async function ownLinksOn(page: Page): Promise<string[]> {
  const links = await page
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return links.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] ?? '');
}

/** Opens page after page and answers every address of this shop that a link has, those of the side panel included. */
async function crawl(page: Page): Promise<Set<string>> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  const found = new Set(['/', ...(await ownLinksOn(page))]);
  const opened: string[] = [];
  for (const address of found) {
    const kind = alike.find((pattern) => pattern.test(address));
    if (!isPage(address) || opened.filter((other) => kind?.test(other)).length >= openedOfAlike) continue;
    opened.push(address);
    await page.goto(address);
    await expect(page.getByRole('status').filter({ hasText: 'geladen …' })).toBeHidden();
    for (const link of await ownLinksOn(page)) found.add(link);
  }
  return found;
}

const isPage = (address: string) => address.endsWith('/') && !address.startsWith('/dev/');

async function expectAlive(page: Page, addresses: Iterable<string>) {
  const dead: string[] = [];
  for (const address of addresses) {
    const answer = await page.request.get(address);
    if (answer.status() !== 200 || (await answer.text()).includes('Diese Seite gibt es nicht')) dead.push(address);
  }
  expect(dead).toEqual([]);
}

test('no link leads to nowhere, for a stranger', async ({ page }) => {
  const found = await crawl(page);
  expect(found.size).toBeGreaterThan(12);
  await expectAlive(page, found);
});

test('no link leads to nowhere, for somebody signed in', async ({ page }) => {
  const { email, password } = demoLogins.business;
  await pageCalls(page.request).post('/auth/api/login', { email, password });
  const found = await crawl(page);
  expect([...found].filter((address) => /^\/cockpit\/offer-/.test(address)).length).toBeGreaterThan(5);
  await expectAlive(page, found);
});
