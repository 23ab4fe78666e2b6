import { deskPages } from '#contract/desk/desk-urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signInAtDesk } from '#tests/support/desk-page.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test('the server draws the charts of the numbers; the browser takes them as they are, with a table and a file behind each', async ({
  page,
}) => {
  await signInAtDesk(page.request);
  const html = await (await page.request.get(deskPages.numbers)).text();
  expect(html.match(/<svg[^>]* aria-label="[^"]*; die Werte stehen in der Tabelle darunter"/g)).toHaveLength(7);

  await page.goto(deskPages.numbers);
  const chart = page.getByRole('img', { name: /^Angenommen;/ });
  await expect(chart.locator('rect')).toHaveCount(24);
  await expect(page.getByRole('link', { name: / als CSV$/ })).toHaveCount(10);
  await page.getByText('Als Tabelle').nth(2).press('Enter');
  await expect(page.getByRole('table', { name: 'Angenommen nach Monaten' }).getByRole('row')).toHaveCount(13);
  await expectSoundHere(page, 'numbers with a table open');

  await page.getByRole('link', { name: 'Dieser Monat' }).click();
  await expect(chart.locator('rect')).toHaveCount(2);
});
