import { portables } from '../goods-class.ts';
import { question } from './question.ts';

/** Something was spilled. */
export const liquidDamage = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Flüssigkeitsschaden',
  hint: 'Auch wenn es danach wieder lief.',
  askedOf: [...portables, 'notebookTablet', 'phone', 'console'],
  onSheet: /flüssigkeit|wasserschaden|feuchtigkeit/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'mit Flüssigkeitsschaden' : 'ohne Flüssigkeitsschaden'),
});
