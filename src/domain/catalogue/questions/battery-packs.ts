import { question } from './question.ts';
import { countedOrNone } from './say.ts';

/** External battery packs of a UPS. */
export const batteryPacks = question({
  input: { kind: 'number', minimum: 0, maximum: 50 },
  label: 'Externe Batteriepakete',
  hint: 'Zusätzliche Gehäuse mit Akkus, je Anlage.',
  askedOf: ['ups'],
  lowersPrice: () => false,
  say: countedOrNone('externes Batteriepaket', 'externe Batteriepakete'),
});
