import { expect, type Page, test } from '#tests/support/browser-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Weiter zur Anfrage' }).click();
const chosen = (page: Page) => page.getByRole('main').getByRole('listitem');
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('selfservice') ?? '{}'));

const list = { name: 'Inventar.csv', mimeType: 'text/csv', buffer: Buffer.from('Modell;Menge\nR640;3\n') };
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });

type Files = Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0];

/** As a person does it: not before the field can be used. */
async function choose(page: Page, label: string, files: Files) {
  await expect(page.getByLabel(label)).toBeEnabled();
  await page.getByLabel(label).setInputFiles(files);
}

async function send(page: Page) {
  await field(page, 'E-Mail-Adresse').fill('kim@example.org');
  await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
  await field(page, 'Postleitzahl').fill('04109');
  await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Angaben' })).toBeVisible();
}

test('photos are sent one by one, may be taken away again, and go with what lies in the basket', async ({ page }) => {
  await page.goto('/wizard/dell-poweredge-r640-verkaufen/');
  await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
  await expect(heading(page)).toHaveText('Verkaufskorb');
  await page.goto('/upload/images/');
  await choose(page, 'Ihre Fotos', [picture('Regal.png'), picture('Typenschild.png')]);
  await expect.poll(async () => (await stored(page)).itemImageUploads?.length).toBe(2);
  await page.getByRole('button', { name: 'Regal.png entfernen' }).click();
  await expect(chosen(page).filter({ hasText: 'Regal.png' })).toBeHidden();
  await next(page);
  await send(page);
  await expect(page.getByText('1 × Dell PowerEdge R640')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Typenschild.png' })).toBeVisible();
  const sent = page.waitForRequest(/submitOffer/);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    items: [{ quantity: 1 }],
    itemImageUploads: [expect.any(String)],
  });
  await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  await page.goBack();
  await expect(heading(page), 'whoever goes back is told').toHaveText('Ihre Anfrage ist gesendet');
});

test('without an upload the submit pages give way to the upload pages, and leave no trace', async ({ page }) => {
  await page.goto('/');
  for (const path of ['/upload/list/', '/upload/images/']) {
    await page.goto(`${path}submit/`);
    await expect(page).toHaveURL(path);
  }
  await page.goBack();
  await expect(page).toHaveURL('/upload/list/');
});

test('going on without a file says what is missing', async ({ page }) => {
  await page.goto('/upload/images/');
  await next(page);
  await expect(page.getByText('Bitte wählen Sie zuerst eine Datei aus.')).toBeVisible();
  await expect(page.getByLabel('Ihre Fotos')).toBeFocused();
});

test.describe('a file that cannot be taken', () => {
  test.use({ allowedComplaints: /status of 415/ });

  test('says why, in German, whether the page or the server refuses it', async ({ page }) => {
    await page.goto('/upload/images/');
    await choose(page, 'Ihre Fotos', { ...list, name: 'Inventar.docx' });
    await expect(chosen(page).filter({ hasText: 'Inventar.docx' })).toContainText(
      'Diese Datei können wir hier nicht annehmen.',
    );
    await choose(page, 'Ihre Fotos', { ...list, name: 'keins.png' });
    await expect(chosen(page).filter({ hasText: 'keins.png' })).toContainText(
      'Diese Datei ist beschädigt oder nicht, was ihr Name sagt. Möglich sind JPG',
    );
  });
});
