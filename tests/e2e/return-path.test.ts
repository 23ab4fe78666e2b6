import { api } from '#contract/site/urls.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { askForBid, fillBasket, stored } from '#tests/support/basket-page.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { linkTokenFor, offerPageFor, statusPageFor } from '#tests/support/captured-mail.ts';
import { customerPassword } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { dayAhead, field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** An anonymous inquiry with a bid, seen by the link of its mail. */
async function openStatus(page: Page, desk: DeskApi, email: string): Promise<string> {
  const offerId = newOfferId();
  await pageCalls(page.request).post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(email));
  const { items } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await page.goto(await statusPageFor(page.request, email));
  await expect(heading(page)).toContainText('Stand:');
  return offerId;
}

async function register(page: Page, email: string) {
  await expect(heading(page)).toHaveText('Konto anlegen');
  await page.getByRole('radio', { name: 'Ich bin ein privater Kunde' }).check();
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Passwort').fill(customerPassword);
  await field(page, 'Passwort wiederholen').fill(customerPassword);
  await page.getByRole('main').getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(heading(page)).toHaveText('Ihr Konto ist angelegt');
}

async function confirm(page: Page, email: string) {
  await page.goto(`/kundenportal/email-bestaetigen/${await linkTokenFor(page.request, email, 'email-bestaetigen')}/`);
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
  await expect(heading(page)).toHaveText('E-Mail-Adresse bestätigt');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the status link says where the offer stands and whose turn it is, the search leads on', async ({
    page,
    desk,
  }) => {
    await openStatus(page, desk, 'ohne-programm@example.org');
    const status = page.getByRole('region', { name: 'Stand' });
    await expect(status.getByRole('link', { name: 'Anmelden und entscheiden' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Stand des Verkaufs' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Der nächste Schritt braucht JavaScript.', {
      useInnerText: true,
    });
    await page.goto('/wizard/');
    await page.getByRole('combobox', { name: 'Modell oder Hersteller' }).fill('dell r640');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page.getByRole('option', { name: 'Dell PowerEdge R640' }).first().click();
    await expect(heading(page)).toHaveText('Dell PowerEdge R640 verkaufen');
  });
});

test("a mail's status link leads by a new account back to this very offer, to decide", async ({ page, desk }) => {
  const email = 'vom-stand@example.org';
  const offerId = await openStatus(page, desk, email);
  await expect(page.getByText('1.920,00')).toHaveCount(0);
  await expectSoundHere(page, 'status of an offer');
  await page.getByRole('region', { name: 'Stand' }).getByRole('link', { name: 'Anmelden und entscheiden' }).click();
  await expect(page.getByText('Melden Sie sich an, um diesen Verkauf zu sehen.')).toBeVisible();
  await page.getByRole('link', { name: 'Neu hier? Konto anlegen' }).click();
  await register(page, email);

  // The mail opens in a tab of its own.
  const tab = await page.context().newPage();
  await confirm(tab, email);
  await tab.getByRole('link', { name: 'Weiter zu Ihrem Verkauf' }).click();
  await expect(tab).toHaveURL(new RegExp(`/cockpit/${offerId}/`));
  await expect(tab.getByRole('region', { name: 'Unser Kaufpreisgebot' })).toContainText('1.920,00');
  await expect(tab.getByRole('button', { name: 'Gebot verbindlich annehmen' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a mail leads to the bid by a password that is set on its page, later by the log-in, and to another address once that was set right', async ({
    page,
    desk,
  }) => {
    const email = 'aus-der-mail@example.org';
    const offerId = newOfferId();
    await pageCalls(page.request).post(api.selfservice.offerAction('submitOffer', offerId), inquiryBody(email));
    const { items } = await desk.read(offerId);
    await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
    const link = await offerPageFor(page.request, email, 'Kaufpreisgebot');
    await page.goto(link);
    await expect(heading(page)).toHaveText('Ihr Kaufpreisgebot');
    const onward = page.getByRole('button', { name: 'Weiter zum Gebot' });
    await expect(onward).toBeInViewport();
    await expectSoundHere(page, 'the way from a mail');
    await field(page, 'Passwort festlegen').fill(customerPassword);
    await onward.tap();
    const bid = page.getByRole('region', { name: 'Unser Kaufpreisgebot' });
    await expect(bid).toContainText('1.920,00');
    await expect(bid.getByText('1.920,00').first()).toBeInViewport();

    // Once it has been used the same link leads on where one is signed in, and to the log-in anywhere else.
    await page.goto(link);
    await expect(bid).toContainText('1.920,00');
    await page.context().clearCookies({ name: /session/ });
    await page.goto(link);
    await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
    await field(page, 'Passwort').fill(customerPassword);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).tap();
    await expect(page).toHaveURL(new RegExp(`/cockpit/${offerId}/#jetzt`));
    await expect(bid).toContainText('1.920,00');

    await test.step('a mistyped address is set right from where the inquiry was sent, by a link to the right one', async () => {
      await page.context().clearCookies({ name: /session/ });
      const meant = 'richtig-getippt@example.org';
      await fillBasket(page, [stored(1)]);
      await askForBid(page, 'richtig-getipt@example.org');
      await page.getByRole('button', { name: 'Anfrage senden, kostenlos und unverbindlich' }).tap();
      await expect(heading(page)).toHaveText('Ihre Anfrage ist bei uns');
      await page.getByRole('button', { name: 'Adresse vertippt? Hier ändern' }).tap();
      await field(page, 'Richtige E-Mail-Adresse').fill(meant);
      await expectSoundHere(page, 'a mistyped address');
      await page.getByRole('button', { name: 'Link an diese Adresse schicken' }).tap();
      await expect(page.getByRole('status').filter({ hasText: 'Sehen Sie in Ihr Postfach' })).toBeFocused();
      await page.goto(await offerPageFor(page.request, meant, 'Ist das Ihre Anfrage'));
      await expect(page.getByRole('main')).toContainText(meant);
      await field(page, 'Passwort festlegen').fill(customerPassword);
      await page.getByRole('button', { name: 'Weiter zum Verkauf' }).tap();
      await expect(page).toHaveURL(/\/cockpit\/offer-/);
      await expect(heading(page)).not.toHaveText('Statusübersicht');
    });
  });
});
