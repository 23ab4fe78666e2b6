import { demoLogins } from '#seed/demo-logins.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';

test.describe('the bar', () => {
  test('gets out of the way on the way down, returns on the way up and for the keyboard', async ({ page }) => {
    await openPage(page, '/');
    const bar = page.getByRole('banner');
    await page.mouse.wheel(0, 900);
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(bar).toBeInViewport();
    await page.mouse.wheel(0, 600);
    await expect(bar).not.toBeInViewport();
    await page.getByRole('link', { name: 'Häufige Fragen' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Verkaufskorb' }).first()).toBeFocused();
    await expect(bar).toBeInViewport();
  });

  test('names the Verkaufskorb in words on a phone, with a count only when it holds something', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const basket = page.getByRole('banner').getByRole('link', { name: 'Verkaufskorb' });
    await expect(basket).toHaveText('Verkaufskorb');
    await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(basket).toHaveText('Verkaufskorb, 1 Posten');
  });

  test('leads to a place on the home page: there by scrolling, from elsewhere with the target', async ({ page }) => {
    const steps = page.getByRole('heading', { name: 'Vom Gerät zum Geld' });
    const link = page.getByRole('banner').getByRole('link', { name: 'So läuft’s ab' });
    await openPage(page, '/kundenportal/anmeldung/');
    await link.click();
    await expect(page).toHaveURL('/#so-laeufts-ab');
    await expect(steps).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(steps).not.toBeInViewport();
    await link.click();
    await expect(steps).toBeInViewport();
    await expect(steps).toBeFocused();
  });
});

test.describe('the menu', () => {
  // The list of the cockpit and the live line may still be on their way when their session ends.
  test.use({ allowedComplaints: /status of 401 .*listOffers|HTTP Authentication failed/ });

  test('the side panel leads everywhere, and knows who is signed in', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, '/');
    const panel = page.getByRole('dialog', { name: 'Menü' });
    const links = () => panel.getByRole('link').allTextContents();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(panel.getByRole('link', { name: 'Kundenportal' })).toHaveAttribute('href', '/wizard/');
    const always = ['FAQ', 'So läuft’s ab', 'Über uns', 'Blog', 'Kontakt'];
    const first = ['Verkaufskorb', 'Kundenportal', 'Verkaufen', 'Ihr Angebot'];
    expect(await links()).toEqual([...first, 'Anmelden', 'Registrieren', ...always]);

    await panel.getByRole('link', { name: 'Anmelden' }).click();
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(demoLogins.privat.email);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(demoLogins.privat.password);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Profil' })).toBeVisible();
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(panel).toContainText(demoLogins.privat.email);
    expect(await links()).toEqual([...first, 'Profil', ...always]);
    await panel.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('the footer leads to every legal page and says who runs the shop', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const legal = await footer.getByRole('navigation', { name: 'Rechtliches' }).getByRole('link').all();
  const hrefs = await Promise.all(legal.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(['/agb/', '/datenschutz/', '/cookie-hinweise/', '/impressum/', '/barrierefreiheit/']);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} Muster Ankauf e. K. · Ankaufwerk 0.7.23`);
});

test('the appearance follows the device until one is chosen, and then stays', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, '/');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await page.getByRole('radio', { name: 'Hell' }).check();
  await expect.poll(ground).toBe(light);
  await page.reload();
  await expect.poll(ground).toBe(light);
});
