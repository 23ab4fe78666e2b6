import type { HandoverPlace, ShippingMethod } from '#domain/offer/parties/addresses.ts';
import { addressesBody, bidBody, businessDeclarations } from '#tests/factories/wire.ts';
import type { Customer } from './customer.ts';
import type { DeskApi } from './desk-api.ts';
import { dayAhead } from './shop-page.ts';

interface Wanted {
  readonly method: ShippingMethod;
  /** Where and when the goods are handed over, as the customer says it. */
  readonly place: HandoverPlace;
  readonly inquiry?: Record<string, unknown>;
}

/** A firm's sale whose data are checked: the goods can be handed over. Answers the offer's id. */
export async function saleAtHandover(
  customer: Customer,
  desk: DeskApi,
  { method, place, inquiry = {} }: Wanted,
): Promise<string> {
  const offerId = await customer.inquire({ ...inquiry, ...(method === 'delivery' && { shippingMethod: 'delivery' }) });
  const { items, inquiryId } = await customer.read(offerId);
  await desk.send('submitBid', offerId, bidBody(items, { validUntil: dayAhead(10), shippingMethod: method }));
  await customer.act('acceptBid', offerId, { inquiryId, declarations: businessDeclarations });
  const { packagingAddress: _packaging, ...contract } = addressesBody;
  await customer.act('submitAddresses', offerId, { inquiryId, ...contract, ...place });
  await desk.send('linkOrder', offerId);
  await desk.send('verifyData', offerId);
  return offerId;
}
