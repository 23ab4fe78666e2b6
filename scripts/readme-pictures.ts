import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { api, pages } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { openPage } from '#tests/support/open-page.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { nextFrame, show, themes } from '#tests/support/page-flaws.ts';
import { startServer } from '#tests/support/server-process.ts';
import { settled, watchWork } from '#tests/support/settled.ts';

const folder = 'docs/pictures';
const offers = z.array(z.object({ id: z.string(), stage: z.string() }));

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Brings the page to what the picture shows. */
  open(page: Page): Promise<void>;
}

const pictures: Readonly<Record<string, Picture>> = {
  phone: {
    width: 390,
    height: 780,
    open: async (page) => void (await openPage(page, pages.wizard.item('dell-poweredge-r640-verkaufen'))),
  },
  cockpit: {
    width: 1120,
    height: 780,
    async open(page) {
      const calls = pageCalls(page.request);
      const { email, password } = demoLogins.privat;
      await calls.post(api.auth.login, { email, password });
      const found = offers.parse(await calls.get(api.selfservice.listOffers));
      const sale = found.find(({ stage }) => stage === 'negotiation') ?? found[0];
      await openPage(page, pages.cockpit.offer(sale?.id ?? ''));
    },
  },
  desk: {
    width: 1120,
    height: 780,
    async open(page) {
      await openPage(page, '/desk/');
      const { email, password } = demoLogins.staff;
      await page.getByLabel('E-Mail-Adresse').fill(email);
      await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await page.getByRole('navigation', { name: 'Arbeitsliste' }).waitFor();
      await openPage(page, '/desk/');
    },
  },
};

/** `npm run screenshots -- readme`: the pictures of README.md, in both themes. */
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(await chromiumLaunchOptions());
try {
  for (const [name, { width, height, open }] of Object.entries(pictures)) {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      viewport: { width, height },
      deviceScaleFactor: 2,
    });
    await watchWork(context);
    await context.addCookies([refusedCookies(server.url)]);
    const page = await context.newPage();
    await open(page);
    await settled(page);
    for (const theme of themes) {
      await show(page, theme, width);
      await page.setViewportSize({ width, height });
      await nextFrame(page);
      const picture = sharp(await page.screenshot({ animations: 'disabled' })).resize({ width });
      await picture.webp({ quality: 80, effort: 6 }).toFile(`${folder}/${name}-${theme}.webp`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`${Object.keys(pictures).length * themes.length} Bilder in ${folder}/`);
