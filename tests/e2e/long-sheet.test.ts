import { longOffer } from '#tests/factories/long-offer.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { overflow, show } from '#tests/support/page-flaws.ts';
import { settled } from '#tests/support/settled.ts';
import { dayAhead } from '#tests/support/shop-page.ts';
import { expectSound } from '#tests/support/sound-page.ts';

const sheet = (page: Page) => page.getByRole('table', { name: 'Geräte und Preise' });
const search = (page: Page) => page.getByRole('searchbox', { name: /^Modell, Seriennummer/ });
const model = (page: Page, name: string) => sheet(page).getByRole('button', { name });
const terms = (changes: object) => ({ shippingMethod: 'pickup', validUntil: dayAhead(14), ...changes });

test('a sheet of 400 positions is folded, searched, filtered and printed whole, and its address shows the same again', async ({
  page,
  desk,
}) => {
  const customer = await signUp(page, 'langes-blatt@example.org');
  const { items, lines } = longOffer(400);
  const offerId = await customer.inquire({ items });

  await test.step('without prices it shows what was offered', async () => {
    await page.goto(`/cockpit/${offerId}/?suche=sn00007`);
    const goods = page.getByRole('table', { name: 'Ihre Geräte' });
    await expect(goods.getByText('Inventarnummer IT-00007')).toBeVisible();
    await expect(goods.getByText('Standort Hamburg', { exact: true })).toBeVisible();
    await expect(page.getByText('1 von 400 Positionen: 1 Gerät')).toBeVisible();
    await expect(page.getByLabel('Reihenfolge')).toBeHidden();
  });

  await test.step('a bid has one row for each model, and its positions behind it in pages', async () => {
    await desk.send('submitBid', offerId, terms({ lines }));
    await page.goto(`/cockpit/${offerId}/`);
    await expect(sheet(page).getByRole('rowheader')).toHaveCount(4);
    const thinkPads = sheet(page).getByRole('row', { name: /^Lenovo ThinkPad T480/ });
    await expect(thinkPads).toContainText('118,00 bis 130,00');
    await expect(thinkPads).toContainText('12.040,00');
    await model(page, 'Lenovo ThinkPad T480').press('Enter');
    await expect(sheet(page).getByRole('rowheader')).toHaveCount(29);
    await expect(sheet(page).getByText('ohne Netzteil: − 15,00')).toHaveCount(1);
    await expectSound(page, 'a model opened');
    await page.getByRole('button', { name: 'Nächste Seite' }).click();
    await expect(page.getByText('Positionen Lenovo ThinkPad T480 26 bis 50 von 100')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Positionen Lenovo ThinkPad T480 26 bis 50 von 100')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Positionen Lenovo ThinkPad T480 1 bis 25 von 100')).toBeVisible();
  });

  await test.step('it is sorted by value and shows one site, what may be lowered, or a pasted column of numbers', async () => {
    await page.getByLabel('Reihenfolge').selectOption('nach Wert');
    await expect(sheet(page).getByRole('rowheader').first()).toContainText('Dell PowerEdge R640');
    await page.getByLabel('Standort', { exact: true }).selectOption('Leipzig');
    await expect(page.getByText(/^133 von 400 Positionen: 133 Geräte/)).toBeVisible();
    await page.getByLabel('nur mit möglichen Abzügen').check();
    await expect(sheet(page).getByRole('rowheader')).toHaveCount(3);
    await page.reload();
    await expect(page.getByLabel('Standort', { exact: true })).toHaveValue('Leipzig');
    await expect(sheet(page).getByRole('rowheader')).toHaveCount(3);
    await page.goBack();
    await expect(page.getByLabel('nur mit möglichen Abzügen')).not.toBeChecked();
    await page.getByRole('button', { name: 'Alle Positionen zeigen' }).click();
    await page.keyboard.press('Control+f');
    await expect(search(page)).toBeFocused();
    await search(page).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'SN00012\nSN00013\nIT-00099\n');
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(search(page)).toHaveValue('SN00012, SN00013, IT-00099');
    await expect(page.getByText(/^3 von 400 Positionen: 3 Geräte/)).toBeVisible();
    for (const number of ['SN00012', 'SN00013', 'SN00099']) await expect(sheet(page).getByText(number)).toBeVisible();
    await expect(page).toHaveURL(/suche=SN00012%2C\+SN00013%2C\+IT-00099/);
    await expectSound(page, 'three positions found');
    await show(page, 'light', 390);
    expect(await overflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await search(page).fill('gibt es nicht');
    await expect(page.getByText('Dazu gibt es keine Position.')).toBeVisible();
    await search(page).fill('SN00012');
    await expect(page.getByText(/^1 von 400 Positionen: 1 Gerät/)).toBeVisible();
  });

  await test.step('on paper stands all of it, whatever is shown', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page).getByText(/^Seriennummer SN/)).toHaveCount(400);
    await expect(sheet(page).getByRole('rowheader')).toHaveCount(404);
    await expect(search(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet(page).getByRole('rowheader')).toHaveCount(2);
    // Firefox copies the page as soon as it has told that it will print.
    const copied = await sheet(page).evaluate((table) => {
      window.dispatchEvent(new Event('beforeprint'));
      const rows = table.querySelectorAll('th[scope=row]').length;
      window.dispatchEvent(new Event('afterprint'));
      return rows;
    });
    expect(copied).toBe(400);
    await expect(sheet(page).getByRole('rowheader')).toHaveCount(2);
  });

  await test.step('the head of the table stays below the bar of the page', async () => {
    await page.goto(`/cockpit/${offerId}/?offen=0-1-2-3`);
    await page.getByText('SN00097').scrollIntoViewIfNeeded();
    await expect(sheet(page).getByRole('columnheader', { name: 'Summe' })).toBeInViewport();
  });

  await test.step('the agreed sheet opens where the address searches it, and is whole on paper', async () => {
    const { inquiryId } = await customer.read(offerId);
    const declarations = ['ownership', 'terms', 'authorised', 'dataProcessing'];
    await customer.act('acceptBid', offerId, {
      inquiryId,
      declarations: declarations.map((name) => ({ name, textVersion: '2026-11' })),
    });
    await page.goto(`/cockpit/${offerId}/`);
    const title = page.getByText('Was den Preis senken kann, und Ihre Angaben');
    await expect(title).toBeVisible();
    await expect(sheet(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet(page).getByText(/^Seriennummer SN/)).toHaveCount(400);
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet(page)).toBeHidden();
    await page.goto(`/cockpit/${offerId}/?suche=SN00400`);
    await expect(sheet(page).getByText('Seriennummer SN00400')).toBeVisible();
  });
});

test('a sheet of 1,000 positions draws few of them and answers each letter', async ({ page, desk }) => {
  const customer = await signUp(page, 'sehr-langes-blatt@example.org');
  const { items, lines } = longOffer(1_000);
  const offerId = await customer.inquire({ items });
  await desk.send('submitBid', offerId, terms({ lines }));
  const spent = await processorTime(page);
  await page.goto(`/cockpit/${offerId}/?offen=0-1-2-3`);
  await expect(sheet(page).getByRole('rowheader')).toHaveCount(104);
  await settled(page);
  const shown = await spent();
  const seen = await page.evaluateHandle(() => {
    const noted = { rows: 0 };
    const rowsIn = (added: Node) =>
      added instanceof Element ? Number(added.matches('tr')) + added.querySelectorAll('tr').length : 0;
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const added of addedNodes) noted.rows += rowsIn(added);
    }).observe(document.body, { childList: true, subtree: true });
    return noted;
  });
  const words = 'IT-00999';
  await search(page).pressSequentially(words);
  await expect(sheet(page).getByText('Seriennummer SN00999')).toBeVisible();
  await expect(sheet(page).getByRole('rowheader')).toHaveCount(2);
  await settled(page);
  // By the processor's time, which waiting for it does not count: a letter draws no page anew and takes less than the page took to be there.
  expect((await seen.jsonValue()).rows).toBeLessThan(104);
  expect(((await spent()) - shown) / words.length).toBeLessThan(shown);
});

/** Tells what the page's own thread has spent since. */
async function processorTime(page: Page): Promise<() => Promise<number>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    const { value } = metrics.find(({ name }) => name === 'TaskDuration') ?? {};
    if (value === undefined) throw new Error('The browser tells no time');
    return value;
  };
  const before = await read();
  return async () => (await read()) - before;
}
