import { question } from './question.ts';
import { behind } from './say.ts';

/** Whether a graphics card has a fan of its own. */
export const cooler = question({
  input: { kind: 'text', max: 60 },
  label: 'Kühlung',
  hint: 'Passive Karten brauchen den Luftstrom eines Servers.',
  usual: ['passiv', 'aktiv'],
  askedOf: ['gpu'],
  answeredByModel: true,
  onSheet: /kühler|kühlung/i,
  say: behind('Kühlung'),
  saidAfter: 'powerSupplies',
});
