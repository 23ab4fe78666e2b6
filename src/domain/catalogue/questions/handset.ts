import { partWords } from './part-words.ts';
import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Handset, its cord and the foot of a telephone on the desk. */
export const handset = question({
  input: { kind: 'yesNo' },
  label: 'Hörer und Standfuß dabei',
  hint: 'Mit Hörerkabel. Ein Mobilteil gehört mit seiner Ladeschale hierher.',
  askedOf: ['deskPhone'],
  inList: { words: partWords('hoerer|standfuss|handset|mobilteil') },
  onSheet: /hörer|handapparat|handset|spiralkabel|standfu/i,
  say: withOrWithout('Hörer und Standfuß'),
});
