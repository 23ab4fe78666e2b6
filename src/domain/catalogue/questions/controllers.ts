import { question } from './question.ts';
import { countedOrNone } from './say.ts';

/** Controllers of a disk storage. */
export const controllers = question({
  input: { kind: 'number', minimum: 0, maximum: 16 },
  label: 'Anzahl Controller',
  hint: 'Ein zweiter Controller macht das System ausfallsicher.',
  askedOf: ['diskStorage', 'storage'],
  onSheet: /controller/i,
  say: countedOrNone('Controller', 'Controller'),
});
