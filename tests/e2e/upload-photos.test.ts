import type { Route } from '@playwright/test';
import { fillBasket, stored } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.use({ allowedComplaints: /photos-/ });

test('photos are added where the inquiry is written; it waits for those on their way, and does without where their code does not come', async ({
  page,
}) => {
  await fillBasket(page, [stored(1)]);

  await test.step('without the code their own page is offered', async () => {
    const code = '**/assets/js/photos-*.js';
    await page.route(code, (route) => route.abort());
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/photos-'));
    await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
    await missed;
    await page.getByRole('link', { name: 'Fotos hinzufügen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fotos schicken');
    await page.unroute(code);
  });

  await test.step('with it they are chosen here, waited for and carried along', async () => {
    await page.goto('/basket/submit/');
    await field(page, 'E-Mail-Adresse').fill('kim@example.org');
    await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
    await field(page, 'Postleitzahl').fill('04109');
    const arrived = Promise.withResolvers<Route>();
    await page.route('**/selfservice/api/uploads', (route) => arrived.resolve(route), { times: 1 });
    await page.getByLabel('Fotos', { exact: true }).setInputFiles([picture('Typenschild.png'), picture('Regal.png')]);
    const route = await arrived.promise;
    await button(page, 'Anfrage prüfen').click();
    await expect(page.getByRole('alert')).toContainText('Ihre Fotos werden noch hochgeladen.');
    await route.continue();
    for (const name of ['Typenschild.png', 'Regal.png']) await expect(button(page, `${name} entfernen`)).toBeVisible();
    await button(page, 'Anfrage prüfen').click();
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'Regal.png' })).toBeVisible();
    await page.goBack();
    await button(page, 'Regal.png entfernen').click();
    await button(page, 'Anfrage prüfen').click();
    await button(page, 'Anfrage senden, kostenlos und unverbindlich').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist bei uns');
  });
});
