import { type OfferFacts, type OfferState, requireFact } from '../state.ts';

/** The number by which the customer names the offer: the inquiry's, or the order's where there never was an inquiry. */
export function processIdOf(state: OfferFacts): string {
  return state.inquiryId ?? requireFact(state, 'orderId');
}

/** Whether the command names the offer's inquiry, or its order where it never had an inquiry. */
export function ownInquiry(state: OfferState, { inquiryId }: { inquiryId: string }): boolean {
  return inquiryId === (state.inquiryId ?? state.orderId);
}

/** Whether the command names the offer's order. */
export function ownOrder(state: OfferState, { orderId }: { orderId?: string }): boolean {
  return orderId === state.orderId;
}

/** Whether the command names the offer's inquiry or its order. */
export function ownProcess(state: OfferState, { id }: { id: string }): boolean {
  return id === state.inquiryId || id === state.orderId;
}
