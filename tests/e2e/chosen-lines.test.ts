import { longOffer } from '#tests/factories/long-offer.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { pressOn } from '#tests/support/keyboard.ts';
import { dayAhead, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const sheet = (page: Page) => page.getByRole('table', { name: 'Geräte und Preise' });
const tick = (page: Page, name: string | RegExp) => sheet(page).getByRole('checkbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const terms = (changes: object) => ({ shippingMethod: 'pickup', validUntil: dayAhead(14), ...changes });
const serial = (at: number) => `SN${String(at).padStart(5, '0')}`;

test('of 400 positions 12 are refused by keyboard and the others sold, unless the bid is for all of them together', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'zwoelf-bleiben@example.org');
  await test.step('of 400 positions 12 are refused by keyboard and the others sold, which is said before and kept', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const { items, lines } = longOffer(400);
    const offerId = await customer.inquire({ items });
    const [fixed] = items;
    await desk.send('submitBid', offerId, terms({ lines, linesOptional: true, fixedItemIds: [fixed?.id] }));
    await page.goto(`/cockpit/${offerId}/`);
    await expect(offerPanel(page).getByText('Sie können Positionen abwählen')).toBeVisible();

    await test.step('a list of twelve serial numbers is unticked at once', async () => {
      await page.keyboard.press('Control+f');
      await page.keyboard.insertText([...Array(12).keys()].map((at) => serial(4 * at + 2)).join(', '));
      await expect(page.getByText(/^12 von 400 Positionen: 12 Geräte/)).toBeVisible();
      await pressOn(page, button(page, 'Diese 12 Positionen abwählen'));
      await expect(offerPanel(page).getByText(/^mindestens .*12 Positionen bleiben bei Ihnen\.$/)).toBeVisible();
      await expect(tick(page, `1 × Dell Latitude 5400 ${serial(2)} verkaufen`)).not.toBeChecked();
      await page.setViewportSize({ width: 390, height: 844 });
      await expectSoundHere(page, 'twelve positions unticked, on a phone');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('ticks stay while something else is searched, and after a reload', async () => {
      await button(page, 'Alle Positionen zeigen').press('Enter');
      const latitudes = sheet(page).getByRole('row', { name: /Dell Latitude 5400/ });
      await expect(latitudes).toContainText('88 gewählt, 12 bleiben bei Ihnen');
      expect(await tick(page, 'Alle 100 Positionen Dell Latitude 5400 verkaufen').evaluate(isPartly)).toBe(true);
      await page.reload();
      await expect(latitudes).toContainText('88 gewählt, 12 bleiben bei Ihnen');
      await page.getByLabel('nur abgewählte').check();
      await expect(page.getByText(/^12 von 400 Positionen/)).toBeVisible();
      await tick(page, new RegExp(serial(2))).press('Space');
      await expect(tick(page, new RegExp(serial(2)))).toBeFocused();
      await expect(offerPanel(page).getByText(/^mindestens .*11 Positionen bleiben bei Ihnen\.$/)).toBeVisible();
      await page.keyboard.press('Space');
      await button(page, 'Alle Positionen zeigen').click();
    });

    await test.step('a whole model and a whole site come back, but for what is sold in any case', async () => {
      await tick(page, 'Alle 100 Positionen HP EliteDesk 800 G4 verkaufen').press('Space');
      await expect(offerPanel(page).getByText(/^mindestens .*112 Positionen bleiben bei Ihnen\.$/)).toBeVisible();
      await page.keyboard.press('Space');
      await page.getByLabel('Standort', { exact: true }).selectOption('Hamburg');
      await button(page, 'Diese 133 Positionen abwählen').click();
      await page.getByLabel('Standort', { exact: true }).selectOption('Alle Standorte');
      await expect(sheet(page).getByRole('row', { name: /Lenovo ThinkPad T480/ })).toContainText(/gewählt, 33 bleiben/);
      await page.getByLabel('Standort', { exact: true }).selectOption('Hamburg');
      await button(page, 'Diese 133 Positionen doch verkaufen').click();
      await page.goto(`/cockpit/${offerId}/?suche=${serial(1)}`);
      await expect(tick(page, `1 × Lenovo ThinkPad T480 ${serial(1)} verkaufen`)).toBeDisabled();
      await expect(sheet(page).getByText('Nur zusammen mit den anderen')).toBeVisible();
    });

    await test.step('what stays is read before, and the rest is sold', async () => {
      await page.goto(`/cockpit/${offerId}/?suche=${[...Array(12).keys()].map((at) => serial(4 * at + 2)).join(',')}`);
      // Those of Hamburg were taken back with their site.
      await button(page, 'Diese 12 Positionen abwählen').click();
      const sum = offerPanel(page).getByText(/388 von 400 Positionen: 77\.244,00.€, mindestens 70\.224,00/);
      await expect(sum.first()).toBeVisible();
      await button(page, 'Zur Entscheidung').press('Enter');
      for (const box of await offerPanel(page).locator('input[name^=declarations]').all()) await box.check();
      await button(page, 'Auswahl verbindlich verkaufen').click();
      const question = page.getByRole('dialog');
      await expect(question).toContainText('388 von 400 Positionen');
      await expect(question).toContainText('12 × Dell Latitude 5400');
      await expect(question).toContainText(serial(46));
      await expectSoundHere(page, 'what stays, before it is sent');
      await question.getByRole('button', { name: 'Auswahl verbindlich verkaufen' }).click();
      await expect(offerPanel(page).getByText('Nicht verkauft, bleibt bei Ihnen:')).toBeVisible();
      const sold = await customer.read(offerId);
      expect(sold).toMatchObject({ phase: 'agreed', agreement: { total: 77_244, minimum: 70_224 } });
      expect([sold.items.length, sold.unsold?.length]).toEqual([388, 12]);
    });
  });

  await test.step('a bid for all positions together says so, and lets none be unticked', async () => {
    const { items, lines } = longOffer(30);
    const offerId = await customer.inquire({ items });
    await desk.send('submitBid', offerId, terms({ lines }));
    await page.goto(`/cockpit/${offerId}/`);
    await expect(offerPanel(page).getByText('Dieses Gebot gilt für alle Positionen zusammen.')).toBeVisible();
    await expect(sheet(page).getByRole('rowheader')).toHaveCount(4);
    await expect(sheet(page).getByRole('checkbox')).toHaveCount(0);
  });
});

const isPartly = (box: unknown) => box instanceof HTMLInputElement && box.indeterminate;
