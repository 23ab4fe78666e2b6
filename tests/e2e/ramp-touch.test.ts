import { deskPages } from '#contract/desk/desk-urls.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { announcedGoods, scan, sellAndSend, tabletAt } from '#tests/support/ramp.ts';
import { expectSoundHere } from '#tests/support/sound-page.ts';

test.use({ hasTouch: true });

test('goods without announced numbers are counted by taps: the line is chosen once, pieces are counted, and the last is taken back', async ({
  page,
  desk,
}) => {
  const screens = { ...announcedGoods(5, 'Monitor Dell P2419H', 6, ''), serialNumbers: [] };
  const docks = { ...announcedGoods(6, 'Dock Dell WD19', 4, ''), serialNumbers: [] };
  const { offerId } = await sellAndSend(page, desk, 'finger@example.org', [screens, docks]);
  const tablet = await tabletAt(page);
  await tablet.goto(deskPages.ramp(offerId));
  const counts = tablet.getByRole('region', { name: 'Stand' }).getByRole('definition');
  const here = (count: number) => expect(counts.nth(1)).toHaveText(String(count));
  const field = tablet.getByLabel('Scannen oder eintippen');
  await expect(field).toHaveAttribute('inputmode', 'none');
  await field.tap();
  await expect(field).toHaveAttribute('inputmode', 'text');

  await scan(tablet, 'CN0ABC123');
  await here(0);
  await tablet
    .getByRole('button', { name: /1\. Monitor Dell P2419H/ })
    .first()
    .tap();
  await here(1);
  await expect(tablet.getByText('Unbekannte Nummern zählen zu: 1. Monitor Dell P2419H')).toBeVisible();
  await scan(tablet, 'CN0ABC124');
  await here(2);

  await tablet
    .getByRole('rowheader', { name: /Dock Dell WD19/ })
    .getByRole('button')
    .tap();
  await tablet.getByRole('button', { name: '+1 ohne Seriennummer' }).tap();
  await here(3);
  await tablet.getByLabel('Stück', { exact: true }).fill('3');
  await tablet.getByRole('button', { name: 'Zählen' }).tap();
  await here(6);
  await expectSoundHere(tablet, 'a line that is opened');
  await tablet.getByRole('button', { name: /Rückgängig/ }).tap();
  await here(3);

  await scan(tablet, 'CN0ABC123');
  await expect(tablet.getByText('schon gezählt')).toBeVisible();
  await here(3);
  await tablet.getByRole('button', { name: /Abweichung/ }).tap();
  await tablet.getByRole('button', { name: 'Transportschaden' }).tap();
  await expect(tablet.getByText('angehalten: Transportschaden')).toBeVisible();
  await expect(counts.filter({ hasText: /^1$/ })).toHaveCount(1);
});
