import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What holds on every page in every state: no accessibility violation in either theme, nothing wider than the window. */
export async function expectSound(page: Page, state: string): Promise<void> {
  const findings = async (builder: AxeBuilder) => {
    const { violations } = await builder.analyze();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${state}: ${id} ${html} ${failureSummary}`),
    );
  };
  expect(await findings(new AxeBuilder({ page }).withTags(rules))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colours are those of the new theme from the next frame on.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await findings(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${state}: wider than the window`).toBeLessThanOrEqual(0);
}
