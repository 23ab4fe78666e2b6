import { bidBody } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { dayAhead, field, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';

/** Calls that come too late or without a session are refused; the browser notes each of them. */
test.use({ allowedComplaints: /status of (401|409)|HTTP Authentication failed|ERR_FAILED/ });

async function openBid(page: Page, desk: DeskApi, email: string) {
  const customer = await signUp(page, email);
  const offerId = await customer.inquire();
  const { items } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  return { customer, offerId };
}

/** Opens the offer in a tab that hears nothing of what happens in another. */
async function openDeafTab(page: Page, offerId: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.routeWebSocket(/.*/, () => {});
  await tab.goto(`/cockpit/${offerId}/`);
  await expect(tab.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toContainText('1.920,00');
  return tab;
}

const tickAll = async (page: Page) => {
  await expect(offerPanel(page).getByRole('checkbox').first()).toBeVisible();
  for (const box of await offerPanel(page).getByRole('checkbox').all()) await box.check();
};

async function nameOwnPrice(page: Page) {
  await page.getByRole('button', { name: 'Eigenen Preis nennen' }).click();
  await field(page, 'Ihr Preis').fill('2000');
  await tickAll(page);
}

const shownLate = 'Dieser Schritt ist vorbei, der Verkauf ist schon weiter. Sie sehen hier den aktuellen Stand.';

test('a sale in several tabs: its name, a bid that was accepted in a third, and an IBAN that a sign-out takes out of all', async ({
  page,
  desk,
}) => {
  const { customer, offerId } = await openBid(page, desk, 'drei-tabs@example.org');
  await test.step('a sale is named by keyboard in one tab, and the other shows it', async () => {
    const second = await page.context().newPage();
    for (const tab of [page, second]) await tab.goto(`/cockpit/${offerId}/`);
    await page.getByRole('button', { name: 'Eigene Bezeichnung geben' }).click();
    await expect(page.getByLabel('Ihre Bezeichnung')).toBeFocused();
    await page.keyboard.type('Büro Hamburg, Tausch 2026');
    await page.keyboard.press('Enter');
    for (const tab of [page, second])
      await expect(tab.getByRole('heading', { level: 1, name: 'Büro Hamburg, Tausch 2026' })).toBeVisible();
    await second.close();
  });

  await test.step('two tabs that still show the bid hear in words that it was accepted in a third', async () => {
    const declining = await openDeafTab(page, offerId);
    const bidding = await openDeafTab(page, offerId);
    await nameOwnPrice(bidding);
    await page.goto(`/cockpit/${offerId}/`);
    await tickAll(page);
    await pressAndConfirm(page, 'Gebot verbindlich annehmen');
    await expect(offerPanel(page).getByRole('heading', { name: 'Sie haben unser Gebot angenommen' })).toBeVisible();

    await pressAndConfirm(declining, 'Ablehnen', 'Gebot ablehnen');
    await pressAndConfirm(bidding, 'Gegenvorschlag verbindlich senden');
    for (const tab of [declining, bidding]) {
      await expect(tab.getByRole('status').filter({ hasText: shownLate })).toBeVisible();
      await expect(offerPanel(tab).getByRole('heading', { name: 'Sie haben unser Gebot angenommen' })).toBeVisible();
    }
    expect((await customer.read(offerId)).agreement?.total).toBe(1920);
  });

  await test.step('a sign-out in one tab leaves no IBAN in the storage and on the screen of another', async () => {
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/cockpit/${offerId}/`);
      await expect(field(tab, 'IBAN'), 'nothing from another tab').toHaveValue('');
      await field(tab, 'IBAN').fill('DE02 1203 0000 0000 2020 51');
      await tab.reload();
      await expect(field(tab, 'IBAN'), 'kept in its tab').toHaveValue('DE02 1203 0000 0000 2020 51');
      expect(await tab.evaluate(() => JSON.stringify({ ...localStorage })), 'and nowhere else').not.toMatch(/2020 ?51/);
    }
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('button', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/');
    await expect(other.getByText('Melden Sie sich an, um diesen Verkauf zu sehen.')).toBeVisible();
    await expect(field(other, 'IBAN')).toHaveCount(0);
    for (const tab of [page, other]) expect(await stored(tab)).not.toMatch(/DE02|2020/);
  });
});

const stored = (tab: Page) => tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
