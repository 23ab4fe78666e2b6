import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { addToBasket } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';

const uploadUrl = '**/selfservice/api/uploads';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, 'Weiter zur Anfrage').click();
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\.(png|jpg|docx)/ });
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

const list = { name: 'Inventar.csv', mimeType: 'text/csv', buffer: Buffer.from('Modell;Menge\nR640;3\n') };
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
const heic = {
  name: 'IMG_2041.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync('tests/fixtures/pictures/vier-farben.heic'),
};

/** As a person does it: not before the field can be used. */
async function choose(page: Page, ...files: (typeof list)[]) {
  await expect(page.getByLabel('Ihre Fotos')).toBeEnabled();
  await page.getByLabel('Ihre Fotos').setInputFiles(files);
}

/** These photos have arrived and stand in this order: what is still on its way can be broken off, not removed. */
async function expectPhotos(page: Page, ...names: string[]) {
  await expect(page.getByRole('main').getByRole('button', { name: /^\S+ entfernen$/ })).toHaveCount(names.length);
  await expect(rows(page)).toContainText(names);
}

async function removeAll(page: Page, ...names: string[]) {
  for (const name of names) await button(page, `${name} entfernen`).first().click();
  await expect(rows(page)).toHaveCount(0);
}

/** What may be refused or lost here is part of the journey. */
test.use({ allowedComplaints: /status of 415|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('photos are refused, broken off, sent again, put in order, and go with what lies in the basket', async ({
  page,
}) => {
  await test.step('without an upload the submit pages give way to the upload pages, and leave no trace', async () => {
    await addToBasket(page, 'dell-poweredge-r640-verkaufen');
    for (const path of ['/upload/list/', '/upload/images/']) {
      await page.goto(`${path}submit/`);
      await expect(page).toHaveURL(path);
    }
    await page.goBack();
    await expect(page).toHaveURL('/upload/list/');
    await page.goForward();
    await next(page);
    await expect(page.getByText('Bitte wählen Sie zuerst eine Datei aus.')).toBeVisible();
    await expect(page.getByLabel('Ihre Fotos')).toBeFocused();
  });

  await test.step('a file that cannot be taken says why, in German, whether the page or the server refuses it', async () => {
    await choose(page, { ...list, name: 'Inventar.docx' });
    await expect(row(page, 'Inventar.docx')).toContainText('Diese Datei können wir hier nicht annehmen.');
    await choose(page, { ...list, name: 'keins.png' });
    await expect(row(page, 'keins.png')).toContainText(
      'Diese Datei ist beschädigt oder hat die falsche Endung. Möglich sind JPG',
    );
    await page.reload();
    await expect(rows(page)).toHaveCount(0);
  });

  await test.step('in the middle of three the line breaks under two at once: both start again by themselves and none is lost', async () => {
    let sent = 0;
    const broken: Route[] = [];
    await page.route(uploadUrl, async (route) => {
      sent += 1;
      if (sent !== 2 && sent !== 3) return route.continue();
      broken.push(route);
      if (broken.length < 2) return;
      await page.context().setOffline(true);
      for (const one of broken) await one.abort('internetdisconnected');
    });
    await choose(page, picture('a.png'), picture('b.png'), picture('c.png'));
    for (const name of ['b.png', 'c.png'])
      await expect(row(page, name)).toContainText('Die Verbindung ist unterbrochen. Es geht von selbst weiter.');
    await page.context().setOffline(false);
    await expectPhotos(page, 'a.png', 'b.png', 'c.png');
    expect(sent).toBe(5);
    await page.unroute(uploadUrl);
  });

  await test.step('photos are put in order with the keyboard, and stay so after a reload', async () => {
    await button(page, 'c.png nach vorn').focus();
    await page.keyboard.press('Enter');
    await expectPhotos(page, 'a.png', 'c.png', 'b.png');
    await expect(button(page, 'c.png nach vorn')).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPhotos(page, 'c.png', 'a.png', 'b.png');
    // The button is gone at the front; the row keeps the focus.
    await expect(button(page, 'c.png nach hinten')).toBeFocused();
    await expect(page.getByText('c.png steht jetzt an 1. Stelle von 3.')).toBeAttached();
    await page.reload();
    await expectPhotos(page, 'c.png', 'a.png', 'b.png');
    await removeAll(page, 'c.png', 'a.png', 'b.png');
  });

  await test.step('an upload can be given up and sent after all', async () => {
    const arrived = Promise.withResolvers<Route>();
    await page.route(uploadUrl, (route) => arrived.resolve(route), { times: 1 });
    await choose(page, picture('Regal.png'), picture('Typenschild.png'));
    await expect(row(page, 'Regal.png')).toContainText('wird');
    const route = await arrived.promise;
    await button(page, 'Regal.png abbrechen').click();
    await route.abort().catch(() => {});
    await expect(row(page, 'Regal.png')).toContainText('Abgebrochen.');
    await button(page, 'Regal.png: Noch einmal versuchen').click();
    await expect(button(page, 'Regal.png entfernen')).toBeVisible();
    await removeAll(page, 'Regal.png', 'Typenschild.png');
  });

  await test.step('a photo is taken by dropping it anywhere and by pasting it; the same one twice is asked about', async () => {
    for (const [event, name] of [
      ['drop', 'gezogen.png'],
      ['paste', 'eingefügt.png'],
      ['drop', 'gezogen.png'],
    ] as const)
      await page.evaluate(give, [event, name, pixel] as const);
    await button(page, 'gezogen.png: Trotzdem hochladen').click();
    await expectPhotos(page, 'gezogen.png', 'eingefügt.png', 'gezogen.png');
    await removeAll(page, 'gezogen.png', 'eingefügt.png', 'gezogen.png');
  });

  await test.step('a photo of a phone arrives as JPEG and is seen, and goes along with the goods', async () => {
    await choose(page, heic);
    await expect(row(page, 'IMG_2041.jpg').locator('img')).toHaveJSProperty('naturalWidth', 320);
    await next(page);
    await field(page, 'E-Mail-Adresse').fill('kim@example.org');
    await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
    await field(page, 'Postleitzahl').fill('04109');
    await button(page, 'Anfrage prüfen').click();
    await expect(page.getByText('1 × Dell PowerEdge R640')).toBeVisible();
    await expect(page.getByRole('img', { name: 'IMG_2041.jpg' })).toBeVisible();
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
});

/** In the page: a picture is dropped or pasted there. */
function give([event, name, content]: readonly ['drop' | 'paste', string, string]): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  const data = new DataTransfer();
  data.items.add(new File([bytes], name, { type: 'image/png', lastModified: 1 }));
  const given = { bubbles: true, cancelable: true };
  document.body.dispatchEvent(
    event === 'drop'
      ? new DragEvent('drop', { ...given, dataTransfer: data })
      : new ClipboardEvent('paste', { ...given, clipboardData: data }),
  );
}
