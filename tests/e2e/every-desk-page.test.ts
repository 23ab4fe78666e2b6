import { expect, test } from '#tests/support/browser-test.ts';
import { walkDesk } from '#tests/support/desk-tour.ts';
import { flawsIn, show, type View } from '#tests/support/page-flaws.ts';

// Every theme in every width is what `npm run audit` looks at.
test('every page of the desk is sound in both themes, on a screen and on a tablet', async ({ page }) => {
  const flaws: string[] = [];
  let views: readonly View[] = [
    { theme: 'light', width: 1440, rules: 'all' },
    { theme: 'dark', width: 1024, rules: 'colours' },
  ];
  await show(page, 'light', 1440);
  await walkDesk(page, async (name) => {
    const [found, next] = await flawsIn(page, views);
    for (const flaw of found) flaws.push(`${name} ${flaw}`);
    views = next;
  });
  expect(flaws).toEqual([]);
});
