import { isOver } from '#domain/values/day.ts';
import type { ShippingMethod } from './addresses.ts';
import type { CommandType } from './commands.ts';
import { isHandoverReady } from './decide/logistics.ts';
import type { Actor } from './events.ts';
import { isDeadlinePassed } from './stage.ts';
import { agreesToSelfBilling, areReturnsOpen, hasDocument, isPaying, isPayoutHeld } from './standing.ts';
import type { OfferState } from './state.ts';
import { transitions } from './transitions.ts';

type Bar = (state: OfferState, now: string, actor: Actor) => boolean;

const otherMethodThan =
  (method: ShippingMethod): Bar =>
  (state) =>
    state.shippingMethod !== method;

/** What the table cannot say: actions that the offer's data or the clock rule out in a phase that allows them. */
const bars: Partial<Record<CommandType, Bar>> = {
  submitBid: (state, now) =>
    state.items.length === 0 || (state.phase === 'counterbidOpen' && !isDeadlinePassed(state, now)),
  acceptBid: isDeadlinePassed,
  declineBid: isDeadlinePassed,
  submitCounterbid: isDeadlinePassed,
  acceptCounterbid: ({ counterbid }, now) => counterbid !== undefined && isOver(counterbid.bindingUntil, now),
  dispatchPackaging: otherMethodThan('shipment'),
  sendShippingLabel: otherMethodThan('shipment'),
  confirmPickupAppointment: otherMethodThan('pickup'),
  confirmDeliveryAppointment: otherMethodThan('delivery'),
  dispatchGoods: (state, _now, actor) =>
    !isHandoverReady(state) || (actor === 'provider' && state.shippingMethod !== 'pickup'),
  startDeletion: ({ deletion }) => deletion !== undefined,
  skipDeletion: ({ deletion }) => deletion !== undefined,
  finishDeletion: ({ deletion }) => deletion === undefined,
  startTesting: ({ testing }) => testing !== undefined,
  finishTesting: ({ testing }) => testing === undefined,
  rejectOrder: ({ phase, adjustment }, now) =>
    phase === 'adjusted' && adjustment !== undefined && !isOver(adjustment.answerUntil, now),
  dispatchReturns: (state) => isPaying(state) && !areReturnsOpen(state),
  addCreditNote: (state) => hasDocument(state) || (state.offeredAsBusiness && !agreesToSelfBilling(state)),
  issueInvoice: (state) => !state.offeredAsBusiness || state.document?.type === 'creditNote',
  finishOffer: (state) => !hasDocument(state),
  complete: (state, now) => !hasDocument(state) || isPayoutHeld(state, now) || areReturnsOpen(state),
};

/** The commands an actor may choose from at the instant `now`: the buttons on their screen. */
export function actionsOf(state: OfferState, actor: Actor, now: string): CommandType[] {
  return (Object.keys(transitions) as CommandType[]).filter((command) => {
    const { actors, from } = transitions[command];
    return actors.includes(actor) && from.includes(state.phase) && !bars[command]?.(state, now, actor);
  });
}
