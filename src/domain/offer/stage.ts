import { type Day, isOver } from '#domain/values/day.ts';
import {
  openBidPhases,
  type Phase,
  type PhaseHistory,
  phaseRecords,
  type Stage,
  type Status,
  type Turn,
} from './phase.ts';

/** The part of an offer from which stage, status and turn follow; an OfferState is one. */
export interface Standing extends PhaseHistory {
  phase: Phase;
  bid?: { validUntil: Day };
}

/** The process stage shown to people. */
export function stageOf({ phase }: Standing): Stage {
  return phaseRecords[phase].stage;
}

/** Whether the bid waits for the customer's answer at the instant `now`, until its day is over. */
export function isBidOpen(state: Standing, now: string): boolean {
  return awaitsAnswer(state) && !isDeadlinePassed(state, now);
}

/** Whether the bid's day is over while the customer had not decided: derived from the clock, no event. */
export function isDeadlinePassed(state: Standing, now: string): boolean {
  return awaitsAnswer(state) && state.bid !== undefined && isOver(state.bid.validUntil, now);
}

/** The status of the API at the instant `now`. */
export function statusOf(state: Standing, now: string): Status {
  if (isDeadlinePassed(state, now)) return 'deadlinePassed';
  const { status } = phaseRecords[state.phase];
  return typeof status === 'string' ? status : status(state);
}

/** Who acts next at the instant `now`. */
export function turnOfPhase(state: Standing, now: string): Turn {
  return isDeadlinePassed(state, now) ? 'nobody' : phaseRecords[state.phase].turn;
}

function awaitsAnswer({ phase }: Standing): boolean {
  return openBidPhases.includes(phase);
}
