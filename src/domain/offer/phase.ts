import { keysOf } from '#domain/values/keys-of.ts';

/** Process stages shown to people, the last four being ends; source: docs/offer-process.md. */
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

/** Offer statuses of the API; deadlinePassed is told by the clock, no phase has it. */
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

/** Who acts next. */
export const turns = ['customer', 'provider', 'both', 'nobody'] as const;
export type Turn = (typeof turns)[number];

/** What an agreement came about by. */
export const agreementWays = ['bid', 'counterbid', 'order'] as const;
export type AgreementWay = (typeof agreementWays)[number];

/** What happened on the way into a phase, where the status depends on it. */
export interface PhaseHistory {
  agreement?: { by: AgreementWay };
  goodsDispatchedAt?: string;
  receipt?: { at: string };
}

interface PhaseRecord {
  readonly stage: Stage;
  readonly status: Exclude<Status, 'deadlinePassed'> | ((history: PhaseHistory) => Status);
  /** Who acts next, the clock left aside. */
  readonly turn: Turn;
  /** Before the contract; with it, the goods still at the customer's; with it, the goods gone; ending without going on. */
  readonly part: 'negotiation' | 'preparation' | 'fulfilment' | 'end';
  /** The customer can answer the bid until its day is over. */
  readonly bidIsOpen?: true;
}

const agreedBy = ({ agreement }: PhaseHistory): Status =>
  agreement?.by === 'counterbid' ? 'counterbidAccepted' : 'accepted';

/** Every phase an offer can be in, in the order of the process; source: docs/offer-process.md. */
const records = {
  initiated: { stage: 'negotiation', status: 'initiated', turn: 'provider', part: 'negotiation' },
  submitted: { stage: 'negotiation', status: 'submitted', turn: 'provider', part: 'negotiation' },
  bidPlaced: { stage: 'negotiation', status: 'converted', turn: 'customer', part: 'negotiation', bidIsOpen: true },
  counterbidOpen: {
    stage: 'negotiation',
    status: 'counterbid',
    turn: 'customer',
    part: 'negotiation',
    bidIsOpen: true,
  },
  counterbidPlaced: { stage: 'negotiation', status: 'counterbidSubmitted', turn: 'provider', part: 'negotiation' },
  agreed: { stage: 'negotiation', status: agreedBy, turn: 'customer', part: 'preparation' },
  addressed: { stage: 'logistics', status: agreedBy, turn: 'provider', part: 'preparation' },
  ordered: { stage: 'logistics', status: agreedBy, turn: 'provider', part: 'preparation' },
  handover: { stage: 'logistics', status: agreedBy, turn: 'both', part: 'preparation' },
  inTransit: { stage: 'logistics', status: 'alreadyDelivered', turn: 'provider', part: 'fulfilment' },
  received: { stage: 'deletion', status: 'alreadyDelivered', turn: 'provider', part: 'fulfilment' },
  erased: { stage: 'testing', status: 'alreadyDelivered', turn: 'provider', part: 'fulfilment' },
  tested: { stage: 'testing', status: 'alreadyDelivered', turn: 'provider', part: 'fulfilment' },
  adjusted: { stage: 'testing', status: 'alreadyDelivered', turn: 'customer', part: 'fulfilment' },
  payout: { stage: 'payout', status: 'alreadyDelivered', turn: 'both', part: 'fulfilment' },
  finished: { stage: 'payout', status: 'alreadyDelivered', turn: 'provider', part: 'fulfilment' },
  rejected: { stage: 'rejected', status: 'rejected', turn: 'nobody', part: 'end' },
  declined: { stage: 'rejected', status: 'declined', turn: 'nobody', part: 'end' },
  counterbidRefused: { stage: 'rejected', status: 'counterbidDeclined', turn: 'nobody', part: 'end' },
  returning: { stage: 'orderRejected', status: 'alreadyDelivered', turn: 'provider', part: 'end' },
  aborted: {
    stage: 'orderRejected',
    status: (history) => (wereGoodsSent(history) ? 'alreadyDelivered' : 'cancelled'),
    turn: 'nobody',
    part: 'end',
  },
  cancelled: { stage: 'cancelled', status: 'cancelled', turn: 'nobody', part: 'end' },
  completed: { stage: 'completed', status: 'alreadyDelivered', turn: 'nobody', part: 'end' },
} as const satisfies Record<string, PhaseRecord>;

export type Phase = keyof typeof records;

/** What is said of each phase: its stage, its status and who acts next. */
export const phaseRecords: Readonly<Record<Phase, PhaseRecord>> = records;

/** The phases in which it is the turn of this side. */
export type PhaseOfTurn<T extends Turn> = {
  [P in Phase]: (typeof records)[P]['turn'] extends T ? P : never;
}[Phase];

/** Whether it is the turn of this side, the clock left aside. */
export function isPhaseOfTurn<T extends Turn>(phase: Phase, turn: T): phase is PhaseOfTurn<T> {
  return phaseRecords[phase].turn === turn;
}

/** All phases in the order of the process. */
export const phases: readonly Phase[] = keysOf(records);

/** Phases in which the goods have not left yet, so that either side may still step back. */
export const beforeTransit: readonly Phase[] = phasesWith(
  ({ part }) => part === 'negotiation' || part === 'preparation',
);

/** Phases in which goods that were agreed on are still with their seller. */
export const awaitsGoods: readonly Phase[] = phasesWith(({ part }) => part === 'preparation');

/** Phases in which a concluded contract is carried out. */
export const carriedOut: readonly Phase[] = phasesWith(({ part }) => part === 'preparation' || part === 'fulfilment');

/** Phases after which nothing happens but returns of goods that arrive late. */
export const endPhases: readonly Phase[] = phasesWith(({ turn }) => turn === 'nobody');

/** Phases in which the customer can answer the bid until its day is over. */
export const openBidPhases: readonly Phase[] = phasesWith(({ bidIsOpen }) => bidIsOpen === true);

/** Phases of a stage, for asking the store. */
export function phasesOfStage(stage: Stage): Phase[] {
  return phasesWith((record) => record.stage === stage);
}

/** Whether goods left the customer or arrived at the provider. */
export function wereGoodsSent({ goodsDispatchedAt, receipt }: PhaseHistory): boolean {
  return goodsDispatchedAt !== undefined || receipt !== undefined;
}

function phasesWith(fits: (record: PhaseRecord) => boolean): Phase[] {
  return phases.filter((phase) => fits(phaseRecords[phase]));
}

/** From the settled price on, when nothing goes back any more: what becomes of devices is recorded. */
export const fatePhases = ['payout', 'finished', 'completed'] as const satisfies readonly Phase[];
