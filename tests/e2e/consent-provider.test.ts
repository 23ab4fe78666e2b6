import { expect } from '#tests/support/browser-test.ts';
import { type FakeMatomo, startFakeMatomo } from '#tests/support/fake-matomo.ts';
import { test as base } from '#tests/support/own-shop.ts';

/** Stands for the script of another provider: asks nobody, and agrees when its settings are opened. */
const script = `window.addEventListener('ankaufwerk:consent-settings', () =>
  window.dispatchEvent(new CustomEvent('ankaufwerk:consent', { detail: { statistics: true } })));
document.documentElement.dataset.provider = document.currentScript.dataset.culture`;
const scriptUrl = 'https://consent.example/provider.js';

const test = base.extend<{ matomo: FakeMatomo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  matomo: async ({}, use) => {
    const matomo = await startFakeMatomo();
    await use(matomo);
    await matomo.close();
  },
  settings: async ({ matomo }, use) => use({ MATOMO_URL: matomo.url, CONSENT_SCRIPT_URL: scriptUrl }),
});

test.use({ asksConsent: true });

test('another consent provider asks in place of the shop, and statistics follow it', async ({ page, matomo }) => {
  await page.route(scriptUrl, (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-provider', 'de');
  await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toHaveCount(0);
  expect(matomo.views).toEqual([]);

  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await matomo.hear(1);
  expect(matomo.views).toHaveLength(1);
});
