import { question } from './question.ts';
import { behind } from './say.ts';

const none = 'keine';

/** Height of the bracket of a card. */
export const bracket = question({
  input: { kind: 'text', max: 60 },
  label: 'Slotblende',
  hint: 'Ohne passende Blende lässt sich die Karte nicht befestigen.',
  usual: ['volle Höhe', 'niedrige Höhe (Low Profile)', 'beide', none],
  askedOf: ['gpu', 'controller'],
  onSheet: /blende|slotblech|bracket/i,
  lowersPrice: (answer) => answer === none,
  say: (answer) => (answer === none ? 'ohne Slotblende' : behind('Slotblende')(answer)),
  saidAfter: 'cooler',
});
