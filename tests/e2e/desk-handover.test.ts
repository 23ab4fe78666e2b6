import { deskPages } from '#contract/desk/desk-urls.ts';
import { packagingCalls } from '#contract/parcels/packaging.ts';
import type { HandoverPlace } from '#domain/offer/parties/addresses.ts';
import { weekdayOf } from '#domain/values/weekday.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import { shopConfig } from '#shop.config.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { expectSoundInWarehouse, openDeskPage } from '#tests/support/desk-page.ts';
import { saleAtHandover } from '#tests/support/sale-at-handover.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const here: HandoverPlace = { packagingAddress: { differentFromContract: false } };
const number = '0034 0433 8364 4263 6597';

test('a label made elsewhere and packaging are sent by hand, a pickup is fixed and reported, and the customer sees each at once', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'marke@example.org');
  const desk = await openDeskPage(context, deskPages.today);

  await test.step('packaging and a label made elsewhere are sent by hand', async () => {
    const offerId = await saleAtHandover(customer, provider, { method: 'shipment', place: here });
    await page.goto(`/cockpit/${offerId}/`);
    const counted = Promise.withResolvers<void>();
    await desk.route(`**${packagingCalls.list}`, async (route) => {
      await counted.promise;
      await route.continue();
    });
    await desk.goto(deskPages.offer(offerId));

    await expect(desk.getByRole('heading', { name: 'Übergabe', exact: true })).toBeVisible();
    await expect(desk.getByText('Muster GmbH, Kim Muster, Hafenstraße 1, 04109 Leipzig')).toBeVisible();
    await expectSoundInWarehouse(desk, 'handover, label due');

    await desk.getByRole('button', { name: 'Verpackung verschickt …' }).press('Enter');
    await field(desk, 'Sendungsnummern der Verpackung').fill('00340434161094015902');
    await desk.getByRole('button', { name: 'Verpackung ist unterwegs' }).press('Enter');
    await expect(desk.getByRole('button', { name: 'Wird gemeldet …' })).toBeVisible();
    // Whoever is quicker than the read of what is counted need not press again.
    counted.resolve();
    await expect(desk.getByRole('link', { name: /00340434161094015902/ })).toBeVisible();
    await expect(offerPanel(page).getByText('00340434161094015902')).toBeVisible();

    await desk.getByRole('button', { name: 'Versandetikett senden' }).press('Enter');
    await expect(desk.getByText('Mindestens eine Sendungsnummer ist nötig.').first()).toBeVisible();
    await field(desk, 'Sendungsnummern').fill('201298452278');
    await expect(desk.getByText('201298452278: Prüfziffer passt nicht.')).toBeVisible();
    await field(desk, 'Sendungsnummern').fill('01015026003653C');
    await expect(desk.getByText('01015026003653C: sieht nach einer Nummer von DPD aus.')).toBeVisible();
    await field(desk, 'Sendungsnummern').fill(number);
    await desk.getByLabel('Versandetikett').setInputFiles({
      name: 'etikett.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    });
    await field(desk, 'Nummer des QR-Codes').fill('DHL-4711');
    await expectSound(desk, 'handover, label typed');
    await desk.getByRole('button', { name: 'Versandetikett senden' }).press('Enter');
    await expect(desk.getByRole('link', { name: 'etikett.pdf' })).toBeVisible();
    await expect(desk.getByText('Übergabe steht bevor')).toBeVisible();

    await expect(page.getByRole('link', { name: 'Versandetikett herunterladen' })).toBeVisible();
    await expect(page.getByText('DHL-4711')).toBeVisible();
    expect((await customer.read(offerId)).shippingLabelData?.trackingNumbers).toEqual(['00340433836442636597']);
  });

  await test.step('a pickup is fixed where the customer wished it, a doubtful day is told, a holiday is not taken, and our driver reports it', async () => {
    const day = onWorkingDay(dayAhead(5), shopConfig.promises.house);
    const offerId = await saleAtHandover(customer, provider, {
      method: 'pickup',
      place: {
        pickupAddress: { differentFromContract: false },
        pickupDetails: {
          preferredPickupWeekdays: [weekdayOf(day)],
          timeFrom: '09:00',
          timeTo: '13:00',
          remarks: 'Rampe im Hof',
        },
      },
    });
    await page.goto(`/cockpit/${offerId}/`);
    await desk.goto(deskPages.offer(offerId));

    await expect(desk.getByText('Rampe im Hof')).toBeVisible();
    await expect(field(desk, 'Uhrzeit von')).toHaveValue('09:00');
    await expect(field(desk, 'Uhrzeit bis')).toHaveValue('12:00');
    const proposed = await field(desk, 'Tag').inputValue();
    expect(weekdayOf(proposed)).toBe(weekdayOf(day));
    await field(desk, 'Tag').fill('25.12.2099');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Das ist ein Feiertag. Bitte einen anderen Tag wählen.').first()).toBeVisible();
    await field(desk, 'Tag').fill(day);
    await field(desk, 'Uhrzeit von').fill('07:30');
    await expect(desk.getByText('So früh ist beim Kunden niemand da.')).toBeVisible();
    await expectSoundInWarehouse(desk, 'handover, appointment');
    await desk.getByRole('button', { name: '09:00 bis 12:00' }).press('Enter');
    await expect(desk.getByText('So früh ist beim Kunden niemand da.')).toBeHidden();
    await desk.getByRole('button', { name: 'Termin bestätigen' }).press('Enter');

    await expect(page.getByRole('heading', { name: 'Ihr Abholtermin steht' })).toBeVisible();
    const paper = desk.waitForEvent('download');
    await desk.getByRole('link', { name: 'Abholauftrag für den Fahrer (PDF)' }).click();
    expect((await paper).suggestedFilename()).toMatch(/^Abholauftrag-B-.+\.pdf$/);
    await desk.getByRole('button', { name: 'Abgeholt …' }).press('Enter');
    await desk.getByRole('button', { name: 'Als abgeholt melden' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Ihre Geräte sind unterwegs zu uns' })).toBeVisible();
  });
});
