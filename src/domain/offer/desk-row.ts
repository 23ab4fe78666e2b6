import { type Day, dayOf } from '#domain/values/day.ts';
import { blocksOf } from './desk-block.ts';
import { type DeskTask, deskSides, deskTaskOf, deskTasks, sellerNameOf } from './desk-task.ts';
import type { OfferEvent } from './events.ts';
import { heldBeyond, type PromisedDays, promisedIn } from './promised.ts';
import { deskTextOf } from './search-text.ts';
import { openHandovers } from './sites.ts';
import type { OfferState } from './state.ts';
import { summaryOf } from './summary.ts';

/** A day after all others: that of what has none. */
export const noDay: Day = '9999-12-31';

interface DeskRow {
  readonly deskTask: DeskTask;
  /** Place of whose turn it is in `deskSides`. */
  readonly deskSide: number;
  /** Codes of what keeps it from going on, with blanks between them. */
  readonly deskBlocks: string;
  readonly sellerName: string;
  readonly deskText: string;
}

/** What the desk's list and its search go by; all of it follows from the offer. */
export function deskRowOf(state: OfferState): DeskRow {
  const deskTask = deskTaskOf(state);
  return {
    deskTask,
    deskSide: deskSides.indexOf(deskTasks[deskTask].side),
    deskBlocks: blocksOf(state).join(' '),
    sellerName: sellerNameOf(state),
    deskText: deskTextOf(state),
  };
}

/** Which side owes the other an answer to a question; both may. */
interface Asked {
  readonly sellerIsAsked: boolean;
  readonly providerIsAsked: boolean;
}

/** Whose turn it is at the desk, as its place in `deskSides`, with the questions beside the offer: what the seller asks is ours, what we ask is theirs. */
export function deskSideAsked(side: number, { sellerIsAsked, providerIsAsked }: Asked): number {
  if (providerIsAsked) return deskSides.indexOf('ours');
  return sellerIsAsked && side === deskSides.indexOf('ours') ? deskSides.indexOf('theirs') : side;
}

/**
 * The day until which something is due: what was promised, the appointment, the end of a wait for the payout, the last day for the
 * seller's answer. Undefined without one, and where the events do not tell when it began.
 */
export function deskDueOf(
  state: OfferState,
  events: readonly Pick<OfferEvent, 'type' | 'at'>[],
  promises: PromisedDays,
): Day | undefined {
  const { side } = deskTasks[deskTaskOf(state)];
  if (side === 'over') return undefined;
  if (side === 'theirs') return summaryOf(state).deadline;
  const requestedAt = events.findLast(({ type }) => type === 'finished')?.at;
  const heldUntil = requestedAt === undefined ? undefined : heldBeyond(state, requestedAt);
  if (state.phase === 'finished' && heldUntil !== undefined) return dayOf(heldUntil);
  return promisedIn(state, events, promises)?.by ?? (side === 'underway' ? nextAppointment(state) : undefined);
}

function nextAppointment(state: OfferState): Day | undefined {
  const days = openHandovers(state).flatMap(({ appointment }) => appointment?.date ?? []);
  return days.toSorted()[0];
}
