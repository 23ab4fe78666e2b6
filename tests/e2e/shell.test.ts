import { demoLogins } from '#seed/demo-logins.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { pressOn, tabTo } from '#tests/support/keyboard.ts';
import { openPage } from '#tests/support/open-page.ts';
import { deadAmong, ownLinksOn } from '#tests/support/own-links.ts';
import { programHeldBack } from '#tests/support/program-held-back.ts';
import { htmlRead, settled } from '#tests/support/settled.ts';

test('a page opens another inside the window, below /de/ too: at its top with the focus, at its target, and where it was on the way back', async ({
  page,
  server,
}) => {
  const scrolled = async () => {
    await settled(page);
    return page.evaluate(() => window.scrollY);
  };
  await page.setViewportSize({ width: 900, height: 600 });
  await openPage(page, '/de/hilfe/faq/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/hilfe/faq/`);
  await page.evaluate(() => {
    Object.assign(window, { sameWindow: true });
    window.scrollTo(0, 700);
  });
  expect(await scrolled()).toBe(700);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Über uns' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/de/ueber-uns/');
  await expect(page).toHaveTitle(/^Über uns/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await scrolled()).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/de/hilfe/faq/');
  expect(await scrolled()).toBe(700);
  await page.goForward();
  await expect(page).toHaveURL('/de/ueber-uns/');
  expect(await scrolled()).toBe(0);

  const steps = page.getByRole('heading', { name: 'Vom Gerät zum Geld' });
  const toSteps = page.getByRole('banner').getByRole('link', { name: 'So läuft’s ab' });
  await toSteps.click();
  await expect(page).toHaveURL('/de/#so-laeufts-ab');
  await expect(steps).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(steps).not.toBeInViewport();
  await toSteps.click();
  await expect(steps).toBeInViewport();
  await expect(steps).toBeFocused();
  expect(await page.evaluate(() => 'sameWindow' in window)).toBe(true);
});

test('who has scrolled before the program came stays there, after a reload too', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const release = await programHeldBack(page);
  await page.goto('/hilfe/faq/', { waitUntil: 'commit' });
  await htmlRead(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(600);
  release();
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await context.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await settled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test.describe('the side panel', () => {
  // The list of the cockpit and the live line may still be on their way when their session ends.
  test.use({ allowedComplaints: /status of 401 .*listOffers|HTTP Authentication failed/ });

  test('holds the focus and gives it back, closes on Escape and on a press outside, leads everywhere by keyboard, and knows who is signed in', async ({
    page,
  }) => {
    await openPage(page, '/');
    const burger = page.getByRole('button', { name: 'Menü öffnen' });
    const panel = page.getByRole('dialog', { name: 'Menü' });
    const links = () => panel.getByRole('link').allTextContents();
    const always = ['FAQ', 'So läuft’s ab', 'Über uns', 'Blog', 'Kontakt'];
    const first = ['Verkaufskorb', 'Kundenportal', 'Verkaufen', 'Ihr Angebot'];

    await pressOn(page, burger);
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused();
    await tabTo(page, panel.getByRole('link', { name: 'Registrieren' }));
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(60, 400);
    await expect(panel).toBeHidden();

    await page.setViewportSize({ width: 390, height: 844 });
    await burger.press('Enter');
    await expect(panel.getByRole('link', { name: 'Kundenportal' })).toHaveAttribute('href', '/wizard/');
    expect(await links()).toEqual([...first, 'Anmelden', 'Registrieren', ...always]);
    expect(await deadAmong(page.request, await ownLinksOn(page))).toEqual([]);
    await pressOn(page, panel.getByRole('link', { name: 'Anmelden' }));
    await expect(panel).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(demoLogins.privat.email);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(demoLogins.privat.password);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Profil' })).toBeVisible();
    await burger.click();
    await expect(panel).toContainText(demoLogins.privat.email);
    expect(await links()).toEqual([...first, 'Profil', ...always]);
    await panel.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the bar goes away on the way down, comes back on the way up and for the keyboard, and counts what the Verkaufskorb holds', async ({
  page,
}) => {
  await openPage(page, '/');
  const bar = page.getByRole('banner');
  await page.mouse.wheel(0, 900);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', { name: 'Anmelden' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Verkaufskorb' }).first()).toBeFocused();
  await expect(bar).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  const basket = bar.getByRole('link', { name: 'Verkaufskorb' });
  await expect(basket).toHaveText('Verkaufskorb');
  await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await expect(basket).toHaveText('Verkaufskorb, 1 Position');
});

test('the appearance follows the device until one is chosen, and then stays', async ({ page }) => {
  const ground = page.locator('body');
  const [light, dark] = ['rgb(241, 244, 244)', 'rgb(14, 19, 23)'];
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/');
  await expect(ground).toHaveCSS('background-color', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(ground).toHaveCSS('background-color', dark);
  await page.getByRole('radio', { name: 'Hell' }).check();
  await expect(ground).toHaveCSS('background-color', light);
  await page.reload();
  await expect(ground).toHaveCSS('background-color', light);
});

test.describe('a chunk that is missing', () => {
  test.use({ allowedComplaints: /ERR_FAILED|ChunkLoadError/ });

  test('ends in a full page load of the target', async ({ page }) => {
    await openPage(page, '/');
    let asked = 0;
    await page.route('**/assets/js/registration-page-*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Registrieren' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konto anlegen');
    await expect(page).toHaveURL('/kundenportal/registrierung/');
  });

  test.describe('of a part of a page', () => {
    // The footer is taken over from the server's page a second time, which React tells.
    test.use({ asksConsent: true, allowedComplaints: /ERR_FAILED|ChunkLoadError|#422/ });

    test('takes only that part with it, which comes back when its code does', async ({ page, server }) => {
      let away = true;
      await page.route(/assets\/js\/(own-consent|passkey-login|menu|example-sheet|footer)-/, (route) =>
        away ? route.abort() : route.continue(),
      );
      // Passkeys need a host with a name.
      await page.goto(`${server.url.replace('127.0.0.1', 'localhost')}/kundenportal/anmeldung/`);
      // The field waits for the program, and with it the button.
      await page.getByLabel('E-Mail-Adresse').fill('jemand@example.com');
      await page.getByRole('button', { name: 'Menü öffnen' }).click();
      await expect(page.getByText('Das Menü lässt sich gerade nicht laden.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');

      away = false;
      await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('region', { name: 'Ihre Einwilligung' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeVisible();
      await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('jemand@example.com');
    });
  });
});
