import type { Browser, Request } from '@playwright/test';
import { pages } from '#contract/site/urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { programHeldBack } from '#tests/support/program-held-back.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const described = pages.wizard.item('dell-poweredge-r640-verkaufen');
const formCode = /\/configure-item-[^/]+\.js$/;

/** So long at least no file comes over the line before the form that nobody has turned to yet, in milliseconds. */
const pause = 1_000;
const ahead = '/assets/data/';

/** What a stranger's phone asks for until the page has what it needs, and nobody has touched it. */
async function untilQuiet(browser: Browser, baseURL: string, path: string) {
  const page = await browser.newPage({ baseURL, viewport: { width: 412, height: 823 } });
  const done: Request[] = [];
  page.on('requestfinished', (request) => done.push(request));
  const firstAhead = page.waitForEvent('requestfinished', (request) => request.url().includes(ahead));
  await page.goto(path);
  await firstAhead;
  const asked = done.filter((request) => !request.url().includes(ahead)).toSorted((a, b) => startOf(a) - startOf(b));
  const cut = asked.findIndex((one, at) => startOf(one) > pause + Math.max(...asked.slice(0, at || 1).map(endOf)));
  const needed = cut === -1 ? asked : asked.slice(0, cut);
  const sizes = await Promise.all(needed.map((request) => request.sizes()));
  await page.close();
  const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
  return { requests: needed.length, kB: Math.round(bytes / 1_000) };
}

const startOf = (request: Request) => request.timing().startTime;
/** A call may be answered as late as it likes: the page waits for no call. */
const endOf = (request: Request) =>
  startOf(request) + (request.resourceType() === 'fetch' ? 0 : request.timing().responseEnd);

test('until its first input is answered a page asks for 20 files and 190 kB at most', async ({ browser, server }) => {
  for (const [path, most] of [
    [pages.home, { requests: 15, kB: 182 }],
    [described, { requests: 16, kB: 182 }],
    [pages.faq, { requests: 13, kB: 178 }],
    [pages.blog, { requests: 14, kB: 170 }],
  ] as const) {
    const { requests, kB } = await untilQuiet(browser, server.url, path);
    expect(requests, path).toBeGreaterThan(5);
    expect(requests, path).toBeLessThanOrEqual(most.requests);
    expect(kB, path).toBeLessThanOrEqual(most.kB);
  }
});

test('the form of a device answers before its program has come, which takes over what was entered and pressed', async ({
  page,
}) => {
  const quantity = field(page, 'Menge');
  const processors = page.getByLabel('Anzahl Prozessoren');
  const works = page.getByRole('switch', { name: 'Das Gerät funktioniert' });
  const memory = page.getByRole('combobox', { name: 'Arbeitsspeicher' });
  const put = page.getByRole('button', { name: 'In den Verkaufskorb' });

  await test.step('fields take answers, buttons are pressed later, and nothing is sent', async () => {
    const release = await programHeldBack(page);
    await page.goto(described, { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Prozessor', exact: true }).fill('Gold 6130');
    await processors.selectOption('2');
    await works.uncheck();
    await page.getByRole('radiogroup').first().getByRole('radio', { name: 'Ja' }).check();
    await field(page, 'Anmerkungen').fill('Aus dem Serverraum');
    await quantity.focus();
    await page.keyboard.type('6');
    await page.getByRole('button', { name: 'Menge erhöhen' }).click();
    await page.getByRole('button', { name: 'Menge erhöhen' }).click();
    await memory.click();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(described);
    await expect(put).toBeDisabled();
    await expect(quantity).toHaveValue('6');
    await expectSoundHere(page, 'form of a device before its program');

    release();
    await expect(quantity).toHaveValue('8');
    await expect(page.getByRole('option', { name: '64 GB', exact: true })).toBeVisible();
    await expect(page.getByText('8 × Dell PowerEdge R640')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Prozessor', exact: true })).toHaveValue('Gold 6130');
    await expect(processors).toHaveValue('2');
    await expect(works).not.toBeChecked();
    await expect(page.getByRole('radiogroup').first().getByRole('radio', { name: 'Ja' })).toBeChecked();
    await expect(field(page, 'Anmerkungen')).toHaveValue('Aus dem Serverraum');
    await memory.press('Escape');
    await put.click();
    await expect(page.getByText('8 Geräte in 1 Position.')).toBeVisible();
    await expect(page.getByText(/^2 × Gold 6130, .*, defekt$/)).toBeVisible();
  });

  await test.step('its code comes with the first sign of somebody, however long the line is busy', async () => {
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    const font = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await font.promise;
      await route.abort();
    });
    const code = page.waitForRequest(formCode);
    await page.goto(described, { waitUntil: 'commit' });
    await expect(put).toBeVisible();
    await page.mouse.move(100, 100);
    await page.mouse.move(140, 100);
    await code;
    font.resolve();
  });
});
