import { devices } from '../goods-class.ts';
import { question } from './question.ts';

/** A device that does not come up. */
export const doesNotStart = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Startet nicht',
  hint: 'Bleibt dunkel oder beim Start stehen.',
  askedOf: devices,
  inList: {
    words: [
      [
        /\b(?:startet|bootet|geht|faehrt) nicht(?: (?:mehr|an|hoch))*\b|\bstartet nie\b|\b(?:does not|doesn't|won't) (?:start|boot)\b/,
        true,
      ],
    ],
  },
  onSheet: /startet/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'startet nicht' : 'startet'),
});
