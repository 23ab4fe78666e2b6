import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import type { Engine } from './engine.ts';

/** Firefox, over WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const page = await launched({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  });
  return engineOf('Firefox', page);
}

/** The Chromium of the journeys. */
export async function openChromium(): Promise<Engine> {
  const { executablePath, args, env } = await chromiumLaunchOptions();
  const page = await launched({
    ...(executablePath && { executablePath }),
    ...(args && { args }),
    ...(env && { env }),
  });
  return engineOf('Chromium', page);
}

async function launched(options: LaunchOptions): Promise<Page> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  // Firefox gives the focus to the address of its first page, and tells a page without the focus nothing of it.
  const page = await browser.newPage();
  await page.bringToFront();
  return page;
}

async function engineOf(name: string, page: Page): Promise<Engine> {
  const browser = page.browser();
  const { keyboard } = page;

  return {
    name,
    version: (await browser.version()).replace(/^[^/]*\//, ''),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    async click(expression) {
      const element = await page.evaluateHandle<[], () => Element>(expression);
      await element.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await element.click();
    },
    async choose(expression, files) {
      const field = await page.evaluateHandle<[], () => HTMLInputElement>(expression);
      await field.uploadFile(...files);
    },
    type: (text) => keyboard.type(text),
    async press(key, held) {
      if (held) await keyboard.down(held);
      await keyboard.press(key);
      if (held) await keyboard.up(held);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4' }),
    close: () => browser.close(),
  };
}
