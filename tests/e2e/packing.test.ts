import { randomUUID } from 'node:crypto';
import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const label = (page: Page) => page.getByRole('link', { name: 'Versandetikett herunterladen' });
const dispatch = (page: Page) => page.getByRole('button', { name: 'Als versendet markieren' });
const data = (page: Page) => page.getByRole('checkbox', { name: 'Daten gesichert, die Sie behalten möchten' });

async function answer(page: Page, name: RegExp) {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Antwort speichern' }).click();
}

test('notebooks are packed by a list, leave only with sound batteries (LOG-11), and are marked as sent once from two tabs', async ({
  page,
  desk,
  context,
}) => {
  const customer = await signUp(page, 'packen@example.org');
  const items = [{ id: `item-${randomUUID()}`, freetext: 'Notebook Lenovo T480', quantity: 3 }];
  const offerId = await customer.inquire({ items });
  const { inquiryId } = await customer.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await page.goto(`/cockpit/${offerId}/`);
  await expect(page.getByText('1 Paket, kostenlos')).toBeVisible();
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody });
  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  const file = { name: 'etikett.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  const labelUpload = await desk.upload(file);
  await desk.send('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: ['201298452277'], labelUpload });

  await expect(offerPanel(page).getByRole('heading', { name: 'Vor dem Versand: die Akkus' })).toBeVisible();
  await page.getByRole('button', { name: 'Antwort speichern' }).click();
  await expect(page.getByText('Bitte wählen Sie eine Antwort.')).toBeVisible();
  await page.getByRole('radio', { name: /aufgebläht oder defekt/ }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: /aufgebläht oder defekt/ })).toBeChecked();
  await answer(page, /aufgebläht oder defekt/);
  await expect(offerPanel(page).getByRole('heading', { name: 'Bitte noch nicht übergeben' })).toBeVisible();
  await expect(offerPanel(page).getByRole('heading', { name: 'Sie sind am Zug: Akkus klären' })).toBeVisible();
  await expect(label(page)).toBeHidden();
  await expect(dispatch(page)).toBeHidden();
  await expectSoundHere(page, 'battery defective');
  expect((await desk.read(offerId)).batteries).toMatchObject([{ answer: 'defective' }]);

  await page.getByRole('button', { name: 'Antwort ändern' }).click();
  await answer(page, /Alle unbeschädigt/);
  await expect(label(page)).toBeVisible();
  await expect(offerPanel(page).getByRole('heading', { name: 'Sie sind am Zug: Geräte versenden' })).toBeVisible();
  await expect(page.locator('section:focus')).toContainText('Akkus: unbeschädigt und eingebaut.');
  await data(page).check();
  await expect(offerPanel(page).getByText('1 von 5 erledigt')).toBeVisible();
  await page.reload();
  await expect(data(page)).toBeChecked();

  await page.getByRole('link', { name: 'Packliste drucken' }).click();
  await expect(page.getByRole('img', { name: /Kennzeichen für Lithium-Akkus: UN 3481/ })).toBeVisible();
  await page.goBack();

  const second = await context.newPage();
  await second.goto(`/cockpit/${offerId}/`);
  for (const tab of [page, second]) await dispatch(tab).click();
  const confirm = (tab: Page) =>
    tab.getByRole('dialog').getByRole('button', { name: 'Als versendet markieren' }).click();
  await Promise.all([confirm(page), confirm(second).catch(() => undefined)]);
  for (const tab of [page, second]) {
    await expect(offerPanel(tab).getByRole('heading', { name: 'Ihre Geräte sind unterwegs zu uns' })).toBeVisible();
  }
  const sent = (await customer.read(offerId)).timeline.filter(({ type }) => type === 'goodsDispatched');
  expect(sent).toHaveLength(1);
});
