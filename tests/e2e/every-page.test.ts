import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { deadAmong, ownLinksOn } from '#tests/support/own-links.ts';
import { axeViolations, headFlaws, overflow, show } from '#tests/support/page-flaws.ts';
import { offerPanel } from '#tests/support/shop-page.ts';
import { openScene, type Scene, type Stop, scenes, visit } from '#tests/support/shop-tour.ts';

/** What does not exist is answered with 404, and the browser notes it. */
test.use({ allowedComplaints: /status of 404/ });

const soundHere = async (page: Page) => [...(await axeViolations(page)), ...(await overflow(page))];
const isOffer = ({ path }: Stop) => /^\/cockpit\/offer-[^/]+\/$/.test(path);

/** Another offer of a stage is laid out like the first, and the screens of the private seller like those of the company. */
const isLikeAnother = (scene: Scene, stop: Stop) => scene === 'privat' || (isOffer(stop) && !stop.template);

for (const scene of scenes) {
  test(`every page is sound in both themes, never wider than a phone, and links to nothing dead: ${scene}`, async ({
    page,
  }) => {
    const flaws: string[] = [];
    const links = new Set<string>();
    const stops = await openScene(page, scene);
    for (const stop of stops) {
      const note = (where: string, found: readonly string[]) =>
        flaws.push(...found.map((flaw) => `${stop.name} (${where}): ${flaw}`));
      await show(page, 'light', 390);
      await visit(page, stop);
      if (scene === 'business' || scene === 'privat') await expectItsScreen(page, stop);
      for (const link of await ownLinksOn(page)) links.add(link);
      note('head', await headFlaws(page, stop));
      note('390 light', await soundHere(page));
      if (isLikeAnother(scene, stop)) continue;
      await show(page, 'dark', 390);
      note('390 dark', await axeViolations(page, 'colours'));
      await show(page, 'dark', 320);
      note('320', await overflow(page));
      if (!stop.template) continue;
      await show(page, 'light', 1440);
      note('1440', await soundHere(page));
    }
    for (const link of await linksOfMenu(page)) links.add(link);
    expect(flaws).toEqual([]);
    expect(links.size).toBeGreaterThan(12);
    expect(await deadAmong(page.request, links)).toEqual([]);
  });
}

/** Of an offer that is one's own: how it stands. */
async function expectItsScreen(page: Page, stop: Stop): Promise<void> {
  if (isOffer(stop)) await expect(offerPanel(page), stop.name).toBeVisible();
}

async function linksOfMenu(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  return ownLinksOn(page);
}
