import { partWords } from './part-words.ts';
import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** The controller of a console. */
export const gamepad = question({
  input: { kind: 'yesNo' },
  label: 'Controller dabei',
  hint: 'Mindestens einer, der funktioniert.',
  askedOf: ['console'],
  inList: { words: partWords('controller|gamepad|joy-?cons?') },
  onSheet: /controller|gamepad/i,
  say: withOrWithout('Controller'),
});
