import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Drive tray (caddy). */
export const tray = question({
  input: { kind: 'yesNo' },
  label: 'Mit Laufwerksrahmen',
  hint: 'Der Rahmen (Tray, Caddy) des Servers ist selbst etwas wert.',
  askedOf: ['hdd'],
  onSheet: /rahmen|tray|cadd(?:y|ies)/i,
  say: withOrWithout('Laufwerksrahmen'),
});
