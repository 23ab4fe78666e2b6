import { longOffer } from '#tests/factories/long-offer.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead, field, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const send = 'Gegenvorschlag verbindlich senden';
const own = (page: Page) => field(page, /^Ihr Preis(?! je)/);
const priceOf = (page: Page, group: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('textbox', { name: 'Ihr Preis je Gerät' });

async function declare(page: Page): Promise<void> {
  for (const box of await offerPanel(page).locator('input[name^=declarations]').all()) await box.check();
}

test('an own price is named for single models or for the chosen positions, summed for the call and kept while it is typed', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'preis-je-modell@example.org');
  await test.step('an own price is named for single models, summed for the call and kept while it is typed', async () => {
    const { items, lines } = longOffer(30);
    const offerId = await customer.inquire({ items });
    await desk.send('submitBid', offerId, { lines, shippingMethod: 'pickup', validUntil: dayAhead(14) });
    const { bid } = await customer.read(offerId);
    expect(bid?.total).toBe(5_698);
    await page.goto(`/cockpit/${offerId}/`);
    await page.getByRole('button', { name: 'Eigenen Preis nennen' }).click();
    await expect(page.getByText(/mehr als 5\.698,00.€, höchstens 56\.980,00.€/)).toBeVisible();
    await page.getByText('Preis je Modell nennen').click();
    const prices = page.getByRole('list', { name: 'Preis je Modell' });
    await expect(prices.getByRole('listitem')).toHaveCount(8);
    await expect(prices.getByRole('listitem').first()).toContainText(/2 Geräte, unser Gebot 130,00.€ je Gerät/);

    const [firstThinkPads, otherThinkPads] = [priceOf(page, /T480/).first(), priceOf(page, /T480/).nth(1)];
    await firstThinkPads.fill('150,50');
    await expect(prices.getByRole('listitem').first()).toContainText(/zusammen 301,00.€, 41,00.€ mehr/);
    await expect(own(page)).toHaveValue('5.739,00');
    await otherThinkPads.fill('nichts');
    await expect(own(page)).toHaveValue('');
    await expect(prices.getByText('Bitte geben Sie einen Betrag in Euro an, zum Beispiel 135,00')).toBeVisible();
    await otherThinkPads.fill('100');
    await expect(own(page)).toHaveValue('5.631,00');
    await declare(page);
    await page.getByRole('button', { name: send }).click();
    await expect(page.getByRole('alert')).toContainText('Ihr Preis muss über dem Kaufpreisgebot liegen.');
    await otherThinkPads.fill('120');
    await expect(own(page)).toHaveValue('5.751,00');
    const { width = 1280, height = 800 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSoundHere(page, 'own prices for models, on a phone');
    await page.setViewportSize({ width, height });

    await page.reload();
    await expect(own(page)).toHaveValue('5.751,00');
    await expect(firstThinkPads).toHaveValue('150,50');
    await own(page).fill('6.100');
    await expect(page.getByText(/Ihre Preise je Modell ergeben zusammen 5\.751,00.€/)).toBeVisible();
    await page.getByRole('button', { name: /5\.751,00.€ übernehmen/ }).click();
    await declare(page);
    await pressAndConfirm(page, send);
    await expect(offerPanel(page).getByText('Ihr Preis liegt uns vor').first()).toBeVisible();
    expect((await customer.read(offerId)).counterbid).toMatchObject({ amount: 5_751 });
  });

  await test.step('an own price for the chosen positions names them alone, and says what stays', async () => {
    const { items, lines } = longOffer(30);
    const offerId = await customer.inquire({ items });
    const terms = { shippingMethod: 'pickup', validUntil: dayAhead(14), linesOptional: true };
    await desk.send('submitBid', offerId, { lines, ...terms });
    await page.goto(`/cockpit/${offerId}/`);
    await page.getByRole('checkbox', { name: /^Alle 7 Positionen HP EliteDesk/ }).uncheck();
    await page.getByRole('button', { name: 'Eigenen Preis für die Auswahl nennen' }).click();
    await expect(offerPanel(page).getByText('Unser Gebot für 23 von 30 Positionen')).toBeVisible();
    await own(page).fill('6000');
    await declare(page);
    await page.getByRole('button', { name: send }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('7 Positionen bleiben bei Ihnen, auch wenn wir Ihren Preis annehmen:');
    await expect(question).toContainText('7 × HP EliteDesk 800 G4');
    await question.getByRole('button', { name: send }).click();
    await expect(offerPanel(page).getByText('Für 23 von 30 Positionen; die übrigen bleiben bei Ihnen.')).toBeVisible();
    const { counterbid } = await customer.read(offerId);
    expect([counterbid?.amount, counterbid?.itemIds?.length]).toEqual([6_000, 23]);
  });
});
