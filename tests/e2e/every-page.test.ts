import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { deadAmong, ownLinksOn } from '#tests/support/own-links.ts';
import { flawsIn, headFlaws, show, type View } from '#tests/support/page-flaws.ts';
import { offerPanel } from '#tests/support/shop-page.ts';
import { openScene, type Stop, scenes, visit } from '#tests/support/shop-tour.ts';

/** What does not exist is answered with 404, and the browser notes it. */
test.use({ allowedComplaints: /status of 404/ });

const isOffer = ({ path }: Stop) => /^\/cockpit\/offer-[^/]+\/$/.test(path);

// A private seller's screens are laid out like those of a firm. Every theme in every width is what `npm run audit` looks at; what the server says of each page is read without a browser.
test('every kind of page is sound in both themes and fits a small phone, a phone and a desk', async ({ page }) => {
  const flaws: string[] = [];
  const links = new Set<string>();
  let views: readonly View[] = [
    { theme: 'light', width: 320 },
    { theme: 'light', width: 390, rules: 'all' },
    { theme: 'dark', width: 1440, rules: 'colours' },
  ];
  await show(page, 'light', 320);
  for (const scene of scenes.filter((one) => one !== 'privat')) {
    for (const stop of await openScene(page, scene)) {
      if (!stop.template) continue;
      await visit(page, stop);
      if (isOffer(stop)) await expect(offerPanel(page), stop.name).toBeVisible();
      for (const link of await ownLinksOn(page)) links.add(link);
      const [found, next] = await flawsIn(page, views);
      for (const flaw of [...(await headFlaws(page, stop)), ...found]) flaws.push(`${stop.name} ${flaw}`);
      views = next;
    }
  }
  for (const link of await linksOfMenu(page)) links.add(link);
  expect(flaws).toEqual([]);
  expect(links.size).toBeGreaterThan(60);
  expect(await deadAmong(page.request, links)).toEqual([]);
});

async function linksOfMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  return ownLinksOn(page);
}
