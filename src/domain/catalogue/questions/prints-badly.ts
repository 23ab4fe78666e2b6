import { question } from './question.ts';

/** What a printer does wrong. */
export const printsBadly = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Druckt fehlerhaft',
  hint: 'Streifen, Papierstau, zieht nicht ein.',
  askedOf: ['printer'],
  onSheet: /druckbild|einzug|papierstau/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'druckt fehlerhaft' : 'druckt einwandfrei'),
});
