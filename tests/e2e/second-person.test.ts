import { firmCalls } from '#contract/account/firm.ts';
import { pages } from '#contract/site/urls.ts';
import { bidBody } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signOffPageFor } from '#tests/support/captured-mail.ts';
import { signUp } from '#tests/support/customer.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { dayAhead, field, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

// What is refused stands in the console as well.
test.use({ allowedComplaints: /409 .*acceptBid/ });

test('a firm that wants two persons from a sum on says so before, refuses alone, and accepts once a superior agreed', async ({
  page,
  browser,
  server,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const customer = await signUp(page, 'zwei-personen@example.org');
  await pageCalls(page.request).post(firmCalls.found, { name: 'Zwei Personen GmbH' });

  await test.step('the sum is set on the firm’s page, and a wrong one is said at the field', async () => {
    await page.goto(pages.account.firm);
    await field(page, /^Zwei Personen ab/).fill('viel');
    const form = page.locator('form', { has: page.getByLabel(/^Zwei Personen ab/) });
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    await field(page, /^Zwei Personen ab/).fill('1.000');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert')).toBeVisible();
    await page.reload();
    await expect(field(page, /^Zwei Personen ab/)).toHaveValue('1.000,00');
  });

  const offerId = await customer.inquire();
  const { items } = await customer.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  const panel = page.getByRole('region', { name: 'Zustimmung' });

  await test.step('the bid says that a second person is missing, and cannot be accepted alone', async () => {
    await page.goto(pages.cockpit.offer(offerId));
    await expect(page.getByText('Es fehlt die Zustimmung einer zweiten Person')).toBeVisible();
    await expect(panel).toContainText('Ab 1.000,00 € braucht Ihre Firma zwei Personen. Die zweite fehlt noch.');
    await expectSoundHere(page, 'a second person is missing');
    for (const box of await offerPanel(page).getByRole('checkbox').all()) await box.check();
    await pressAndConfirm(page, 'Gebot verbindlich annehmen');
    await expect(page.getByText('Es fehlt die Zustimmung einer zweiten zu diesem Preis.')).toBeVisible();
    expect((await customer.read(offerId)).phase).toBe('bidPlaced');
  });

  await test.step('the superior agrees by link, the page says so live, and the bid is accepted', async () => {
    await panel.getByRole('button', { name: 'Link zum Ansehen und Zustimmen senden' }).click();
    await field(panel, /^Name/).fill('Dr. Kim Muster');
    await field(panel, /^E-Mail-Adresse/).fill('leitung-zwei@example.org');
    await panel.getByRole('button', { name: 'Link senden' }).click();
    const link = await signOffPageFor(page.request, 'leitung-zwei@example.org');
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await phone.goto(link);
    await phone.getByRole('radio', { name: 'Einverstanden', exact: true }).check();
    await phone.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(phone.getByRole('heading', { level: 1, name: 'Danke für Ihre Antwort' })).toBeVisible();
    await context.close();
    await expect(page.getByText('Es fehlt die Zustimmung einer zweiten Person')).toBeHidden();
    await expect(panel.getByText('einverstanden', { exact: true })).toBeVisible();
    await pressAndConfirm(page, 'Gebot verbindlich annehmen');
    await expect(panel).toBeHidden();
    expect((await customer.read(offerId)).phase).toBe('agreed');
  });
});
