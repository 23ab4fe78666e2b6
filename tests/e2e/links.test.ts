import { api } from '#contract/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { deadAmong, ownLinksOn } from '#tests/support/own-links.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { stopsOfStrangers, visit } from '#tests/support/shop-tour.ts';

/** Links of a stranger, and of one's own screens, are followed where every page is looked at. */
test('no link leads to nowhere where somebody signed in sees another page than a stranger', async ({ page }) => {
  const { email, password } = demoLogins.business;
  await pageCalls(page.request).post(api.auth.login, { email, password });
  const found = new Set<string>();
  for (const stop of stopsOfStrangers.filter(({ listed, path }) => !listed || path === '/')) {
    await visit(page, stop);
    for (const link of await ownLinksOn(page)) found.add(link);
  }
  expect(found.size).toBeGreaterThan(12);
  expect(await deadAmong(page.request, found)).toEqual([]);
});

test.use({ allowedComplaints: /status of 404/ });
