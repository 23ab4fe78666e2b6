import { expect, test } from '#tests/support/browser-test.ts';
import { axeViolations, headFlaws, overflow, show } from '#tests/support/page-flaws.ts';
import { openScene, type Scene, visit } from '#tests/support/shop-tour.ts';

/** What does not exist is answered with 404, and the browser notes it. */
test.use({ allowedComplaints: /status of 404/ });

/** The screens of the other person are those of this one. */
const inTest: readonly Scene[] = ['sell', 'read', 'account', 'basket', 'business'];

for (const scene of inTest) {
  test(`every page is sound in both themes and never wider than a phone: ${scene}`, async ({ page }) => {
    const flaws: string[] = [];
    for (const stop of await openScene(page, scene)) {
      if (stop.path.startsWith('/cockpit/offer-') && !stop.template) continue;
      const note = (where: string, found: readonly string[]) =>
        flaws.push(...found.map((flaw) => `${stop.name} (${where}): ${flaw}`));
      await show(page, 'light', 390);
      await visit(page, stop);
      note('head', await headFlaws(page, stop));
      note('390 light', [...(await axeViolations(page)), ...(await overflow(page))]);
      await show(page, 'dark', 390);
      note('390 dark', await axeViolations(page, 'colours'));
      await show(page, 'dark', 320);
      note('320', await overflow(page));
      if (!stop.template) continue;
      await show(page, 'light', 1440);
      note('1440', [...(await axeViolations(page)), ...(await overflow(page))]);
    }
    expect(flaws).toEqual([]);
  });
}
