import type { DeskOfferView } from '#contract/desk/desk-offer-view.ts';

/** The view of a sale in which its parcels stand, as its address has it. */
export const shipmentsTab = 'versand';

/** Whether a sale has anything to do with a carrier. */
export function hasShipments({ shippingMethod, orderId, commands }: DeskOfferView): boolean {
  return (shippingMethod === 'shipment' && orderId !== undefined) || commands.includes('dispatchReturns');
}
