import type { Actor } from '../actor.ts';
import type { OfferState } from '../state.ts';
import type { NewEvent, OfferEvent } from './events.ts';
import { evolve } from './evolve.ts';

interface Recorded {
  readonly events: OfferEvent[];
  /** After them; undefined only where there was no offer and nothing was recorded. */
  readonly state: OfferState | undefined;
}

/** Numbers what a command led to from the offer's version on, at a UTC instant, and folds it onto the offer. */
export function recordEvents(
  before: OfferState | undefined,
  decided: readonly NewEvent[],
  { actor, now }: { readonly actor: Actor; readonly now: string },
): Recorded {
  let state = before;
  const events: OfferEvent[] = [];
  for (const event of decided) {
    const numbered: OfferEvent = { ...event, version: (state?.version ?? 0) + 1, actor, at: now };
    state = evolve(state, numbered);
    events.push(numbered);
  }
  return { events, state };
}
