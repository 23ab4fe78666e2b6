import { question } from './question.ts';

/** Whether a tablet has a mobile radio. */
export const cellular = question({
  input: { kind: 'yesNo' },
  label: 'Mit Mobilfunk',
  hint: 'Geräte mit SIM-Fach oder eSIM („Cellular“, LTE, 5G).',
  askedOf: ['tablet', 'iPad', 'surfacePro'],
  onSheet: /mobilfunk|cellular|nur ?wlan|sim-?(?:slot|schacht)|(?:\b|ohne|kein)(?:lte|5g|wwan)(?:\b|fehl)/i,
  say: (answer) => (answer ? 'mit Mobilfunk' : 'nur WLAN'),
});
