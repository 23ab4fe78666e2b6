import { question } from './question.ts';

/** Sectors or blocks that are lost. */
export const readErrors = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Lesefehler oder SMART-Warnung',
  hint: 'Auch wenn sie sonst noch läuft.',
  askedOf: ['hdd'],
  onSheet: /lesefehler|smart|sektor/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'mit Lesefehlern' : 'ohne Lesefehler'),
});
