import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { walkDesk } from '#tests/support/desk-tour.ts';
import { startServer } from '#tests/support/server-process.ts';
import { openScene, type Stop, scenes, visit } from '#tests/support/shop-tour.ts';

/** A page of the shop, open in the browser. */
export interface Look {
  readonly page: Page;
  readonly stop: Stop;
}

/** Opens every page of a fresh demonstration in turn; words after the command's name choose pages by name. */
export async function walkShop(look: (look: Look) => Promise<void>): Promise<void> {
  await inBrowser(async (page) => {
    for (const scene of scenes) {
      for (const stop of await openScene(page, scene)) {
        if (!isWanted(stop.name)) continue;
        await visit(page, stop);
        await look({ page, stop });
      }
    }
  });
}

/** The same of the desk, whose pages are chosen by their names too. */
export async function walkTheDesk(look: (page: Page, name: string) => Promise<void>): Promise<void> {
  await inBrowser((page) => walkDesk(page, async (name) => void (isWanted(name) && (await look(page, name)))));
}

function isWanted(name: string): boolean {
  const wanted = process.argv.slice(2);
  return wanted.length === 0 || wanted.some((one) => name.startsWith(one));
}

async function inBrowser(walk: (page: Page) => Promise<void>): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
    });
    await walk(await context.newPage());
  } finally {
    await browser.close();
    await server.stop();
  }
}
