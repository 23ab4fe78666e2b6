import { question } from './question.ts';
import { behind } from './say.ts';

/** Height of the bracket of a card. */
export const bracket = question({
  input: { kind: 'text', max: 60 },
  label: 'Slotblende',
  hint: 'Ohne passende Blende lässt sich die Karte nicht befestigen.',
  usual: ['volle Höhe', 'niedrige Höhe (Low Profile)', 'beide', 'keine'],
  askedOf: ['gpu', 'controller'],
  onSheet: /slotblende/i,
  say: behind('Slotblende'),
  saidAfter: 'cooler',
});
