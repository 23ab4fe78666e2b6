import { z } from 'zod';
import { deskPageTable } from '#contract/desk/desk-page-table.ts';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { bookHeadSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { packagingCalls } from '#contract/parcels/packaging.ts';
import { pages } from '#contract/site/urls.ts';
import type { HandoverPlace } from '#domain/offer/parties/addresses.ts';
import { dayOf } from '#domain/values/day.ts';
import { bidBody } from '#tests/factories/wire.ts';
import { expect } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { test } from '#tests/support/own-shop.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { saleAtHandover } from '#tests/support/sale-at-handover.ts';
import { dayAhead } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const r640 = '3cf99a28-f993-58d5-a24f-9cef7b233203';
const clause = 'Geräte ohne Netzteil nehmen wir nach Absprache.';

test('an owner changes opening hours, a legal text and a deduction, and sees them in shop, mail and contract', async ({
  page,
  context,
  provider,
}) => {
  const desk = await openDeskPage(context, deskPages.settings);
  await desk.setViewportSize({ width: 1440, height: 900 });

  await test.step('opening hours stand on the contact page at once, with who set them', async () => {
    await expect(desk.getByRole('link', { name: 'Firma', exact: true })).toBeVisible();
    await expectSound(desk, 'settings');
    await desk.getByRole('link', { name: 'Öffnungszeiten und Schließtage' }).click();
    await desk.getByLabel('Montag').fill('9 bis halb sechs');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Bitte so angeben: 08:00 bis 16:00').first()).toBeVisible();
    await expectSound(desk, 'a field that is wrong');
    await desk.getByLabel('Montag').fill('9-17:30');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Gespeichert. Es gilt ab jetzt.')).toBeVisible();
    await expect(desk.getByLabel('Montag')).toHaveValue('09:00 bis 17:30');
    await expect(desk.getByRole('cell', { name: 'Montag: leer → 09:00 bis 17:30' })).toBeVisible();
    await expectSound(desk, 'a setting');
    await page.goto(pages.contact);
    await expect(page.getByText('Montag: 09:00 bis 17:30 Uhr')).toBeVisible();
    await desk.getByRole('button', { name: /^Stand vor Änderung/ }).click();
    await desk.getByRole('button', { name: 'Wieder gelten lassen' }).click();
    await expect(desk.getByText('Auf die Datei zurückgesetzt.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Montag:')).toHaveCount(0);
  });

  await test.step('a clause of the terms is shown before it counts, and then stands on their page', async () => {
    await desk.goto(deskPages.settingTexts);
    await expectSound(desk, 'texts');
    await desk.getByRole('link', { name: 'Ankaufbedingungen' }).click();
    const text = desk.getByLabel('Text', { exact: false }).last();
    await text.press('Control+End');
    await desk.keyboard.insertText(`\n\n## 17. Netzteile\n\n${clause}`);
    await desk.getByRole('button', { name: 'Vorschau' }).click();
    await expect(desk.getByRole('region', { name: 'Vorschau' })).toContainText('17. Netzteile');
    await expectSound(desk, 'a text');
    await desk.getByRole('button', { name: 'Als neue Fassung speichern' }).click();
    await expect(desk.getByText('Gespeichert', { exact: true })).toBeVisible();
    await page.goto(pages.terms);
    await expect(page.getByText(clause)).toBeVisible();
    await desk.getByRole('link', { name: deskPageTable.settingTexts.title, exact: true }).last().click();
    await expect(desk.getByRole('row', { name: /^Ankaufbedingungen/ })).toContainText('gilt ab');
  });

  await test.step('a mail gets words of its own, and the list of mails says at once who wrote them', async () => {
    await desk.goto(deskPages.settingMails);
    const own = desk.getByRole('row').nth(1);
    await expect(own).toContainText('wie im Programm');
    await own.getByRole('link').click();
    await desk.getByLabel('Über der Anrede').fill('Wir freuen uns auf Ihre Geräte.');
    await desk.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(desk.getByText('Gespeichert. Es gilt für alle E-Mails ab jetzt.')).toBeVisible();
    await expectSound(desk, 'words of a mail');
    await desk.getByRole('link', { name: deskPageTable.settingMails.title, exact: true }).last().click();
    await expect(own).not.toContainText('wie im Programm');
    await expect(own).toContainText(dayOf(new Date().toISOString()).slice(0, 4));
  });

  await test.step('a deduction of the price book reaches the mail of a bid and the contract, which has the new clause', async () => {
    const { version } = bookHeadSchema.parse(await provider.calls.get(priceBookCalls.head));
    const was = ['server', 'ohne Einbauschienen', 'rails', '15,00', '', 'photo'];
    const changes = [{ was, now: was.with(1, 'ohne Schienen und Schrauben') }];
    const body = { basedOn: version, part: 'deductions', changes, confirmed: true };
    await provider.calls.post(priceBookCalls.change, body);
    const customer = await signUp(page, 'schrauben@example.org');
    const item = { id: 'item-00000000-0000-4000-8000-000000000017', entryId: r640, title: 'x', quantity: 1 };
    const { title: _title, ...goods } = item;
    const offerId = await customer.inquire({ items: [goods] });
    const sheet = JSON.stringify(await provider.calls.get(deskApi.bidSheet(offerId)));
    const [name = ''] = /ohne Schienen und Schrauben/.exec(sheet) ?? [];
    const lines = [{ itemId: item.id, unitPrice: 400, deductions: [{ name, amount: 15 }] }];
    await provider.send('submitBid', offerId, { ...bidBody([], { validUntil: dayAhead(14) }), lines, confirmed: true });
    const { inquiryId } = await customer.read(offerId);
    const today = dayOf(new Date().toISOString());
    const declarations = ['ownership', 'terms', 'authorised', 'dataProcessing'].map((one) => ({
      name: one,
      textVersion: one === 'terms' ? today : '2026-11',
    }));
    await customer.act('acceptBid', offerId, { inquiryId, declarations });
    const mails = z.array(z.object({ to: z.string(), text: z.string() }));
    const isTold = async () =>
      mails
        .parse(await (await page.request.get('/dev/mail/index.json')).json())
        .some(({ to, text }) => to === 'schrauben@example.org' && text.includes(name));
    await page.goto(pages.cockpit.offer(offerId));
    const paper = page.getByRole('link', { name: /Kaufvertrag/ }).first();
    await expect(paper).toBeVisible();
    expect(await isTold()).toBe(true);
    const href = (await paper.getAttribute('href')) ?? '';
    const contract = (await pdfText(await (await page.request.get(href)).body())).replaceAll(/\s+/g, ' ');
    expect(contract).toContain(clause);
    expect(contract).toContain(name);
  });

  await test.step('packaging is counted from the day it is named, and a dispatch waits until it is known what is counted', async () => {
    const carton = 'Karton 60 × 40 × 40 cm';
    await desk.goto(deskPages.setting('packaging'));
    await desk.getByLabel('Arten').fill(`${carton}; 20`);
    await desk.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(desk.getByText('Gespeichert. Es gilt ab jetzt.')).toBeVisible();
    await desk.goto(deskPages.packagingStock);
    await desk.getByLabel('Verpackung').selectOption(carton);
    await desk.getByRole('textbox', { name: 'Stück' }).fill('23');
    await desk.getByRole('button', { name: 'Buchen' }).press('Enter');
    await expect(desk.getByRole('table', { name: 'Bestand' })).toContainText('23');
    await expectSound(desk, 'packaging');

    // The sale that is open here is somebody else's for the next one.
    await page.goto(pages.contact);
    const customer = await signUp(page, 'kartons@example.org');
    const place: HandoverPlace = { packagingAddress: { differentFromContract: false } };
    const offerId = await saleAtHandover(customer, provider, { method: 'shipment', place });
    const reading = Promise.withResolvers<void>();
    await desk.route(`**${packagingCalls.list}`, async (route) => {
      await reading.promise;
      await route.continue();
    });
    await desk.goto(deskPages.offer(offerId));
    await desk.getByRole('button', { name: 'Verpackung verschickt …' }).press('Enter');
    await desk.getByRole('button', { name: 'Verpackung ist unterwegs' }).press('Enter');
    await expect(desk.getByRole('button', { name: 'Wird gemeldet …' })).toBeVisible();
    reading.resolve();
    await expect(desk.getByText('Wie viel davon mitgeht, bitte angeben: 0, wo nichts.')).toBeVisible();
    await desk.getByRole('textbox', { name: carton }).fill('4');
    await desk.getByRole('button', { name: 'Verpackung ist unterwegs' }).press('Enter');
    await expect(desk.getByRole('button', { name: 'Verpackung ist unterwegs' })).toHaveCount(0);
    await desk.goto(deskPages.today);
    await expect(desk.getByText(`Verpackung nachbestellen: ${carton} (19 von 20)`)).toBeVisible();
  });
});
