import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Size with unit, and resolution: '24 Zoll Full HD'. */
export const display = question({
  input: { kind: 'text', max: 60, ownText: 'Anderer Bildschirm' },
  label: 'Bildschirm',
  hint: 'Größe und Auflösung.',
  listOf: (model) => model?.optionsDisplay,
  valueRelevant: true,
  askedOf: ['notebook', 'surfaceBook', 'allInOnePc', 'notebookTablet', 'monitor'],
  answeredByModel: ['monitor'],
  inList: {
    column: 'display',
    headers:
      'bildschirm zoll screen display bildschirmgroesse displaygroesse screensize diagonale groessezoll displayzoll bildschirmdiagonale aufloesung resolution inch monitorgroesse pantalla ecran schermo scherm',
    stem: /bildschirm|displaygr|zollgr|screensize/,
  },
  say: verbatim,
});
