import { partWords } from './part-words.ts';
import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Antennas that are screwed on. */
export const antennas = question({
  input: { kind: 'yesNo' },
  label: 'Antennen dabei',
  hint: 'Nur bei Geräten mit schraubbaren Antennen.',
  askedOf: ['accessPoint'],
  inList: { words: partWords('antennen?|antennas?') },
  onSheet: /antenne/i,
  say: withOrWithout('Antennen'),
});
