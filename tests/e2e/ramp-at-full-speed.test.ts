import { deskPages } from '#contract/desk/desk-urls.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { announcedGoods, scan, sellAndSend, tabletAt } from '#tests/support/ramp.ts';

test('no scan is lost or counted twice: one opens the sale, 20 come while the page opens, and one device is read by two codes', async ({
  page,
  desk,
}) => {
  const notebooks = announcedGoods(7, 'Lenovo ThinkPad T14', 53, 'PF5T');
  const [first = '', ...rest] = notebooks.serialNumbers;
  const [last = '', device = ''] = rest.slice(30);
  const { offerId, customer } = await sellAndSend(page, desk, 'tempo@example.org', [notebooks]);
  const tablet = await tabletAt(page);
  const standing = (at: Page) => at.getByRole('region', { name: 'Stand' }).getByRole('definition').nth(1);
  const here = standing(tablet);

  await test.step('the scan that opens a sale counts there, and so does what follows at full speed', async () => {
    await tablet.goto(deskPages.goodsIn);
    for (const serial of [first, ...rest.slice(0, 10)]) await scan(tablet, serial);
    await expect(tablet).toHaveURL(new RegExp(offerId));
    await expect(here).toHaveText('11');
  });

  await test.step('20 scans that come before the page listens are counted, and what was begun goes on', async () => {
    const held = Promise.withResolvers<void>();
    await tablet.route('**/assets/**/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await tablet.goto(deskPages.ramp(offerId), { waitUntil: 'commit' });
    await expect(tablet.getByRole('status')).toBeVisible();
    for (const serial of rest.slice(10, 30)) await scan(tablet, serial);
    await tablet.keyboard.type(last.slice(0, 4));
    held.resolve();
    await expect(tablet.getByLabel('Scannen oder eintippen')).toHaveValue(last.slice(0, 4));
    await scan(tablet, last.slice(4));
    await expect(here).toHaveText('32');
  });

  await test.step('the long code of a device and its serial number are one, and it is said where it stands too', async () => {
    const again = { ...announcedGoods(8, 'Lenovo ThinkPad T14', 1, ''), serialNumbers: [device] };
    await customer.inquire({ items: [again] });
    await scan(tablet, `1S20XW004AGE${device}`);
    await expect(here).toHaveText('33');
    await expect(tablet.getByText('Dieselbe Seriennummer steht auch in')).toBeVisible();
    await scan(tablet, device);
    await expect(tablet.getByText('schon gezählt')).toBeVisible();
    await expect(here).toHaveText('33');
  });

  await test.step('a scan while a choice has the focus is counted, and chooses nothing', async () => {
    const labels = tablet.getByLabel('Etiketten');
    const chosen = await labels.inputValue();
    await labels.focus();
    await scan(tablet, rest[32] ?? '');
    await expect(here).toHaveText('34');
    await expect(labels).toHaveValue(chosen);
  });

  await test.step('20 codes that are pasted into a window that is closed at once are counted', async () => {
    await tablet.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, rest.slice(32).join('\n'));
    await tablet.close();
    const next = await page.context().newPage();
    await next.goto(deskPages.ramp(offerId));
    await expect(standing(next)).toHaveText('53');
  });
});
