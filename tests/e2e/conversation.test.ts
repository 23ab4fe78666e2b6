import { randomUUID } from 'node:crypto';
import { photo } from '#seed/demo-files.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { bidBody } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { dayAhead, field, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const items = ['ThinkPad X13', 'PowerEdge R640', 'Monitor P2419H'].map((freetext, at) => ({
  id: `item-${randomUUID()}`,
  freetext,
  quantity: at + 1,
}));

test('both sides ask and answer live, with a photo from a phone; then some lines are sold alone', async ({
  page,
  browser,
  server,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const customer = await signUp(page, 'rueckfragen@example.org');
  const offerId = await customer.inquire({ items });
  await page.goto(`/cockpit/${offerId}/`);
  await expect(page.getByRole('heading', { name: 'Fragen und Antworten' })).toBeVisible();
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const buyer = await context.newPage();
  await signIn(buyer, `/desk/verkauf/${offerId}/`);

  await test.step('the buyer asks about a line by key, and the customer is told at once, with the turn', async () => {
    await buyer
      .getByRole('navigation', { name: 'Ansichten' })
      .getByRole('link', { name: /^Rückfragen/ })
      .focus();
    await buyer.keyboard.press('r');
    await expect(field(buyer, /^Nachricht an den Kunden/)).toBeFocused();
    await buyer.keyboard.type('Liegt das Netzteil bei? Ein Foto hilft uns.');
    await buyer.getByLabel('Zu welcher Position?').selectOption({ label: '2. PowerEdge R640' });
    await buyer.getByRole('button', { name: 'Senden' }).click();
    await expect(buyer.getByText('Antwort steht aus', { exact: true })).toBeVisible();
    await expect(buyer.getByText('Antwort auf Rückfrage abwarten', { exact: true })).toBeVisible();
    const asked = page.getByRole('region', { name: 'Rückfragen an Sie' });
    await expect(asked).toContainText('Zu: PowerEdge R640');
    await expect(asked).toContainText('Liegt das Netzteil bei?');
    await expect(offerPanel(page)).toContainText('Nach Ihrer Antwort sind wir am Zug');
    await expectSoundHere(page, 'asked, on a phone');
    await expectSoundHere(buyer, 'asked, at the desk');
  });

  await test.step('the answer comes with a photo, and stands at the desk by itself', async () => {
    const asked = page.getByRole('region', { name: 'Rückfragen an Sie' });
    await asked.getByRole('button', { name: 'Foto oder Datei beilegen' }).click();
    await asked
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'netzteil.png', mimeType: 'image/png', buffer: photo() });
    await expect(asked.getByText('1 von 1 Datei hochgeladen.')).toBeVisible();
    await field(asked, /^Ihre Antwort/).fill('Ja, es liegt bei.');
    await page.reload();
    await expect(field(asked, /^Ihre Antwort/)).toHaveValue('Ja, es liegt bei.');
    await asked.getByRole('button', { name: 'Antwort senden' }).click();
    await expect(asked).toBeHidden();
    await expect(page.getByText('Ja, es liegt bei.')).toBeVisible();
    await expect(buyer.getByText('Ja, es liegt bei.')).toBeVisible();
    await expect(buyer.getByRole('img', { name: 'netzteil.png' })).toBeVisible();
    await expect(buyer.getByText('Nichts ist offen.')).toBeVisible();
  });

  await test.step('the customer asks, and what the desk typed outlives a refusal', async () => {
    await page.getByRole('button', { name: 'Etwas fragen' }).click();
    await page.getByLabel('Worum geht es?').selectOption('Monitor P2419H');
    await field(page, /^Ihre Frage/).fill('Holen Sie auch ab?');
    await page.getByRole('button', { name: 'Frage senden' }).click();
    await expect(buyer.getByText('Eine Frage des Kunden wartet auf Antwort.')).toBeVisible();
    await buyer.getByRole('button', { name: 'Antworten', exact: true }).click();
    await field(buyer, /^Antwort an den Kunden/).fill('Ja, ab 20 Geräten.');
    await context.setOffline(true);
    await buyer.getByRole('button', { name: 'Senden' }).click();
    await expect(buyer.getByRole('alert')).toBeVisible();
    await expect(field(buyer, /^Antwort an den Kunden/)).toHaveValue('Ja, ab 20 Geräten.');
    await context.setOffline(false);
    await buyer.getByRole('button', { name: 'Senden' }).click();
    await expect(page.getByText('Ihre Frage ist beantwortet.')).toBeVisible();
    await expect(page.getByText('Ja, ab 20 Geräten.')).toHaveCount(1);
    // What has arrived is no draft any more.
    await page.reload();
    await page.getByRole('button', { name: 'Etwas fragen' }).click();
    await expect(field(page, /^Ihre Frage/)).toHaveValue('');
    await expect(buyer.getByText('Nichts ist offen.')).toBeVisible();
  });

  await test.step('the sheet of the bid lets lines be chosen, and remembers it', async () => {
    await buyer.getByRole('link', { name: 'Gebot', exact: true }).click();
    await buyer.getByRole('switch', { name: 'Positionen einzeln wählbar' }).check();
    await buyer.getByRole('checkbox', { name: /^Nicht abwählbar/ }).check();
    await expect(buyer.getByText('1 Position nicht abwählbar')).toBeVisible();
    await expect(buyer.getByText('Wird gemerkt …')).toBeHidden();
    await buyer.reload();
    await expect(buyer.getByRole('switch', { name: 'Positionen einzeln wählbar' })).toBeChecked();
    await expect(buyer.getByText('1 Position nicht abwählbar')).toBeVisible();
  });

  await test.step('of a bid that allows it one line stays, and sum and minimum follow', async () => {
    const bid = bidBody(items, { linesOptional: true, validUntil: dayAhead(14) });
    await desk.send('submitBid', offerId, bid);
    await page.getByRole('button', { name: 'Nur einzelne Positionen verkaufen' }).click();
    await page.getByRole('checkbox', { name: '1 × ThinkPad X13' }).uncheck();
    await expect(offerPanel(page).getByText(/2 von 3 Positionen: 3\.200,00.€, mindestens 3\.125,00.€/)).toBeVisible();
    for (const box of await offerPanel(page).getByRole('checkbox').all()) {
      if ((await box.getAttribute('name'))?.startsWith('declarations')) await box.check();
    }
    await pressAndConfirm(page, 'Auswahl verbindlich verkaufen');
    await expect(offerPanel(page).getByText('Nicht verkauft, bleibt bei Ihnen: 1 × ThinkPad X13.')).toBeVisible();
    expect(await customer.read(offerId)).toMatchObject({
      phase: 'agreed',
      agreement: { total: 3_200, minimum: 3_125 },
    });
  });
  await context.close();
});

async function signIn(page: Page, target: string): Promise<void> {
  const { email, password } = demoLogins.staff;
  await page.goto('/desk/anmeldung/');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('navigation', { name: 'Arbeitsliste' })).toBeVisible();
  await page.goto(target);
  await expect(page.getByRole('heading', { level: 1, name: /ThinkPad/ })).toBeVisible();
}
