import { isOver } from '#domain/values/day.ts';
import { type Judge, record, refuse } from '../decision.ts';
import type { MediumRecord, ReceivedLine } from '../events.ts';
import type { OfferState } from '../state.ts';
import { acceptAdjustedBid, adjustBid, declineAdjustedBid, skipAdjustingBid } from './adjustment.ts';

const confirmScopeOfSupply: Judge<'confirmScopeOfSupply'> = (state, { lines, foreign, note }) => {
  if (!areLinesReceivable(state, lines)) return refuse('receiptInvalid');
  if (lines.every((line) => line.received === 0)) return refuse('nothingArrived');
  const data = { lines, foreign, ...(note !== undefined && { note }) };
  return record({ type: 'scopeOfSupplyConfirmed', data });
};

function areLinesReceivable(state: OfferState, lines: readonly ReceivedLine[]): boolean {
  const quantities = new Map(state.agreement?.lines.map((line) => [line.itemId, line.quantity]));
  const named = new Set(lines.map((line) => line.itemId));
  return (
    named.size === lines.length &&
    lines.every(
      ({ itemId, received }) =>
        Number.isInteger(received) && received >= 0 && received <= (quantities.get(itemId) ?? -1),
    )
  );
}

const startDeletion: Judge<'startDeletion'> = (state) =>
  state.deletion ? refuse('alreadyStarted') : record({ type: 'deletionStarted', data: {} });

const finishDeletion: Judge<'finishDeletion'> = (state, { media }) => {
  if (!state.deletion) return refuse('notStarted');
  if (media.length === 0) return refuse('mediaMissing');
  if (new Set(media.map((medium) => medium.serial)).size !== media.length) return refuse('mediumTwice');
  if (!media.every(isFinal)) return refuse('mediumNotErased');
  return record({ type: 'deletionFinished', data: { media } });
};

/** A medium that could not be erased counts once it is destroyed; DEL-01. */
function isFinal({ result }: MediumRecord): boolean {
  return result === 'erased' || result === 'destroyed';
}

const skipDeletion: Judge<'skipDeletion'> = (state, { reason }) =>
  state.deletion ? refuse('alreadyStarted') : record({ type: 'deletionSkipped', data: { reason } });

const startTesting: Judge<'startTesting'> = (state) =>
  state.testing ? refuse('alreadyStarted') : record({ type: 'testingStarted', data: {} });

const finishTesting: Judge<'finishTesting'> = (state, { lines }) => {
  if (!state.testing) return refuse('notStarted');
  const arrived = state.receipt?.lines.filter((line) => line.received > 0).map((line) => line.itemId) ?? [];
  const tested = new Set(lines.map((line) => line.itemId));
  const complete =
    tested.size === lines.length && tested.size === arrived.length && arrived.every((id) => tested.has(id));
  return complete ? record({ type: 'testingFinished', data: { lines } }) : refuse('testResultsInvalid');
};

const rejectOrder: Judge<'rejectOrder'> = (state, { reason }, { now }) => {
  if (reason.trim() === '') return refuse('reasonMissing');
  const answerUntil = state.phase === 'adjusted' ? state.adjustment?.answerUntil : undefined;
  if (answerUntil !== undefined && !isOver(answerUntil, now)) return refuse('answerDayNotOver');
  return record({ type: 'orderRejected', data: { reason } });
};

/** From the opened parcel to the answered adjustment. */
export const inspection = {
  confirmScopeOfSupply,
  startDeletion,
  finishDeletion,
  skipDeletion,
  startTesting,
  finishTesting,
  rejectOrder,
  adjustBid,
  skipAdjustingBid,
  acceptAdjustedBid,
  declineAdjustedBid,
};
