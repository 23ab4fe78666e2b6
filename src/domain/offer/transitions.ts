import type { CommandType } from './commands.ts';
import type { Actor, EventType } from './events.ts';
import { beforeTransit, type Phase } from './phase.ts';

/** One row of the offer process: who may do what when, what it records and where it leads. */
export interface Transition {
  actors: readonly Actor[];
  /** Phases the command is judged in; empty when it creates the offer. */
  from: readonly Phase[];
  events: readonly EventType[];
  /** The next phase; 'same' leaves the phase. */
  to: Phase | 'same';
  /** Where the next phase depends on the one before. */
  except?: Partial<Record<Phase, Phase>>;
}

type Next = Pick<Transition, 'to' | 'except'>;

function customer(from: readonly Phase[], events: EventType[], to: Phase | 'same' | Next): Transition {
  return { actors: ['customer'], from, events, ...(typeof to === 'string' ? { to } : to) };
}
function provider(from: readonly Phase[], events: EventType[], to: Phase | 'same' | Next): Transition {
  return { ...customer(from, events, to), actors: ['provider'] };
}

/** The offer process as data: `decide` obeys it, the screens take their buttons from it, docs/offer-process.md is printed from it. */
export const transitions: Readonly<Record<CommandType, Transition>> = {
  submitOffer: customer([], ['linkedToUpload', 'submitted', 'linkedToInquiry'], 'submitted'),
  createFromInquiry: provider([], ['createdFromInquiry', 'itemsAdded'], 'initiated'),
  addItems: provider(['initiated', 'submitted'], ['itemsAdded'], 'same'),
  submitBid: provider(
    ['initiated', 'submitted', 'bidPlaced', 'counterbidOpen', 'counterbidPlaced'],
    ['bidSubmitted'],
    'bidPlaced',
  ),
  reject: provider(['initiated', 'submitted', 'counterbidPlaced'], ['rejected'], 'rejected'),
  acceptBid: customer(['bidPlaced'], ['bidAccepted'], 'agreed'),
  declineBid: customer(['bidPlaced'], ['bidDeclined'], 'counterbidOpen'),
  submitCounterbid: customer(['bidPlaced', 'counterbidOpen'], ['counterbidSubmitted'], 'counterbidPlaced'),
  omitCounterbid: customer(['counterbidOpen'], ['counterbidOmitted'], 'declined'),
  acceptCounterbid: provider(['counterbidPlaced'], ['counterbidAccepted'], 'agreed'),
  declineCounterbid: provider(['counterbidPlaced'], ['counterbidDeclined'], 'counterbidRefused'),
  submitAddresses: customer(
    ['agreed', 'addressed', 'ordered', 'handover', 'inTransit', 'received', 'erased', 'tested', 'adjusted', 'payout'],
    ['addressesSubmitted'],
    { to: 'same', except: { agreed: 'addressed' } },
  ),
  linkOrder: provider(['addressed'], ['linkedToOrder'], 'ordered'),
  createFromOrder: provider([], ['createdFromOrder'], 'ordered'),
  verifyData: provider(['ordered'], ['dataVerified'], 'handover'),
  dispatchPackaging: provider(['handover'], ['packagingDispatched'], 'same'),
  sendShippingLabel: provider(['handover'], ['shippingLabelSent'], 'same'),
  confirmPickupAppointment: provider(['handover'], ['pickupAppointmentConfirmed'], 'same'),
  confirmDeliveryAppointment: provider(['handover'], ['deliveryAppointmentConfirmed'], 'same'),
  dispatchGoods: {
    actors: ['customer', 'provider'],
    from: ['handover'],
    events: ['goodsDispatched'],
    to: 'inTransit',
  },
  confirmScopeOfSupply: provider(['handover', 'inTransit', 'received', 'erased'], ['scopeOfSupplyConfirmed'], {
    to: 'same',
    except: { handover: 'received', inTransit: 'received' },
  }),
  startDeletion: provider(['received'], ['deletionStarted'], 'same'),
  finishDeletion: provider(['received'], ['deletionFinished'], 'erased'),
  skipDeletion: provider(['received'], ['deletionSkipped'], 'erased'),
  startTesting: provider(['erased'], ['testingStarted'], 'same'),
  finishTesting: provider(['erased'], ['testingFinished'], 'tested'),
  adjustBid: provider(['tested', 'adjusted'], ['bidAdjusted'], 'adjusted'),
  skipAdjustingBid: provider(['tested', 'adjusted'], ['adjustingBidSkipped'], 'payout'),
  acceptAdjustedBid: customer(['adjusted'], ['adjustedBidAccepted'], 'payout'),
  declineAdjustedBid: customer(['adjusted'], ['adjustedBidDeclined', 'orderRejected'], 'returning'),
  rejectOrder: provider(
    ['ordered', 'handover', 'inTransit', 'received', 'erased', 'tested', 'adjusted'],
    ['orderRejected'],
    { to: 'returning', except: { ordered: 'aborted', handover: 'aborted' } },
  ),
  dispatchReturns: provider(['returning', 'payout', 'finished', 'cancelled', 'aborted'], ['returnsDispatched'], {
    to: 'same',
    except: { returning: 'aborted' },
  }),
  addCreditNote: provider(['payout'], ['creditNoteAdded'], 'same'),
  issueInvoice: customer(['payout'], ['invoiceIssued'], 'same'),
  finishOffer: customer(['payout'], ['finished'], 'finished'),
  complete: provider(['finished', 'payout'], ['completed'], 'completed'),
  cancel: provider(beforeTransit, ['cancelled'], 'cancelled'),
  cancelOffer: { actors: ['customer'], from: beforeTransit, events: ['cancelled'], to: 'cancelled' },
};

/** The phase an offer is in once a command was accepted in `from` (undefined: the offer did not exist before). */
export function nextPhase(command: CommandType, from: Phase | undefined): Phase | undefined {
  const { to, except } = transitions[command];
  const next = (from && except?.[from]) ?? to;
  return next === 'same' ? from : next;
}
