import { question } from './question.ts';

/** Whether a graphics card was used for mining. */
export const mining = question({
  input: { kind: 'yesNo' },
  label: 'Zum Mining genutzt',
  hint: 'Dauerlast verschleißt Lüfter und Speicher.',
  askedOf: ['gpu'],
  onSheet: /mining|[kc]rypto/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'zum Mining genutzt' : 'kein Mining'),
  saidAfter: 'cacheBattery',
});
