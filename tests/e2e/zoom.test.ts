import { bidBody } from '#tests/factories/wire.ts';
import { fillBasket, stored } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { openPage } from '#tests/support/open-page.ts';
import { overflow } from '#tests/support/page-flaws.ts';
import { dayAhead } from '#tests/support/shop-page.ts';

/** A phone of 390 × 664 px at a zoom of 200 % lays out for half of both. */
test.use({ viewport: { width: 195, height: 332 }, hasTouch: true });

/** Controls of the page that no scrolling brings clear of what sticks to its edges. */
async function covered(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const controls = [...main.querySelectorAll('a[href], button, input, select, textarea, summary')];
    return controls.flatMap((control) => {
      const target = control.closest('label') ?? control;
      if (!target.checkVisibility({ visibilityProperty: true }) || target.getClientRects().length === 0) return [];
      const reached = (['center', 'start', 'end'] as const).some((block) => {
        target.scrollIntoView({ block, behavior: 'instant' });
        const [place] = target.getClientRects();
        if (place === undefined) return false;
        // Any part of it that can be pressed will do.
        const points = Array.from({ length: 40 }, (_, step) => step * 8).filter(
          (y) => y > place.top && y < place.bottom,
        );
        return points.some((y) => target.contains(document.elementFromPoint(place.x + place.width / 2, y)));
      });
      return reached ? [] : [target.outerHTML.slice(0, 120)];
    });
  });
}

test('at 200 % zoom no page of the sale scrolls sideways, and nothing lies under a bar for good', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'lupe@example.org');
  const offerId = await customer.inquire();
  const { items } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await fillBasket(page, [stored(1)]);
  const flaws: string[] = [];
  const cockpit = `/cockpit/${offerId}/`;
  for (const path of [
    '/',
    '/wizard/lenovo-thinkpad-t480-verkaufen/',
    '/basket/',
    '/basket/submit/',
    '/kundenportal/profil/',
    '/cockpit/',
    cockpit,
  ]) {
    await openPage(page, path);
    const hidden = path === cockpit ? [] : await covered(page);
    for (const flaw of [...(await overflow(page)), ...hidden]) flaws.push(`${path}: ${flaw}`);
  }
  expect(flaws).toEqual([]);

  const bar = page.getByRole('button', { name: 'Gebot verbindlich annehmen' });
  await page.getByRole('checkbox').first().scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  // Half of what is seen stays with the page.
  const { height = Infinity } = (await bar.locator('..').boundingBox()) ?? {};
  expect(height).toBeLessThan(332 / 2);

  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  const panel = page.getByRole('dialog', { name: 'Menü' });
  await panel.getByRole('link', { name: 'Kontakt' }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('link', { name: 'Kontakt' })).toBeInViewport({ ratio: 1 });
  expect(await overflow(page)).toEqual([]);
  await panel.getByRole('button', { name: /schließen/ }).tap();
  await expect(panel).toBeHidden();

  await page.setViewportSize({ width: 320, height: 568 });
  const vat = page.locator('div', { has: page.locator(':scope > dt', { hasText: 'wenn Sie sie ausweisen' }) });
  const tops = await vat.evaluate((row) => [...row.children].map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, 'an amount stands on the first line of its name').toBe(1);
});
