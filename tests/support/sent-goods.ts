import {
  addressesBody,
  bidBody,
  businessDeclarations,
  privateAddressesBody,
  privateDeclarations,
} from '#tests/factories/wire.ts';
import type { Customer } from './customer.ts';
import type { DeskApi } from './desk-api.ts';
import { dayAhead } from './shop-page.ts';

type Item = Parameters<typeof bidBody>[0][number];

/** A sale that was agreed on, of a business with the usual addresses unless said otherwise, its goods sent and all of them here. */
export async function sentGoods(
  customer: Customer,
  desk: DeskApi,
  items: readonly (Item & { quantity: number })[],
  offeredAsBusiness = true,
  addresses: object = offeredAsBusiness ? addressesBody : privateAddressesBody,
): Promise<{ offerId: string; orderId: string }> {
  const offerId = await customer.inquire({ items, offeredAsBusiness });
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(14) }));
  const { inquiryId = '' } = await customer.read(offerId);
  await customer.act('acceptBid', offerId, {
    inquiryId,
    declarations: offeredAsBusiness ? businessDeclarations : privateDeclarations,
  });
  await customer.act('submitAddresses', offerId, { inquiryId, ...addresses });
  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  await desk.send('sendShippingLabel', offerId, { carrier: 'dhl', trackingNumbers: ['00340433836442636597'] });
  const { orderId = '' } = await customer.read(offerId);
  await customer.act('dispatchGoods', offerId, { orderId });
  await desk.send('confirmScopeOfSupply', offerId, {
    lines: items.map(({ id, quantity }) => ({ itemId: id, received: quantity })),
  });
  return { offerId, orderId };
}
