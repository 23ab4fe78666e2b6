import type { ShippingMethod } from '../addresses.ts';
import { command } from '../command-record.ts';
import type { Carrier } from '../facts.ts';
import type { RefusalCode } from '../refusal.ts';
import { trackingNumbersOf } from './tracking-numbers.ts';

/** A guard of what belongs to one way of shipping alone. */
export function requireShippingMethod(method: ShippingMethod) {
  return ({ shippingMethod }: { shippingMethod: ShippingMethod }): RefusalCode | undefined =>
    shippingMethod === method ? undefined : 'shippingMethodMismatch';
}

/** Cartons and padding are on their way to the customer. */
export const dispatchPackaging = command<{ trackingNumbers: string[] }>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['packagingDispatched'],
  guard: requireShippingMethod('shipment'),
  decide: (_state, { trackingNumbers }) => [
    { type: 'packagingDispatched', data: { trackingNumbers: trackingNumbersOf(trackingNumbers) } },
  ],
});

/** The customer can send the goods at the provider's cost. */
export const sendShippingLabel = command<{ carrier: Carrier; trackingNumbers: string[]; labelUpload?: string }>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['shippingLabelSent'],
  guard: requireShippingMethod('shipment'),
  decide(_state, { carrier, labelUpload, ...sent }) {
    const trackingNumbers = trackingNumbersOf(sent.trackingNumbers);
    if (trackingNumbers.length === 0) return 'trackingNumberMissing';
    const data = { carrier, trackingNumbers, ...(labelUpload !== undefined && { labelUpload }) };
    return [{ type: 'shippingLabelSent', data }];
  },
});
