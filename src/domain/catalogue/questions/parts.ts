import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Mainboard and power supply of a self-built computer. */
export const parts = question({
  input: { kind: 'text', max: 200 },
  label: 'Mainboard und Netzteil',
  hint: 'Bei selbst gebauten PCs: Modell und Leistung in Watt.',
  askedOf: ['gamingPc'],
  say: verbatim,
});
