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
  inList: {
    words: [
      [
        /(?<!\b(?:kein|keine|keinen|ohne|nicht|no) )\b(?:wasser|fluessigkeits|feuchtigkeits)[- ]?schaden\b|\bliquid damage\b/,
        true,
      ],
    ],
  },
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'mit Flüssigkeitsschaden' : 'ohne Flüssigkeitsschaden'),
});
