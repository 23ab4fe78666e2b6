import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import { fillBasket, stored } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';

const uploadUrl = '**/selfservice/api/uploads';
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
const heic = {
  name: 'IMG_2041.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync('tests/fixtures/pictures/vier-farben.heic'),
};

const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const names = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('selfservice') ?? '{}').itemImageUploads ?? []).map(
      ({ name }: { name: string }) => name,
    ),
  );

async function choose(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await expect(page.getByLabel('Ihre Fotos')).toBeEnabled();
  await page.getByLabel('Ihre Fotos').setInputFiles(files);
}

/** Holds the next upload back until the test lets it go. */
async function holdOne(page: Page) {
  const arrived = Promise.withResolvers<Route>();
  await page.route(uploadUrl, (route) => arrived.resolve(route), { times: 1 });
  return arrived.promise;
}

test.beforeEach(({ page }) => page.goto('/upload/images/'));

test.describe('when the line breaks', () => {
  test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('in the middle of three photos, the second starts again by itself and none is lost', async ({ page }) => {
    let sent = 0;
    await page.route(uploadUrl, async (route) => {
      sent += 1;
      if (sent !== 2) return route.continue();
      await page.context().setOffline(true);
      return route.abort('internetdisconnected');
    });
    await choose(page, picture('a.png'), picture('b.png'), picture('c.png'));
    await expect(row(page, 'b.png')).toContainText('Die Verbindung ist unterbrochen. Es geht von selbst weiter.');
    await expect(row(page, 'c.png')).toContainText('wartet');
    expect(await names(page)).toEqual(['a.png']);
    await page.context().setOffline(false);
    await expect.poll(() => names(page)).toEqual(['a.png', 'b.png', 'c.png']);
    expect(sent).toBe(4);
  });
});

test('an upload can be given up and sent after all', async ({ page }) => {
  const held = holdOne(page);
  await choose(page, picture('Regal.png'), picture('Typenschild.png'));
  await expect(row(page, 'Regal.png')).toContainText('wird');
  const route = await held;
  await button(page, 'Regal.png abbrechen').click();
  await route.abort().catch(() => {});
  await expect(row(page, 'Regal.png')).toContainText('Abgebrochen.');
  await expect.poll(() => names(page)).toEqual(['Typenschild.png']);
  await button(page, 'Regal.png: Noch einmal versuchen').click();
  await expect.poll(() => names(page)).toEqual(['Typenschild.png', 'Regal.png']);
});

test('photos are put in order with the keyboard, and stay so after a reload', async ({ page }) => {
  await choose(page, picture('a.png'), picture('b.png'), picture('c.png'));
  await expect.poll(() => names(page)).toEqual(['a.png', 'b.png', 'c.png']);
  await button(page, 'c.png nach vorn').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['a.png', 'c.png', 'b.png']);
  await expect(button(page, 'c.png nach vorn')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['c.png', 'a.png', 'b.png']);
  // The button is gone at the front; the row keeps the focus.
  await expect(button(page, 'c.png nach hinten')).toBeFocused();
  await expect(page.getByText('c.png steht jetzt an 1. Stelle von 3.')).toBeAttached();
  await page.reload();
  await expect(row(page, 'c.png')).toBeVisible();
  expect(await names(page)).toEqual(['c.png', 'a.png', 'b.png']);
});

test('a photo of a phone arrives as JPEG and is seen', async ({ page }) => {
  await choose(page, heic);
  await expect(row(page, 'IMG_2041.jpg')).toBeVisible();
  const width = () =>
    row(page, 'IMG_2041.jpg')
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBe(320);
});

test('a photo is taken by dropping it anywhere on the page and by pasting it; the same one twice is asked about', async ({
  page,
}) => {
  await expect(page.getByLabel('Ihre Fotos')).toBeEnabled();
  for (const [event, name] of [
    ['drop', 'gezogen.png'],
    ['paste', 'eingefügt.png'],
    ['drop', 'gezogen.png'],
  ]) {
    await page.evaluate(
      ([type = '', fileName = '', content = '']) => {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], fileName, { type: 'image/png', lastModified: 1 }));
        const given = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { ...given, dataTransfer: data })
            : new ClipboardEvent('paste', { ...given, clipboardData: data }),
        );
      },
      [event, name, pixel],
    );
  }
  await expect.poll(() => names(page)).toEqual(['gezogen.png', 'eingefügt.png']);
  await button(page, 'gezogen.png: Trotzdem hochladen').click();
  await expect.poll(() => names(page)).toEqual(['gezogen.png', 'eingefügt.png', 'gezogen.png']);
});

test('photos are added where the inquiry is written; it waits for those on their way and carries them', async ({
  page,
}) => {
  await fillBasket(page, [stored(1)]);
  await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
  await field(page, 'E-Mail-Adresse').fill('kim@example.org');
  await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
  await field(page, 'Postleitzahl').fill('04109');
  const held = holdOne(page);
  await page.getByLabel('Fotos', { exact: true }).setInputFiles([picture('Typenschild.png'), picture('Regal.png')]);
  const route = await held;
  await button(page, 'Anfrage prüfen').click();
  await expect(page.getByRole('alert')).toContainText('Ihre Fotos werden noch hochgeladen.');
  await route.continue();
  await expect.poll(() => names(page)).toEqual(['Typenschild.png', 'Regal.png']);
  await button(page, 'Anfrage prüfen').click();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Regal.png' })).toBeVisible();
  await page.goBack();
  await button(page, 'Regal.png entfernen').click();
  await button(page, 'Anfrage prüfen').click();
  await button(page, 'Anfrage senden, kostenlos und unverbindlich').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist bei uns');
});

test.describe('where the code for photos does not come', () => {
  test.use({ allowedComplaints: /photos-/ });

  test('the inquiry is written all the same, and their own page is offered', async ({ page }) => {
    let held = 0;
    await page.route('**/assets/js/photos-*.js', (route) => {
      held += 1;
      return route.abort();
    });
    await fillBasket(page, [stored(1)]);
    await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
    await expect.poll(() => held).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Fotos hinzufügen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fotos schicken');
  });
});
