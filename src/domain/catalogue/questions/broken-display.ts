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
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'Display defekt' : 'Display in Ordnung'),
});
