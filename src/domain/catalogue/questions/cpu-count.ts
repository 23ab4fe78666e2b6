import { question } from './question.ts';
import { countedOrNone } from './say.ts';

const processors = countedOrNone('Prozessor', 'Prozessoren');

/** Processors in one unit; said with the processor where that is known. */
export const cpuCount = question({
  input: {
    kind: 'pickedNumber',
    minimum: 0,
    maximum: 16,
    usual: ['0', '1', '2', '4'],
    labels: { '0': '0, ohne Prozessor' },
  },
  label: 'Anzahl Prozessoren',
  hint: 'Bestückte Sockel je Gerät.',
  listOf: (model) => model?.optionsCpuCount,
  valueRelevant: true,
  askedOf: ['serverBlade', 'serverRack', 'serverStandalone', 'workstation', 'server'],
  onSheet: /prozessor|(?:\b|ohne|kein)cpu/i,
  say: (count, { cpu }) => (count === 0 ? 'ohne Prozessor' : cpu === undefined ? processors(count) : undefined),
});
