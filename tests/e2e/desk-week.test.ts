import { deskPages } from '#contract/desk/desk-urls.ts';
import { addDays } from '#domain/values/day.ts';
import { formatDayInFull } from '#domain/values/day-text.ts';
import { mondayOf, weekdayOf } from '#domain/values/weekday.ts';
import { isWorkingDay } from '#domain/values/working-day.ts';
import { shopConfig } from '#shop.config.ts';
import { expect, type Page, test } from '#tests/support/browser-test.ts';
import { signUp } from '#tests/support/customer.ts';
import { expectSoundInWarehouse, openDeskPage } from '#tests/support/desk-page.ts';
import { saleAtHandover } from '#tests/support/sale-at-handover.ts';
import { dayAhead, field } from '#tests/support/shop-page.ts';

/** A Monday to Friday ahead, without a holiday: the journey runs on the real clock. */
function wholeWeek(): string[] {
  for (let monday = addDays(mondayOf(dayAhead(0)), 7); ; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 5 }, (_, index) => addDays(monday, index));
    if (days.every((day) => isWorkingDay(day, shopConfig.promises.house))) return days;
  }
}

const column = (desk: Page, day: string) =>
  desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: formatDayInFull(day) }) });

test('a delivery and a pickup get their day in the week view, by keyboard and by drag, and the customer sees it at once', async ({
  page,
  context,
  desk: provider,
}) => {
  const [monday = '', , wednesday = '', thursday = ''] = wholeWeek();
  const customer = await signUp(page, 'woche@example.org');
  const brought = await saleAtHandover(customer, provider, {
    method: 'delivery',
    place: {
      deliveryDetails: { preferredDeliveryWeekdays: [weekdayOf(thursday)], timeFrom: '13:00', dateFrom: monday },
    },
  });
  const fetched = await saleAtHandover(customer, provider, {
    method: 'pickup',
    place: {
      pickupAddress: { differentFromContract: false },
      pickupDetails: { preferredPickupWeekdays: ['mon'], remarks: 'Klingel am Tor' },
    },
  });
  const numberOf = async (id: string) => (await customer.read(id)).orderId ?? '';
  await page.goto(`/cockpit/${brought}/`);
  const desk = await openDeskPage(context, `${deskPages.week}?woche=${wednesday}`);

  const give = desk.getByRole('button', { name: `Termin geben: Muster GmbH, ${await numberOf(brought)}` });
  await expect(give).toBeVisible();
  await give.press('Enter');
  await expect(field(desk, 'Tag')).toBeFocused();
  await expect(field(desk, 'Tag')).toHaveValue(thursday);
  await expect(field(desk, 'Uhrzeit von')).toHaveValue('13:00');
  await expectSoundInWarehouse(desk, 'week, appointment');
  await desk.keyboard.press('Enter');
  await expect(column(desk, thursday).getByRole('link', { name: await numberOf(brought) })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ihr Liefertermin steht' })).toBeVisible();
  expect((await customer.read(brought)).appointment?.date).toBe(thursday);

  const card = desk
    .getByRole('listitem')
    .filter({ hasText: await numberOf(fetched) })
    .last();
  await card.dragTo(column(desk, wednesday).getByRole('heading'));
  await expect(field(desk, 'Tag')).toHaveValue(wednesday);
  await expect(desk.getByText('An diesem Wochentag passt es dem Kunden nicht.')).toBeVisible();
  await expect(desk.getByText('Klingel am Tor').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Termin bestätigen' }).press('Enter');
  await expect(column(desk, wednesday).getByRole('link', { name: await numberOf(fetched) })).toBeVisible();

  const papers = desk.waitForEvent('download');
  await column(desk, wednesday).getByRole('link', { name: 'Abholaufträge (PDF)' }).click();
  expect((await papers).suggestedFilename()).toBe(`Abholungen-${wednesday}.pdf`);
  // Another pickup of the same day is told of the first while its window is chosen.
  const other = await saleAtHandover(customer, provider, {
    method: 'pickup',
    place: { pickupAddress: { differentFromContract: false }, pickupDetails: { preferredPickupWeekdays: [] } },
  });
  await desk.getByRole('button', { name: `Termin geben: Muster GmbH, ${await numberOf(other)}` }).press('Enter');
  await desk.getByRole('button', { name: /^Mi / }).press('Enter');
  // Which window is proposed depends on what else stands in the week.
  await desk.getByRole('button', { name: '08:00 bis 12:00' }).press('Enter');
  await expect(desk.getByText(`Zur selben Zeit: ${await numberOf(fetched)}, Muster GmbH.`)).toBeVisible();
  await desk.getByRole('button', { name: 'Zurück' }).press('Enter');

  await desk.keyboard.press('l');
  await expect(column(desk, addDays(wednesday, 7))).toBeVisible();
  await desk.keyboard.press('h');
  await expect(column(desk, wednesday).getByRole('link', { name: await numberOf(fetched) })).toBeVisible();
  await desk.getByRole('link', { name: await numberOf(fetched) }).press('Enter');
  await expect(desk.getByRole('heading', { name: 'Übergabe', exact: true })).toBeVisible();
});
