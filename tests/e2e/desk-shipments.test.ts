import { PDFDocument } from 'pdf-lib';
import { deskApi, deskPages } from '#contract/desk/desk-urls.ts';
import { addressesBody, bidBody, privateDeclarations } from '#tests/factories/wire.ts';
import { expect } from '#tests/support/browser-test.ts';
import { type CarrierServer, startCarrierServer } from '#tests/support/carrier-server.ts';
import { signUp } from '#tests/support/customer.ts';
import { signInAtDesk } from '#tests/support/desk-page.ts';
import { test as base } from '#tests/support/own-shop.ts';
import { dayAhead, offerPanel } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

/** The shop with access to both carriers, which are as bad-tempered as the journey wants them. */
const test = base.extend<{ carrier: CarrierServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  carrier: async ({}, use) => {
    const carrier = await startCarrierServer();
    await use(carrier);
    await carrier.close();
  },
  settings: async ({ carrier }, use) => use(carrier.settings),
});

test('labels are ordered at the desk and again where the carrier refuses, looked up where its answer never came, or bought by hand, and the seller’s open page has them', async ({
  page,
  context,
  provider,
  carrier,
}) => {
  const customer = await signUp(page, 'etikett@example.org');
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signInAtDesk(desk.request);
  const sent = desk.getByRole('region', { name: /^Sendung B-/ });

  /** A private seller's sale that waits for its label, open on the page and at the desk. */
  async function openSale(): Promise<string> {
    const offerId = await customer.inquire({ offeredAsBusiness: false });
    const { items, inquiryId } = await customer.read(offerId);
    await provider.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(10) }));
    await customer.act('acceptBid', offerId, { inquiryId, declarations: privateDeclarations });
    const contractDetails = { ...addressesBody.contractDetails, business: false };
    await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody, contractDetails });
    await provider.send('linkOrder', offerId);
    await provider.send('verifyData', offerId);
    await page.goto(`/cockpit/${offerId}/`);
    await desk.goto(`${deskPages.offer(offerId)}?ansicht=versand`);
    return offerId;
  }

  await test.step('labels are ordered at the desk, what the carrier refuses is ordered again, and the seller’s open page has them', async () => {
    const offerId = await openSale();
    await expect(desk.getByRole('heading', { name: 'Sendung bestellen' })).toBeVisible();
    await expectSound(desk, 'shipments, nothing ordered');
    await desk.getByLabel('Paket 1, kg').fill('40');
    await desk.getByRole('button', { name: 'Vorher prüfen' }).press('Enter');
    await expect(desk.getByText('DHL nimmt Pakete bis 31,5 kg.')).toBeVisible();
    await desk.getByLabel('Paket 1, kg').fill('12,5');
    await desk.getByRole('button', { name: 'Paket hinzufügen' }).press('Enter');
    await desk.getByLabel('Paket 2, kg').fill('8');
    carrier.moods = ['refuse'];
    await desk.getByRole('button', { name: 'Etiketten bestellen' }).press('Enter');
    await expect(sent.getByText('Die Postleitzahl passt nicht zum Ort.')).toBeVisible();
    await expect(sent.getByRole('link', { name: /^Versandetikett von/ })).toHaveCount(1);
    await expectSound(desk, 'shipments, one of two refused');
    await sent.getByRole('button', { name: 'Fehlende Etiketten neu bestellen' }).press('Enter');
    await expect(sent.getByRole('link', { name: /^Versandetikett von/ })).toHaveCount(2);
    await expect(sent.getByText('Dem Kunden gemeldet')).toBeVisible();
    await expect(offerPanel(page).getByRole('link', { name: 'Versandetikett herunterladen' })).toBeVisible();
    const { shippingLabelData } = await customer.read(offerId);
    expect(shippingLabelData?.trackingNumbers).toEqual(
      carrier.made
        .slice(-2)
        .map(({ trackingNumber }) => trackingNumber)
        .toReversed(),
    );
  });

  await test.step('a label whose answer never came is looked up and not ordered twice', async () => {
    await openSale();
    await desk.getByRole('radio', { name: 'Verpackungsmaterial zum Kunden' }).check();
    carrier.moods = ['hangMade'];
    const before = carrier.made.length;
    await desk.getByRole('button', { name: 'Etiketten bestellen' }).press('Enter');
    await expect(sent.getByText('Wir suchen nach der Referenz')).toBeVisible();
    await expect(sent.getByRole('button', { name: 'Stornieren' })).toBeHidden();
    await expectSound(desk, 'shipments, unclear');
    await desk.goto('/desk/?tab=blocked');
    await desk.getByRole('link', { name: 'Etikett fehlt: Sendung klären' }).first().press('Enter');
    // The order may still hang: what was found stays found when it gives up.
    await sent.getByRole('button', { name: 'Bei DHL suchen' }).press('Enter');
    await expect(sent.getByRole('link', { name: /^Versandetikett von/ })).toBeVisible();
    expect(carrier.made).toHaveLength(before + 1);
    await sent.getByRole('button', { name: 'Abgeschickt: dem Kunden melden' }).press('Enter');
    await expect(sent.getByText('Dem Kunden gemeldet')).toBeVisible();
    await expect(offerPanel(page).getByText('unterwegs zu Ihnen')).toBeVisible();
  });

  await test.step('a label that nobody finds is bought at the carrier’s by hand, and counts once its file is up', async () => {
    const offerId = await openSale();
    await desk.getByLabel('Paket 1, kg').fill('8');
    carrier.moods = ['hangUnmade'];
    await desk.getByRole('button', { name: 'Etiketten bestellen' }).press('Enter');
    const enter = sent.getByRole('button', { name: /^Nummer eintragen für/ });
    await enter.press('Enter');
    await expect(sent.getByText('Bitte die Sendungsnummer eintragen.')).toBeVisible();
    const number = '00340434161094042557';
    await sent.getByLabel('Sendungsnummer von DHL').fill(number);
    const held = Promise.withResolvers<void>();
    await desk.route(`**${deskApi.uploads}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const label = await PDFDocument.create();
    label.addPage([298, 420]);
    const buffer = Buffer.from(await label.save());
    await sent
      .getByLabel('Etikett aus dem Kundenportal')
      .setInputFiles({ name: 'etikett.pdf', mimeType: 'application/pdf', buffer });
    // Without the file the seller would have a number and nothing to print.
    await expect(enter).toBeHidden();
    held.resolve();
    await enter.press('Enter');
    await expect(sent.getByText('Dem Kunden gemeldet')).toBeVisible();
    await expect(offerPanel(page).getByRole('link', { name: 'Versandetikett herunterladen' })).toBeVisible();
    expect((await customer.read(offerId)).shippingLabelData?.trackingNumbers).toEqual([number]);
  });
});
