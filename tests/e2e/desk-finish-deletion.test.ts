import { randomUUID } from 'node:crypto';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { expectSoundInWarehouse, openDeskPage } from '#tests/support/desk-page.ts';
import { sentGoods } from '#tests/support/sent-goods.ts';
import { field } from '#tests/support/shop-page.ts';

// The first try is refused: a data carrier is open.
test.use({ allowedComplaints: /409 \(Conflict\).*finishDeletion/ });

test('a deletion is finished with what is recorded, only once every carrier and every device is accounted for (DEL-01), or left out for a reason that holds (DEL-02), and the customer reads it', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'abschluss@example.org');
  const desk = await openDeskPage(context, deskPages.today);
  const finish = desk.getByRole('button', { name: 'Datenlöschung abschließen' });

  await test.step('nothing that is recorded is typed twice, and an open carrier holds the end up', async () => {
    const items = [{ id: `item-${randomUUID()}`, freetext: 'PowerEdge R640', quantity: 1 }];
    const { offerId } = await sentGoods(customer, provider, items);
    await provider.send('startDeletion', offerId);
    const mediumId = randomUUID();
    await provider.send('addMedium', offerId, { mediumId, serial: 'ROW-1', model: 'PM883', mediaType: 'ssdSata' });
    await desk.goto(`${deskPages.offer(offerId)}?ansicht=loeschung`);
    await finish.press('Enter');
    await expect(desk.getByText('Jeder Datenträger muss gelöscht oder vernichtet sein.')).toBeVisible();
    const erasure = {
      ...{ result: 'erased', technique: 'ataSanitizeBlock', verification: 'full', operator: 'Kim Kern' },
      finishedAt: new Date().toISOString(),
    };
    await provider.send('changeMedium', offerId, { mediumId, reason: 'Selbst gesehen', erasure });
    await desk.getByText('Angaben für den Nachweis').click();
    await field(desk, 'Unterzeichnet von').fill('Ada Wolf');
    await field(desk, 'Funktion').fill('Leiterin Datenlöschung');
    await expectSoundInWarehouse(desk, 'finishing a deletion');
    await finish.press('Enter');
    await expect(finish).toHaveCount(0);
    await page.goto(`/cockpit/${offerId}/`);
    await expect(page.getByText('Seriennummer ROW-1, ATA Sanitize Block Erase')).toBeVisible();
  });

  await test.step('devices that hold data and of which nobody recorded a carrier are listed, each with a reason', async () => {
    const drives = [{ count: 1, kind: 'ssd', capacity: '512 GB' }];
    const configuration = { working: true, packagingAvailable: true, drives };
    const serialNumbers = ['PF7SIEBEN1', 'PF7SIEBEN2'];
    const goods = { id: `item-${randomUUID()}`, freetext: 'ThinkPad T480', quantity: 2, serialNumbers, configuration };
    const { offerId } = await sentGoods(customer, provider, [goods]);
    const scans = serialNumbers.map((code) => ({ id: randomUUID(), at: new Date().toISOString(), code }));
    await provider.send('scan', offerId, { scans });
    await provider.send('startDeletion', offerId);
    await desk.goto(`${deskPages.offer(offerId)}?ansicht=loeschung`);
    const asked = desk.getByRole('group', { name: '2 Geräte ohne erfassten Datenträger' });
    await asked.getByLabel(/PF7SIEBEN1/).selectOption('enthält keine');
    await finish.press('Enter');
    await expect(desk.getByText('Von Geräten, die meist einen Datenträger haben, ist keiner erfasst.')).toBeVisible();
    await asked.getByLabel(/PF7SIEBEN2/).selectOption('vom Kunden entnommen');
    await expectSoundInWarehouse(desk, 'naming why devices have no data carrier');
    await finish.press('Enter');
    await expect(finish).toHaveCount(0);
    await page.goto(`/cockpit/${offerId}/`);
    await expect(page.getByText('ThinkPad T480 PF7SIEBEN2: Datenträger vorher entnommen')).toBeVisible();
  });

  await test.step('left out for a reason; a firm’s data are erased by contract, and nobody waives it', async () => {
    const items = [{ id: `item-${randomUUID()}`, freetext: 'Catalyst 2960', quantity: 2 }];
    const { offerId } = await sentGoods(customer, provider, items);
    await desk.goto(`${deskPages.offer(offerId)}?ansicht=loeschung`);
    const skip = desk.getByRole('button', { name: 'Datenlöschung auslassen' });
    await desk.locator('summary', { hasText: 'Datenlöschung auslassen' }).click();
    await expect(desk.getByRole('radio', { name: 'Der Kunde verzichtet auf die Löschung' })).toHaveCount(0);
    await expect(desk.getByText('Ein Verzicht des Kunden zählt hier nicht')).toBeVisible();
    await skip.press('Enter');
    await expect(desk.getByText('Bitte wählen Sie den Grund, der Kunde liest ihn.')).toBeVisible();
    await desk.getByRole('radio', { name: 'Der Kunde hat die Datenträger entnommen' }).press('Space');
    await expectSoundInWarehouse(desk, 'leaving a deletion out');
    await skip.press('Enter');
    await expect(skip).toHaveCount(0);
    await page.goto(`/cockpit/${offerId}/`);
    await expect(page.getByText('Die Datenträger waren vorher entnommen.')).toBeVisible();
  });
});
