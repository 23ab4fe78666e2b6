import { randomUUID } from 'node:crypto';
import { bidBody } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signOffPageFor } from '#tests/support/captured-mail.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const items = ['ThinkPad X13', 'PowerEdge R640'].map((freetext, at) => ({
  id: `item-${randomUUID()}`,
  freetext,
  quantity: at + 1,
}));

test('a superior looks and refuses by link from a phone, and the seller sees it at once; the decision stays the seller’s', async ({
  page,
  browser,
  server,
  desk,
}) => {
  const customer = await signUp(page, 'einkauf-it@example.org');
  await test.step('a superior refuses by link from a phone, and the seller sees it at once; the decision stays the seller’s', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const offerId = await customer.inquire({ items });
    await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
    await page.goto(`/cockpit/${offerId}/`);
    const panel = page.getByRole('region', { name: 'Zustimmung' });
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    await context.addCookies([refusedCookies(server.url)]);
    const phone = await context.newPage();
    let link = '';

    await test.step('the seller asks by keyboard, and what is missing is said', async () => {
      await panel.getByRole('button', { name: 'Link zum Ansehen und Zustimmen senden' }).focus();
      await page.keyboard.press('Enter');
      await expect(field(panel, /^Name/)).toBeFocused();
      await page.keyboard.type('Dr. Kim Muster');
      await panel.getByRole('button', { name: 'Link senden' }).click();
      await expect(panel.getByRole('alert')).toContainText('E-Mail-Adresse');
      await field(panel, /^E-Mail-Adresse/).fill('leitung-it@example.org');
      await panel.getByRole('button', { name: 'Link senden' }).click();
      await expect(panel.getByText('wartet seit heute')).toBeVisible();
      await expect(panel.getByText('Der Link ist unterwegs an leitung-it@example.org.')).toBeVisible();
    });

    await test.step('the link shows the bid on a phone, without an account', async () => {
      link = await signOffPageFor(page.request, 'leitung-it@example.org');
      await phone.goto(link);
      await expect(phone.getByRole('heading', { level: 1, name: 'Sind Sie einverstanden?' })).toBeVisible();
      const bid = phone.getByRole('region', { name: 'Gebot' });
      await expect(bid.getByText(/^1\.920,00.€$/).first()).toBeVisible();
      await expect(bid.getByText('ohne Einbauschienen').first()).toBeVisible();
      await expect(bid.getByText(/1\.875,00.€/)).toBeVisible();
      await expectSoundHere(phone, 'the bid, on a phone');
      await bid.getByRole('button', { name: 'Zur Antwort' }).click();
      await expect(phone.getByRole('region', { name: 'Antwort' })).toBeFocused();
      await phone.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(phone.getByRole('alert')).toContainText('Bitte wählen Sie eine Antwort.');
      await phone.getByRole('radio', { name: 'Nicht einverstanden' }).check();
      await field(phone, /^Bemerkung/).fill('Erst das zweite Angebot abwarten.');
      await phone.getByRole('button', { name: 'Antwort senden' }).click();
      await expect(phone.getByRole('heading', { level: 1, name: 'Danke für Ihre Antwort' })).toBeVisible();
    });

    await test.step('the open page of the seller tells it live, with the remark, and the history keeps it', async () => {
      await expect(panel.getByText('nicht einverstanden', { exact: true })).toBeVisible();
      await expect(panel.getByText('„Erst das zweite Angebot abwarten.“')).toBeVisible();
      await expect(page.getByText('Neu: Dr. Kim Muster ist nicht einverstanden.')).toBeVisible();
      await expect(page.getByText(/^Dr\. Kim Muster ist mit 1\.920,00.€ nicht einverstanden/)).toBeVisible();
      await expectSoundHere(page, 'refused');
      await expect(offerPanel(page).getByRole('button', { name: 'Gebot verbindlich annehmen' }).first()).toBeVisible();
    });

    await test.step('the link says what was answered and takes no other answer; the copied one of the next can be withdrawn', async () => {
      await phone.goto(link);
      await expect(phone.getByRole('heading', { level: 1, name: 'Hier wurde geantwortet' })).toBeVisible();
      await expect(phone.getByText('„Erst das zweite Angebot abwarten.“')).toBeVisible();
      await expect(phone.getByRole('button', { name: 'Antwort senden' })).toHaveCount(0);
      await panel.getByRole('button', { name: 'Link zum Ansehen und Zustimmen senden' }).click();
      await field(panel, /^Name/).fill('Sam Beispiel');
      await field(panel, /^E-Mail-Adresse/).fill('finanzen-it@example.org');
      await panel.getByRole('button', { name: 'Link senden' }).click();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
      await panel.getByRole('button', { name: 'Link kopieren: Sam Beispiel' }).click();
      await expect(panel.getByText('Kopiert', { exact: true })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      await phone.goto(copied);
      await expect(phone.getByRole('heading', { level: 1, name: 'Sind Sie einverstanden?' })).toBeVisible();
      await panel.getByRole('button', { name: 'Zurückziehen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Bitte zurückziehen' }).click();
      await expect(panel.getByText('Sam Beispiel')).toHaveCount(0);
      await phone.reload();
      await expect(phone.getByRole('heading', { level: 1, name: 'Diese Bitte wurde zurückgezogen' })).toBeVisible();
      await expect(phone.getByText('€')).toHaveCount(0);
    });
    await context.close();
  });

  await test.step('a superior finds a device in a long sheet, and the search does not ask the server for the bid again', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({
      id: `item-${randomUUID()}`,
      freetext: `Gerät ${at}`,
      quantity: 1,
    }));
    const offerId = await customer.inquire({ items: many });
    await desk.send('submitBid', offerId, bidBody(many, { validUntil: dayAhead(14) }));
    await customer.act('askSignOff', offerId, { name: 'Dr. Kim Muster', email: 'leitung-lang@example.org' });
    const link = await signOffPageFor(page.request, 'leitung-lang@example.org');
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
    await context.addCookies([refusedCookies(server.url)]);
    const phone = await context.newPage();
    await phone.goto(link);
    const sheet = phone.getByRole('region', { name: 'Gebot' });
    await expect(sheet.getByText('30 Positionen: 30 Geräte')).toBeVisible();
    const asked: string[] = [];
    phone.on('request', (request) => void asked.push(request.url()));
    await sheet.getByRole('searchbox').fill('Gerät 17');
    await expect(sheet.getByRole('button', { name: 'Gerät 17' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Gerät 18' })).toHaveCount(0);
    expect(asked.filter((url) => url.includes('/zustimmung/'))).toEqual([]);
    await context.close();
  });
});
