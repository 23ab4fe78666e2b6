import { expect, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';

test.describe('a page', () => {
  test('answers with its status, its title and German as its language', async ({ request }) => {
    const answers = [
      ['/', 200, 'Gebrauchte IT verkaufen | Ankaufwerk'],
      ['/kundenportal/anmeldung/', 200, 'Anmelden | Ankaufwerk'],
      ['/gibt-es-nicht/', 404, 'Seite nicht gefunden | Ankaufwerk'],
      ['/404/', 404, 'Seite nicht gefunden | Ankaufwerk'],
      ['/de/gibt/es/nicht/', 404, 'Seite nicht gefunden | Ankaufwerk'],
    ] as const;
    for (const [path, status, title] of answers) {
      const answer = await request.get(path);
      const html = await answer.text();
      expect([path, answer.status()]).toEqual([path, status]);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain('<html lang="de"');
    }
  });

  test('without its slash is redirected, never to another host', async ({ request, server }) => {
    for (const [path, location] of [
      ['/kundenportal/anmeldung?x=1', '/kundenportal/anmeldung/?x=1'],
      ['/de', '/de/'],
      ['//example.org/x', '/example.org/x/'],
    ] as const) {
      const answer = await request.get(`${server.url}${path}`, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([301, location]);
    }
  });

  test('exists under /de/ too and names one address for both', async ({ page, server }) => {
    await openPage(page, '/de/kundenportal/anmeldung/');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${server.url}/kundenportal/anmeldung/`);
    await page.getByRole('main').getByRole('link', { name: 'Passwort vergessen' }).click();
    await expect(page).toHaveURL('/de/kundenportal/passwort-vergessen/');
  });

  test('that needs a log-in answers 200 with the form in place and stays out of search engines', async ({
    request,
  }) => {
    const answer = await request.get('/kundenportal/profil/');
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('moves the focus to its content when it is opened from another', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anmelden' }).click();
    await expect(page).toHaveTitle('Anmelden | Ankaufwerk');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the side panel', () => {
  test('opens, holds the focus, and closes on Escape and on a click outside', async ({ page }) => {
    await openPage(page, '/');
    const burger = page.getByRole('button', { name: 'Menü öffnen' });
    const panel = page.getByRole('dialog', { name: 'Menü' });

    await burger.click();
    await expect(panel.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Profil' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü schließen' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(burger).toBeFocused();

    await burger.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(60, 400);
    await expect(panel).toBeHidden();
  });
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
