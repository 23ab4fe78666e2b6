import { portables } from '../goods-class.ts';
import { question } from './question.ts';

const said = { a: 'kaum Gebrauchsspuren', b: 'sichtbare Gebrauchsspuren', c: 'beschädigt' } as const;

/** Outer condition: a hardly worn, b worn, c damaged. */
export const grade = question({
  input: {
    kind: 'choice',
    labels: {
      a: 'A: kaum Gebrauchsspuren',
      b: 'B: sichtbare Gebrauchsspuren',
      c: 'C: Kratzer, Dellen oder Bruch',
    },
  },
  label: 'Äußerer Zustand',
  hint: 'Auch die Unterseite zählt.',
  askedOf: [...portables, 'allInOnePc', 'gamingPc', 'iMac', 'macMini', 'macPro', 'notebookTablet', 'monitor', 'phone'],
  say: (answer) => said[answer],
});
