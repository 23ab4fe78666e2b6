import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { stopsOfStrangers } from '#tests/support/shop-tour.ts';

/** More stops of the Tab key than the pages looked at have above their footer. */
const farthest = 45;

const looked = [
  'start',
  'wizard',
  'wizard-modell',
  'upload-list',
  'kontakt',
  'hilfe-faq',
  'blog-beitrag',
  'kundenportal-anmeldung',
];

/** What is wrong with where the focus is, once what it changed is painted: nothing shows it, or something lies over it. And whether it is in the footer. */
function lookAtFocus(page: Page): Promise<{ readonly flaw?: string; readonly atEnd?: boolean }> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return {};
    const atEnd = focused.closest('footer') !== null;
    const name = focused.outerHTML.slice(0, 100);
    const frames = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const drawn = frames.some((frame) => {
      const style = frame && getComputedStyle(frame);
      return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    const neighbour = focused.parentElement?.querySelector(':scope > :not(input)');
    const marked = neighbour && focused.matches('input') && getComputedStyle(neighbour).outlineStyle !== 'none';
    if (!drawn && !marked) return { flaw: `not visible: ${name}`, atEnd };
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight - 1));
    const covered = seen !== null && !focused.contains(seen) && !seen.contains(focused);
    return covered && !focused.parentElement?.contains(seen)
      ? { flaw: `covered: ${name} by ${seen.outerHTML.slice(0, 80)}`, atEnd }
      : { atEnd };
  });
}

test('the first Tab offers the way past the bar, and the focus is seen wherever Tab leads on a phone, under nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const flaws: string[] = [];
  const stops = stopsOfStrangers.filter(({ name }) => looked.includes(name));
  expect(stops).toHaveLength(looked.length);
  for (const { name, path } of stops) {
    await openPage(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt' }), name).toBeFocused();
    // The footer is the same on all of them: its first link is the last that is looked at.
    for (let step = 1; step < farthest; step += 1) {
      const { flaw, atEnd } = await lookAtFocus(page);
      if (flaw !== undefined) flaws.push(`${name}: ${flaw}`);
      if (atEnd) break;
      await page.keyboard.press('Tab');
    }
  }
  expect(flaws).toEqual([]);

  await openPage(page, '/hilfe/faq/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
