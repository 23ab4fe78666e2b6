import { fillBasket, stored } from '#tests/support/basket-page.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { settled } from '#tests/support/settled.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

/** The smallest of pictures. */
const photo = {
  name: 'notebook.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test('a tap that leaves an entry does what it was meant for; what is wrong or doubtful is said after it, and the meant domain is taken with a tap', async ({
  page,
}) => {
  await fillBasket(page, [stored(1)]);
  await page.goto('/basket/submit/');
  const email = field(page, 'E-Mail-Adresse');
  const meant = page.getByText('Meinten Sie kim@gmail.com?');
  const firm = page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' });
  await email.fill('kim');
  await page.getByText('Ich bin ein gewerblicher Kunde').tap();
  await expect(firm).toBeChecked();
  await expect(email).toHaveAccessibleDescription(/gültige E-Mail-Adresse/);

  await email.fill('kim@gmial.com');
  await expect(meant).toHaveCount(0);
  await page.getByText('Ich bin ein privater Kunde').tap();
  await expect(firm).not.toBeChecked();
  await expect(meant).toBeVisible();
  await page.getByRole('button', { name: 'Adresse übernehmen' }).tap();
  await expect(email).toHaveValue('kim@gmail.com');
  await expect(email).toBeFocused();
  await expect(meant).toHaveCount(0);

  await test.step('wherever an address is typed', async () => {
    for (const [path, name] of [
      ['/kundenportal/registrierung/', 'Passwort'],
      ['/kontakt/', 'Betreff'],
      ['/kundenportal/passwort-vergessen/', undefined],
    ] as const) {
      await page.goto(path);
      await email.fill('kim@gmial.com');
      await (name === undefined ? page.getByRole('heading', { level: 1 }) : field(page, name)).tap();
      await email.blur();
      await page.getByRole('button', { name: 'Adresse übernehmen' }).tap();
      await expect(email, path).toHaveValue('kim@gmail.com');
      await expect(email, path).toBeFocused();
    }
  });

  await test.step('a street without a number is asked about once it was left, and is taken as it is', async () => {
    await signUp(page, 'strasse@example.org');
    await page.goto('/kundenportal/profil/');
    const street = field(page, 'Straße und Hausnummer');
    const asked = /Fehlt die Hausnummer/;
    await street.fill('Hafenstraße');
    await expect(street).not.toHaveAccessibleDescription(asked);
    await field(page, 'Ort').tap();
    await expect(field(page, 'Ort')).toBeFocused();
    await expect(street).toHaveAccessibleDescription(asked);
    await street.fill('Hafenstraße 1');
    await expect(street).not.toHaveAccessibleDescription(asked);
  });
});

test('what is wrong with a notebook is ticked, its grades are seen, and where its processor stands is shown', async ({
  page,
}) => {
  await page.goto('/wizard/lenovo-thinkpad-t480-verkaufen/');
  await page.getByText('Weitere Angaben').tap();
  await page.getByText('Wo finde ich das?').first().tap();
  await expect(page.getByText('Die Zeile heißt „Prozessor“.')).toBeVisible();
  await page.getByText('Bilder zum Zustand').tap();
  await expect(page.getByText('Beschädigt (C): Riss, Bruch, Delle oder tiefe Kratzer')).toBeVisible();
  const asked = page.getByRole('group', { name: 'Was ist defekt?' });
  await expect(asked).toHaveCount(0);
  await page.getByRole('radio', { name: 'Defekt' }).tap();
  await asked.getByRole('checkbox', { name: 'Display defekt' }).tap();
  await asked.getByRole('checkbox', { name: 'Startet nicht' }).tap();
  await page.getByText('Fotos hinzufügen').tap();
  await page.getByLabel('Fotos', { exact: true }).setInputFiles(photo);
  await expect(page.getByRole('button', { name: `${photo.name} entfernen` })).toBeVisible();
  await expectSound(page, 'a notebook that does not work');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).tap();
  await expect(page.getByText('defekt, startet nicht, Display defekt')).toBeVisible();
  await expect(page.getByText('1 Foto', { exact: true })).toBeVisible();
});

test.describe('before the question of cookies is answered', () => {
  test.use({ asksConsent: true });

  test('the search comes up when it is tapped, and its box and first hits lie free', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Ihre Einwilligung' });
    await expect(banner).toBeVisible();
    const box = page.getByRole('combobox', { name: 'Modell oder Hersteller' });
    await box.tap();
    await box.fill('r640');
    const hits = page.getByRole('option');
    await expect(hits.first()).toContainText('Dell PowerEdge R640');
    await settled(page);
    expect((await box.boundingBox())?.y).toBeLessThan(150);
    const edge = (await banner.boundingBox())?.y ?? 0;
    const ends = (await Promise.all((await hits.all()).slice(0, 3).map((hit) => hit.boundingBox()))).map(
      (place) => (place?.y ?? 0) + (place?.height ?? 0),
    );
    for (const end of ends) expect(end).toBeLessThanOrEqual(edge);
    await hits.first().tap();
    await expect(page).toHaveURL(/dell-poweredge-r640/);
  });
});
