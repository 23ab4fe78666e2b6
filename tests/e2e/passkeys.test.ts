import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { customerPassword, signUp } from '#tests/support/customer.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

// A passkey belongs to a host name, and a browser has one device with it: the machine's own pages by their name.
test.use({
  allowedComplaints: /status of (401|409)|HTTP Authentication failed/,
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
});

const email = 'schluessel@example.org';
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A phone or laptop that keeps passkeys and agrees to everything. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options });
}

/** While this is on, the browser offers nothing at the field: the device would agree before anybody has pressed the button. */
async function offersNothingAtField(page: Page, on: boolean): Promise<void> {
  await page.evaluate((flag) => sessionStorage.setItem('no-offer', flag), String(on));
}

async function signOut(page: Page): Promise<void> {
  await press(page, 'Abmelden');
  await expect(page).toHaveURL('/');
}

test('a customer adds a passkey, signs in with it and takes it away again, or all of them with a new password', async ({
  page,
  baseURL,
  server,
}) => {
  await page.context().addCookies([refusedCookies(baseURL ?? ''), refusedCookies(server.url)]);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('no-offer') === 'true')
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await plugIn(page);
  await signUp(page, email);

  await page.goto('/kundenportal/profil/');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(section).toContainText('Sie haben noch keinen Passkey.');
  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  const question = page.getByRole('dialog', { name: 'Passkey hinzufügen' });
  await field(question, 'Name').fill('Firmen-Laptop');
  await field(question, 'Passwort').fill('stimmt ganz sicher nicht');
  await question.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(field(question, 'Passwort')).toHaveAccessibleDescription(/stimmt nicht/);
  await expectSoundHere(page, 'dialog: add a passkey, wrong password');
  await field(question, 'Passwort').fill(customerPassword);
  await question.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(section.getByRole('status')).toHaveText('„Firmen-Laptop“ ist angelegt');
  await expect(section.getByRole('listitem')).toContainText('noch nicht benutzt');
  await expectSoundHere(page, 'profile with a passkey');

  await offersNothingAtField(page, true);
  await signOut(page);
  await page.goto('/kundenportal/anmeldung/');
  const button = page.getByRole('button', { name: 'Mit Passkey anmelden' });
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole('heading', { name: 'Noch keine Anfrage' })).toBeVisible();

  await page.goto('/kundenportal/profil/');
  await expect(section.getByRole('listitem')).toContainText('zuletzt benutzt am');
  await section.getByRole('button', { name: '„Firmen-Laptop“ umbenennen' }).click();
  const naming = page.getByRole('dialog', { name: 'Passkey umbenennen' });
  await field(naming, 'Name').fill('Tresor');
  await naming.getByRole('button', { name: 'Name speichern' }).click();
  await expect(section.getByRole('status')).toHaveText('Der neue Name gilt');

  await offersNothingAtField(page, false);
  await signOut(page);
  await page.goto('/kundenportal/profil/');
  await section.getByRole('button', { name: '„Tresor“ entfernen' }).click();
  const removal = page.getByRole('dialog', { name: 'Passkey entfernen?' });
  await field(removal, 'Passwort').fill(customerPassword);
  await removal.getByRole('button', { name: 'Passkey entfernen' }).click();
  await expect(section).toContainText('Sie haben noch keinen Passkey.');
  await expect(section.getByRole('status')).toHaveText('„Tresor“ ist entfernt');

  await section.getByRole('button', { name: 'Passkey hinzufügen' }).click();
  await field(question, 'Passwort').fill(customerPassword);
  await question.getByRole('button', { name: 'Passkey anlegen' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  const form = page.getByRole('region', { name: 'Passwort', exact: true });
  await field(form, 'Bisheriges Passwort').fill(customerPassword);
  for (const name of ['Neues Passwort', 'Neues Passwort wiederholen']) {
    await field(form, name).fill('Serverschrank 4711');
  }
  await form.getByRole('checkbox', { name: 'Auch alle Passkeys entfernen' }).check();
  await form.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(form.getByRole('status')).toContainText('Ihr neues Passwort gilt');
  await expect(section).toContainText('Sie haben noch keinen Passkey.');

  await offersNothingAtField(page, true);
  await signOut(page);
  await page.goto('/kundenportal/anmeldung/');
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Die Anmeldung mit diesem Passkey hat nicht geklappt.');

  // Where a browser cannot have one: a passkey belongs to a host name.
  await page.goto(`${server.url}/kundenportal/anmeldung/`);
  await field(page, 'E-Mail-Adresse').fill(email);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(button).toHaveCount(0);
});
