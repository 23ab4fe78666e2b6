/** Every phase an offer can be in, in the order of the process; source: docs/offer-process.md. */
export const phases = [
  'initiated',
  'submitted',
  'bidPlaced',
  'counterbidOpen',
  'counterbidPlaced',
  'agreed',
  'addressed',
  'ordered',
  'handover',
  'inTransit',
  'received',
  'erased',
  'tested',
  'adjusted',
  'payout',
  'finished',
  'rejected',
  'declined',
  'counterbidRefused',
  'returning',
  'aborted',
  'cancelled',
  'completed',
] as const;

export type Phase = (typeof phases)[number];

/** Phases after which nothing happens but returns of goods that arrive late. */
export const endPhases: readonly Phase[] = [
  'rejected',
  'declined',
  'counterbidRefused',
  'aborted',
  'cancelled',
  'completed',
];
