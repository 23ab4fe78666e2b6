import { randomUUID } from 'node:crypto';
import { photo } from '#seed/demo-files.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { type Customer, signUp } from '#tests/support/customer.ts';
import type { DeskApi } from '#tests/support/desk-api.ts';
import { sentGoods } from '#tests/support/sent-goods.ts';
import { dayAhead, field, offerPanel, pressAndConfirm } from '#tests/support/shop-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

const items = ['ThinkPad X13', 'PowerEdge R640'].map((freetext, at) => ({
  id: `item-${randomUUID()}`,
  freetext,
  quantity: at + 2,
}));
const [notebooks, servers] = items;

/** A sale of two notebooks and three servers that has been tested. */
async function tested(customer: Customer, desk: DeskApi): Promise<{ offerId: string; orderId: string }> {
  const { offerId, orderId } = await sentGoods(customer, desk, items);
  await desk.send('skipDeletion', offerId, { reason: 'noMedia' });
  await desk.send('startTesting', offerId);
  await desk.send('finishTesting', offerId, {
    lines: items.map(({ id }) => ({ itemId: id, result: 'deviating' })),
  });
  return { offerId, orderId };
}

async function adjust(desk: DeskApi, offerId: string, choice: object): Promise<void> {
  const evidence = [await desk.upload({ name: 'befund.png', mimeType: 'image/png', buffer: photo() })];
  const { agreement } = await desk.read(offerId);
  const name = agreement?.lines.find(({ itemId }) => itemId === servers?.id)?.deductions[0]?.name;
  const lines = [{ itemId: servers?.id, deductions: [{ name, units: 2, evidence }] }];
  await desk.send('adjustBid', offerId, { lines, answerUntil: dayAhead(14), ...choice });
}

const amount = (page: Page, text: RegExp) => expect(offerPanel(page).getByRole('status').getByText(text)).toBeVisible();

test('after the inspection two devices are taken back and the others paid, unless the price is for all of them together', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'einzeln@example.org');
  await test.step('after the inspection two devices are taken back, the others are paid, and the parcel comes before the money', async () => {
    const { offerId } = await tested(customer, desk);
    await adjust(desk, offerId, { returnsOptional: true, fixedItemIds: [notebooks?.id] });
    await page.goto(`/cockpit/${offerId}/`);
    const panel = offerPanel(page);
    const box = panel.getByRole('checkbox', { name: 'PowerEdge R640: Diese Geräte zurück' });

    await test.step('the box says what goes back first, and what is paid follows the number', async () => {
      await page.getByText('1 Position wie vereinbart').click();
      await expect(panel.getByText('Diese Geräte können Sie nicht zurücknehmen.')).toBeVisible();
      await box.focus();
      await page.keyboard.press('Space');
      await expect(field(panel, /^Wie viele von 3 zurück/)).toHaveValue('2');
      await amount(page, /2 Geräte kommen kostenlos zurück\. Für die übrigen zahlen wir 1\.920,00/);
      await field(panel, /^Wie viele von 3 zurück/).fill('7');
      await expect(panel.getByText('Bitte eine Zahl von 1 bis 3.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Übrige verbindlich verkaufen' })).toHaveCount(0);
      await field(panel, /^Wie viele von 3 zurück/).fill('2');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectSoundHere(page, 'devices chosen to go back, on a phone');
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('the choice outlives a reload, and is sent after a question', async () => {
      await page.reload();
      await expect(box).toBeChecked();
      await amount(page, /1\.920,00/);
      await pressAndConfirm(page, 'Übrige verbindlich verkaufen');
      await expect(panel.getByText('1.920,00', { exact: false }).first()).toBeVisible();
      await expect(panel.getByText(/2 Geräte kommen kostenlos zurück zu Ihnen/)).toBeVisible();
      await expect(page.getByText('2 × zurück an Sie: nicht verkauft')).toBeVisible();
      expect(await customer.read(offerId)).toMatchObject({ phase: 'payout', payoutTotal: 1_920 });
    });

    await test.step('the result is taken along as a file, and the parcel is shown once it is on its way', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Ergebnis: Als Excel' }).first().click();
      expect((await download).suggestedFilename()).toMatch(/^Ergebnis-B-.+\.xlsx$/);
      await desk.send('dispatchReturns', offerId, { trackingNumbers: ['01015026003653C'] });
      await expect(panel.getByText(/01015026003653C/)).toBeVisible();
    });
  });

  await test.step('an adjusted bid for all devices together says so, and offers no box', async () => {
    const { offerId } = await tested(customer, desk);
    await adjust(desk, offerId, {});
    await page.goto(`/cockpit/${offerId}/`);
    const panel = offerPanel(page);
    await expect(panel.getByText('Dieser Preis gilt nur für alle Geräte zusammen.', { exact: false })).toBeVisible();
    await expect(panel.getByRole('checkbox')).toHaveCount(0);
  });
});
