import { type Day, isOver } from '#domain/values/day.ts';
import type { Phase } from './phase.ts';
import type { Agreement } from './state.ts';

/** Process stages of spec.md section 4, the last four being ends. */
export const stages = [
  'negotiation',
  'logistics',
  'deletion',
  'testing',
  'payout',
  'rejected',
  'orderRejected',
  'cancelled',
  'completed',
] as const;
export type Stage = (typeof stages)[number];

/** Offer statuses of spec.md section 4. */
export const statuses = [
  'initiated',
  'converted',
  'submitted',
  'alreadyDelivered',
  'rejected',
  'deadlinePassed',
  'cancelled',
  'accepted',
  'declined',
  'counterbid',
  'counterbidSubmitted',
  'counterbidAccepted',
  'counterbidDeclined',
] as const;
export type Status = (typeof statuses)[number];

/** The part of an offer from which stage, status and turn follow; an OfferState is one. */
export interface Standing {
  phase: Phase;
  bid?: { validUntil: Day };
  agreement?: Pick<Agreement, 'by'>;
  goodsDispatchedAt?: string;
  receipt?: { at: string };
}

export type Turn = 'customer' | 'provider' | 'both' | 'nobody';

const stageOfPhase: Record<Phase, Stage> = {
  initiated: 'negotiation',
  submitted: 'negotiation',
  bidPlaced: 'negotiation',
  counterbidOpen: 'negotiation',
  counterbidPlaced: 'negotiation',
  agreed: 'negotiation',
  addressed: 'logistics',
  ordered: 'logistics',
  handover: 'logistics',
  inTransit: 'logistics',
  received: 'deletion',
  erased: 'testing',
  tested: 'testing',
  adjusted: 'testing',
  payout: 'payout',
  finished: 'payout',
  rejected: 'rejected',
  declined: 'rejected',
  counterbidRefused: 'rejected',
  returning: 'orderRejected',
  aborted: 'orderRejected',
  cancelled: 'cancelled',
  completed: 'completed',
};

/** The process stage shown to people. */
export function stageOf(state: Standing): Stage {
  return stageOfPhase[state.phase];
}

/** Phases of a stage, for asking the store. */
export function phasesOfStage(stage: Stage): Phase[] {
  return (Object.keys(stageOfPhase) as Phase[]).filter((phase) => stageOfPhase[phase] === stage);
}

/** Whether the bid's day is over while the customer had not decided: derived from the clock, no event. */
export function isDeadlinePassed(state: Standing, now: string): boolean {
  const waiting = state.phase === 'bidPlaced' || state.phase === 'counterbidOpen';
  return waiting && state.bid !== undefined && isOver(state.bid.validUntil, now);
}

/** The status of spec.md section 4 at the instant `now`. */
export function statusOf(state: Standing, now: string): Status {
  if (isDeadlinePassed(state, now)) return 'deadlinePassed';
  switch (state.phase) {
    case 'initiated':
    case 'submitted':
    case 'rejected':
    case 'declined':
    case 'cancelled':
      return state.phase;
    case 'bidPlaced':
      return 'converted';
    case 'counterbidOpen':
      return 'counterbid';
    case 'counterbidPlaced':
      return 'counterbidSubmitted';
    case 'counterbidRefused':
      return 'counterbidDeclined';
    case 'agreed':
    case 'addressed':
    case 'ordered':
    case 'handover':
      return state.agreement?.by === 'counterbid' ? 'counterbidAccepted' : 'accepted';
    case 'aborted':
      return wereGoodsSent(state) ? 'alreadyDelivered' : 'cancelled';
    default:
      return 'alreadyDelivered';
  }
}

/** Whether goods left the customer or arrived at the provider. */
export function wereGoodsSent(state: Standing): boolean {
  return state.goodsDispatchedAt !== undefined || state.receipt !== undefined;
}

/** Who acts next in a phase, the clock left aside. */
export const turnOfPhase: Record<Phase, Turn> = {
  initiated: 'provider',
  submitted: 'provider',
  bidPlaced: 'customer',
  counterbidOpen: 'customer',
  counterbidPlaced: 'provider',
  agreed: 'customer',
  addressed: 'provider',
  ordered: 'provider',
  handover: 'both',
  inTransit: 'provider',
  received: 'provider',
  erased: 'provider',
  tested: 'provider',
  adjusted: 'customer',
  payout: 'both',
  finished: 'provider',
  rejected: 'nobody',
  declined: 'nobody',
  counterbidRefused: 'nobody',
  returning: 'provider',
  aborted: 'nobody',
  cancelled: 'nobody',
  completed: 'nobody',
};

/** Who acts next at the instant `now`. */
export function turnOf(state: Standing, now: string): Turn {
  return isDeadlinePassed(state, now) ? 'nobody' : turnOfPhase[state.phase];
}
