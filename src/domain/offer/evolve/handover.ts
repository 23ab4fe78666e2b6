import type { OfferEvent } from '../events.ts';
import type { OfferState } from '../state.ts';

/** What an event from the addresses to the transit changes, or undefined for any other event. */
export function evolveHandover(state: OfferState, event: OfferEvent): Partial<OfferState> | undefined {
  switch (event.type) {
    case 'addressesSubmitted': {
      const { addresses, declarations, payoutHoldUntil } = event.data;
      return {
        phase: state.phase === 'agreed' ? 'addressed' : state.phase,
        addresses,
        declarations: [...state.declarations, ...declarations],
        ...selfBilling(state, addresses.contractDetails.selfBilling, event.at),
        ...(payoutHoldUntil !== undefined && { payoutHoldUntil }),
      };
    }
    case 'linkedToOrder':
      return { phase: 'ordered', orderId: event.data.orderId };
    case 'createdFromOrder': {
      const { sheet, total, ...order } = event.data;
      return {
        phase: 'ordered',
        ...order,
        ...selfBilling(state, order.addresses.contractDetails.selfBilling, event.at),
        agreement: { lines: sheet, total, at: event.at, by: 'order' },
      };
    }
    case 'dataVerified':
      return { phase: 'handover' };
    case 'packagingDispatched':
      return { packaging: event.data };
    case 'shippingLabelSent':
      return { shippingLabelData: event.data };
    case 'pickupAppointmentConfirmed':
    case 'deliveryAppointmentConfirmed':
      return { appointment: event.data };
    case 'goodsDispatched':
      return { phase: 'inTransit', goodsDispatchedAt: event.at };
    default:
      return undefined;
  }
}

function selfBilling(state: OfferState, agreed: boolean | undefined, at: string): Partial<OfferState> {
  if (agreed) return { selfBilling: { agreedAt: at } };
  return state.selfBilling ? { selfBilling: { ...state.selfBilling, withdrawnAt: at } } : {};
}
