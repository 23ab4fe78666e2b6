import { partWords } from './part-words.ts';
import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Foot of a screen. */
export const stand = question({
  input: { kind: 'yesNo' },
  label: 'Standfuß dabei',
  hint: 'Ohne Fuß ist der Bildschirm nur an einer Halterung nutzbar.',
  askedOf: ['allInOnePc', 'monitor'],
  inList: { words: partWords('standfuss|stand|fuss|standfuesse') },
  onSheet:
    /standfu|ständer|sockel|monitorarm|(?:\b|ohne|kein)stand\b|(?:\b|ohne|kein|monitor)fu(?:ß|ss)(?!b|l|n|p|r|w)/i,
  say: withOrWithout('Standfuß'),
});
