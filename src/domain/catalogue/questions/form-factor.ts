import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Kind of case, of a drive's housing, or of a board. */
export const formFactor = question({
  input: { kind: 'text', max: 60 },
  label: 'Bauform',
  hint: 'Gleiche Modelle gibt es in mehreren Bauformen.',
  usual: ['Micro / Mini', 'SFF (Small Form Factor)', 'Tower'],
  variants: {
    hdd: { hint: 'Breite des Laufwerks.', usual: ['2,5 Zoll', '3,5 Zoll', 'M.2', 'U.2', 'Bandkassette'] },
    gpu: { label: 'Steckform', hint: 'SXM-Module passen nur in bestimmte Server.', usual: ['PCIe', 'SXM', 'MXM'] },
    mainboard: {
      hint: 'Bestimmt, in welches Gehäuse das Board passt.',
      usual: ['ATX', 'E-ATX', 'Micro-ATX', 'Mini-ITX', 'herstellereigen'],
    },
  },
  askedOf: ['pc', 'pcWorkstation', 'hdd', 'mainboard', 'gpu'],
  answeredByModel: ['hdd', 'mainboard', 'gpu'],
  say: verbatim,
  saidAfter: 'socket',
});
