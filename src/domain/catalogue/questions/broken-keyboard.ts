import { question } from './question.ts';

/** Keys or touchpad that do not answer. */
export const brokenKeyboard = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Tastatur oder Touchpad defekt',
  hint: 'Schon eine fehlende Taste zählt.',
  askedOf: ['notebook', 'surfaceBook', 'macBook', 'macBookPro', 'notebookTablet'],
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'Tastatur oder Touchpad defekt' : 'Tastatur und Touchpad in Ordnung'),
});
