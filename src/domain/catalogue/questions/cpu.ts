import { computers } from '../goods-class.ts';
import { question } from './question.ts';

/** One of the processors. */
export const cpu = question({
  input: {
    kind: 'text',
    max: 100,
    ownText: 'Anderer Prozessor',
    // A server's Xeons and EPYCs: the lists of notebooks are shorter, and are looked through with a thumb.
    longList: { from: 20, minimumQuery: 2, sorted: true },
  },
  label: 'Prozessor',
  hint: 'Macht oft den größten Teil des Preises aus.',
  listOf: (model) => model?.optionsCpu,
  valueRelevant: true,
  askedOf: computers,
  inList: {
    column: 'cpu',
    headers: 'prozessor cpu processor prozessortyp cputyp cpumodell prozessoren procesador processeur processore',
    stem: /prozessor|processor|^cpu/,
  },
  onSheet: /prozessor/i,
  say: (processor, { cpuCount }) =>
    cpuCount === 0 ? undefined : typeof cpuCount === 'number' ? `${cpuCount} × ${processor}` : processor,
});
