import { photo } from '#seed/demo-files.ts';
import { bidBody } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { pressOn, replaceText } from '#tests/support/keyboard.ts';
import { show } from '#tests/support/page-flaws.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

const title = (page: Page, name: string) => expect(offerPanel(page).getByRole('heading', { name })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses what asks first and says yes in the dialog; the panel that follows has the focus. */
async function decide(page: Page, name: string, confirmation = name) {
  await pressOn(page, button(page, name));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectSoundInBothLooks(page, `dialog: ${name}`);
  await pressOn(page, dialog.getByRole('button', { name: confirmation, exact: true }));
  await expect(dialog).toBeHidden();
  await expect(offerPanel(page)).toBeFocused();
  // Whose turn it is stands at the panel's head.
  await expect(offerPanel(page).getByText('Was jetzt zu tun ist:')).toBeInViewport();
}

/** Each width in one theme: a third and a fourth look at the same states are the audit's. */
async function expectSoundInBothLooks(page: Page, state: string) {
  await expectSoundHere(page, `${state}, at 390 px, dark`);
  await show(page, 'light', 1440);
  await expectSoundHere(page, `${state}, at 1440 px, light`);
  await show(page, 'dark', 390);
}

test('a private seller goes from the sent inquiry to the payout with the keyboard alone', async ({ page, desk }) => {
  const customer = await signUp(page, 'ohne-maus@example.org');
  const offerId = await customer.inquire({ offeredAsBusiness: false });
  const { items } = await desk.read(offerId);
  const itemId = items[0]?.id ?? '';

  await test.step('opens the offer from the list', async () => {
    await page.goto('/cockpit/');
    await pressOn(page, page.getByRole('link', { name: 'Dell PowerEdge R640' }));
    await title(page, 'Ihre Anfrage ist eingegangen');
    await expect(page.getByRole('main')).toBeFocused();
    await expectSoundInBothLooks(page, 'submitted');
  });

  await test.step('declares and accepts the bid', async () => {
    await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
    await expect(page.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toContainText('1.920,00');
    await expectSoundInBothLooks(page, 'bid');
    for (const box of await offerPanel(page).getByRole('checkbox').all()) {
      await pressOn(page, box, 'Space');
      await expect(box).toBeChecked();
    }
    await decide(page, 'Gebot verbindlich annehmen');
    await title(page, 'Sie haben unser Gebot angenommen');
  });

  await test.step('hears what is missing, then says where to and whom to pay', async () => {
    await expectSoundInBothLooks(page, 'addresses');
    await pressOn(page, button(page, 'Angaben senden'));
    await expect(page.getByRole('alert')).toBeFocused();
    for (const [name, value] of [
      ['Vor- und Nachname', 'Kim Muster'],
      ['Straße und Hausnummer', 'Hafenstraße 1'],
      ['Postleitzahl', '04109'],
      ['Ort', 'Leipzig'],
      ['IBAN', 'DE02120300000000202051'],
      ['Kontoinhaber', 'Kim Muster'],
    ] as const) {
      await replaceText(page, field(page, name), value);
    }
    await expect(field(page, 'IBAN')).toHaveValue('DE02 1203 0000 0000 2020 51');
    await pressOn(page, button(page, 'Angaben senden'));
    await title(page, 'Wir prüfen Ihre Angaben');
    await expect(offerPanel(page)).toBeFocused();
    await expectSoundInBothLooks(page, 'data check');
  });

  await test.step('ticks the parcel and marks it as sent', async () => {
    await desk.send('linkOrder', offerId);
    await desk.send('verifyData', offerId);
    await desk.send('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: ['00340433836442636597'] });
    await title(page, 'Ihr Versandetikett ist da');
    await expectSoundInBothLooks(page, 'label');
    await decide(page, 'Als versendet markieren');
    await title(page, 'Ihre Geräte sind unterwegs zu uns');
    await expectSoundInBothLooks(page, 'in transit');
  });

  await test.step('reads what was found and accepts the adjusted price', async () => {
    await desk.send('confirmScopeOfSupply', offerId, { lines: [{ itemId, received: 3 }] });
    await desk.send('skipDeletion', offerId, { reason: 'noMedia' });
    await desk.send('startTesting', offerId);
    await desk.send('finishTesting', offerId, {
      lines: [{ itemId, result: 'deviating', note: 'Zwei Geräte ohne Schienen' }],
    });
    await title(page, 'Die Prüfung ist abgeschlossen');
    await expectSoundInBothLooks(page, 'tested');
    const evidence = [await desk.upload({ name: 'ohne-schienen.png', mimeType: 'image/png', buffer: photo() })];
    const deductions = [{ name: 'ohne Einbauschienen', units: 2, evidence }];
    await desk.send('adjustBid', offerId, { lines: [{ itemId, deductions }], answerUntil: dayAhead(14) });
    await expect(offerPanel(page).getByText('1.890,00').first()).toBeVisible();
    await expectSoundInBothLooks(page, 'adjusted');
    const download = page.waitForEvent('download');
    await pressOn(page, offerPanel(page).getByRole('link', { name: 'ohne-schienen.png' }));
    expect((await download).suggestedFilename()).toBe('ohne-schienen.png');
    await decide(page, 'Angepassten Preis verbindlich annehmen');
  });

  await test.step('finishes and is paid', async () => {
    await desk.send('addCreditNote', offerId);
    await expect(offerPanel(page).getByText('Der Verkauf ist von Ihrer Seite abgeschlossen.').first()).toBeVisible();
    await expectSoundInBothLooks(page, 'finished');
    await desk.send('complete', offerId, { paymentReference: 'SEPA 2026-11-24/8' });
    await expect(offerPanel(page).getByText('SEPA 2026-11-24/8').first()).toBeVisible();
    await expectSoundInBothLooks(page, 'completed');
  });
});
