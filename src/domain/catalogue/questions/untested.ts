import { goodsClasses } from '../goods-class.ts';
import { question } from './question.ts';

/** Nobody has tried the goods. */
export const untested = question({
  input: { kind: 'yesNo' },
  asDefect: true,
  label: 'Nicht geprüft',
  hint: 'Zum Beispiel, weil das Netzteil fehlt.',
  askedOf: [...goodsClasses],
  onSheet: /ungeprüft|ungetestet|nicht ?(?:geprüft|getestet)|ohne ?(?:test|prüfung)/i,
  lowersPrice: (answer) => answer,
  say: (answer) => (answer ? 'ungeprüft' : 'geprüft'),
});
