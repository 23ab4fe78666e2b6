import { question } from './question.ts';
import { verbatim } from './say.ts';

/** Generation and kind of memory modules. */
export const memoryType = question({
  input: { kind: 'text', max: 60 },
  label: 'Art der Module',
  hint: 'Servermodule (RDIMM, LRDIMM) laufen nicht in PCs.',
  usual: ['DDR3', 'DDR4', 'DDR5'].flatMap((generation) =>
    ['RDIMM', 'LRDIMM', 'UDIMM', 'SO-DIMM'].map((form) => `${generation} ${form}`),
  ),
  valueRelevant: true,
  askedOf: ['ram'],
  answeredByModel: true,
  say: verbatim,
});
