import { expect, type Page, test } from '#tests/support/browser-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function putIntoBasket(page: Page, slug: string) {
  await page.goto(`/wizard/${slug}/`);
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await expect(heading(page)).toHaveText('Verkaufskorb');
}

async function askForBid(page: Page, email: string) {
  await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Postleitzahl').fill('04109');
  await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toBeVisible();
}

test('a search by keyboard leads to a configured item in the basket', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).fill('r640');
  await expect(page.getByRole('option').first()).toContainText('Dell PowerEdge R640');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Dell PowerEdge R640 verkaufen | Ankaufwerk');

  await field(page, 'Menge').fill('3');
  await page.getByRole('combobox', { name: 'Prozessor', exact: true }).fill('6130');
  await page.getByRole('option', { name: 'Gold 6130' }).click();
  await page.getByLabel('Anzahl Prozessoren').selectOption('2');
  await page.getByRole('combobox', { name: 'Arbeitsspeicher' }).fill('256 GB');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Laufwerke angeben' }).click();
  await page.getByRole('combobox', { name: 'Kapazität' }).fill('1,2');
  await page.getByRole('option', { name: '1,2 TB SAS' }).click();
  await field(page, 'Anzahl').fill('8');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();

  await expect(page.getByText('3 Geräte in 1 Posten.')).toBeVisible();
  await expect(page.getByText('2 × Gold 6130, 256 GB, 8 × 1,2 TB SAS')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Verkaufskorb/ })).toContainText('1');
});

test('what the catalogue does not list is described in own words', async ({ page }) => {
  await page.goto('/wizard/');
  await page.getByRole('combobox').fill('Hicom 150/E 50 %');
  await page.getByRole('option', { name: '„Hicom 150/E 50 %“ frei beschreiben' }).click();
  await expect(heading(page)).toHaveText('Hicom 150/E 50 % verkaufen');
  await page.reload();
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await page.getByRole('link', { name: 'Hicom 150/E 50 % ändern' }).click();
  await field(page, 'Menge').fill('2');
  await page.getByRole('button', { name: 'Änderungen übernehmen' }).click();
  await expect(page.getByText('2 Geräte in 1 Posten.')).toBeVisible();
});

test('an id leads to the page of its entry, under /de/ too', async ({ page }) => {
  const id = '3cf99a28-f993-58d5-a24f-9cef7b233203';
  await page.goto(`/wizard/${id}/`);
  await expect(page).toHaveURL('/wizard/dell-poweredge-r640-verkaufen/');
  await page.goto(`/de/wizard/${id}/`);
  await expect(page).toHaveURL('/de/wizard/dell-poweredge-r640-verkaufen/');
});

test.describe('an item that does not exist', () => {
  test.use({ allowedComplaints: /status of 404/ });

  test('is answered with the not-found page', async ({ page }) => {
    const answer = await page.goto('/wizard/gibt-es-nicht-verkaufen/');
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Diese Seite gibt es nicht');
  });
});

test('the basket is the same in every tab, survives a reload and takes a removal back', async ({ page, context }) => {
  await putIntoBasket(page, 'lenovo-thinkpad-t480-verkaufen');
  const other = await context.newPage();
  await putIntoBasket(other, 'dell-poweredge-r740-verkaufen');
  await expect(page.getByText('2 Geräte in 2 Posten.')).toBeVisible();

  await page.getByRole('button', { name: 'Lenovo ThinkPad T480 entfernen' }).click();
  await expect(other.getByText('1 Gerät in 1 Posten.')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Lenovo ThinkPad T480',
    'Dell PowerEdge R740',
  ]);
});

test('an item is not lost when somebody is faster than the basket', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/js/open-basket-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  release();
  await expect(heading(page)).toHaveText('Verkaufskorb');
  await expect(page.getByText('1 Gerät in 1 Posten.')).toBeVisible();
});

test('broken content of the storage is an empty basket', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('selfservice', '{"items":[{"id":'));
  await page.goto('/basket/');
  await expect(page.getByText('Ihr Verkaufskorb ist leer.')).toBeVisible();
});

test('an inquiry is read once more before it is sent, then the basket is empty (LEG-02)', async ({ page }) => {
  await putIntoBasket(page, 'apc-smart-ups-smt1500i-verkaufen');
  await askForBid(page, 'kim@example.org');
  await expect(page.getByText('1 × APC Smart-UPS SMT1500I')).toBeVisible();
  await page.getByRole('button', { name: 'Anfrage senden' }).click();

  await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  await expect(page.getByText('kim@example.org')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('selfservice') ?? '{}').items))
    .toEqual([]);
  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue('kim@example.org');
});

test('what was typed into the inquiry is still there after a reload', async ({ page }) => {
  await putIntoBasket(page, 'hp-elitebook-840-g5-verkaufen');
  await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
  await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte eine gültige E-Mail-Adresse eingeben.');
  await field(page, 'E-Mail-Adresse').fill('kim@example.org');
  await page.getByText('Ich bin ein gewerblicher Kunde').click();
  await page.reload();
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue('kim@example.org');
  await expect(page.getByLabel('Ich bin ein gewerblicher Kunde')).toBeChecked();
});

test.describe('an inquiry on a bad line', () => {
  test.use({ allowedComplaints: /status of 409|Failed to load resource/ });

  test('whose answer was lost is one inquiry when it is sent again, and another when it was changed', async ({
    page,
  }) => {
    await putIntoBasket(page, 'eizo-flexscan-ev2450-verkaufen');
    await askForBid(page, 'kim@example.org');
    await page.route('**/selfservice/api/submitOffer/**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Der Server ist nicht erreichbar.');
    await page.unroute('**/selfservice/api/submitOffer/**');

    await page.getByRole('button', { name: 'Angaben ändern' }).click();
    await field(page, 'Bemerkungen').fill('Mit Standfuß');
    await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await page.getByRole('button', { name: 'Weitere Anfrage daraus machen' }).click();
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  });
});
