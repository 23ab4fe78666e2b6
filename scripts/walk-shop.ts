import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { startServer } from '#tests/support/server-process.ts';
import { openScene, type Stop, scenes, visit } from '#tests/support/shop-tour.ts';

/** A page of the shop, open in the browser. */
export interface Look {
  readonly page: Page;
  readonly stop: Stop;
}

/** Opens every page of a fresh demonstration in turn; words after the command's name choose pages by name. */
export async function walkShop(look: (look: Look) => Promise<void>): Promise<void> {
  const wanted = process.argv.slice(2);
  const server = await startServer();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const scene of scenes) {
      for (const stop of await openScene(page, scene)) {
        if (wanted.length > 0 && !wanted.some((name) => stop.name.startsWith(name))) continue;
        await visit(page, stop);
        await look({ page, stop });
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
