import { question } from './question.ts';

/** Whether a phone takes the cards of one network alone. */
export const simLock = question({
  input: { kind: 'yesNo' },
  label: 'Mit SIM-Lock',
  hint: '„Ja“, wenn das Gerät nur SIM-Karten eines Netzbetreibers annimmt.',
  askedOf: ['phone'],
  inList: {
    words: [
      [/\b(ohne|kein\w*|frei)\b[^,;.]{0,6}sim-?lock|sim-?lock-?frei|sim ?free|unlocked/, false],
      [/\bmit sim-?lock|sim-?lock[: ]*(ja|aktiv)/, true],
    ],
  },
  onSheet: /(?:sim|net|netz|provider)-?(?:lock|sperre)/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'mit SIM-Lock' : 'ohne SIM-Lock'),
});
