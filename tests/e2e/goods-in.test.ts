import { deskPages } from '#contract/desk/desk-urls.ts';
import { pages } from '#contract/site/urls.ts';
import { pngOf } from '#tests/factories/picture-files.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { lateScreen } from '#tests/support/late-screen.ts';
import { smallTargets } from '#tests/support/page-flaws.ts';
import { announcedGoods, scan, sellAndSend, tabletAt } from '#tests/support/ramp.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

// What a page says to the console when its calls find no network.
test.use({ allowedComplaints: /ERR_INTERNET_DISCONNECTED|WebSocket|409|ChunkLoadError/ });

/** For gloves. */
const ramp = { least: 56, inside: 'main' };

test('118 of 120 are scanned over two days with the network away in between, the receipt says which two are missing, and what comes too late stays in sight', async ({
  page,
  desk,
  server,
}) => {
  await test.step('118 of 120 are scanned over two days with the network away in between, and the receipt says which two are missing', async () => {
    const notebooks = announcedGoods(1, 'HP EliteBook 840 G5', 80, '5CG91');
    const desktops = announcedGoods(2, 'HP ProDesk 600 G4', 40, 'CZC84');
    const { offerId, customer, parcels } = await sellAndSend(page, desk, 'rampe@example.org', [notebooks, desktops]);
    const context = page.context();
    const tablet = await tabletAt(page);
    const state = tablet.getByRole('region', { name: 'Stand' });
    const here = async (count: number) => expect(state.getByRole('definition').nth(1)).toHaveText(String(count));

    await tablet.goto(deskPages.goodsIn);
    await expect(tablet.getByRole('link', { name: /rampe|Muster GmbH/ }).first()).toBeVisible();
    await scan(tablet, parcels[0] ?? '');
    await expect(tablet).toHaveURL(new RegExp(offerId));
    await expect(tablet.getByLabel('Scannen oder eintippen')).toBeFocused();
    expect(await smallTargets(tablet, ramp)).toEqual([]);

    await scan(tablet, parcels[0] ?? '');
    await expect(tablet.getByText('wird ausgepackt')).toBeVisible();
    for (const serial of notebooks.serialNumbers.slice(0, 3)) await scan(tablet, serial);
    await here(3);
    await scan(tablet, notebooks.serialNumbers[2] ?? '');
    await expect(tablet.getByText('schon gezählt')).toBeVisible();
    await here(3);
    const seller = page.getByRole('region', { name: 'Ihre Geräte' });
    await page.goto(pages.cockpit.offer(offerId));
    await expect(seller).toContainText('3 von 120 angekommen');
    await context.setOffline(true);
    for (const serial of notebooks.serialNumbers.slice(3, 7)) await scan(tablet, serial);
    await here(7);
    await scan(tablet, notebooks.serialNumbers[5] ?? '');
    await expect(tablet.getByText('schon gezählt')).toBeVisible();
    await expect(tablet.getByText(/\d Einträge warten auf das Netz/)).toBeVisible();
    await expect(tablet.getByRole('button', { name: /Eingang abschließen/ })).toBeDisabled();
    const photo = { name: 'paket.png', mimeType: 'image/png', buffer: pngOf(40, 30) };
    const files = tablet.locator('input[type=file]');
    const [ofLabels, ofUnit, ofParcels] = [files.nth(0), files.nth(1), files.last()];
    await ofLabels.setInputFiles(photo);
    await expect(tablet.getByRole('alert')).toContainText('Der Leser für Etiketten kommt, sobald Netz da ist.');
    await tablet.getByRole('button', { name: 'Schließen', exact: true }).click();
    await ofUnit.setInputFiles(photo);
    await ofParcels.setInputFiles(photo);
    await expect(tablet.getByText('1 Foto', { exact: true })).toBeVisible();
    await expect(tablet.getByRole('button', { name: 'Foto 1 (wartet) entfernen' })).toBeVisible();
    await scan(tablet, 'FREMD-77');
    await expect(tablet.getByText('Steht auf keiner Liste dieses Verkaufs.')).toBeVisible();
    await tablet.keyboard.press('F8');
    await expect(tablet.getByText('zurückgenommen')).toBeVisible();
    await expectSoundHere(tablet, 'the ramp without a network');

    // The tablet runs out of power; what was scanned is on its disk.
    await tablet.close();
    await context.setOffline(false);
    const next = await tabletAt(page);
    await next.goto(deskPages.ramp(offerId));
    const now = next.getByRole('region', { name: 'Stand' }).getByRole('definition');
    await expect(now.nth(1)).toHaveText('7');
    await expect(next.getByRole('button', { name: 'Foto 1 entfernen' })).toBeVisible();
    await page.reload();
    await expect(seller).toContainText('7 von 120 angekommen');
    expect((await unitsAt(next, offerId)).flatMap((unit) => unit.photos)).toHaveLength(1);

    // The second day: a list that another scanner collected is pasted.
    const rest = [...notebooks.serialNumbers.slice(7, 79), ...desktops.serialNumbers.slice(1)].join('\r\n');
    await next.getByLabel('Scannen oder eintippen').evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, rest);
    await expect(now.nth(1)).toHaveText('118');
    await scan(next, 'FREMD-77');
    await scan(next, 'FREMD-78');
    await expect(now.nth(3)).toHaveText('2');
    const told = next.waitForResponse('**/changeUnit/**');
    await next.getByRole('button', { name: /Akku beschädigt/ }).click();
    await expect(next.getByText('Legen Sie das Gerät auf den Platz „Akku-Sperrplatz“')).toBeVisible();
    await told;
    expect((await unitsAt(next, offerId)).filter((unit) => unit.batteryDamaged)).toHaveLength(1);
    const labels = next.getByRole('link', { name: 'Alle 120 Kennzeichen (PDF)' });
    const printed = await next.request.get((await labels.getAttribute('href')) ?? '');
    expect(printed.headers()['content-type']).toBe('application/pdf');

    await next.getByRole('button', { name: 'Eingang abschließen: 118 von 120' }).click();
    const closing = next.getByRole('region', { name: '2 Geräte fehlen noch' });
    await expect(closing).toContainText(notebooks.serialNumbers[79] ?? '');
    await expect(closing).toContainText(desktops.serialNumbers[0] ?? '');
    await expectSoundHere(next, 'before the receipt is closed');
    expect(await smallTargets(next, ramp)).toEqual([]);
    await expect(closing).toContainText('1 Foto der Pakete, 1 Foto der Geräte');
    // A last scan that has not reached the server would be missing in the receipt.
    await context.setOffline(true);
    await scan(next, notebooks.serialNumbers[5] ?? '');
    await expect(closing.getByRole('button', { name: 'Wird noch gesendet …' })).toBeDisabled();
    await next.getByRole('button', { name: 'Kamera' }).click();
    await expect(next.getByRole('alert')).toContainText('Die Kamera kommt, sobald Netz da ist.');
    await context.setOffline(false);
    await next.getByRole('region', { name: 'Kamera' }).getByRole('button', { name: 'Kamera schließen' }).click();
    await closing.getByLabel('Gewicht aller Pakete in kg').fill('182,5');
    await closing.getByRole('button', { name: 'Jetzt abschließen' }).click();
    await expect(closing).toBeHidden();
    const { receipt } = await customer.read(offerId);
    expect(receipt?.lines).toEqual([
      expect.objectContaining({ itemId: notebooks.id, received: 79 }),
      expect.objectContaining({ itemId: desktops.id, received: 39 }),
    ]);
    await expect(next.getByText(/Eingang abgeschlossen, .*Späte Pakete/)).toBeVisible();
    await expect(next.getByRole('button', { name: /Eingang abschließen/ })).toBeDisabled();
    expect(receipt?.proof).toMatchObject({ photos: [expect.anything()], weight: 182_500 });

    // A late parcel: the receipt is closed once more.
    await scan(next, desktops.serialNumbers[0] ?? '');
    await expect(next.getByText(/Seitdem hat sich etwas geändert/)).toBeVisible();
    await next.getByRole('button', { name: 'Eingang abschließen: 119 von 120' }).click();
    // The part that asks says the same words: only the answer tells that the receipt is closed.
    const closed = next.waitForResponse('**/confirmScopeOfSupply/**');
    await next.getByRole('button', { name: 'Jetzt abschließen' }).click();
    await closed;
    expect((await customer.read(offerId)).receipt?.missing).toMatchObject([
      { itemId: notebooks.id, numbers: [notebooks.serialNumbers[79]] },
    ]);
    await expect(next.getByText(/Späte Pakete/)).toBeVisible();
    await next.close();
  });

  await test.step('what the server does not take any more stays on the screen with its reason until somebody lets it be', async () => {
    await page.goto('/');
    await page.context().clearCookies();
    await page.context().addCookies([refusedCookies(server.url)]);
    const goods = announcedGoods(7, 'HP EliteDesk 800 G4', 2, 'CZC95');
    const { offerId } = await sellAndSend(page, desk, 'zu-spaet@example.org', [goods]);
    const tablet = await tabletAt(page);
    await tablet.goto(deskPages.ramp(offerId));
    await expect(tablet.getByLabel('Scannen oder eintippen')).toBeFocused();
    await page.context().setOffline(true);
    await scan(tablet, goods.serialNumbers[0] ?? '');
    await expect(tablet.getByText(/1 Eintrag wartet auf das Netz/)).toBeVisible();
    await desk.send('rejectOrder', offerId, { reason: 'Die Annahme ist geschlossen.' });
    await page.context().setOffline(false);
    const refused = tablet.getByRole('region', { name: 'Nicht angenommen' });
    await expect(refused).toContainText(goods.serialNumbers[0] ?? '');
    await expectSoundHere(tablet, 'a scan that was refused');
    await tablet.reload();
    await expect(refused).toContainText(goods.serialNumbers[0] ?? '');
    await refused.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(refused).toBeHidden();
  });
});

async function unitsAt(tablet: Page, offerId: string) {
  const answer = await tablet.request.get(`/desk/api/goodsIn/${offerId}`);
  const { units }: { units: { batteryDamaged?: true; photos: string[] }[] } = await answer.json();
  return units;
}

test('a device that is scanned again while the answer is taken in was scanned by nobody else', async ({
  page,
  desk,
}) => {
  const goods = announcedGoods(1, 'HP EliteBook 840 G5', 3, '5CG77');
  const { offerId } = await sellAndSend(page, desk, 'noch-einmal@example.org', [goods]);
  const tablet = await tabletAt(page);
  await tablet.addInitScript(lateScreen);
  await tablet.goto(deskPages.ramp(offerId));
  await expect(tablet.getByLabel('Scannen oder eintippen')).toBeFocused();
  const [serial = ''] = goods.serialNumbers;
  const told = tablet.waitForResponse('**/scan/**');
  await scan(tablet, serial);
  await (await told).finished();
  const again = tablet.waitForResponse('**/scan/**');
  await scan(tablet, serial);
  await again;
  await expect(tablet.locator('form').getByText('schon gezählt')).toBeVisible();
  await expect(tablet.getByText(/Inzwischen hatte jemand anderes/)).toHaveCount(0);
});
