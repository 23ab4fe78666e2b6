import { join } from 'node:path';
import { deskPageTable } from '#contract/desk-page-table.ts';
import { queueSchema } from '#contract/desk-queue.ts';
import { deskApi, deskPages } from '#contract/desk-urls.ts';
import { goodsInSchema } from '#contract/units.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { axeViolations, overflow, show } from '#tests/support/page-flaws.ts';

const rows = Object.values(deskPageTable).filter(({ path }) => path !== deskPageTable.login.path);

test('every page of the desk is sound in both themes, on a screen and on a tablet', async ({ page }) => {
  const flaws: string[] = [];
  /** Every theme in every width is what `npm run audit` looks at. */
  const look = async (name: string, address: string) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, address);
    const note = (where: string, found: readonly string[]) =>
      flaws.push(...found.map((flaw) => `${name} (${where}): ${flaw}`));
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    note('1440 light', [...(await axeViolations(page)), ...(await overflow(page))]);
    await show(page, 'dark', 1024);
    note('1024 dark', [...(await axeViolations(page, 'colours')), ...(await overflow(page))]);
  };
  await look('log-in', `${deskPageTable.login.path}/`);
  await signIn(page);
  // Of many pages of one kind the first that a link leads to.
  const { items } = loadCatalogue(join(projectRoot, 'catalogue')).catalogue;
  const model = items.find(({ title }) => title === 'Dell PowerEdge R640')?.model?.id ?? '';
  const links = [deskPages.priceHistory(model), deskPages.catalogueEntry(model), deskPages.unit(await plateOf(page))];
  for (const { path, title } of rows) {
    links.push(...(await linksOf(page)));
    const [start = '', ending] = path.split('$id');
    const address = ending === undefined ? `${path}/` : links.find((link) => link.startsWith(start));
    await look(title, address ?? path);
    if (path !== deskPageTable.offer.path) continue;
    const views = await page
      .locator('nav[aria-label=Ansichten] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(views.length).toBeGreaterThan(1);
    for (const view of views.slice(1)) await look(view.replace(/.*ansicht=/, 'Ansicht '), view);
  }
  expect(flaws).toEqual([]);
});

/** The addresses of all links of a page. */
function linksOf(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** The plate of a unit that stands in the house. */
async function plateOf(page: Page): Promise<string> {
  const calls = pageCalls(page.request);
  const { rows } = queueSchema.parse(await calls.get(`${deskApi.queue}?tab=all`));
  for (const { id } of rows) {
    const [unit] = goodsInSchema.parse(await calls.get(deskApi.goodsIn(id))).units;
    if (unit) return unit.plate;
  }
  throw new Error('No unit in the demonstration');
}

async function signIn(page: Page): Promise<void> {
  const { email, password } = demoLogins.staff;
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('navigation', { name: 'Arbeitsliste' })).toBeVisible();
}
