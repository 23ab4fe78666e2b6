import type { OfferEvent } from '#domain/offer/events/events.ts';
import { openObjectionOf } from '#domain/offer/papers/ended-documents.ts';
import { openHandovers } from '#domain/offer/parties/sites.ts';
import type { PromisedDays } from '#domain/offer/promises/promised.ts';
import { promisedFrom } from '#domain/offer/promises/promised.ts';
import { awaitedOf, payoutHoldAfter, promisedIn } from '#domain/offer/promises/promised-in.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import { type Day, dayOf, type Instant } from '#domain/values/day.ts';
import { deskTasks } from './desk-tasks.ts';
import type { Sale } from './sale.ts';
import { taskByOffer } from './task-of.ts';

/** A day after all others: that of what has none. */
export const noDay: Day = '9999-12-31';

/**
 * The day until which something is due: what was promised, else what we owe anyhow, the appointment, the end of a wait for the payout, the last day
 * for the seller's answer. Undefined without one, and where the events do not tell when it began.
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
  const heldUntil = requestedAt === undefined ? undefined : payoutHoldAfter(state, requestedAt);
  if (state.phase === 'finished' && heldUntil !== undefined) return dayOf(heldUntil);
  if (side === 'underway') return promisedIn(state, events, promises)?.by ?? nextAppointment(state);
  return promisedIn(state, events, promises)?.by ?? ownDay(state, events, promises);
}

/** From these on a document is ours to write, which no state tells. */
const documentBegins: readonly OfferEvent['type'][] = [
  'adjustingBidSkipped',
  'adjustedBidAccepted',
  'addressesSubmitted',
];

/** What nobody was promised has its day all the same, as many working days as what is promised that is like it: else it would lie behind everything that has one. */
function ownDay(
  state: OfferState,
  events: readonly Pick<OfferEvent, 'type' | 'at'>[],
  promises: PromisedDays,
): Day | undefined {
  const { counterbid, endedDocuments = [], createdAt } = state;
  const by = (what: 'bid' | 'tax', at: Instant | undefined) => at && promisedFrom(what, at, promises)?.by;
  switch (taskByOffer(state)) {
    case 'bid':
      return by('bid', createdAt);
    case 'answerCounterbid':
      // Until then it binds the seller.
      return [by('bid', counterbid?.at), counterbid?.bindingUntil].filter((day) => day !== undefined).toSorted()[0];
    case 'clearObjection':
      return by('tax', openObjectionOf(state)?.endedAt);
    case 'addDocument': {
      const begun = events.findLast(({ type }) => documentBegins.includes(type))?.at;
      return by(
        'tax',
        [begun, endedDocuments.at(-1)?.endedAt]
          .filter((at) => at !== undefined)
          .toSorted()
          .at(-1),
      );
    }
    default:
      return undefined;
  }
}

/** Whether a sale is due on the day on which it was before it changed, since that is reckoned from an event of then. */
export function isDueAsBefore(before: Pick<OfferState, 'phase'> | undefined, after: OfferState): boolean {
  return before?.phase === after.phase && (awaitedOf(after) !== undefined || taskByOffer(after) === 'addDocument');
}

function nextAppointment(state: OfferState): Day | undefined {
  const days = openHandovers(state).flatMap(({ appointment }) => appointment?.date ?? []);
  return days.toSorted()[0];
}
