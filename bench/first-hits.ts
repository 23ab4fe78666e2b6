import { type Browser, chromium } from '@playwright/test';
import { api, pages } from '#contract/site/urls.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { startServer } from '#tests/support/server-process.ts';
import { median } from './median.ts';
import { slowLine } from './slow-line.ts';

const aim = 3;
const rounds = 3;
const query = 'r640';

const ways = {
  'by the server': { byServer: true, typedAtOnce: false },
  'by the index alone': { byServer: false, typedAtOnce: false },
  'by the server, typed before the program came': { byServer: true, typedAtOnce: true },
  'by the index alone, typed before the program came': { byServer: false, typedAtOnce: true },
};
type Way = (typeof ways)[keyof typeof ways];

/** The first hits of a first visit on a slow phone line (400 kbit/s, 400 ms): by the server, beside the window's own index alone. */
export async function benchFirstHits(): Promise<void> {
  const server = await startServer({ JOBS: 'off', RATE_LIMITS: 'off' });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    for (const [name, way] of Object.entries(ways)) {
      const runs: FirstHits[] = [];
      for (let round = 0; round < rounds; round++) runs.push(await firstHits(browser, server.url, way));
      const middle = (value: (run: FirstHits) => number) => median(runs.map(value));
      console.log(
        `search, slow    ${middle((run) => run.seconds).toFixed(1)} s from the last key to the first hits ${name} (aim ${aim}),` +
          ` ${(middle((run) => run.bytes) / 1_000).toFixed(0)} kB after that key, ${(middle((run) => run.allBytes) / 1_000).toFixed(0)} kB in all`,
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface FirstHits {
  readonly seconds: number;
  /** What came over the line from the last key to the first hits, and from the beginning. */
  readonly bytes: number;
  readonly allBytes: number;
}

async function firstHits(browser: Browser, shop: string, { byServer, typedAtOnce }: Way): Promise<FirstHits> {
  const line = await slowLine(shop);
  const context = await browser.newContext();
  await context.addCookies([refusedCookies(line.url)]);
  if (!byServer) await context.route('**/wizard/hit*', (route) => route.abort());
  const page = await context.newPage();
  // The program's first call: it has taken over the page by then.
  const program = typedAtOnce ? undefined : page.waitForRequest(`**${api.auth.currentUser}`);
  await page.goto(`${line.url}${pages.home}`, { waitUntil: 'commit' });
  await program;
  await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).pressSequentially(query, { delay: 120 });
  const [typed, before] = [performance.now(), line.bytes()];
  await page.getByRole('option').nth(1).waitFor({ timeout: 60_000 });
  const seconds = (performance.now() - typed) / 1_000;
  const allBytes = line.bytes();
  await context.close();
  line.close();
  return { seconds, bytes: allBytes - before, allBytes };
}
