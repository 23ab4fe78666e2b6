import { question } from './question.ts';

/** A graphics card of its own; 'keine' where there is none. */
export const gpu = question({
  input: { kind: 'text', max: 100, ownText: 'Andere Grafikkarte' },
  label: 'Grafikkarte',
  hint: 'Nur eigenständige Karten zählen, nicht die des Prozessors.',
  listOf: (model) => model?.optionsGpu,
  valueRelevant: true,
  askedOf: [
    'notebook',
    'surfaceBook',
    'macBookPro',
    'pc',
    'allInOnePc',
    'gamingPc',
    'workstation',
    'iMac',
    'macPro',
    'notebookTablet',
    'pcWorkstation',
  ],
  inList: {
    column: 'gpu',
    headers: 'grafik grafikkarte gpu graphics videokarte graphicscard vga',
    stem: /grafik|graphics/,
  },
  say: (card) => (card === 'keine' ? 'ohne Grafikkarte' : card || undefined),
});
