import { expect, test } from '#tests/support/browser-test.ts';
import { walkDesk } from '#tests/support/desk-tour.ts';
import { axeViolations, overflow, show } from '#tests/support/page-flaws.ts';

// Every theme in every width is what `npm run audit` looks at.
test('every page of the desk is sound in both themes, on a screen and on a tablet', async ({ page }) => {
  const flaws: string[] = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  await walkDesk(page, async (name) => {
    const note = (where: string, found: readonly string[]) =>
      flaws.push(...found.map((flaw) => `${name} (${where}): ${flaw}`));
    note('1440 light', [...(await axeViolations(page)), ...(await overflow(page))]);
    await show(page, 'dark', 1024);
    note('1024 dark', [...(await axeViolations(page, 'colours')), ...(await overflow(page))]);
    // The next one is drawn in these at once.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  });
  expect(flaws).toEqual([]);
});
