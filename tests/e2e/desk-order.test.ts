import { deskPages } from '#contract/desk/desk-urls.ts';
import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { signInAtDesk } from '#tests/support/desk-page.ts';
import { settled } from '#tests/support/settled.ts';
import { dayAhead } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

test('an order is made and its data are confirmed by keyboard, what is unusual first', async ({
  page,
  context,
  desk: provider,
}) => {
  const customer = await signUp(page, 'auftrag@example.org');
  const offerId = await customer.inquire();
  const { items, inquiryId } = await customer.read(offerId);
  await provider.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(10) }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  const { contractDetails } = addressesBody;
  await customer.act('submitAddresses', offerId, {
    inquiryId,
    ...addressesBody,
    contractDetails: { ...contractDetails, accountHolder: 'Dora Fremd' },
  });

  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signInAtDesk(desk.request);
  await desk.goto(deskPages.offer(offerId));
  await expect(desk.getByText('Konto lautet auf einen anderen Namen als der Vertrag')).toBeVisible();
  await expect(desk.getByText('Gewerblich, aber ohne Angabe zur Umsatzsteuer')).toBeVisible();
  await expectSound(desk, 'order, before');
  await desk.getByLabel('Nummer des Auftrags').fill('ERP-77');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('ERP-77')).toBeVisible();
  await desk.getByRole('button', { name: 'Angaben als geprüft bestätigen' }).press('Enter');
  await expect(desk.getByRole('button', { name: 'Angaben als geprüft bestätigen' })).toBeHidden();
  await expectSound(desk, 'order, checked');
  // Its words change as it is pressed; the answer comes later.
  await settled(desk);
  expect((await customer.read(offerId)).timeline.map(({ type }) => type)).toContain('dataVerified');
});
