import { consentCookie } from '#contract/site/consent.ts';
import { api, pages } from '#contract/site/urls.ts';
import { expect, type Page } from '#tests/support/browser-test.ts';
import { type FakeMatomo, startFakeMatomo } from '#tests/support/fake-matomo.ts';
import { openPage } from '#tests/support/open-page.ts';
import { test as base } from '#tests/support/own-shop.ts';
import { axeViolations, overflow, show } from '#tests/support/page-flaws.ts';
import { settled } from '#tests/support/settled.ts';

const test = base.extend<{ matomo: FakeMatomo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  matomo: async ({}, use) => {
    const matomo = await startFakeMatomo();
    await use(matomo);
    await matomo.close();
  },
  settings: async ({ matomo }, use) => use({ MATOMO_URL: matomo.url }),
});

test.use({ asksConsent: true, allowedComplaints: /ERR_FAILED/ });

const answers = ['Alle akzeptieren', 'Alle ablehnen', 'Einstellungen'];
const banner = (page: Page) => page.getByRole('region', { name: 'Ihre Einwilligung' });
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();

/** Every address the page asks from now on. */
function watchNetwork(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return {
    pageViews: () => asked.filter((url) => url.endsWith(api.selfservice.pageView)).length,
    otherHosts: () => asked.filter((url) => !url.startsWith(new URL(page.url()).origin) && !/^(data|blob):/.test(url)),
  };
}

/** Answers, and waits until the server has it: cookies that are taken away before take its token with them, and the next page would send it again. */
async function answerOnce(page: Page, answer: () => Promise<void>) {
  const recorded = page.waitForResponse((response) => response.url().endsWith(api.selfservice.consent));
  await answer();
  expect((await recorded).status()).toBe(200);
  await settled(page);
}

async function open(page: Page, link: string, heading: RegExp) {
  await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

test('the question has answers of equal weight and lies over no action (LEG-20); without consent nothing is counted, with it each page once, 500 ms after the navigation', async ({
  page,
  matomo,
}) => {
  await test.step('the question has three answers of equal weight, says Einwilligung and how to withdraw it (LEG-20)', async () => {
    await page.goto('/');
    await expect(banner(page)).toContainText('Einwilligung');
    await expect(banner(page)).toContainText('zu widerrufen');
    await page.emulateMedia({ media: 'print' });
    await expect(banner(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, border, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, border, fontSize, fontWeight, width: Math.round(width), height };
        }),
      );
    expect(looks).toHaveLength(answers.length);
    expect(looks).toEqual(answers.map(() => looks[0]));
  });

  await test.step('the question lies over no action on a phone, and is sound itself', async () => {
    await page.goto('/');
    await show(page, 'light', 390);
    await expect(banner(page)).toBeVisible();
    expect([...(await axeViolations(page)), ...(await overflow(page))]).toEqual([]);
    const box = await banner(page).boundingBox();
    const search = await page.getByRole('button', { name: 'Suchen' }).boundingBox();
    expect((search?.y ?? 0) + (search?.height ?? 0)).toBeLessThan(box?.y ?? 0);
    await page.goto('/wizard/lenovo-thinkpad-t480-verkaufen/');
    await expect(banner(page)).toBeVisible();
    // What comes late moves both.
    await settled(page);
    const put = await page.getByRole('button', { name: 'In den Verkaufskorb' }).boundingBox();
    expect((put?.y ?? 0) + (put?.height ?? 0)).toBeLessThan((await banner(page).boundingBox())?.y ?? 0);
    const last = page.getByRole('contentinfo').getByText('©');
    // The page grows while its form comes; at its end nothing lies over the last line.
    await expect(page.getByRole('textbox', { name: 'Menge' })).toBeEnabled();
    await page.keyboard.press('End');
    await last.click({ trial: true });
  });

  await test.step('the question is asked once more', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    let isCut = true;
    const code: string[] = [];
    await page.route('**/assets/js/consent-choice-*.js*', (route) => {
      code.push(route.request().url());
      return isCut ? route.abort() : route.continue();
    });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    // Whoever has chosen nothing yet needs nothing that keeps choices.
    expect(code).toEqual([]);
    await press(page, 'Alle ablehnen');
    await expect(banner(page).getByRole('status')).toHaveText(
      'Ihre Antwort ließ sich gerade nicht speichern. Antworten Sie bitte noch einmal.',
    );
    isCut = false;
    await answerOnce(page, () => press(page, 'Alle ablehnen'));
    await expect(banner(page)).toBeHidden();
    expect((await page.context().cookies()).map(({ name }) => name)).toContain(consentCookie);
    await openPage(page, '/');
    await expect(banner(page)).toHaveCount(0);
  });

  await test.step('nothing is counted without consent, each page once with it, and none after it is withdrawn', async () => {
    await page.context().clearCookies();
    const network = watchNetwork(page);
    const seen = async (...paths: string[]) => {
      await matomo.hear(paths.length);
      expect(matomo.views.map(({ url }) => new URL(url ?? '').pathname)).toEqual(paths);
    };

    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await open(page, 'Anmelden', /Anmelden/);
    await open(page, 'FAQ', /Fragen/);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: '_pk_id.131' }));

    await answerOnce(page, () => press(page, 'Alle akzeptieren'));
    await expect(banner(page)).toBeHidden();
    await seen(pages.faq);
    await open(page, 'Blog', /Blog|Wissen/);
    await seen(pages.faq, pages.blog);
    expect(matomo.views[0]).toMatchObject({
      idsite: '131',
      rec: '1',
      action_name: expect.stringContaining('Ankaufwerk'),
    });

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const settings = page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
    await expect(settings.getByLabel('Statistik')).toBeChecked();
    await settings.getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect(settings).toBeHidden();
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: '_pk_id.131' }));
    await open(page, 'Kontakt', /Kontakt/);
    await open(page, 'Anmelden', /Anmelden/);

    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await settings.getByLabel('Statistik').check();
    const third = page.waitForRequest((request) => request.url().endsWith(api.selfservice.pageView));
    await answerOnce(page, () => settings.getByRole('button', { name: 'Auswahl speichern' }).click());
    await third;
    await seen(pages.faq, pages.blog, pages.account.login);
    expect(network.pageViews()).toBe(3);
    expect(network.otherHosts()).toEqual([]);
  });

  await test.step('a page view is reported 500 ms after the navigation, and the choice is kept over a reload', async () => {
    await page.context().clearCookies();
    await page.goto('/');
    const first = page.waitForResponse((answer) => answer.url().endsWith(api.selfservice.pageView));
    await press(page, 'Alle akzeptieren');
    await first;

    await page.clock.install();
    await page.goto('/kundenportal/anmeldung/');
    const network = watchNetwork(page);
    const again = page.waitForRequest((request) => request.url().endsWith(api.selfservice.pageView));
    await page.clock.runFor(3000);
    await again;
    expect(network.pageViews()).toBe(1);
    await expect(banner(page)).toBeHidden();
    await page.clock.pauseAt(Date.now() + 60_000);
    await open(page, 'Registrieren', /Konto anlegen/);
    await page.clock.runFor(499);
    expect(network.pageViews()).toBe(1);
    const next = page.waitForRequest((request) => request.url().endsWith(api.selfservice.pageView));
    await page.clock.runFor(1);
    await next;
    expect(network.pageViews()).toBe(2);
  });
});
