import { isOver } from '#domain/values/day.ts';
import { onWorkingDay } from '#domain/values/working-day.ts';
import type { CommandOf } from '../commands.ts';
import { checkCounterbid, counterbidBindsUntil } from '../counterbid.ts';
import { type Decision, type Judge, record, refuse } from '../decision.ts';
import { areItemsValid } from '../draft.ts';
import type { Bid } from '../events.ts';
import { isOwnId, isOwnInquiry } from '../repeat.ts';
import { guaranteedMinimum, scaleSheet, sheetTotal } from '../sheet.ts';
import { isPriceUnseen } from '../standing.ts';
import type { OfferState } from '../state.ts';
import { submitAddresses } from './addresses.ts';
import { toSheet } from './bid-sheet.ts';

const addItems: Judge<'addItems'> = (state, { items }) => {
  if (items.length === 0) return refuse('itemsMissing');
  if (!areItemsValid([...state.items, ...items])) return refuse('itemsInvalid');
  return record({ type: 'itemsAdded', data: { items } });
};

const submitBid: Judge<'submitBid'> = (state, { lines, shippingMethod, validUntil }, { now }) => {
  const former = state.bid;
  const formerOpen = former !== undefined && !isOver(former.validUntil, now);
  if (state.phase === 'counterbidOpen' && formerOpen) return refuse('notAllowedInPhase');
  if (state.items.length === 0) return refuse('itemsMissing');
  const sheet = toSheet(state.items, lines);
  if (!sheet) return refuse('sheetInvalid');
  if (isOver(validUntil, now)) return refuse('deadlineNotAhead');
  const bid: Bid = {
    lines: sheet,
    total: sheetTotal(sheet),
    minimum: guaranteedMinimum(sheet),
    basis: state.offeredAsBusiness ? 'net' : 'flat',
    shippingMethod,
    validUntil: onWorkingDay(validUntil),
  };
  if (state.phase === 'bidPlaced' && formerOpen && isWorse(bid, former)) return refuse('bidWorse');
  return record({ type: 'bidSubmitted', data: bid });
};

function isWorse(bid: Bid, former: Bid): boolean {
  return bid.total < former.total || bid.minimum < former.minimum || bid.validUntil < former.validUntil;
}

const reject: Judge<'reject'> = (_state, { reason }) =>
  reason.trim() === '' ? refuse('reasonMissing') : record({ type: 'rejected', data: { reason } });

type BidAnswer = CommandOf<'acceptBid'> | CommandOf<'declineBid'> | CommandOf<'submitCounterbid'>;

/** Why a bid cannot be answered now, or undefined; docs/offer-process.md "What was seen". */
function barToAnswer(state: OfferState, { inquiryId, seen }: BidAnswer, now: string): Decision | undefined {
  if (!isOwnInquiry(state, inquiryId)) return refuse('idMismatch');
  if (isPriceUnseen(state, seen)) return refuse('offerChanged');
  if (!state.bid || isOver(state.bid.validUntil, now)) return refuse('deadlinePassed');
  return undefined;
}

const acceptBid: Judge<'acceptBid'> = (state, command, { now }) =>
  barToAnswer(state, command, now) ?? record({ type: 'bidAccepted', data: { declarations: command.declarations } });

const declineBid: Judge<'declineBid'> = (state, command, { now }) =>
  barToAnswer(state, command, now) ?? record({ type: 'bidDeclined', data: {} });

const submitCounterbid: Judge<'submitCounterbid'> = (state, command, { now }) => {
  const bar = barToAnswer(state, command, now);
  if (bar || !state.bid) return bar ?? refuse('notAllowedInPhase');
  const { counterbid, declarations } = command;
  const broken = checkCounterbid(counterbid, state.bid.total);
  if (broken) return refuse(broken);
  const bindingUntil = counterbidBindsUntil(state.bid.validUntil, now);
  return record({ type: 'counterbidSubmitted', data: { amount: counterbid, bindingUntil, declarations } });
};

const omitCounterbid: Judge<'omitCounterbid'> = (state, { inquiryId }) =>
  isOwnInquiry(state, inquiryId) ? record({ type: 'counterbidOmitted', data: {} }) : refuse('idMismatch');

const acceptCounterbid: Judge<'acceptCounterbid'> = (state, _command, { now }) => {
  const { bid, counterbid } = state;
  if (!bid || !counterbid || isOver(counterbid.bindingUntil, now)) return refuse('deadlinePassed');
  const lines = scaleSheet(bid.lines, counterbid.amount);
  return record({ type: 'counterbidAccepted', data: { lines, total: counterbid.amount } });
};

const declineCounterbid: Judge<'declineCounterbid'> = () => record({ type: 'counterbidDeclined', data: {} });

const linkOrder: Judge<'linkOrder'> = (_state, { orderId }) => record({ type: 'linkedToOrder', data: { orderId } });

const cancel: Judge<'cancel'> = (_state, { reason }) =>
  reason.trim() === '' ? refuse('reasonMissing') : record({ type: 'cancelled', data: { reason } });

const cancelOffer: Judge<'cancelOffer'> = (state, { id }) =>
  isOwnId(state, id) ? record({ type: 'cancelled', data: {} }) : refuse('idMismatch');

/** From the inquiry to the order, and the ways out of it before the goods travel. */
export const negotiation = {
  addItems,
  submitBid,
  reject,
  acceptBid,
  declineBid,
  submitCounterbid,
  omitCounterbid,
  acceptCounterbid,
  declineCounterbid,
  submitAddresses,
  linkOrder,
  cancel,
  cancelOffer,
};
