import { randomUUID } from 'node:crypto';
import { type FleetItem, fleetItems } from '#tests/factories/fleet/fleet-items.ts';
import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { type Customer, signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { overflow, show } from '#tests/support/page-flaws.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { dayAhead, offerPanel } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

interface Fleet {
  readonly page: Page;
  readonly desk: DeskApi;
  readonly customer: Customer;
  readonly items: readonly FleetItem[];
  readonly shippingMethod: 'pickup' | 'shipment';
}

/** A fleet that was sold and is to be packed. */
async function sold({ desk, customer, items, shippingMethod }: Fleet): Promise<string> {
  const offerId = await customer.inquire({ items });
  const { inquiryId } = await customer.read(offerId);
  const bid = bidBody(items, { validUntil: dayAhead(14), shippingMethod });
  await desk.send('submitBid', offerId, bid);
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  const { packagingAddress, ...addresses } = addressesBody;
  const fetched = { pickupAddress: { differentFromContract: false }, pickupDetails: { preferredPickupWeekdays: [] } };
  const places = shippingMethod === 'pickup' ? fetched : { packagingAddress };
  await customer.act('submitAddresses', offerId, { inquiryId, ...addresses, ...places });
  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  return offerId;
}

/** A fleet of all kinds of goods: a line of four of the workbook. */
const everyFourth = (count: number) => fleetItems(count).filter((_, index) => index % 4 === 0);

async function printed(page: Page, offerId: string): Promise<string[]> {
  await page.goto(`/cockpit/${offerId}/packliste/`);
  await expect(page.getByRole('heading', { name: 'So verpacken Sie' })).toBeVisible();
  return pdfPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
}

/** Devices that no paper or more than one names. */
function namedOtherThanOnce(pages: readonly string[], items: readonly FleetItem[]): string[] {
  const named = pages.join(' ').split(/[\s,()]+/);
  const times = new Map<string, number>();
  for (const word of named) times.set(word, (times.get(word) ?? 0) + 1);
  return items.flatMap(({ serialNumbers = [] }) => serialNumbers).filter((serial) => times.get(serial) !== 1);
}

test('a fleet is packed by one paper a pallet or by shared papers of parcels, each device named once and instructions once', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'flotte@example.org');

  await test.step('244 lines on pallets', async () => {
    const items = everyFourth(973);
    const offerId = await sold({ page, desk, customer, items, shippingMethod: 'pickup' });
    const pages = await printed(page, offerId);
    const { transport } = await customer.read(offerId);
    const of = (title: string) => pages.filter((text) => text.startsWith(title));
    expect(of('Palette ')).toHaveLength(transport?.pallets ?? 0);
    // What nobody can weigh, and the instructions.
    expect(pages.length - of('Palette ').length).toBeLessThanOrEqual(4);
    expect(namedOtherThanOnce(pages, items)).toEqual([]);
    expect(pages.join(' ').match(/Notebooks 1\. /g)).toHaveLength(1);
  });

  await test.step('300 lines by parcel', async () => {
    const items = everyFourth(1_200);
    const offerId = await sold({ page, desk, customer, items, shippingMethod: 'shipment' });
    const pages = await printed(page, offerId);
    const { transport } = await customer.read(offerId);
    expect(transport?.cartons).toBeGreaterThan(100);
    expect(pages.length).toBeLessThanOrEqual(20);
    expect(namedOtherThanOnce(pages, items)).toEqual([]);
    const marks = pages.filter((text) => text.includes('Kennzeichen für Lithium-Akkus Drucken Sie dieses Blatt'));
    expect(marks).toHaveLength(1);
    await show(page, 'light', 390);
    expect(await overflow(page)).toEqual([]);
  });
});

test('the batteries of a fleet are answered by pasted serial numbers and by model, unknown and double ones told, with undo (LOG-11)', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'akkus@example.org');
  const screen = { id: `item-${randomUUID()}`, freetext: 'Monitor 24 Zoll', quantity: 1, serialNumbers: ['CN-0F531'] };
  const items = [...fleetItems(199), screen];
  const offerId = await sold({ page, desk, customer, items, shippingMethod: 'pickup' });
  await page.goto(`/cockpit/${offerId}/`);
  const panel = offerPanel(page);
  await panel.getByRole('button', { name: 'Antwort speichern' }).click();
  await expect(panel.getByText('Bitte wählen Sie eine Antwort.')).toBeVisible();
  await panel.getByRole('radio', { name: /Bei einigen Geräten ist es anders/ }).check();
  await panel.getByRole('button', { name: 'Antwort speichern' }).click();
  await expect(panel.getByText('Bitte nennen Sie mindestens ein Gerät.')).toBeVisible();

  const [first = '', second = '', third = ''] = items.flatMap(({ serialNumbers = [] }) => serialNumbers);
  const [other = ''] = screen.serialNumbers;
  const numbers = panel.getByLabel('Seriennummern einfügen oder scannen');
  await numbers.fill(`${first}\n${second.toLowerCase()}, ${first}\nFREMD-1 ${other}`);
  await panel.getByRole('button', { name: 'Nummern eintragen' }).click();
  await expect(
    panel.getByText(
      `Eingetragen: 2 Geräte. Nicht in diesem Verkauf: FREMD-1. Brauchen keine Antwort: ${other}. Doppelt, zählt einmal: ${first}.`,
    ),
  ).toBeVisible();
  await expect(numbers).toHaveValue('FREMD-1');
  await panel.getByLabel('Was ist mit diesen Akkus?').selectOption({ label: 'Nicht geprüft' });
  await numbers.fill(third);
  await panel.getByRole('button', { name: 'Nummern eintragen' }).click();
  await expect(panel.getByText('Betroffen: 3 Geräte. Die übrigen')).toBeVisible();
  await panel.getByLabel('Oder ein ganzes Modell').selectOption({ index: 1 });
  await panel.getByRole('button', { name: 'Modell eintragen' }).click();
  await expect(panel.getByText(/Betroffen: [1-9]\d+ Geräte/)).toBeVisible();
  await panel.getByRole('button', { name: 'Letzten Eintrag zurücknehmen' }).click();
  await expect(panel.getByText('Betroffen: 3 Geräte. Die übrigen')).toBeVisible();
  await expectSound(page, 'many batteries');
  await show(page, 'light', 390);
  expect(await overflow(page)).toEqual([]);
  await page.reload();
  await expect(panel.getByText('Betroffen: 3 Geräte. Die übrigen')).toBeVisible();
  await panel.getByRole('button', { name: 'Antwort speichern' }).click();

  await expect(panel.getByRole('heading', { name: 'Bitte noch nicht übergeben' })).toBeVisible();
  await expect(panel.getByText('Der Akku ist noch nicht geprüft.')).toBeVisible();
  const { batteries } = await desk.read(offerId);
  const said = (answer: string) => batteries.filter((one) => one.answer === answer).length;
  expect([said('defective'), said('unchecked'), said('fine')]).toEqual([2, 1, batteries.length - 3]);
  await panel.getByRole('button', { name: 'Antwort ändern' }).click();
  await expect(panel.getByText('Betroffen: 3 Geräte. Die übrigen')).toBeVisible();
});
