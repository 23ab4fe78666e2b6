import type { Clock } from '#server/clock.ts';
import { today } from './today.ts';

/** `npm test -- --today 2028-02-29` lets the tests begin on another day. */
const usualStart = `${today ?? '2026-03-02'}T09:00:00.000Z`;

/** A clock that stands still until a test sets it. */
export interface FakeClock extends Clock {
  set(instant: string): void;
  advance(duration: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

export function fakeClock(start = usualStart): FakeClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set(instant) {
      now = new Date(instant);
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000);
    },
  };
}
