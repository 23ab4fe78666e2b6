import { question } from './question.ts';

/** Keys or touchpad that do not answer. */
export const brokenKeyboard = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Tastatur oder Touchpad defekt',
  hint: 'Schon eine fehlende Taste zählt.',
  askedOf: ['notebook', 'surfaceBook', 'macBook', 'macBookPro', 'notebookTablet'],
  inList: {
    words: [
      [
        /(?<!\b(?:kein|keine|keinen|ohne|nicht|no) )\b(?:(?:tastatur|touchpad|keyboard) (?:ist )?(?:defekt|kaputt|broken|fehlt|missing)\b|(?:defekte|defektes|kaputte|kaputtes) (?:tastatur|touchpad|keyboard)\b|taste[n]? (?:fehlt|fehlen)\b)/,
        true,
      ],
    ],
  },
  onSheet: /tastatur(?!-?cover|layout)|touchpad|tasten/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'Tastatur oder Touchpad defekt' : 'Tastatur und Touchpad in Ordnung'),
});
