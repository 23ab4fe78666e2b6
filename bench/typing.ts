import { type Browser, chromium, type Page } from '@playwright/test';
import { api, pages } from '#contract/site/urls.ts';
import { chromiumLaunchOptions } from '#tests/support/chromium.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { startServer } from '#tests/support/server-process.ts';

const aim = 16;
/** A phone of the middle class beside this machine. */
const slowdowns = [1, 4];

/**
 * What a person at the keyboard waits for, in Chromium on the built shop: from each key's input event until the list under
 * the box shows the answer to exactly these letters; the floor is the time until the browser's next task after the same event.
 */
export async function benchTyping(entries: object, queries: readonly string[]): Promise<void> {
  const server = await startServer({ JOBS: 'off', RATE_LIMITS: 'off' });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    for (const slowdown of slowdowns) await measure(browser, server.url, { entries, queries, slowdown });
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Measured {
  readonly entries: object;
  readonly queries: readonly string[];
  readonly slowdown: number;
}

async function measure(browser: Browser, url: string, { entries, queries, slowdown }: Measured): Promise<void> {
  const context = await browser.newContext();
  await context.addCookies([refusedCookies(url)]);
  await context.route(`**${api.selfservice.wizardSearch}`, (route) => route.fulfill({ json: entries }));
  const page = await context.newPage();
  await page.goto(`${url}${pages.wizard.start}`);
  const box = page.getByRole('combobox');
  await box.fill('server');
  await page.getByRole('status').filter({ hasText: 'Vorschl' }).waitFor();
  // The server answers until the page's own search can.
  await page.getByText('wird noch geladen').waitFor({ state: 'detached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watch(page);
  for (const query of queries) {
    await box.fill('');
    await box.pressSequentially(query, { delay: 40 });
  }
  const { answers, floor } = await page.evaluate(() => Reflect.get(window, 'typing'));
  await context.close();
  console.log(
    `search, typed   ${line(answers)} until the list shows it, ${line(floor)} for the browser alone` +
      ` (aim ${aim} at p95${slowdown === 1 ? '' : `; page slowed ${slowdown} times`})`,
  );
}

/** The box tells by itself which words its list answers. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: { answers: number[]; floor: number[] } = { answers: [], floor: [] };
    Object.assign(window, { typing: times });
    const list = document.querySelector('[role=listbox]');
    let typedAt = 0;
    const note = () => {
      if (typedAt === 0 || list?.getAttribute('aria-busy') === 'true') return;
      times.answers.push(performance.now() - typedAt);
      typedAt = 0;
    };
    if (list !== null)
      new MutationObserver(note).observe(list, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    document.addEventListener(
      'input',
      () => {
        typedAt = performance.now();
        const started = typedAt;
        setTimeout(() => times.floor.push(performance.now() - started));
      },
      { capture: true },
    );
  });
}

function line(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms of ${times.length} keys`;
}
