import { bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { customerPassword, signUp } from '#tests/support/customer.ts';
import { pressAndConfirm } from '#tests/support/shop-page.ts';

/** A call without a session is refused: the browser notes it. */
test.use({ allowedComplaints: /status of 401|HTTP Authentication failed/ });

test('a session that ends in the middle of a form asks to sign in and goes on with what was typed', async ({
  page,
  desk,
}) => {
  const email = 'sitzung-vorbei@example.org';
  const customer = await signUp(page, email);
  const offerId = await customer.inquire();
  const { items, inquiryId = '' } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  await page.goto(`/cockpit/${offerId}/`);
  const name = page.getByRole('textbox', { name: 'Vor- und Nachname' });
  await name.fill('Kim Muster');

  await page.context().clearCookies();
  await pressAndConfirm(page, 'Verkauf stornieren', 'Verkauf stornieren');
  await expect(page.getByText('Ihre Sitzung ist abgelaufen.')).toBeVisible();
  await expect(name).toHaveCount(0);
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(customerPassword);
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(name).toHaveValue('Kim Muster');
});
