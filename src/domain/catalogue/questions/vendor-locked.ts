import { question } from './question.ts';

/** Fused to one vendor's boards (AMD PSB). */
export const vendorLocked = question({
  input: { kind: 'yesNo' },
  label: 'An einen Hersteller gebunden (PSB)',
  hint: 'EPYC-Prozessoren aus Dell- und Lenovo-Servern laufen oft nur dort.',
  askedOf: ['cpu'],
  onSheet: /hersteller ?(?:gebunden|-?sperre)|vendor-?lock|psb/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'an einen Hersteller gebunden (PSB)' : 'nicht an einen Hersteller gebunden'),
});
