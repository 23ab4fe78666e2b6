import { randomUUID } from 'node:crypto';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { expectSoundInWarehouse, openDeskPage } from '#tests/support/desk-page.ts';
import { announcedGoods, sellAndSend } from '#tests/support/ramp.ts';
import { sentGoods } from '#tests/support/sent-goods.ts';
import { field, offerPanel } from '#tests/support/shop-page.ts';

const goods = () =>
  ['ThinkPad X13', 'PowerEdge R640'].map((freetext) => ({ id: `item-${randomUUID()}`, freetext, quantity: 2 }));

test('what nobody announced, an order that was ended and parcels that a carrier brings back go back, and the customer reads how', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'beipack@example.org');
  const desk = await openDeskPage(context, deskPages.today);

  await test.step('what nobody announced goes back before anything is paid, and the work list leads there', async () => {
    const items = goods();
    const { offerId, orderId } = await sentGoods(customer, provider, items);
    const lines = items.map(({ id, quantity }) => ({ itemId: id, received: quantity }));
    await provider.send('confirmScopeOfSupply', offerId, {
      lines,
      foreign: [{ description: 'Kiste mit Kabeln', units: 1 }],
    });
    await provider.send('skipDeletion', offerId, { reason: 'noMedia' });
    await provider.send('startTesting', offerId);
    await provider.send('finishTesting', offerId, { lines: items.map(({ id }) => ({ itemId: id, result: 'passed' })) });
    await provider.send('skipAdjustingBid', offerId);
    await page.goto(`/cockpit/${offerId}/`);

    await desk.goto(`${deskPages.today}?tab=blocked&search=${orderId}`);
    await desk.getByRole('link', { name: 'Geräte zurückschicken, bevor gezahlt wird' }).press('Enter');
    await expect(desk.getByText('Gezahlt wird erst, wenn das zurück ist, was wir nicht bezahlen.')).toBeVisible();
    await expect(desk.getByRole('row', { name: /Kiste mit Kabeln 1/ })).toBeVisible();
    await expect(desk.getByRole('row', { name: /ThinkPad/ })).toHaveCount(0);
    await expectSoundInWarehouse(desk, 'returns due');

    await desk.getByRole('button', { name: 'Rücksendung melden' }).press('Enter');
    await expect(
      desk.getByText('Bitte eine Sendungsnummer nennen, oder wie die Ware zurückging.').first(),
    ).toBeVisible();
    await desk.getByRole('button', { name: 'Abgeholt' }).press('Enter');
    await expect(field(desk, 'Hinweis an den Kunden')).toHaveValue('Vom Kunden bei uns abgeholt.');
    await desk.getByRole('button', { name: 'Rücksendung melden' }).press('Enter');
    await expect(desk.getByText('Gezahlt wird erst, wenn das zurück ist, was wir nicht bezahlen.')).toBeHidden();
    await expect(offerPanel(page).getByText('Vom Kunden bei uns abgeholt.')).toBeVisible();
    expect((await provider.read(offerId)).returns).toMatchObject([
      { trackingNumbers: [], note: 'Vom Kunden bei uns abgeholt.' },
    ]);
  });

  await test.step('an order that was ended goes back whole, with the numbers of its parcels', async () => {
    const { offerId } = await sentGoods(customer, provider, goods());
    await provider.send('rejectOrder', offerId, { reason: 'Die Geräte sind gesperrt.' });
    await page.goto(`/cockpit/${offerId}/`);

    await desk.goto(deskPages.offer(offerId));
    await expect(desk.getByRole('row', { name: /ThinkPad X13 2/ })).toBeVisible();
    await expect(desk.getByRole('row', { name: /PowerEdge R640 2/ })).toBeVisible();
    await expect(desk.getByText('Muster GmbH, Kim Muster, Hafenstraße 1, 04109 Leipzig').first()).toBeVisible();
    await field(desk, 'Sendungsnummern').fill('0101 5026 0036 53C');
    await expectSoundInWarehouse(desk, 'returning');
    await desk.getByRole('button', { name: 'Rücksendung melden' }).press('Enter');
    await expect(desk.getByRole('link', { name: /01015026003653C/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /01015026003653C/ })).toBeVisible();
  });

  // The seller of the next one signs up in this window.
  await page.goto('/');
  await test.step('parcels that a carrier brings back name their devices by plate and lead to where they are ordered', async () => {
    const goods = announcedGoods(5, 'Notebook Lenovo T480', 2, 'PF9');
    const { offerId } = await sellAndSend(page, provider, 'zurueck-paket@example.org', [goods]);
    const scans = goods.serialNumbers.map((code) => ({ id: randomUUID(), at: new Date().toISOString(), code }));
    await provider.send('scan', offerId, { scans });
    await provider.send('confirmScopeOfSupply', offerId, { fromUnits: true });
    await provider.send('rejectOrder', offerId, { reason: 'Die Geräte sind gesperrt.' });

    await desk.goto(`${deskPages.offer(offerId)}?ansicht=ruecksendung`);
    const parcels = desk.getByRole('region', { name: 'Sendungen zurück' });
    await expect(parcels.getByText('Noch keine beim Paketdienst bestellt.')).toBeVisible();
    const wanted = { direction: 'returns', carrier: 'dhl', parcels: [{ weight: 6 }] };
    await provider.send('createShipment', offerId, { id: randomUUID(), ...wanted });
    await desk.reload();
    await expect(parcels.getByText(/^B-.*, 1 Paket, /)).toBeVisible();
    const plates = await desk.getByRole('row', { name: /T480/ }).getByRole('link').allTextContents();
    expect(plates).toHaveLength(2);
    for (const plate of plates) await expect(parcels.getByRole('link', { name: plate })).toBeVisible();
    await expectSoundInWarehouse(desk, 'parcels that go back');
    await parcels.getByRole('link', { name: 'Im Versand ansehen' }).press('Enter');
    await expect(desk.getByRole('region', { name: /^Sendung B-/ })).toBeVisible();
  });
});
