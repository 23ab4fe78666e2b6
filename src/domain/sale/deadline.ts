import type { OfferEvent } from '#domain/offer/events.ts';
import type { PromisedDays } from '#domain/offer/handover/promised.ts';
import { heldBeyond, promisedIn } from '#domain/offer/handover/promised-in.ts';
import { openHandovers } from '#domain/offer/parties/sites.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import { deskTasks } from './desk-tasks.ts';
import type { Sale } from './sale.ts';
import { taskByOffer } from './task-of.ts';

/** A day after all others: that of what has none. */
export const noDay: Day = '9999-12-31';

/**
 * The day until which something is due: what was promised, the appointment, the end of a wait for the payout, the last day for the
 * seller's answer. Undefined without one, and where the events do not tell when it began.
 */
export function deadlineOf(
  { state }: Pick<Sale, 'state'>,
  events: readonly Pick<OfferEvent, 'type' | 'at'>[],
  promises: PromisedDays,
): Day | undefined {
  // What came of an invoice or a payment meanwhile takes no promise back.
  const { side } = deskTasks[taskByOffer(state)];
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
