import type { Locator } from '@playwright/test';
import { answerWorthCall } from '#contract/goods/answer-worth.ts';
import { pages } from '#contract/site/urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';
import { onSlowLine } from '#tests/support/slow-line.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const range = /^[\d.]+ bis [\d.]+\u00a0€$/;
const button = (page: Page, name: string) => page.getByRole('button', { name });

test('three notebooks have a range before an address is asked for, and a bid on the page that says they were sent', async ({
  page,
}) => {
  await test.step('it is shown while they are described, and nothing moves when it comes', async () => {
    await page.goto('/wizard/lenovo-thinkpad-t480-verkaufen/');
    const put = button(page, 'In den Verkaufskorb');
    await expect(page.getByText('Preis anfragen')).toBeVisible();
    const place = await put.boundingBox();
    await page.getByRole('radio', { name: 'Gebraucht' }).tap();
    await expect(page.getByText(range)).toBeVisible();
    await field(page, 'Menge').fill('3');
    await expect(page.getByText(/Ohne Ihre Angabe gerechnet mit: 8 GB, 1 × 256 GB SSD/)).toBeVisible();
    await expect(page.getByText('unverbindlich', { exact: true })).toBeVisible();
    await expect(page.getByText('erfahrungsgemäß mit diesen Angaben')).toBeVisible();
    expect(await put.boundingBox()).toEqual(place);
    await page.getByRole('combobox', { name: 'Arbeitsspeicher' }).fill('16 GB');
    await page.getByRole('combobox', { name: 'Kapazität' }).fill('512 GB');
    await page.keyboard.press('Tab');
    await put.tap();
  });

  await test.step('and in the basket for everything in it', async () => {
    await expect(page.getByText('3 Geräte in 1 Position.')).toBeVisible();
    await expect(page.getByText(range)).toBeVisible();
    await expect(page.getByText('erfahrungsgemäß für alles im Verkaufskorb')).toBeVisible();
  });

  await test.step('the bid comes to the page that says the inquiry was sent, without a reload', async () => {
    await page.getByRole('link', { name: 'Weiter zur Anfrage' }).tap();
    await field(page, 'E-Mail-Adresse').fill('kim@sofort.example');
    await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
    await field(page, 'Postleitzahl').fill('04109');
    await button(page, 'Anfrage prüfen').tap();
    await button(page, 'Anfrage senden').tap();
    await expect(page.getByRole('alert')).toContainText('Stimmt auch das?');
    await page.getByRole('checkbox', { name: /^Lenovo ThinkPad T480: .*Akku in Ordnung/ }).tap();
    await expectSoundHere(page, 'what was assumed is asked');
    await button(page, 'Anfrage senden').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Kaufpreisgebot');
    await expect(page.getByText(/^mindestens/)).toBeVisible();
    await expect(page.getByText(/^Gültig bis/)).toBeVisible();
    await expect(page.getByText(/^Annehmen können Sie, sobald Ihre E-Mail-Adresse bestätigt ist/)).toBeVisible();
    await expectSoundHere(page, 'bid at once');
    await page.getByRole('link', { name: 'Weiter: Passwort wählen und annehmen' }).tap();
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue('kim@sofort.example');
  });
});

test('a link in the remark costs the price at once: said where it is typed and once it is sent, and one password leads on', async ({
  page,
}) => {
  await onSlowLine(page);

  await test.step('it is said at the list, the photos and the remark', async () => {
    for (const choice of [pages.upload.list, pages.upload.images]) {
      await page.goto(choice);
      await expect(
        page.getByText(/Wir sehen sie uns selbst an, deshalb kommt der Preis dann nicht sofort/),
      ).toBeVisible();
    }
    await page.goto('/wizard/lenovo-thinkpad-t480-verkaufen/');
    await page.getByRole('radio', { name: 'Gebraucht' }).tap();
    await page.getByText('Weitere Angaben').tap();
    const remark = field(page, 'Anmerkungen');
    await expect(remark).toHaveAccessibleDescription(/deshalb kommt der Preis dann nicht sofort/);
    await expect(page.getByText(/Ohne Ihre Angabe gerechnet mit:/)).toBeVisible();
    await remark.fill(`Bilder: https://bilder.example/album/${'geraet-'.repeat(20)}?von=1&bis=3`);
    await button(page, 'In den Verkaufskorb').tap();
    await expectSoundHere(page, 'basket with a link in the remark');
  });

  await test.step('sent, it is named first, with what brings the price at once', async () => {
    await page.getByRole('link', { name: 'Weiter zur Anfrage' }).tap();
    await field(page, 'E-Mail-Adresse').fill('link@sofort.example');
    await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
    await field(page, 'Postleitzahl').fill('04109');
    await button(page, 'Anfrage prüfen').tap();
    await button(page, 'Anfrage senden').tap();
    await page.getByRole('checkbox', { name: /^Lenovo ThinkPad T480: / }).tap();
    await button(page, 'Anfrage senden').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist bei uns');
    const why = page.getByRole('heading', { name: 'Warum nicht sofort?' }).locator('+ ul').getByRole('listitem');
    await expect(why.first()).toHaveText(
      'Sie haben etwas angemerkt. Das lesen wir selbst; ohne Anmerkung kommt der Preis meist sofort.',
    );
    await expectSoundHere(page, 'sent with a link in the remark');
  });

  await test.step('the button asks for one password, as the mail does', async () => {
    await page.getByRole('link', { name: 'Konto anlegen' }).tap();
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue('link@sofort.example');
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect(page.getByLabel('Passwort wiederholen')).toHaveCount(0);
    await field(page, 'Passwort').fill('Lange-Leitung-am-Telefon-7');
    await button(page, 'Konto anlegen').tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto ist angelegt');
  });
});

test('whoever is faster than the line is asked all the same what the price was reckoned with', async ({ page }) => {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(`**${answerWorthCall}?*`, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.goto('/wizard/lenovo-thinkpad-t480-verkaufen/');
  await page.getByRole('radio', { name: 'Gebraucht' }).tap();
  await asked.promise;
  await button(page, 'In den Verkaufskorb').tap();
  released.resolve();
  await page.getByRole('link', { name: 'Weiter zur Anfrage' }).tap();
  await field(page, 'E-Mail-Adresse').fill('schnell@sofort.example');
  await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
  await field(page, 'Postleitzahl').fill('04109');
  await button(page, 'Anfrage prüfen').tap();
  await expect(page.getByRole('checkbox', { name: /^Lenovo ThinkPad T480: / })).toBeVisible();
});

test('a notebook is in the basket after eight taps, with its price after three answers', async ({ page }) => {
  let taps = 0;
  const tap = async (place: Locator) => {
    taps++;
    await place.tap();
  };
  await page.goto('/wizard/');
  const box = page.getByRole('combobox', { name: 'Modell oder Hersteller' });
  await tap(box);
  await page.keyboard.type('t480');
  await tap(page.getByRole('option', { name: /^Lenovo ThinkPad T480 / }));
  await tap(page.getByRole('radio', { name: 'Gebraucht' }));
  await expect(page.getByText(range)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Nein \(−\s\d+\s€\)$/ }).first()).toBeVisible();
  await tap(page.getByRole('combobox', { name: 'Arbeitsspeicher' }));
  await tap(page.getByRole('option', { name: /^16 GB.*\+\s\d+\s€$/ }));
  await tap(page.getByRole('combobox', { name: 'Kapazität' }));
  await tap(page.getByRole('option', { name: /^512 GB/ }));
  await expectSoundHere(page, 'a price after three answers');
  await tap(button(page, 'In den Verkaufskorb'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verkaufskorb');
  await expect(page.getByText(/^16 GB, 1 × 512 GB SSD, sichtbare Gebrauchsspuren, Akku in Ordnung/)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(8);
});
