import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { field } from '#tests/support/shop-page.ts';
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
    await expect(page.getByText('3 Geräte in 1 Posten.')).toBeVisible();
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
