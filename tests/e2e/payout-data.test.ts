import { api } from '#contract/site/urls.ts';
import { demoLogins } from '#seed/demo-logins.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { pageCalls } from '#tests/support/page-calls.ts';
import { dayAhead, field } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ allowedComplaints: /status of 409/ });

test('another IBAN after the acceptance asks for the password and says until when the payout waits (LEG-61)', async ({
  page,
  desk,
}) => {
  const { email, password: own } = demoLogins.business;
  const [calls, offerId] = [pageCalls(page.request), newOfferId()];
  const act = (action: string, body: object) => calls.post(api.selfservice.offerAction(action, offerId), body);
  await calls.post(api.auth.login, { email, password: own });
  await act('submitOffer', inquiryBody(email));
  const { items, inquiryId } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  await act('acceptBid', { inquiryId, declarations: businessDeclarations });
  await act('submitAddresses', { inquiryId, ...addressesBody });

  await page.goto(`/cockpit/${offerId}/`);
  await page.getByRole('button', { name: 'Angaben ändern' }).click();
  await field(page, 'IBAN').fill('CH93 0076 2011 6238 5295 7');
  await expect(field(page, 'BIC')).toHaveAccessibleDescription(/außerhalb des Europäischen Wirtschaftsraums/);
  await expectSoundHere(page, 'an account outside of the EEA: the BIC is asked for');
  await field(page, 'IBAN').fill('DE89 3704 0044 0532 0130 00');
  await expect(field(page, 'BIC')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Umsatzsteuer' }).selectOption('Kleinunternehmer, § 19 UStG');
  await field(page, 'Ansprechpartner').fill('Kim Muster');
  await field(page, 'Telefon').fill('0341 123456');
  const holder = field(page, 'Kontoinhaber');
  await holder.fill('Robin Anders');
  await field(page, 'Telefon').click();
  await expect(holder).toHaveAccessibleDescription(/zahlen wir erst aus, wenn wir das von Hand geprüft haben/);
  await holder.fill('MUSTER GMBH');
  await expect(holder).not.toHaveAccessibleDescription(/von Hand geprüft/);
  const save = page.getByRole('button', { name: 'Änderung speichern' });
  await save.click();
  const password = field(page, 'Passwort');
  await expect(password).toBeVisible();
  await expect(page.getByText('zahlen wir frühestens nach 24 Stunden aus')).toBeVisible();
  await expectSoundHere(page, 'another IBAN: the password is asked for');
  await password.fill('stimmt ganz sicher nicht');
  await save.click();
  await expect(password).toHaveAccessibleDescription(/Das Passwort stimmt nicht\./);
  await expect(field(page, 'IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  await password.fill(own);
  await save.click();

  await expect(page.getByText('Auszahlung frühestens')).toBeVisible();
  await expect(page.getByText('DE89 **** **** **** **30 00')).toBeVisible();
  const held = (await desk.read(offerId)).payoutHoldUntil ?? '';
  expect(Date.parse(held) - Date.now()).toBeGreaterThan(23 * 3_600_000);
});
