import { withScreen } from '../goods-class.ts';
import { question } from './question.ts';

/** A picture that is not whole. */
export const brokenDisplay = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Display defekt',
  hint: 'Riss, Streifen, Flecken oder dunkel.',
  askedOf: withScreen,
  onSheet: /display(?!port)|bildschirm|glasbruch/i,
  inList: {
    words: [
      [
        /(?<!\b(?:kein|keine|keinen|ohne|nicht|no) )\b(?:(?:display|bildschirm|panel|lcd) (?:ist )?(?:defekt|kaputt|gebrochen|gesprungen|gerissen|zerbrochen|broken|cracked)\b|(?:defektes?|kaputtes?) (?:display|bildschirm|panel)\b|(?:display|bildschirm|panel|glas)[- ]?(?:bruch|schaden|riss)\b)/,
        true,
      ],
    ],
  },
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'Display defekt' : 'Display in Ordnung'),
});
