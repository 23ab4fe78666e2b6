import { randomInt } from 'node:crypto';
import { checkTrackingNumber } from '#domain/values/tracking-number.ts';
import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import type { Page } from './browser-test.ts';
import { type Customer, signUp } from './customer.ts';
import type { DeskApi } from './desk-api.ts';
import { signInAtDesk } from './desk-page.ts';
import { dayAhead } from './shop-page.ts';

/**
 * A line of goods that are announced with the serial number of each unit. No other sale has these numbers: journeys share a shop, and a
 * report of a drive in one of two devices with the same number would wait.
 */
export function announcedGoods(place: number, freetext: string, quantity: number, serial: string) {
  const own = `${serial}${randomInt(10 ** 5, 10 ** 6)}`;
  const serialNumbers = Array.from({ length: quantity }, (_, index) => `${own}${String(index + 1).padStart(4, '0')}`);
  return { id: `item-3b1c6c1e-51a5-4a4f-9d51-1f6b0f1f7a0${place}`, freetext, quantity, serialNumbers };
}

/** What both sides do until parcels with these goods are on their way. */
export async function sellAndSend(
  page: Page,
  desk: DeskApi,
  email: string,
  items: readonly ReturnType<typeof announcedGoods>[],
  bid: Record<string, unknown> = {},
): Promise<{ readonly offerId: string; readonly customer: Customer; readonly parcels: readonly string[] }> {
  const customer = await signUp(page, email);
  const offerId = await customer.inquire({ items });
  const { inquiryId } = await desk.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14), ...bid }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  await customer.act('submitAddresses', offerId, { inquiryId, ...addressesBody });
  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  const parcels = [newTrackingNumber(), newTrackingNumber()];
  await desk.send('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: parcels });
  const { orderId } = await desk.read(offerId);
  await customer.act('dispatchGoods', offerId, { orderId });
  return { offerId, customer, parcels };
}

/** A number of DHL with its check digit that no other sale has: a scanner finds this one alone. */
function newTrackingNumber(): string {
  const start = `00340434${randomInt(10 ** 11)
    .toString()
    .padStart(11, '0')}`;
  const number = [...'0123456789'].map((digit) => start + digit).find((one) => checkTrackingNumber(one) === 'right');
  if (number === undefined) throw new Error('No check digit fits');
  return number;
}

/** A tablet at the ramp, signed in as the provider. */
export async function tabletAt(page: Page): Promise<Page> {
  const tablet = await page.context().newPage();
  await tablet.setViewportSize({ width: 1024, height: 768 });
  await signInAtDesk(tablet.request);
  return tablet;
}

/** What a scanner does: it types fast, wherever the focus is, and ends with Enter. */
export async function scan(tablet: Page, code: string): Promise<void> {
  await tablet.keyboard.type(code);
  await tablet.keyboard.press('Enter');
}
