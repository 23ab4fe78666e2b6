import type { CommandType } from '#domain/offer/commands/commands.ts';
import type { Phase } from '#domain/offer/phase.ts';
import { commandFor, type OfferKind, senderOf, usualKind } from './offer-command.ts';
import { OfferStory } from './offer-story.ts';

const agreed: CommandType[] = ['submitOffer', 'submitBid', 'acceptBid'];
const handover: CommandType[] = [...agreed, 'submitAddresses', 'linkOrder', 'verifyData'];
const tested: CommandType[] = ['confirmScopeOfSupply', 'skipDeletion', 'startTesting', 'finishTesting'];

const ready: Record<OfferKind['shippingMethod'], CommandType> = {
  shipment: 'sendShippingLabel',
  pickup: 'confirmPickupAppointment',
  delivery: 'confirmDeliveryAppointment',
};

/** The shortest usual way into a phase. */
export function wayTo(phase: Phase, { shippingMethod, offeredAsBusiness }: OfferKind = usualKind): CommandType[] {
  const inTransit: CommandType[] = [...handover, ready[shippingMethod], 'dispatchGoods'];
  const payout: CommandType[] = [...inTransit, ...tested, 'skipAdjustingBid'];
  const finished: CommandType[] = [...payout, offeredAsBusiness ? 'issueInvoice' : 'addCreditNote', 'finishOffer'];
  const ways: Record<Phase, CommandType[]> = {
    initiated: ['createFromInquiry'],
    submitted: ['submitOffer'],
    bidPlaced: ['submitOffer', 'submitBid'],
    counterbidOpen: ['submitOffer', 'submitBid', 'declineBid'],
    counterbidPlaced: ['submitOffer', 'submitBid', 'submitCounterbid'],
    agreed,
    addressed: [...agreed, 'submitAddresses'],
    ordered: [...agreed, 'submitAddresses', 'linkOrder'],
    handover,
    inTransit,
    received: [...inTransit, ...tested.slice(0, 1)],
    erased: [...inTransit, ...tested.slice(0, 2)],
    tested: [...inTransit, ...tested],
    adjusted: [...inTransit, ...tested, 'adjustBid'],
    payout,
    finished,
    rejected: ['submitOffer', 'reject'],
    declined: ['submitOffer', 'submitBid', 'declineBid', 'omitCounterbid'],
    counterbidRefused: ['submitOffer', 'submitBid', 'submitCounterbid', 'declineCounterbid'],
    returning: [...inTransit, 'rejectOrder'],
    aborted: [...inTransit, 'rejectOrder', 'dispatchReturns'],
    cancelled: ['submitOffer', 'cancel'],
    completed: [...finished, 'complete'],
  };
  return ways[phase];
}

/** An offer in a phase, brought there by real commands. */
export function offerIn(phase: Phase, kind: OfferKind = usualKind): OfferStory {
  return continueStory(new OfferStory(), wayTo(phase, kind), kind);
}

/** Sends the usual commands of these types, none of which may be refused. */
export function continueStory(
  story: OfferStory,
  types: readonly CommandType[],
  kind: OfferKind = usualKind,
): OfferStory {
  for (const type of types) {
    const state = story.begun ? story.state : undefined;
    story.given(senderOf(type), commandFor(type, state, story.now, kind));
  }
  return story;
}
