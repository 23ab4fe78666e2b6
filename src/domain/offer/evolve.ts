import type { OfferEvent } from './events.ts';
import { evolveHandover } from './evolve/handover.ts';
import { evolveInspection } from './evolve/inspection.ts';
import { evolveNegotiation, start } from './evolve/negotiation.ts';
import { evolvePayout } from './evolve/payout.ts';
import type { OfferState } from './state.ts';

/** The offer after one more event; `undefined` is the offer that does not exist yet. */
export function evolve(state: OfferState | undefined, event: OfferEvent): OfferState {
  const before = state ?? start(event);
  return { ...before, ...changes(before, event), version: event.version };
}

/** The offer as all its events in order tell it, or undefined without any. */
export function fold(events: readonly OfferEvent[]): OfferState | undefined {
  return events.reduce<OfferState | undefined>(evolve, undefined);
}

function changes(state: OfferState, event: OfferEvent): Partial<OfferState> {
  return (
    evolveNegotiation(state, event) ??
    evolveHandover(state, event) ??
    evolveInspection(state, event) ??
    evolvePayout(state, event) ??
    {}
  );
}
