import type { ShippingMethod } from '../addresses.ts';
import { command } from '../command-record.ts';
import { sameContent } from '../decision.ts';
import type { Carrier, LabelCode } from '../facts.ts';
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
  decide: (_state, sent) => [{ type: 'packagingDispatched', data: packagingOf(sent) }],
  isRepeat: ({ phase, packaging }, sent) => phase === 'handover' && sameContent(packaging, packagingOf(sent)),
});

function packagingOf({ trackingNumbers }: { trackingNumbers: string[] }): { trackingNumbers: string[] } {
  return { trackingNumbers: trackingNumbersOf(trackingNumbers) };
}

interface Label {
  carrier: Carrier;
  trackingNumbers: string[];
  labelUpload?: string;
  qrCode?: LabelCode;
}

/** The customer can send the goods at the provider's cost. */
export const sendShippingLabel = command<Label>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['shippingLabelSent'],
  guard: requireShippingMethod('shipment'),
  decide(_state, sent) {
    const data = labelOf(sent);
    return data.trackingNumbers.length === 0 ? 'trackingNumberMissing' : [{ type: 'shippingLabelSent', data }];
  },
  isRepeat: ({ phase, shippingLabelData }, sent) =>
    phase === 'handover' && sameContent(shippingLabelData, labelOf(sent)),
});

function labelOf({ trackingNumbers, ...label }: Label): Label {
  return { ...label, trackingNumbers: trackingNumbersOf(trackingNumbers) };
}
