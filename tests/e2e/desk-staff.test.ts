import { type DeskPageRecord, deskPageTable } from '#contract/desk/desk-page-table.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { openPage } from '#tests/support/open-page.ts';
import { codesOf } from '#tests/support/second-factor.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const lager = 'lager-neu@example.org';

/** What somebody from the warehouse has no right to: of each right one page, for one line guards all (src/web/desk/routes.tsx). */
const guardedPages = new Map(
  Object.values<DeskPageRecord>(deskPageTable)
    .filter(({ path, right }) => right !== undefined && !mayAtDesk(['warehouse'], right) && !path.includes('$'))
    .map(({ path, right }) => [right, path]),
);

test('a new member of staff sets up the second factor, comes back with a code of each kind, and is reset by the administration', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await givePassword(page, demoLogins.staff);
  await page.getByRole('link', { name: 'Menschen und Rechte' }).click();
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(lager);
  const adding = page.getByRole('region', { name: 'Zugang anlegen' });
  await adding.getByRole('checkbox', { name: 'Lager' }).check();
  await expectSound(page, 'people');
  await adding.getByRole('button', { name: 'Zugang anlegen' }).click();
  const password = (await adding.getByRole('status').locator('code').textContent()) ?? '';

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1024, height: 768 } });
  const desk = await context.newPage();
  await givePassword(desk, { email: lager, password });
  await expect(desk.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
  const { codeAt } = codesOf((await desk.locator('code').textContent()) ?? '');
  await expectSound(desk, 'set-up');
  await giveCode(desk, codeAt(new Date()), 'Einrichten');
  await expect(desk.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' })).toBeVisible();
  const [written = '', ...others] = await desk.getByRole('listitem').allTextContents();
  expect(others).toHaveLength(9);
  await expectSound(desk, 'recovery codes');
  await desk.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(desk.getByRole('navigation', { name: 'Arbeitsliste' })).toBeVisible();
  for (const [right, path] of guardedPages) {
    await openPage(desk, `${path}/`);
    await expect(desk.getByRole('heading', { level: 1 }), right).toHaveText('Hier ist nichts');
  }

  await test.step('back with a written code, then with the next one of the app', async () => {
    await signOut(desk);
    await givePassword(desk, { email: lager, password });
    await desk.getByRole('button', { name: 'Wiederherstellungscode eingeben' }).click();
    await desk.getByRole('textbox', { name: 'Wiederherstellungscode' }).fill(written);
    await desk.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(desk.getByRole('navigation', { name: 'Arbeitsliste' })).toBeVisible();

    await signOut(desk);
    await givePassword(desk, { email: lager, password });
    await giveCode(desk, codeAt(new Date(Date.now() + 30_000)), 'Anmelden');
    await expect(desk.getByRole('navigation', { name: 'Arbeitsliste' })).toBeVisible();
  });

  await test.step('the reset leads to a set-up at the next log-in', async () => {
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: lager });
    await row.getByRole('button', { name: 'Zweiten Faktor zurücksetzen …' }).click();
    await page.getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
    await expect(row).toContainText('Noch kein zweiter Faktor');
    await desk.goto('/desk/anmeldung/');
    await givePassword(desk, { email: lager, password });
    await expect(desk.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible();
    await desk.getByRole('button', { name: 'Später einrichten' }).click();
    await expect(desk.getByRole('navigation', { name: 'Arbeitsliste' })).toBeVisible();
  });
  await context.close();
});

async function givePassword(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  if (!page.url().includes('/desk/anmeldung/')) await page.goto('/desk/anmeldung/');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** Who goes on before it is done is still signed in. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
}

async function giveCode(page: Page, code: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code aus der App' }).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}
