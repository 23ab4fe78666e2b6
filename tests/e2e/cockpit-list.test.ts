import { demoLogins } from '#seed/demo-logins.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { axeViolations, overflow } from '#tests/support/page-flaws.ts';

/** A read that is cut off fails, and the browser notes it. */
test.use({ allowedComplaints: /ERR_FAILED/ });

const rows = (page: Page) => page.getByRole('list', { name: 'Verkäufe' }).getByRole('listitem');
const count = (page: Page) => page.getByRole('main').getByRole('status');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Nummer, Bezeichnung oder Gerät suchen' });

async function openList(page: Page) {
  const { email, password } = demoLogins.business;
  await pageCalls(page.request).post('/auth/api/login', { email, password });
  await page.goto('/cockpit/');
  await expect(rows(page).first()).toBeVisible();
}

test('the list is searched and filtered, the address keeps it, pages follow, and what cannot be read comes back', async ({
  page,
}) => {
  await test.step('the list is searched and filtered, the address keeps it, and back leads back', async () => {
    await openList(page);
    await expect(count(page)).toContainText('18 Verkäufe, neueste zuerst');

    await searchBox(page).fill('poweredge r640');
    await expect(count(page)).toHaveText('4 von 18 Verkäufen');
    await expect(page).toHaveURL(/\?suche=poweredge\+r640$/);
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('link', { name: 'Sie sind am Zug' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Geräte in der Prüfung');
    await expect(rows(page)).toContainText(/Sie sind am Zug\s*bis .*, noch \d+ Tage/);

    await rows(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /PowerEdge R640/ })).toBeVisible();
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('poweredge r640');
    await expect(rows(page)).toHaveCount(1);
    await page.goBack();
    await expect(rows(page)).toHaveCount(4);

    await page.getByRole('combobox', { name: 'Stufe' }).selectOption('Auszahlung');
    await expect(page.getByRole('heading', { name: 'Kein Verkauf passt dazu' })).toBeVisible();
    await expect(count(page)).toHaveText('0 von 18 Verkäufen');
    await page.getByRole('link', { name: 'Alle Verkäufe anzeigen' }).click();
    await expect(rows(page)).toHaveCount(18);
    await expect(searchBox(page)).toHaveValue('');
  });

  await test.step('a list that cannot be read is emptied, says what to do, and comes back', async () => {
    // Not the list that is open: it may be read anew at any moment.
    const running = '**/selfservice/api/listOffers?*show=running*';
    await page.route(running, (route) => route.abort());
    await page.getByRole('link', { name: 'Laufend' }).click();
    await expect(page.getByRole('alert')).toContainText('Der Server ist nicht erreichbar.');
    await expect(rows(page)).toHaveCount(0);
    await page.unroute(running);
    await page.getByRole('button', { name: 'Noch einmal laden' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  await test.step('many offers come in pages, and one offer needs no search', async () => {
    await page.context().clearCookies({ name: /session/ });
    await page.setViewportSize({ width: 390, height: 844 });
    const customer = await signUp(page, 'viel@example.org');
    await page.goto('/cockpit/');
    await expect(page.getByRole('heading', { name: 'Noch keine Anfrage' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Gerät verkaufen' })).toHaveAttribute(
      'href',
      '/wizard/',
    );

    await customer.inquire();
    await expect(rows(page)).toHaveCount(1);
    await expect(searchBox(page)).toHaveCount(0);

    for (let more = 0; more < 26; more += 1) await customer.inquire();
    await expect(count(page)).toHaveText('27 Verkäufe, neueste zuerst, Seite 1');
    await expect(rows(page)).toHaveCount(25);
    expect([...(await axeViolations(page)), ...(await overflow(page))]).toEqual([]);

    await page.getByRole('link', { name: 'Nächste Seite' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('list', { name: 'Verkäufe' })).toBeFocused();
    await page.goto('/cockpit/?seite=9');
    await expect(page.getByRole('heading', { name: 'So viele Seiten gibt es nicht' })).toBeVisible();
  });
});
