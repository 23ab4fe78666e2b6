import type { Page } from '@playwright/test';

/** Holds the program of the pages to come back; what it answers lets it through. */
export async function programHeldBack(page: Page) {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  const line = Promise.withResolvers<void>();
  await page.context().route('**/assets/js/*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  return line.resolve;
}
