import { deskPages } from '#contract/desk/desk-urls.ts';
import { webhookCalls } from '#contract/desk/webhooks.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';
import { openClient, ShopRefusal } from '#web/desk/pages/developer/provider-client.ts';

// What is refused on the way is said on the page.
test.use({ allowedComplaints: /status of 400/ });

test('the administration makes a token, an ERP works with it until it is ended, and a target for webhooks is made, paused and removed', async ({
  context,
  server,
}) => {
  const page = await openDeskPage(context, deskPages.tokens);
  await page.setViewportSize({ width: 390, height: 844 });

  const token = await test.step('a token is shown once, and works', async () => {
    const adding = page.getByRole('region', { name: 'Token erstellen' });
    await adding.getByRole('textbox', { name: 'Name des Systems' }).fill('Warenwirtschaft');
    await adding.getByRole('button', { name: 'Token erstellen' }).click();
    await expect(adding.getByText('Bitte mindestens eine Aufgabe wählen.').first()).toBeVisible();
    await adding.getByRole('checkbox', { name: 'Verkäufe lesen' }).check();
    await expectSound(page, 'a token being made');
    await adding.getByRole('button', { name: 'Token erstellen' }).click();
    await expect(adding.getByRole('status')).toBeFocused();
    const made = (await adding.getByRole('status').locator('code').textContent()) ?? '';
    expect(made).toMatch(/^akw_/);
    const erp = openClient(server.url, made);
    expect((await erp.read('queue?tab=all')).rows.length).toBeGreaterThan(0);
    await page.reload();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Warenwirtschaft' }) });
    await expect(row).toContainText('Zuletzt benutzt');
    await expect(page.getByText(made)).toBeHidden();
    return made;
  });

  await test.step('ended, it opens nothing', async () => {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Warenwirtschaft' }) });
    await row.getByRole('button', { name: 'Token beenden …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Token beenden' }).click();
    await expect(row).toContainText('Beendet');
    await expect(openClient(server.url, token).read('queue')).rejects.toThrow(ShopRefusal);
  });

  await test.step('a target is refused at a private address, made at a public one, paused and removed', async () => {
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    const adding = page.getByRole('region', { name: 'Ziel anlegen' });
    await adding.getByRole('textbox', { name: 'Name des Systems' }).fill('Lagersystem');
    const address = adding.getByRole('textbox', { name: 'Adresse' });
    await address.fill('https://10.0.0.5/haken');
    await adding.getByRole('button', { name: 'Ziel anlegen' }).click();
    await expect(adding.getByText('Nur öffentliche Adressen').first()).toBeVisible();
    await address.fill('https://erp.example/haken');
    await adding.getByText('Ereignisse auswählen').click();
    await adding.getByRole('checkbox', { name: 'completed' }).check();
    await adding.getByRole('button', { name: 'Ziel anlegen' }).click();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Lagersystem' }) });
    const secret = page.locator('code').filter({ hasText: /^whsec_/ });
    await expect(row.getByRole('status')).toBeFocused();
    await expect(adding.getByRole('textbox', { name: 'Name des Systems' })).toHaveValue('');
    for (let made = 0; made < 2; made += 1) {
      const before = (await secret.textContent()) ?? '';
      await row.getByRole('button', { name: 'Neues Geheimnis …' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Neues Geheimnis' }).click();
      // One at a time: the former can be taken for the one that holds.
      await expect(secret).not.toHaveText(before);
    }
    await expect(row).toContainText('Das bisherige gilt daneben noch 24 Stunden.');
    await row.getByRole('button', { name: 'Ausblenden' }).click();
    await expect(secret).toHaveCount(0);
    await expect(row).toContainText('Nur completed');
    await row.getByRole('button', { name: 'Anhalten' }).click();
    await expect(row).toContainText('Angehalten');
    await row.getByText('Noch einmal senden').first().click();
    await row.getByRole('textbox', { name: 'Alles seit' }).fill('2026-01-01');
    await row.getByRole('button', { name: 'Noch einmal senden' }).click();
    await expect(row.getByText(/Ereignis(se)? (wird|werden) gesendet/)).toBeVisible();
    await expectSound(page, 'a target with everything that can be done about it');
    await row.getByText('Zustellungen', { exact: true }).click();
    await expect(row.getByText(/completed an Lagersystem/).first()).toBeVisible();
    await expectSound(page, 'messages that wait');
    // What is read anew when somebody comes back to the window arrives after the answer that there is no target any more.
    const [read, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(`**${webhookCalls.list}`, async (route) => {
      const response = await route.fetch();
      read.resolve();
      await removed.promise;
      await route.fulfill({ response });
    });
    await page.clock.setFixedTime(Date.now() + 60_000);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await read.promise;
    await row.getByRole('button', { name: 'Ziel löschen …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ziel löschen' }).click();
    await expect(page.getByText('Noch kein Ziel.')).toBeVisible();
    const late = page.waitForResponse(`**${webhookCalls.list}`);
    removed.resolve();
    await late;
    await expect(page.getByText('Noch kein Ziel.')).toBeVisible();
    await page.unroute(`**${webhookCalls.list}`);
  });

  await test.step('an address that names a target shows what was sent there alone', async () => {
    const target = '7d0f4c1e-6c0b-4a3e-9c55-1f2f3f4a5b6c';
    const asked = page.waitForRequest(`**${webhookCalls.deliveries}?webhookId=${target}`);
    await page.goto(`${deskPages.deliveries}?ziel=${target}`);
    await asked;
    await expect(page.getByText('Noch nichts gesendet.')).toBeVisible();
  });

  await test.step('an ERP’s developer finds the calls and the client', async () => {
    await page.getByRole('link', { name: 'Für Entwickler' }).click();
    await expect(page.getByRole('table', { name: 'Befehle des Ankäufers' })).toContainText('submitBid/{offerId}');
    await expect(page.getByRole('region', { name: 'Text des Clients' })).toContainText('export function openClient');
  });
});
