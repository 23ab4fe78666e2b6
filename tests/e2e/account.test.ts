import { api } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { linkTokenFor } from '#tests/support/captured-mail.ts';
import { customerPassword } from '#tests/support/customer.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

/** Refusals are part of these journeys; the browser notes each of them. */
test.use({ allowedComplaints: /status of (400|401|409)|HTTP Authentication failed/ });

const otherPassword = 'Serverschrank 4711';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

async function register(page: Page, email: string) {
  await page.goto('/kundenportal/registrierung/');
  await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Passwort').fill(customerPassword);
  await field(page, 'Passwort wiederholen').fill(customerPassword);
  await press(page, 'Konto anlegen');
}

async function openLink(page: Page, email: string, part: Parameters<typeof linkTokenFor>[2]) {
  await page.goto(`/kundenportal/${part}/${await linkTokenFor(page.request, email, part)}/`);
}

async function signIn(page: Page, email: string, password: string) {
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Passwort').fill(password);
  await press(page, 'Anmelden');
}

test('a confirmation elsewhere needs the password, a forgotten one is replaced by mail, and the account is deleted', async ({
  page,
  browser,
  server,
}) => {
  const email = 'otto@example.org';
  await test.step('a confirmation in another browser needs the password of the account', async () => {
    await register(page, email);
    await expect(heading(page)).toHaveText('Ihr Konto ist angelegt');

    const elsewhere = await browser.newContext({ baseURL: server.url });
    const other = await elsewhere.newPage();
    await openLink(other, email, 'email-bestaetigen');
    const wayOut = other.getByRole('link', { name: 'Legen Sie ein neues Passwort fest' });
    await expect(wayOut).toHaveAttribute('href', /passwort-vergessen/);
    await expectSoundHere(other, 'confirmation in another browser');
    await field(other, 'Passwort').fill('stimmt ganz sicher nicht');
    await press(other, 'E-Mail-Adresse bestätigen');
    await expect(other.getByRole('alert')).toContainText('Passwort');
    await field(other, 'Passwort').fill(customerPassword);
    await press(other, 'E-Mail-Adresse bestätigen');
    await expect(heading(other)).toHaveText('E-Mail-Adresse bestätigt');
    await elsewhere.close();

    // All other sessions have ended with it (else a stranger could register a victim's address and wait for the click).
    await page.goto('/cockpit/');
    await signIn(page, email, customerPassword);
    await expect(page.getByRole('heading', { name: 'Noch keine Anfrage' })).toBeVisible();
    await expectSoundHere(page, 'empty cockpit');
  });

  await test.step('a forgotten password is replaced by mail, and the profile shows the log-in form until then', async () => {
    await page.context().clearCookies({ name: /session/ });

    await page.goto('/kundenportal/passwort-vergessen/');
    await field(page, 'E-Mail-Adresse').fill(email);
    await press(page, 'Link anfordern');
    await expect(page.getByRole('status')).toContainText('Sehen Sie in Ihr Postfach');
    await expect(page.getByRole('status')).toBeFocused();
    await openLink(page, email, 'passwort-zuruecksetzen');
    await field(page, 'Neues Passwort').fill(otherPassword);
    await field(page, 'Neues Passwort wiederholen').fill(otherPassword);
    await press(page, 'Passwort speichern');
    await expect(page.getByRole('status')).toContainText('Ihr neues Passwort gilt');

    await page.goto('/kundenportal/profil/');
    await signIn(page, email, otherPassword);
    await expect(page.getByRole('heading', { name: 'Passwort', exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    const elsewhere = await browser.newContext({ baseURL: server.url });
    await pageCalls(elsewhere.request).post(api.auth.login, { email, password: otherPassword });
    await elsewhere.close();
    await page.reload();
    await press(page, 'Alle anderen Geräte abmelden');
    await expect(page.getByText('Alle anderen Geräte sind abgemeldet.')).toBeFocused();

    await press(page, 'Konto löschen');
    const question = page.getByRole('dialog', { name: 'Konto endgültig löschen?' });
    await field(question, 'Passwort').fill(otherPassword);
    await expectSoundHere(page, 'dialog: delete the account');
    await question.getByRole('button', { name: 'Konto löschen' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a person says who sells, registers, confirms the e-mail address in the same browser and signs out', async ({
  page,
}) => {
  await test.step('a form says what is missing, takes the focus there and leads to the field', async () => {
    await page.goto('/kundenportal/anmeldung/');
    await press(page, 'Anmelden');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expectSoundHere(page, 'log-in, nothing typed');
    await summary.getByRole('button', { name: 'Passwort ist ein Pflichtfeld' }).click();
    await expect(field(page, 'Passwort')).toBeFocused();

    await signIn(page, demoLogins.privat.email, 'stimmt ganz sicher nicht');
    await expect(summary).toContainText('E-Mail-Adresse oder Passwort stimmen nicht.');
  });

  await test.step('nobody is registered as private or business who has not said which', async () => {
    await page.goto('/kundenportal/registrierung/');
    const isPrivate = page.getByRole('radio', { name: 'Ich bin ein privater Kunde' });
    await expect(isPrivate).not.toBeChecked();
    await press(page, 'Konto anlegen');
    await expect(page.getByRole('alert')).toContainText('Verkäufer ist ein Pflichtfeld');
    await expect(isPrivate).not.toBeChecked();
    await isPrivate.check();
    await page.reload();
    await expect(isPrivate).toBeChecked();
  });

  await test.step('an address that has an account is not registered again', async () => {
    await register(page, demoLogins.privat.email);
    await expect(page.getByRole('alert')).toContainText('E-Mail-Adresse ist bereits vergeben');
    await expect(field(page, 'E-Mail-Adresse')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a person registers, confirms the e-mail address in the same browser and signs out', async () => {
    await register(page, 'erika@example.org');
    await expect(heading(page)).toHaveText('Ihr Konto ist angelegt');
    await expect(heading(page).locator(':focus')).toHaveText('Ihr Konto ist angelegt');
    await page.goto('/kundenportal/profil/');
    const payout = page.getByRole('region', { name: 'Auszahlung' });
    await expect(payout, 'no way of payment before that').toContainText('Bestätigen Sie zuerst Ihre E-Mail-Adresse.');
    await expect(payout.getByRole('button')).toHaveCount(0);
    await openLink(page, 'erika@example.org', 'email-bestaetigen');
    await press(page, 'E-Mail-Adresse bestätigen');
    await expect(heading(page)).toHaveText('E-Mail-Adresse bestätigt');

    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await expect(menu.getByText('erika@example.org')).toBeVisible();
    await expectSoundHere(page, 'menu of a signed-in person');
    await menu.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/cockpit/');
    await expect(page.getByText('Melden Sie sich an, um Ihre Verkäufe zu sehen.')).toBeVisible();
  });
});
