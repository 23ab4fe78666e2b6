import { randomUUID } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { moneyOfView } from '#contract/sale/price-money.ts';
import { pages } from '#contract/site/urls.ts';
import { comparedParts } from '#domain/invoicing/incoming/judge-invoice.ts';
import { taxOn } from '#domain/offer/tax/tax.ts';
import { amountText, type Cents, formatMoney } from '#domain/values/money.ts';
import { ublInvoice } from '#tests/factories/invoice-xml.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { settledPrice } from '#tests/support/settled-price.ts';
import { offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

test('an own invoice with a wrong sum is refused in plain words, corrected, and payable at the desk', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'eigene-rechnung@example.org');
  const items = [{ id: `item-${randomUUID()}`, freetext: 'ThinkPad X13', quantity: 2 }];
  const taxData = { taxId: 'DE136695976', taxIdType: 'vatId', vatStatus: 'regular', selfBilling: false };
  const { offerId, orderId } = await settledPrice(customer, provider, items, taxData);
  const { money } = moneyOfView(await customer.read(offerId));
  if (!money) throw new Error('no price');

  await page.setViewportSize(desktop);
  await page.goto(pages.cockpit.offer(offerId));
  const panel = offerPanel(page);
  const chooseFile = (name: string, mimeType: string, buffer: Buffer) =>
    panel.getByLabel(/^Ihre Rechnung/).setInputFiles({ name, mimeType, buffer });
  const choose = (net: Cents) => chooseFile('rechnung.xml', 'application/xml', Buffer.from(invoiceOf(orderId, net)));

  await test.step('the seller reads what is wrong before handing it in', async () => {
    await expect(panel.getByRole('heading', { name: 'Das gehört auf Ihre Rechnung' })).toBeVisible();
    await choose(money.net - 100_00);
    const wrong = panel.getByRole('list', { name: 'Zu berichtigen' });
    const [said, agreed] = [formatMoney(money.net - 100_00), formatMoney(money.net)];
    await expect(wrong).toContainText(`Der Nettobetrag der Rechnung ist ${said}, vereinbart sind ${agreed}.`);
    await expect(panel.getByText(`Rechnungsnummer R-${orderId}`)).toBeVisible();
    await page.setViewportSize(phone);
    await expectSoundHere(page, 'a wrong invoice on a phone');
    await page.setViewportSize(desktop);
  });

  const desk = await openDeskPage(context, `${deskPages.offer(offerId)}?ansicht=rechnung`);
  await test.step('handed in all the same it is given back, and all screens say whose turn it is', async () => {
    await panel.getByRole('button', { name: 'Trotzdem einreichen' }).click();
    await expect(panel).toBeFocused();
    await expect(panel.getByText('Sie sind am Zug: Rechnung berichtigen').first()).toBeInViewport();
    await expect(desk.getByText('zurückgegeben, E-Rechnung (UBL)')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Befunde' })).toContainText('Der Nettobetrag der Rechnung');
    await expect(desk.getByRole('button', { name: 'Zahlbar' })).toHaveCount(0);
    await expectSoundHere(desk, 'an invoice given back at the desk');
    const list = await context.newPage();
    await list.goto(pages.cockpit.list);
    await expect(list.getByText('Sie sind am Zug: Rechnung berichtigen')).toBeVisible();
    await list.goto(deskPages.incomingInvoices);
    await expect(list.getByRole('row', { name: new RegExp(orderId) })).toContainText('zurückgegeben');
    await list.close();
  });

  await test.step('the corrected one is payable, and nobody at the desk had to do anything', async () => {
    await choose(money.net);
    await expect(panel.getByText('Die Rechnung passt zum Verkauf')).toBeVisible();
    await panel.getByRole('button', { name: 'Rechnung ersetzen' }).click();
    await expect(panel.getByText('Ihre Rechnung stimmt')).toBeVisible();
    await expect(desk.getByText('zahlbar, E-Rechnung (UBL)')).toBeVisible();
  });

  await test.step('given back by hand once the sale is finished, a PDF takes its place without finishing twice', async () => {
    await panel.getByRole('button', { name: 'Verkauf abschließen' }).click();
    await page.getByRole('button', { name: 'Abschließen und auszahlen lassen' }).click();
    await expect(panel.getByText('Wir sind am Zug').first()).toBeVisible();
    await desk.getByLabel(/^Grund/).fill('Die Anschrift ist nicht mehr die Ihre.');
    await desk.getByRole('button', { name: 'Dem Kunden zurückgeben' }).click();
    await expect(panel.getByText('Die Anschrift ist nicht mehr die Ihre.')).toBeVisible();
    const printed = await PDFDocument.create();
    printed.addPage();
    await chooseFile('rechnung.pdf', 'application/pdf', Buffer.from(await printed.save()));
    await panel.getByRole('button', { name: 'Rechnung ersetzen' }).press('Enter');
    await expect(page.getByText('Vielen Dank. Ihre Rechnung ist bei uns.')).toBeVisible();
    await expect(panel).toBeFocused();
  });

  await test.step('whoever compares it types a tax that was rounded a cent otherwise, and that is what is paid', async () => {
    for (const name of Object.values(comparedParts)) await desk.getByRole('checkbox', { name }).check();
    await desk.getByLabel('Rechnungsnummer des Kunden').fill(`R-${orderId}-2`);
    const tax = desk.getByLabel(/^Umsatzsteuer in der Rechnung/);
    await tax.fill('nichts');
    await expect(desk.getByText('Bitte geben Sie einen Betrag wie 369,55 ein.')).toBeVisible();
    await tax.fill(amountText(taxOn(money.net, 19) + 1));
    const gross = formatMoney(money.net + taxOn(money.net, 19) + 1);
    await expect(desk.getByText(`zahlen und buchen wir ihren Betrag von ${gross}.`)).toBeVisible();
    await expectSoundHere(desk, 'a tax that is typed from a PDF');
    await desk.getByLabel(/^Grund/).fill('Je Zeile gerundet.');
    await desk.getByRole('button', { name: 'Zahlbar' }).click();
    await expect(panel.getByText('Ihre Rechnung stimmt')).toBeVisible();
    await expect(page.getByText(gross).first()).toBeVisible();
    await expect(panel.getByText('Wir sind am Zug').first()).toBeVisible();
    await expect(panel.getByLabel(/^Ihre Rechnung/)).toHaveCount(0);
  });
});

/** An invoice over this net sum in cents whose sums follow from each other. */
function invoiceOf(orderId: string, net: Cents): string {
  const tax = taxOn(net, 19);
  const [netText = '', taxText = '', gross = ''] = [net, tax, net + tax].map((cents) => (cents / 100).toFixed(2));
  const rated = { category: 'S', rate: '19' };
  return ublInvoice({
    ...{
      orderId,
      number: `R-${orderId}`,
      net: netText,
      tax: taxText,
      gross,
    },
    seller: { name: 'Muster GmbH', street: 'Hafenstraße 1' },
    lines: [{ title: 'ThinkPad X13', quantity: '1', price: netText, net: netText, ...rated }],
    taxes: [{ taxable: netText, tax: taxText, ...rated }],
  });
}
