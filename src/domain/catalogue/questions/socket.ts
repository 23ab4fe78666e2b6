import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Socket of a mainboard. */
export const socket = question({
  input: { kind: 'text', max: 60 },
  label: 'Sockel',
  hint: 'Bestimmt, welche Prozessoren passen.',
  usual: ['LGA 2011-3', 'LGA 3647', 'LGA 4189', 'SP3', 'LGA 1151', 'LGA 1200'],
  askedOf: ['mainboard'],
  answeredByModel: true,
  say: verbatim,
});
