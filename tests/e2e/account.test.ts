import { expect, type Page, test } from '#tests/support/browser-test.ts';

/** Refusals are part of these journeys; the browser notes each of them. */
test.use({ allowedComplaints: /status of (400|401|409)/ });

const firstPassword = 'Rechenzentrum 2026';
const secondPassword = 'Serverschrank 4711';

async function register(page: Page, email: string) {
  await page.goto('/kundenportal/registrierung/');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(firstPassword);
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(firstPassword);
  await page.getByRole('main').getByRole('button', { name: 'Konto anlegen' }).click();
}

/** Opens the link to an address that the newest mail to this person holds. */
async function openLink(page: Page, email: string, part: string) {
  const link = async () => {
    const mails: { to: string; text: string }[] = await (await page.request.get('/dev/mail/index.json')).json();
    const mail = mails.find(({ to, text }) => to.includes(email) && text.includes(part));
    return mail?.text.match(new RegExp(`/kundenportal/${part}/[^\\s>)\\]]+`))?.[0];
  };
  await expect.poll(link).toBeDefined();
  await page.goto((await link()) ?? '');
  await hydrated(page);
}

/** Waits until the browser has taken over the page: only then do its buttons answer. */
async function hydrated(page: Page) {
  await page.waitForLoadState('networkidle');
}

test('a person registers and confirms the e-mail address in the same browser', async ({ page }) => {
  await register(page, 'erika@example.org');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist angelegt');
  await openLink(page, 'erika@example.org', 'email-bestaetigen');
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Mail-Adresse bestätigt');

  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('dialog').getByText('erika@example.org')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
});

test('a stranger who opens the confirmation link is asked for the password', async ({ page, browser, baseURL }) => {
  await register(page, 'otto@example.org');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist angelegt');

  const elsewhere = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const other = await elsewhere.newPage();
  await openLink(other, 'otto@example.org', 'email-bestaetigen');
  await expect(other.getByRole('textbox', { name: 'Passwort' })).toBeVisible();
  await elsewhere.close();
});

test('a form says what is missing, takes the focus there and leads to the field', async ({ page }) => {
  await page.goto('/kundenportal/anmeldung/');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: 'Bitte geben Sie Ihr Passwort ein.' }).click();
  await expect(page.getByRole('textbox', { name: 'Passwort' })).toBeFocused();

  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('niemand@example.org');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('stimmt ganz sicher nicht');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(summary).toContainText('E-Mail-Adresse oder Passwort stimmen nicht.');
});

test('a forgotten password is replaced by mail, and the profile shows the log-in form until then', async ({ page }) => {
  const email = 'frida@example.org';
  await register(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist angelegt');
  await page.context().clearCookies();

  await page.goto('/kundenportal/passwort-vergessen/');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByRole('status')).toContainText('Sehen Sie in Ihr Postfach');
  await openLink(page, email, 'passwort-zuruecksetzen');
  await page.getByRole('textbox', { name: 'Neues Passwort', exact: true }).fill(secondPassword);
  await page.getByRole('textbox', { name: 'Neues Passwort wiederholen' }).fill(secondPassword);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('status')).toContainText('Ihr neues Passwort gilt');

  await page.goto('/kundenportal/profil/');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(secondPassword);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Passwort ändern' })).toBeVisible();

  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Passwort' }).fill(secondPassword);
  await page.getByRole('dialog').getByRole('button', { name: 'Konto löschen' }).click();
  await expect(page).toHaveURL('/');
});
