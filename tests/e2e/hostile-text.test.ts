import type { Locator } from '@playwright/test';
import { bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { overflow } from '#tests/support/page-flaws.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

/** Text that no field of the portal takes as it is. */
const refused = {
  'turned round': 'Kim \u202emuster@evil.example',
  'of characters that nobody sees': '\u200b\u200d\u2060',
  'of ten thousand characters': 'W'.repeat(10_000),
};
/** Text that is a name as good as any, however it looks. */
const harmless = '<img src=x onerror=alert(1)> שָׁלוֹם 👩🏽‍💻 "; DROP';

/** Fills every text field of the page that is still to be filled. */
async function fillAll(place: Locator, text: string) {
  await expect(place.getByRole('textbox').first()).toBeVisible();
  for (const box of await place.getByRole('textbox').all()) await box.fill(text);
}

async function expectWhole(page: Page, state: string) {
  expect(await overflow(page), state).toEqual([]);
}

test('forms refuse what nobody can read, keep their shape, and take any name as it is', async ({ page, desk }) => {
  await test.step('the registration', async () => {
    await page.goto('/kundenportal/registrierung/');
    for (const [why, text] of Object.entries({ ...refused, harmless })) {
      await fillAll(page.getByRole('main'), text);
      await page.getByRole('main').getByRole('button', { name: 'Konto anlegen', exact: true }).click();
      await expect(page.getByRole('main').locator('[aria-invalid="true"]').first(), why).toBeVisible();
      await expect(page, why).toHaveURL('/kundenportal/registrierung/');
      await expectWhole(page, `registration ${why}`);
    }
  });

  const customer = await signUp(page, 'boese-texte@example.org');
  const offerId = await customer.inquire({ comments: harmless });
  const { items, inquiryId } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });

  await page.goto('/kundenportal/profil/');
  for (const name of ['Person und Firma', 'Adresse und Telefon']) {
    const section = page.getByRole('region', { name });
    for (const [why, text] of Object.entries(refused)) {
      await fillAll(section, text);
      await section.getByRole('button', { name: `${name} speichern` }).click();
      await expect(section.locator('[aria-invalid="true"]').first(), why).toBeVisible();
      await expectWhole(page, `${name} ${why}`);
    }
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/cockpit/${offerId}/`);
  const submit = offerPanel(page).locator('button[type=submit]').last();
  for (const [why, text] of Object.entries(refused)) {
    await fillAll(offerPanel(page), text);
    await submit.click();
    await expect(offerPanel(page).locator('[aria-invalid="true"]').first(), why).toBeVisible();
    await expectWhole(page, `address form ${why}`);
  }

  await fillAll(offerPanel(page), '');
  for (const [name, text] of [
    ['Vor- und Nachname', harmless],
    ['Firma', harmless],
    ['Straße und Hausnummer', 'Hafenstraße 1'],
    ['Postleitzahl', '04109'],
    ['Ort', 'לייפציג'],
    ['Ansprechpartner', harmless],
    ['Telefon', '0341 1234567'],
    ['IBAN', 'DE02120300000000202051'],
    ['Kontoinhaber', harmless],
  ] as const) {
    await field(offerPanel(page), name).first().fill(text);
  }
  await offerPanel(page).getByRole('combobox', { name: 'Umsatzsteuer' }).selectOption('Kleinunternehmer, § 19 UStG');
  await offerPanel(page)
    .getByRole('radio', { name: /Sie, als eigene Rechnung/ })
    .check();
  await submit.click();
  await expect(offerPanel(page).getByRole('heading', { name: 'Wir prüfen Ihre Angaben' })).toBeVisible();
  await expect(page.getByText(harmless).filter({ visible: true }).first()).toBeVisible();
  await expectSoundHere(page, 'an address with a hostile name');
});
