import { join } from 'node:path';
import { expect as expectSoon, type Page } from '@playwright/test';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { goodsInSchema } from '#contract/devices/units.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { limits } from './limits.ts';
import { openPage } from './open-page.ts';
import { pageCalls } from './page-calls.ts';
import { settled } from './settled.ts';

/** Scripts that go on this tour have no limits of their own. */
const expect = expectSoon.configure({ timeout: limits.wait });

const rows = Object.values(deskPageTable).filter(({ path }) => path !== deskPageTable.login.path);

/** Goes to the desk's log-in and then, signed in, to every page of the desk and every view of a sale, each to be looked at. */
export async function walkDesk(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  const visit = async (name: string, address: string) => {
    // Where a link leads there the page is drawn within the window, in half the time of a load.
    const link = page.locator(`a[href="${address}"]`).first();
    if (await link.isVisible()) {
      await link.click();
      await expect(page).toHaveURL(address);
      await settled(page);
    } else await openPage(page, address);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await look(name);
  };
  await visit('log-in', `${deskPageTable.login.path}/`);
  await signIn(page);
  // Of many pages of one kind the first that a link leads to.
  const { items } = loadCatalogue(join(projectRoot, 'catalogue')).catalogue;
  const model = items.find(({ title }) => title === 'Dell PowerEdge R640')?.model?.id ?? '';
  const links = [deskPages.priceHistory(model), deskPages.catalogueEntry(model), deskPages.unit(await plateOf(page))];
  for (const { path, title } of rows) {
    links.push(...(await linksOf(page)));
    const [start = '', ending] = path.split('$id');
    const address = ending === undefined ? `${path}/` : links.find((link) => link.startsWith(start));
    await visit(title, address ?? path);
    if (path !== deskPageTable.offer.path) continue;
    const views = await page
      .locator('nav[aria-label=Ansichten] a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(views.length).toBeGreaterThan(1);
    for (const view of views.slice(1)) await visit(view.replace(/.*ansicht=/, 'Ansicht '), view);
  }
}

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
