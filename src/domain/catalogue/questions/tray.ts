import { question } from './question.ts';
import { withOrWithout } from './say.ts';

/** Drive tray (caddy). */
export const tray = question({
  input: { kind: 'yesNo' },
  label: 'Mit Laufwerksrahmen',
  hint: 'Der Rahmen (Tray, Caddy) des Servers ist selbst etwas wert.',
  askedOf: ['hdd'],
  onSheet: /rahmen|tray|sled|cadd(?:y|ies)|(?:\b|laufwerks|festplatten)-?träger/i,
  say: withOrWithout('Laufwerksrahmen'),
});
