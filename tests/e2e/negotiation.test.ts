import { randomUUID } from 'node:crypto';
import { photo } from '#seed/demo-files.ts';
import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { type Customer, signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { dayAhead, field, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const title = (page: Page, name: string) => expect(offerPanel(page).getByRole('heading', { name })).toBeVisible();
const shows = (page: Page, text: string) => expect(offerPanel(page).getByText(text).first()).toBeVisible();
const bid = (page: Page) => page.getByRole('region', { name: 'Unser Kaufpreisgebot' });

async function placeBid(desk: DeskApi, offerId: string, unitPrice = 640) {
  const { items } = await desk.read(offerId);
  const deductions = [{ name: 'ohne Einbauschienen', amount: 15 }];
  const lines = items.map(({ id }) => ({ itemId: id, unitPrice, deductions }));
  await desk.send('submitBid', offerId, bidBody(items, { lines, validUntil: dayAhead(14) }));
}

/** An inquiry with a bid, open on the page. */
async function openBid(page: Page, desk: DeskApi, customer: Customer): Promise<string> {
  const offerId = await customer.inquire();
  await placeBid(desk, offerId);
  await page.goto(`/cockpit/${offerId}/`);
  await expect(bid(page)).toContainText('1.920,00');
  return offerId;
}

test('a bid is declined, asked for once more, taken back, and stays in reach while a long sheet is read; an adjusted price is declined, and the goods come back', async ({
  page,
  desk,
}) => {
  const email = 'verzicht@example.org';
  const customer = await signUp(page, email);
  await test.step('the customer declines, is asked for an own price and does without', async () => {
    await openBid(page, desk, customer);
    await pressAndConfirm(page, 'Ablehnen', 'Gebot ablehnen');
    await title(page, 'Sie haben unser Gebot über 1.920,00 € abgelehnt');
    for (const typed of ['zweitausend', '1900']) {
      await field(page, 'Ihr Preis').fill(typed);
      await page.getByRole('button', { name: 'Gegenvorschlag verbindlich senden' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
    }
    await pressAndConfirm(page, 'Auf Gegenvorschlag verzichten', 'Verzichten und Anfrage schließen');
    await title(page, 'Ihre Anfrage wurde geschlossen.');
    await page.getByRole('link', { name: 'Diese Geräte noch einmal anbieten' }).click();
    await page.getByRole('button', { name: 'Anfrage prüfen' }).click();
    await expect(page.getByRole('heading', { name: 'Stimmt alles?' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
  });

  await test.step('the customer takes the sale back (LEG-10)', async () => {
    await openBid(page, desk, customer);
    await pressAndConfirm(page, 'Verkauf stornieren', 'Verkauf stornieren');
    await title(page, 'Transaktion abgebrochen!');
    await shows(page, 'storniert.');
    await expect(page.getByRole('button', { name: 'Verkauf stornieren' })).toBeHidden();
  });

  await test.step('the price and the answer stay in reach while a long sheet is read', async () => {
    const items = Array.from({ length: 60 }, (_, at) => ({
      id: `item-${randomUUID()}`,
      freetext: `Messrechner ${at + 1}`,
      quantity: 2,
    }));
    const offerId = await customer.inquire({ items });
    await placeBid(desk, offerId);
    await page.goto(`/cockpit/${offerId}/`);
    const toAnswer = page.getByRole('button', { name: 'Zur Entscheidung' });
    await expect(toAnswer).toBeInViewport({ ratio: 1 });
    await expect(bid(page)).toContainText('120 Geräte in 60 Positionen: 76.800,00');
    await toAnswer.click();
    await expect(page.getByRole('button', { name: 'Eigenen Preis nennen' })).toBeInViewport();
    await page.getByRole('button', { name: 'Eigenen Preis nennen' }).click();
    await placeBid(desk, offerId, 650);
    await shows(page, 'Neu, bisher waren es 76.800,00');

    await page.getByRole('button', { name: 'Zurück zum Gebot' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(toAnswer).toBeHidden();
    await bid(page).getByText('Messrechner 20').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Gebot verbindlich annehmen' })).toBeInViewport({ ratio: 1 });
    await expect(offerPanel(page).getByText(/^78\.000,00.€, mindestens/)).toBeInViewport();
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  const offerId = await openBid(page, desk, customer);
  const { inquiryId, items } = await customer.read(offerId);
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody });
  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  await desk.send('sendShippingLabel', offerId, { carrier: 'dpd', trackingNumbers: ['01015026003653C'] });
  await desk.send('confirmScopeOfSupply', offerId, {
    lines: items.map(({ id }) => ({ itemId: id, received: 2 })),
    foreign: [{ description: 'Netzkabel', units: 4 }],
  });
  await desk.send('skipDeletion', offerId, { reason: 'mediaRemovedByCustomer' });
  await desk.send('startTesting', offerId);
  await desk.send('finishTesting', offerId, { lines: items.map(({ id }) => ({ itemId: id, result: 'passed' })) });
  const missingEvidence = [await desk.upload({ name: 'paket.png', mimeType: 'image/png', buffer: photo() })];
  await desk.send('adjustBid', offerId, {
    lines: items.map(({ id }) => ({ itemId: id, missingEvidence, deductions: [] })),
    answerUntil: dayAhead(14),
  });
  await shows(page, '1 × nicht angekommen: wird nicht bezahlt');
  await test.step('a question at the line reaches the provider, and its answer appears by itself', async () => {
    await page.getByRole('button', { name: 'Zu dieser Position etwas fragen' }).first().click();
    await page.getByRole('textbox', { name: 'Ihre Frage' }).fill('Was wog das Paket?');
    await page.getByRole('button', { name: 'Frage senden' }).click();
    await shows(page, 'Ihre Frage ist bei uns.');
    await shows(page, 'Was wog das Paket?');
    const question = (await customer.read(offerId)).messages.at(-1)?.id;
    const answer = { id: crypto.randomUUID(), answers: question, text: '14,2 kg statt 21,3 kg.' };
    await desk.send('sendMessage', offerId, answer);
    await shows(page, '14,2 kg statt 21,3 kg.');
    await expect(page.getByText('Neu: Ihre Frage ist beantwortet.')).toBeVisible();
  });
  await expectSoundHere(page, 'adjusted, one is missing');
  await pressAndConfirm(page, 'Ablehnen und Geräte zurück', 'Ablehnen, Geräte zurückschicken');
  await title(page, 'Ihre Geräte kommen zurück');
  await desk.send('dispatchReturns', offerId, { trackingNumbers: ['00340434161094042557'] });
  await title(page, 'Der Auftrag ist beendet');
  await shows(page, '00340434161094042557');
});
