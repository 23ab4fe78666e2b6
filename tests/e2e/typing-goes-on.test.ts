import { randomUUID } from 'node:crypto';
import { api } from '#contract/site/urls.ts';
import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { customerPassword, signUp } from '#tests/support/customer.ts';
import { openPage } from '#tests/support/open-page.ts';
import { dayAhead, field, offerPanel } from '#tests/support/shop-page.ts';

/** A call without a session is refused: the browser notes it. */
test.use({ allowedComplaints: /status of 401|HTTP Authentication failed/ });

test('what is typed into a change of addresses and chosen about batteries stays while the provider goes on, over a reload and a new log-in', async ({
  page,
  desk,
  jobsDone,
}) => {
  const email = 'tippt-weiter@example.org';
  const customer = await signUp(page, email);
  const items = [{ id: `item-${randomUUID()}`, freetext: 'Notebook Lenovo T480', quantity: 3 }];
  const offerId = await customer.inquire({ items });
  const { inquiryId } = await customer.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody });
  await desk.send('linkOrder', offerId);
  // What still follows from that would be read anew by the page that opens meanwhile.
  await jobsDone();

  // The page names its user: an answer that comes late would end a session behind the back of who is typing.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, `/cockpit/${offerId}/`);
  // All that a sale asks for until it can be used, its live connection excepted; what is fetched ahead of a visit comes after that.
  expect(asked.filter((path) => !path.startsWith('/assets/data/')).slice(24)).toEqual([]);
  await page.getByRole('button', { name: 'Angaben ändern' }).click();
  const contact = field(page, 'Ansprechpartner');
  await contact.fill('Jona Beispiel');
  await desk.send('verifyData', offerId);
  await expect(offerPanel(page).getByRole('heading', { name: 'Wir bereiten den Versand vor' })).toBeVisible();
  await expect(contact).toHaveValue('Jona Beispiel');
  await expect(contact).toBeFocused();
  expect(asked).toContain(api.selfservice.readOffer(offerId));
  expect(asked).not.toContain(api.auth.currentUser);

  const defective = page.getByRole('radio', { name: /aufgebläht oder defekt/ });
  await defective.check();
  await desk.send('dispatchPackaging', offerId, { trackingNumbers: ['201298452277'] });
  await expect(page.getByRole('status').filter({ hasText: /^Neu: .*Verpackungsmaterial/ })).toBeVisible();
  await expect(defective).toBeChecked();

  // The first fields that take a letter are those that stay: what is typed into them at once is not thrown away with them.
  await page.addInitScript(rememberFirstForm);
  await page.reload();
  await expect(contact).toHaveValue('Jona Beispiel');
  await expect(defective).toBeChecked();
  expect(await page.evaluate(isFirstFormThere)).toBe(true);
  await page.context().clearCookies();
  await defective.check();
  await page.getByRole('button', { name: 'Antwort speichern' }).click();
  await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Passwort').fill(customerPassword);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(contact).toHaveValue('Jona Beispiel');
  await page.getByRole('button', { name: 'Nicht ändern' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Angaben ändern' })).toBeVisible();
});

declare global {
  interface Window {
    firstForm?: Element | undefined;
  }
}

/** In the page: keeps the form that is there at the moment in which the page takes letters. */
function rememberFirstForm(): void {
  new MutationObserver(() => {
    if (document.querySelector('[inert]') === null)
      window.firstForm ??= document.querySelector('main form') ?? undefined;
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['inert'] });
}

const isFirstFormThere = () => window.firstForm?.isConnected;
