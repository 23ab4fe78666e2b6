import type { AtSite, Carrier, LabelCode } from '../facts.ts';
import type { ShippingMethod } from '../parties/addresses.ts';
import { handoverOf, refuseSite } from '../parties/sites.ts';
import type { RefusalCode } from '../refusal.ts';
import { command } from './command-record.ts';
import { sameContent } from './decision.ts';
import { trackingNumbersOf } from './tracking-numbers.ts';

/** A guard of what belongs to one way of shipping alone. */
export function requireShippingMethod(method: ShippingMethod) {
  return ({ shippingMethod }: { shippingMethod: ShippingMethod }): RefusalCode | undefined =>
    shippingMethod === method ? undefined : 'shippingMethodMismatch';
}

type Packaging = AtSite<{ trackingNumbers: string[] }>;

/** Cartons and padding are on their way to the customer. */
export const dispatchPackaging = command<Packaging>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['packagingDispatched'],
  guard: requireShippingMethod('shipment'),
  decide: (state, { site, ...sent }) =>
    refuseSite(state, site) ?? [
      { type: 'packagingDispatched', data: { ...packagingOf(sent), ...(site !== undefined && { site }) } },
    ],
  isRepeat: (state, { site, ...sent }) =>
    state.phase === 'handover' && sameContent(handoverOf(state, site).packaging, packagingOf(sent)),
});

function packagingOf({ trackingNumbers }: Packaging): Packaging {
  return { trackingNumbers: trackingNumbersOf(trackingNumbers) };
}

interface Label {
  carrier: Carrier;
  trackingNumbers: string[];
  labelUpload?: string;
  qrCode?: LabelCode;
}

/** The customer can send the goods at the provider's cost. */
export const sendShippingLabel = command<AtSite<Label>>()({
  actors: ['provider'],
  from: ['handover'],
  events: ['shippingLabelSent'],
  guard: requireShippingMethod('shipment'),
  decide(state, { site, ...sent }) {
    const label = labelOf(sent);
    if (label.trackingNumbers.length === 0) return 'trackingNumberMissing';
    const data = { ...label, ...(site !== undefined && { site }) };
    return refuseSite(state, site) ?? [{ type: 'shippingLabelSent', data }];
  },
  isRepeat: (state, { site, ...sent }) =>
    state.phase === 'handover' && sameContent(handoverOf(state, site).shippingLabelData, labelOf(sent)),
});

function labelOf({ trackingNumbers, ...label }: Label): Label {
  return { ...label, trackingNumbers: trackingNumbersOf(trackingNumbers) };
}
