import { demoPage as invoicePage, photo } from '#seed/demo-files.ts';
import { bidBody } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { linkTokenFor } from '#tests/support/captured-mail.ts';
import { dayAhead, field, offerIdIn, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

/** The longest way is walked on the narrowest screen. */
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const email = 'verkauf@example.org';
const password = 'vier Pferde im Regal';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('three servers are sold on one open page, from the search box to the payout', async ({ page, desk }) => {
  await test.step('an anonymous visitor finds the model and configures it', async () => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).fill('r640');
    await page.getByRole('option', { name: 'Dell PowerEdge R640' }).click();
    await expect(heading(page)).toHaveText('Dell PowerEdge R640 verkaufen');
    await field(page, 'Menge').fill('3');
    await page.getByRole('combobox', { name: 'Kapazität' }).fill('1,2');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['1,2 TB SAS']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await field(page, 'Anzahl').fill('8');
    await page.getByRole('button', { name: 'In den Verkaufskorb' }).click();
    await expect(page.getByText('3 Geräte in 1 Position.')).toBeVisible();
    await expect(page.getByText('8 × 1,2 TB SAS')).toBeVisible();
  });

  await test.step('sends the inquiry with an e-mail address and a postcode', async () => {
    await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
    await field(page, 'E-Mail-Adresse').fill(email);
    await page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' }).check();
    await field(page, 'Postleitzahl').fill('04109');
    await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
    await expect(page.getByText('3 × Dell PowerEdge R640')).toBeVisible();
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
  });
  const offerId = offerIdIn(page);

  await test.step('registers and confirms the address by the mail', async () => {
    await page.getByRole('link', { name: 'Konto anlegen' }).click();
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
    await expect(page.getByRole('radio', { name: /Kunde$/ }), 'was said with the inquiry').toHaveCount(0);
    await field(page, 'Firma').fill('Muster GmbH');
    await field(page, 'Passwort').fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(heading(page)).toHaveText('Ihr Konto ist angelegt');
    await linkTokenFor(page.request, email, 'email-bestaetigen');
    await page.goto('/dev/mail/');
    await confirmationLink(page).click();
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
    await expect(heading(page)).toHaveText('E-Mail-Adresse bestätigt');
  });

  await test.step('opens the offer in the Verkaufscockpit', async () => {
    await page.getByRole('link', { name: 'Ihre Verkäufe ansehen' }).click();
    await expect(heading(page)).toHaveText('Verkaufscockpit');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.getByRole('link', { name: 'Dell PowerEdge R640' }).click();
    await expect(offerPanel(page).getByRole('heading', { name: 'Ihre Anfrage ist eingegangen' })).toBeVisible();
  });

  // From here on nothing loads the page again: what the provider does comes over the live connection.
  await page.evaluate(() => Object.assign(window, { openedOnce: true }));
  const { items } = await desk.read(offerId);
  const itemId = items[0]?.id ?? '';
  const shows = (text: string | RegExp) => expect(offerPanel(page).getByText(text).first()).toBeVisible();
  const title = (name: string) => expect(offerPanel(page).getByRole('heading', { name })).toBeVisible();
  const news = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

  await test.step('the provider bids, the customer names an own price, the provider accepts it', async () => {
    // More than the demonstration's price book gives.
    await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14), confirmed: true }));
    await expect(page.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toContainText('1.920,00');
    await shows('1.875,00');
    await news('Neu: Wir haben Ihnen ein Kaufpreisgebot');
    await page.getByRole('button', { name: 'Eigenen Preis nennen' }).click();
    await field(page, 'Ihr Preis').fill('2000');
    for (const box of await offerPanel(page).getByRole('checkbox').all()) await box.check();
    await expectSoundHere(page, 'own price');
    await pressAndConfirm(page, 'Gegenvorschlag verbindlich senden');
    await shows('Ihr Preis liegt uns vor');
    await desk.send('acceptCounterbid', offerId);
    await title('Wir haben Ihren Gegenvorschlag angenommen');
  });

  await test.step('the customer says where to and whom to pay', async () => {
    for (const [name, value] of [
      ['Vor- und Nachname', 'Kim Muster'],
      ['Firma', 'Muster GmbH'],
      ['Straße und Hausnummer', 'Hafenstraße 1'],
      ['Postleitzahl', '04109'],
      ['Ort', 'Leipzig'],
      ['Ansprechpartner', 'Kim Muster'],
      ['Telefon', '0341 123456'],
      ['IBAN', 'DE02 1203 0000 0000 2020 51'],
      ['Kontoinhaber', 'Muster GmbH'],
    ] as const) {
      await field(page, name).fill(value);
    }
    await page.getByRole('combobox', { name: 'Umsatzsteuer' }).selectOption('Wir weisen Umsatzsteuer aus');
    await page.getByRole('radio', { name: 'Sie, als eigene Rechnung' }).check();
    await page.getByRole('button', { name: 'Angaben senden' }).click();
    await title('Wir prüfen Ihre Angaben');
  });

  await test.step('the provider prepares the shipment, the customer sends the goods', async () => {
    await desk.send('linkOrder', offerId);
    await expect(page.getByText(/^B-\d{4}-\d{6}$/)).toBeVisible();
    await desk.send('verifyData', offerId);
    await title('Wir bereiten den Versand vor');
    await desk.send('dispatchPackaging', offerId, { trackingNumbers: ['01015026003653C'] });
    await shows('unterwegs zu Ihnen');
    await desk.send('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: ['00340433836442636597'] });
    await title('Ihr Versandetikett ist da');
    await shows('00340433836442636597');
    await page.getByRole('button', { name: 'Als versendet markieren' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Als versendet markieren' }).click();
    await title('Ihre Geräte sind unterwegs zu uns');
  });

  await test.step('the goods arrive, are erased and tested', async () => {
    await desk.send('confirmScopeOfSupply', offerId, { lines: [{ itemId, received: 3 }] });
    await title('Ihre Geräte sind angekommen');
    await shows('3 von 3');
    await desk.send('startDeletion', offerId);
    await shows('Wir löschen gerade die Datenträger.');
    const erased = { model: 'PM883', method: 'NIST 800-88 Rev. 2 Purge', result: 'erased' };
    const media = Array.from({ length: 24 }, (_, index) => ({ serial: `S4X${index}`, ...erased }));
    await desk.send('finishDeletion', offerId, { media });
    await title('Ihre Geräte warten auf die Prüfung');
    await shows('24 Datenträger ansehen');
    await desk.send('startTesting', offerId);
    await title('Wir prüfen Ihre Geräte');
    await desk.send('finishTesting', offerId, {
      lines: [{ itemId, result: 'deviating', note: 'Zwei Geräte ohne Schienen' }],
    });
    await title('Die Prüfung ist abgeschlossen');
    const papers = page.getByRole('region', { name: 'Unterlagen' });
    await expect(papers.getByRole('link', { name: /^Prüfprotokoll PP-/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await papers.getByRole('link', { name: /^Löschzertifikat LZ-/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^Löschzertifikat-LZ-\d{4}-\d{6}\.pdf$/);
    const table = page.waitForEvent('download');
    await papers.getByRole('button', { name: 'Vereinbarter Kaufpreis: Als Excel' }).click();
    expect((await table).suggestedFilename()).toMatch(/^Vereinbarter-Kaufpreis-.+\.xlsx$/);
    const letter = page.waitForEvent('download');
    await papers.getByRole('button', { name: 'Vereinbarter Kaufpreis: Als PDF' }).click();
    expect((await letter).suggestedFilename()).toMatch(/^Vereinbarter-Kaufpreis-.+\.pdf$/);
  });

  await test.step('the price is adjusted by the sheet, with evidence, and the customer accepts', async () => {
    const evidence = [await desk.upload({ name: 'ohne-schienen.png', mimeType: 'image/png', buffer: photo() })];
    const deductions = [{ name: 'ohne Einbauschienen', units: 2, evidence }];
    await desk.send('adjustBid', offerId, { lines: [{ itemId, deductions }], answerUntil: dayAhead(14) });
    await shows('Angepasster Ankaufpreis');
    await shows('1.970,00');
    await shows('2 × ohne Einbauschienen');
    const download = page.waitForEvent('download');
    await offerPanel(page).getByRole('link', { name: 'ohne-schienen.png' }).click();
    expect((await download).suggestedFilename()).toBe('ohne-schienen.png');
    await pressAndConfirm(page, 'Angepassten Preis verbindlich annehmen');
    await shows('Reichen Sie jetzt Ihre Rechnung über diesen Betrag ein.');
    await expect(page.getByText(/^Neu:/), 'what was answered is no news').toBeHidden();
    const onInvoice = page.getByRole('region', { name: 'Angaben für die Rechnung' });
    await expect(onInvoice).toContainText('1.970,00');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await onInvoice.getByRole('button', { name: 'Alles als Text kopieren' }).click();
    await expect(onInvoice.getByRole('status')).toContainText('Kopiert.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Rechnung an\n/);
    expect(copied).toContain('\t1970,00');
  });

  await test.step('the customer hands in the invoice and finishes, the provider pays', async () => {
    await page.getByLabel('Ihre Rechnung').setInputFiles({
      name: 'Rechnung 4711.pdf',
      mimeType: 'application/pdf',
      buffer: invoicePage(['Rechnung 4711']),
    });
    await expect(page.getByRole('button', { name: 'Rechnung 4711.pdf entfernen' })).toBeVisible();
    await page.getByRole('button', { name: 'Rechnung einreichen' }).click();
    await shows('Ihre Rechnung liegt uns vor.');
    await page.getByRole('button', { name: 'Verkauf abschließen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abschließen und auszahlen lassen' }).click();
    await shows('Der Verkauf ist von Ihrer Seite abgeschlossen.');
    await desk.send('complete', offerId, { paymentReference: 'SEPA 2026-11-24/7' });
    await shows('SEPA 2026-11-24/7');
    await shows('Ausgezahlt und abgeschlossen');
  });

  expect(await page.evaluate(() => 'openedOnce' in window), 'the page was never loaded again').toBe(true);
});

/** The newest mail stands first. */
function confirmationLink(page: Page) {
  return page
    .getByRole('article')
    .filter({ hasText: email })
    .getByRole('link', { name: /email-bestaetigen/ })
    .first();
}
