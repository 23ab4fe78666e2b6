import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { entriesInCents, linesInEuros, sheetGroups } from '#contract/sale/sheet-in-cents.ts';
import { pages } from '#contract/site/urls.ts';
import { proposedLines } from '#domain/pricing/bid-sheet.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { addressesBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const list = [
  'Anzahl;Hersteller;Modell;Arbeitsspeicher;Festplatte;Festplatten verbleiben?',
  '4;Dell;Latitude 5490;16 GB;512 GB SSD;ja',
  '8;Dell;Latitude 5490;16 GB;512 GB SSD;nein',
].join('\n');
const pdf = { name: 'AVV Muster.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

test('drives that a list keeps are out of the price, in the contract, and the firm’s own agreement is answered', async ({
  page,
  desk,
  playwright,
  server,
}) => {
  const email = 'laufwerke@example.org';
  const customer = await signUp(page, email);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.goto('/upload/list/');
  await expect(page.getByLabel('Ihre Geräteliste')).toBeEnabled();
  const chooser = page.waitForEvent('filechooser');
  await page.getByLabel('Ihre Geräteliste').click();
  await (await chooser).setFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByRole('row').filter({ hasText: 'bleiben beim Verkäufer' })).toHaveCount(1);
  await button('In den Verkaufskorb').click();
  await page.getByRole('link', { name: 'Weiter zur Anfrage' }).click();
  await field(page, 'Postleitzahl').fill('04109');
  await page.getByRole('radio', { name: 'Ich bin ein gewerblicher Kunde' }).click();
  await page.getByLabel('Was geschieht mit den Datenträgern?').selectOption('Löschen, mit Nachweis je Gerät');
  await button('Anfrage prüfen').click();
  await expect(page.getByText('Löschen, mit Nachweis je Gerät')).toBeVisible();
  const request = page.waitForRequest(/submitOffer/);
  await button('Anfrage senden').click();
  const offerId = /offer-[\w-]+/.exec((await request).url())?.[0] ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Anfrage ist bei uns');

  const buyer = await playwright.request.newContext({ baseURL: server.url });
  const calls = pageCalls(buyer);
  await calls.post('/desk/api/login', demoLogins.staff);
  const sheet = z.object({ data: bidSheetSchema }).parse(await calls.get(deskApi.bidSheet(offerId))).data;
  const prices = sheet.groups.map(({ key, proposal }) => ({ group: key, amount: proposal.amount ?? 1 }));
  const lines = proposedLines(sheetGroups(sheet.groups), entriesInCents({ prices, deductions: [] })) ?? [];
  const { validUntil } = sheet;
  await desk.send('submitBid', offerId, { lines: linesInEuros(lines), shippingMethod: 'shipment', validUntil });

  await page.goto(pages.cockpit.offer(offerId));
  const media = page.getByRole('region', { name: 'Datenträger', exact: true });
  await expect(media).toContainText('bleiben beim Verkäufer4 Geräte');
  await expect(media).toContainText('löschen mit Nachweis je Gerät8 Geräte');
  await expect(page.getByText(/Datenträger bleiben beim Verkäufer: − [\d,]+.€ je Gerät/).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundHere(page, 'a bid without drives on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  const { inquiryId } = await customer.read(offerId);
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  const details = { ...addressesBody.contractDetails, taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular' };
  await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody, contractDetails: details });
  const papers = page.getByRole('region', { name: 'Unterlagen' });
  await expect(papers.getByRole('link', { name: /Vertrag zur Auftragsverarbeitung AV-/ })).toBeVisible();
  await expect(papers.getByRole('link', { name: /Kaufvertrag KV-/ })).toBeVisible();
  const { documents } = await customer.read(offerId);
  const contract = documents.find(({ kind }) => kind === 'purchaseContract');
  const file = await page.request.get(contract?.url ?? '');
  expect(await pdfText(await file.body())).toMatch(/Datenträger bleiben beim Verkäufer: − [\d,]+.€ je Gerät/);

  await media.getByText('Eigenen Vertrag vorlegen').click();
  const agreement = page.waitForEvent('filechooser');
  await media.getByLabel(/Ihr Vertrag zur Auftragsverarbeitung/).click();
  await (await agreement).setFiles(pdf);
  await media.getByRole('button', { name: 'Vertrag vorlegen' }).click();
  await expect(media).toContainText('Wir sind am Zug');
  await expectSoundHere(page, 'an own agreement that waits');
  await desk.send('judgeAgreement', offerId, { number: 1, accepted: true });
  await expect(media).toContainText('ist angenommen');

  for (const command of ['linkOrder', 'verifyData']) await desk.send(command, offerId);
  await expect(page.getByRole('region', { name: 'Datenträger ausbauen' })).toContainText('4 × Dell Latitude 5490');
  await buyer.dispose();
});
