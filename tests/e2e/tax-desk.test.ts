import { randomUUID } from 'node:crypto';
import { deskPages } from '#contract/desk/desk-urls.ts';
import { pages } from '#contract/site/urls.ts';
import { addressesBody } from '#tests/factories/wire.ts';
import { expect } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { openDeskPage } from '#tests/support/desk-page.ts';
import { test as base } from '#tests/support/own-shop.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { sentGoods } from '#tests/support/sent-goods.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';
import { startViesServer, type ViesServer } from '#tests/support/vies-server.ts';

/** A shop that asks a register of its own. */
const test = base.extend<{ register: ViesServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  register: async ({}, use) => {
    const register = await startViesServer();
    await use(register);
    await register.close();
  },
  settings: async ({ register }, use) => use(register.settings),
});

test('a firm in Vienna waits until its number is confirmed and somebody has decided, and reads the same tax on page and paper', async ({
  page,
  context,
  provider,
  register,
}) => {
  register.mood = 'MS_UNAVAILABLE';
  const customer = await signUp(page, 'wien@example.org');
  const items = [{ id: `item-${randomUUID()}`, freetext: 'Monitor Eizo EV2456', quantity: 3 }];
  const { offerId, orderId } = await sentGoods(customer, provider, items);
  const { inquiryId } = await customer.read(offerId);
  const vienna = { taxId: 'ATU12345675', taxIdType: 'vatId', vatStatus: 'euBusiness', selfBilling: true };
  const contractDetails = { ...addressesBody.contractDetails, ...vienna };
  const declarations = [{ name: 'selfBilling', textVersion: '2026-11' }];
  await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody, contractDetails, declarations });

  await page.goto(pages.cockpit.offer(offerId));
  await expect(page.getByText('sieht sich bei uns jemand an').first()).toBeVisible();
  const desk = await openDeskPage(context, deskPages.tax);
  const open = desk.getByRole('list', { name: 'Zu entscheiden' });
  await expect(open).toContainText('Kommen die Geräte aus einem anderen EU-Land zu uns?');
  await expect(desk.getByText('keine Antwort')).toBeVisible();
  await expectSoundHere(desk, 'a tax to decide');
  register.mood = 'valid';
  await desk.getByRole('button', { name: 'USt-IdNr. bei VIES abfragen' }).click();
  await expect(desk.getByText(/gültig, .*WAPIAAAA/)).toBeVisible();
  await desk.getByRole('radio', { name: 'Innergemeinschaftlicher Erwerb' }).check();
  await desk.getByRole('textbox', { name: 'Grund' }).fill('Frachtbrief ab Wien liegt vor.');
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText('Nichts zu entscheiden')).toBeVisible();

  await expect(page.getByText('wir versteuern den Erwerb in Deutschland').first()).toBeVisible();
  await expectSoundHere(page, 'a decided tax');
  await provider.send('skipDeletion', offerId, { reason: 'noMedia' });
  await provider.send('startTesting', offerId);
  await provider.send('finishTesting', offerId, { lines: items.map(({ id }) => ({ itemId: id, result: 'passed' })) });
  await provider.send('skipAdjustingBid', offerId);
  await provider.send('addCreditNote', offerId);
  const paper = page.getByRole('region', { name: 'Unterlagen' }).getByRole('link', { name: /Gutschrift GS-/ });
  await expect(paper).toBeVisible();
  const { documents } = await customer.read(offerId);
  const file = await page.request.get(documents.find(({ kind }) => kind === 'selfBilledInvoice')?.url ?? '');
  const text = (await pdfText(await file.body())).replaceAll(/\s+/g, ' ');
  expect(text).toContain('Steuerfreie innergemeinschaftliche Lieferung');
  expect(text).toContain('ATU12345675');
  expect(orderId).not.toBe('');
});
