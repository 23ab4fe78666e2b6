import { deskPages } from '#contract/desk/desk-urls.ts';
import { photo } from '#seed/demo-files.ts';
import { bidBody, privateAddressesBody, privateDeclarations } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { pressOn, replaceText, tabTo } from '#tests/support/keyboard.ts';
import { announcedGoods, scan } from '#tests/support/ramp.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

const title = (page: Page, name: string) => expect(offerPanel(page).getByRole('heading', { name })).toBeVisible();
const shows = (page: Page, text: string) => expect(offerPanel(page).getByText(text).first()).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses what asks first and says yes in the dialog; the panel that follows has the focus. */
async function decide(page: Page, name: string, confirmation = name) {
  await pressOn(page, button(page, name));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await pressOn(page, dialog.getByRole('button', { name: confirmation, exact: true }));
  await expect(dialog).toBeHidden();
  await expect(offerPanel(page)).toBeFocused();
  // Whose turn it is stands at the panel's head.
  await expect(offerPanel(page).getByText('Was jetzt zu tun ist:')).toBeInViewport();
}

test('a private seller goes from the sent inquiry to the payout with the keyboard alone: goods fetched elsewhere, paid by PayPal', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'ohne-maus@example.org');
  const offerId = await customer.inquire({ offeredAsBusiness: false });
  const { items } = await desk.read(offerId);
  const itemId = items[0]?.id ?? '';

  await test.step('opens the offer from the list', async () => {
    await page.goto('/cockpit/');
    await pressOn(page, page.getByRole('link', { name: 'Dell PowerEdge R640' }));
    await title(page, 'Ihre Anfrage ist eingegangen');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('declares and accepts the bid', async () => {
    await desk.send('submitBid', offerId, bidBody(items, { shippingMethod: 'pickup', validUntil: dayAhead(14) }));
    await expect(page.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toContainText('1.920,00');
    for (const box of await offerPanel(page).getByRole('checkbox').all()) {
      await pressOn(page, box, 'Space');
      await expect(box).toBeChecked();
    }
    await decide(page, 'Gebot verbindlich annehmen');
    await title(page, 'Sie haben unser Gebot angenommen');
  });

  await test.step('hears what is missing, then says where to and whom to pay', async () => {
    await expectSoundHere(page, 'addresses, dark');
    await pressOn(page, button(page, 'Angaben senden'));
    await expect(page.getByRole('alert')).toBeFocused();
    for (const [name, value] of [
      ['Vor- und Nachname', 'Kim Muster'],
      ['Straße und Hausnummer', 'Hafenstraße 1'],
      ['Postleitzahl', '04109'],
      ['Ort', 'Leipzig'],
    ] as const) {
      await replaceText(page, field(page, name).first(), value);
    }
    await pressOn(page, page.getByRole('checkbox', { name: 'Die Geräte stehen an einer anderen Adresse' }), 'Space');
    const pickup = page.getByRole('group', { name: 'Abholung' });
    for (const [name, value] of [
      ['Name', 'Lager Nord'],
      ['Straße und Hausnummer', 'Speicherweg 7'],
      ['Postleitzahl', '04129'],
      ['Ort', 'Leipzig'],
    ] as const) {
      await replaceText(page, field(pickup, name), value);
    }
    for (const day of ['Montag', 'Donnerstag']) await pressOn(page, page.getByRole('button', { name: day }), 'Space');
    await page.getByLabel('Uhrzeit von').fill('09:00');
    await page.getByLabel('Uhrzeit bis').fill('16:00');
    await replaceText(page, field(page, 'Hinweise'), 'Laderampe im Hof');
    await tabTo(page, page.getByRole('radio', { name: 'Überweisung' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await replaceText(page, field(page, 'E-Mail-Adresse bei PayPal'), 'kim@example.org');
    await replaceText(page, field(page, 'Kontoinhaber'), 'Kim Muster');
    await pressOn(page, button(page, 'Angaben senden'));
    await title(page, 'Wir prüfen Ihre Angaben');
    await expect(offerPanel(page)).toBeFocused();
    for (const text of ['Speicherweg 7', 'Mo, Do', 'PayPal kim@example.org']) await shows(page, text);
  });

  await test.step('hears of the appointment and marks the goods as fetched', async () => {
    await desk.send('linkOrder', offerId);
    await desk.send('verifyData', offerId);
    await title(page, 'Wir stimmen die Abholung ab');
    await desk.send('confirmPickupAppointment', offerId, { date: dayAhead(7), timeFrom: '09:00', timeTo: '12:00' });
    await title(page, 'Ihr Abholtermin steht');
    await shows(page, '09:00 bis 12:00 Uhr');
    await decide(page, 'Als abgeholt markieren');
    await title(page, 'Ihre Geräte sind unterwegs zu uns');
  });

  await test.step('reads what was found and accepts the adjusted price', async () => {
    await desk.send('confirmScopeOfSupply', offerId, { lines: [{ itemId, received: 3 }] });
    await desk.send('skipDeletion', offerId, { reason: 'noMedia' });
    await desk.send('startTesting', offerId);
    await desk.send('finishTesting', offerId, {
      lines: [{ itemId, result: 'deviating', note: 'Zwei Geräte ohne Schienen' }],
    });
    await title(page, 'Die Prüfung ist abgeschlossen');
    const evidence = [await desk.upload({ name: 'ohne-schienen.png', mimeType: 'image/png', buffer: photo() })];
    const deductions = [{ name: 'ohne Einbauschienen', units: 2, evidence }];
    await desk.send('adjustBid', offerId, { lines: [{ itemId, deductions }], answerUntil: dayAhead(14) });
    await expect(offerPanel(page).getByText('1.890,00').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await pressOn(page, offerPanel(page).getByRole('link', { name: 'ohne-schienen.png' }));
    expect((await download).suggestedFilename()).toBe('ohne-schienen.png');
    await decide(page, 'Angepassten Preis verbindlich annehmen');
  });

  await test.step('finishes and is paid', async () => {
    await desk.send('addCreditNote', offerId);
    await shows(page, 'Der Verkauf ist von Ihrer Seite abgeschlossen.');
    await shows(page, 'Ankaufbeleg');
    await desk.send('complete', offerId, { paymentReference: 'PayPal 5XK12345' });
    await shows(page, 'PayPal 5XK12345');
  });
});

test('the desk takes goods in, erases, tests, keeps the price, issues the paper and pays with the keyboard alone, and the focus is never lost', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'tisch-ohne-maus@example.org');
  const goods = announcedGoods(6, 'Notebook Lenovo T480', 1, 'PF6');
  const [serial = ''] = goods.serialNumbers;
  const offerId = await customer.inquire({ items: [goods], offeredAsBusiness: false });
  await provider.send('submitBid', offerId, bidBody([goods], { validUntil: dayAhead(14) }));
  const { inquiryId } = await customer.read(offerId);
  await customer.act('acceptBid', offerId, { inquiryId, declarations: privateDeclarations });
  await customer.act('submitAddresses', offerId, { inquiryId, ...privateAddressesBody });
  await provider.send('linkOrder', offerId);
  await provider.send('verifyData', offerId);
  await provider.send('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: ['00340433836442636597'] });
  const { orderId = '' } = await customer.read(offerId);
  await customer.act('dispatchGoods', offerId, { orderId });
  const desk = await openDeskPage(context, deskPages.today);
  const part = (view: string) => desk.goto(`${deskPages.offer(offerId)}?ansicht=${view}`);
  /** Presses what goes with what it does; the focus is on something that can be pressed then, or typed into. */
  const press = async (name: string | RegExp) => {
    await pressOn(desk, desk.getByRole('button', { name, exact: true }));
    await expect(desk.locator(':focus')).not.toHaveText(name);
  };

  await test.step('finds the sale in the list by its search', async () => {
    await desk.locator('[data-keys=list]').first().focus();
    await desk.keyboard.press('/');
    await desk.keyboard.type(orderId);
    await desk.keyboard.press('Enter');
    await pressOn(desk, desk.locator(`a[href="${deskPages.offer(offerId)}"]`));
    await expect(desk.locator('[data-keys=offer]')).toBeFocused();
  });

  await test.step('counts at the ramp and closes the receipt', async () => {
    await desk.goto(deskPages.ramp(offerId));
    await expect(desk.getByLabel('Scannen oder eintippen')).toBeFocused();
    await scan(desk, serial);
    await pressOn(desk, desk.getByRole('button', { name: /abschließen/ }).first());
    await expect(desk.getByRole('heading', { name: 'Alles ist da' })).toBeFocused();
    await pressOn(desk, desk.getByRole('button', { name: /abschließen/ }).last());
    await expect(desk.getByRole('link', { name: 'Kennzeichen drucken' })).toBeFocused();
  });

  await test.step('notes the carrier, says that it was erased, and certifies it', async () => {
    await part('loeschung');
    await press('Datenlöschung beginnen');
    await expect(desk.locator('summary', { hasText: 'Angaben für den Nachweis' })).toBeFocused();
    await pressOn(desk, button(desk, 'Datenträger erfassen …'));
    await expect(desk.getByLabel('Seriennummer des Datenträgers')).toBeFocused();
    await desk.keyboard.type(`D${serial}`);
    await replaceText(desk, desk.getByLabel('Modell'), 'WD Gold');
    await desk.keyboard.press('Enter');
    await expect(button(desk, 'Berichtigen …')).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('radio', { name: 'Seriennummer oder Modell berichtigen' })).toBeFocused();
    await desk.keyboard.press('ArrowDown');
    await pressOn(desk, desk.getByLabel('Verfahren'), 'ArrowDown');
    await pressOn(desk, desk.getByRole('radio', { name: 'vollständig gelesen' }), 'Space');
    await replaceText(desk, desk.getByLabel('Ausgeführt von'), 'Kim Kern');
    await replaceText(desk, desk.getByLabel('Begründung'), 'selbst gesehen');
    await desk.keyboard.press('Enter');
    await expect(button(desk, 'Berichtigen …')).toBeFocused();
    await press('Datenlöschung abschließen');
    await expect(desk.getByText(/^Steht auf LZ-/)).toBeVisible();
  });

  await test.step('tests the device and pays what was agreed', async () => {
    await part('pruefung');
    await press('Prüfung beginnen');
    await scan(desk, serial);
    await pressOn(desk, button(desk, 'Alles Übrige ohne Befund'));
    await press('Zur Liste');
    await press(/^Prüfung abschließen/);
    await pressOn(desk, desk.getByRole('link', { name: 'Als Nächstes: Preis nach Prüfung' }));
    await pressOn(desk, button(desk, 'Vereinbarten Preis zahlen'));
    await pressOn(desk, desk.getByRole('dialog').getByRole('button', { name: 'Vereinbarten Preis zahlen' }));
    await expect(desk.getByRole('dialog')).toBeHidden();
    await expect(desk.locator('main :focus')).toBeVisible();
  });

  await test.step('issues the paper by its key and notes the payment', async () => {
    await desk.goto(deskPages.offer(offerId));
    await expect(desk.getByText('Als Nächstes: Ankaufbeleg')).toBeVisible();
    await expect(desk.locator('[data-keys=offer]')).toBeFocused();
    await desk.keyboard.press('b');
    await desk.waitForURL((url) => !url.pathname.includes(offerId));
    await desk.goto(deskPages.payouts);
    const paid = desk
      .getByRole('row')
      .filter({ hasText: orderId })
      .getByRole('button', { name: /Von Hand bezahlt/ });
    await pressOn(desk, paid);
    await desk.keyboard.type('Bar am Tresen');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(orderId)).toHaveCount(0);
    await expect(desk.locator('main :focus, main:focus')).toHaveCount(1);
    expect((await customer.read(offerId)).phase).toBe('completed');
  });
});
