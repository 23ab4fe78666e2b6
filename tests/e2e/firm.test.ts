import type { Browser } from '@playwright/test';
import { firmCalls } from '#contract/account/firm.ts';
import { bidBody } from '#tests/factories/wire.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { linkTokenFor } from '#tests/support/captured-mail.ts';
import { refusedCookies } from '#tests/support/consent-cookie.ts';
import { customerPassword, signUp } from '#tests/support/customer.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { dayAhead, field, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ allowedComplaints: /status of 401/ });

/** Another person at another computer. */
async function otherPerson(browser: Browser, url: string, width = 390): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'de-DE', viewport: { width, height: 844 } });
  await context.addCookies([refusedCookies(url)]);
  return context.newPage();
}

test('a colleague is invited, sees the open sales live, also who decides, and nothing any more once taken out', async ({
  page,
  desk,
  browser,
  server,
}) => {
  const manager = await signUp(page, 'einkauf@firma.example');
  await test.step('a colleague is invited, sees the open sales live, and nothing any more once taken out', async () => {
    const offerId = await manager.inquire();
    await page.goto('/kundenportal/profil/');
    await page.getByRole('link', { name: 'Firma und Personen' }).click();
    await field(page, 'Name der Firma').fill('Muster IT GmbH');
    await expect(page.getByText('Ihr bisheriger Verkauf gehört dann der Firma')).toBeVisible();
    await page.getByRole('button', { name: 'Firma anlegen' }).click();
    await expect(page.getByRole('heading', { name: 'Muster IT GmbH', level: 1 })).toBeVisible();
    await expectSoundHere(page, 'a firm of one');
    await field(page, 'E-Mail-Adresse').fill('lager@firma.example');
    for (const right of ['Entscheiden', 'Preise und Unterlagen sehen', 'Anfragen senden'])
      await page.getByRole('checkbox', { name: right }).uncheck();
    await page.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(page.getByText('Einladung an lager@firma.example gesendet')).toBeVisible();

    const guest = await otherPerson(browser, server.url);
    const token = await linkTokenFor(page.request, 'lager@firma.example', 'einladung');
    await guest.goto(`/kundenportal/einladung/${token}/`);
    await expect(guest.getByRole('heading', { name: 'Für Muster IT GmbH verkaufen' })).toBeVisible();
    await expectSoundHere(guest, 'an invitation on a phone');
    await field(guest, 'Passwort festlegen').fill(customerPassword);
    await guest.getByRole('button', { name: 'Einladung annehmen' }).click();
    await guest
      .getByRole('link', { name: /PowerEdge|Server/ })
      .first()
      .click();
    await expect(offerPanel(guest)).toContainText('Wir sind am Zug');

    const { items } = await desk.read(offerId);
    await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
    await expect(offerPanel(guest)).toContainText('Ihre Firma ist am Zug');
    await expect(offerPanel(guest)).toContainText(
      'Preise und Unterlagen sieht, wer in Ihrer Firma das Recht dazu hat.',
    );
    await expect(guest.getByText('1.920,00')).toHaveCount(0);
    await expectSoundHere(guest, 'a sale without its prices');
    await page.goto(`/cockpit/${offerId}/`);
    await expect(offerPanel(page)).toContainText('1.920,00');

    await page.goto('/kundenportal/firma/');
    await pressAndConfirm(page, 'Aus der Firma entfernen …', 'Aus der Firma entfernen');
    await expect(page.getByText('lager@firma.example')).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await guest.context().close();
  });

  await test.step('a token for a system of the firm and a target for webhooks are made, each secret shown once', async () => {
    await page.getByRole('link', { name: 'Token, Webhooks und Anleitung' }).click();
    await expect(page.getByRole('heading', { name: 'Systeme Ihrer Firma', level: 1 })).toBeVisible();
    const [tokens, webhooks] = ['Token', 'Webhooks'].map((name) => page.getByRole('region', { name, exact: true }));
    if (!tokens || !webhooks) throw new Error('No parts');
    await tokens.getByRole('textbox', { name: 'Name des Systems' }).fill('Snipe-IT');
    await tokens.getByRole('checkbox', { name: 'Geräte lesen' }).press('Space');
    await tokens.getByRole('button', { name: 'Token erstellen' }).press('Enter');
    await expect(tokens.getByText(/^akw_/)).toBeVisible();
    await webhooks.getByRole('textbox', { name: 'Name des Systems' }).fill('Snipe-IT');
    await webhooks.getByRole('button', { name: 'Ziel anlegen' }).click();
    await webhooks
      .getByRole('alert')
      .getByRole('button', { name: /Adresse/ })
      .click();
    await expect(webhooks.getByRole('textbox', { name: 'Adresse' })).toBeFocused();
    await page.keyboard.type('https://inventar.example.org/ankauf');
    await page.keyboard.press('Enter');
    await expect(webhooks.getByText(/^whsec_/)).toBeVisible();
    await webhooks.getByText('Zustellungen', { exact: true }).press('Enter');
    await expect(webhooks.getByText('Noch nichts gesendet.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSoundHere(page, 'a token and a target of a firm on a phone');
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.reload();
    await expect(tokens.getByRole('heading', { name: 'Snipe-IT' })).toBeVisible();
    await expect(page.getByText(/^(?:akw|whsec)_/)).toHaveCount(0);
    await expect(page.getByLabel('Aufruf: Verkäufe lesen')).toContainText(`${server.url}/firm/api/sales`);
    await pressAndConfirm(page, 'Token beenden …', 'Token beenden');
    await expect(tokens.getByText(/^Beendet /)).toBeVisible();
  });

  await test.step('a superior who may decide does so, and a colleague who may only look sees who can', async () => {
    await pageCalls(page.request).post(firmCalls.invite, { email: 'schaut@firma.example', rights: ['seeMoney'] });
    const offerId = await manager.inquire();
    const { items } = await desk.read(offerId);
    await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));

    const looker = await otherPerson(browser, server.url, 1440);
    const token = await linkTokenFor(page.request, 'schaut@firma.example', 'einladung');
    await pageCalls(looker.request).post(firmCalls.join, { token, password: customerPassword });
    await looker.goto(`/cockpit/${offerId}/`);
    await expect(offerPanel(looker)).toContainText('1.920,00');
    await expect(offerPanel(looker)).toContainText('Das übernimmt, wer in Ihrer Firma entscheiden darf.');
    await expect(looker.getByRole('button', { name: 'Gebot verbindlich annehmen' })).toHaveCount(0);

    await page.goto(`/cockpit/${offerId}/`);
    await expect(offerPanel(page).getByRole('checkbox').first()).toBeVisible();
    for (const box of await offerPanel(page).getByRole('checkbox').all()) await box.check();
    await pressAndConfirm(page, 'Gebot verbindlich annehmen');
    await expect(offerPanel(looker).getByRole('heading', { name: 'Sie haben unser Gebot angenommen' })).toBeVisible();
    await looker.context().close();
  });
});
