const negotiating = ['initiated', 'submitted', 'bidPlaced', 'counterbidOpen', 'counterbidPlaced'] as const;
const beforeDispatch = ['agreed', 'addressed', 'ordered', 'handover'] as const;
const afterDispatch = ['inTransit', 'received', 'erased', 'tested', 'adjusted', 'payout', 'finished'] as const;

/** Every phase an offer can be in, in the order of the process; source: docs/offer-process.md. */
export const phases = [
  ...negotiating,
  ...beforeDispatch,
  ...afterDispatch,
  'rejected',
  'declined',
  'counterbidRefused',
  'returning',
  'aborted',
  'cancelled',
  'completed',
] as const;

export type Phase = (typeof phases)[number];

/** Phases in which the goods have not left yet, so that either side may still step back. */
export const beforeTransit: readonly Phase[] = [...negotiating, ...beforeDispatch];

/** Phases in which a concluded contract is carried out. */
export const carriedOut: readonly Phase[] = [...beforeDispatch, ...afterDispatch];

/** Phases after which nothing happens but returns of goods that arrive late. */
export const endPhases: readonly Phase[] = [
  'rejected',
  'declined',
  'counterbidRefused',
  'aborted',
  'cancelled',
  'completed',
];
