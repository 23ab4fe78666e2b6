import { numberText } from '#domain/values/number-text.ts';
import { question } from './question.ts';

/** Hours for which a drive has run. */
export const powerOnHours = question({
  input: { kind: 'number', minimum: 0, maximum: 200_000 },
  label: 'Betriebsstunden',
  hint: 'Aus den SMART-Werten, im Mittel der Laufwerke.',
  askedOf: ['hdd'],
  onSheet: /betriebsstunden/i,
  lowersPrice: () => false,
  say: (hours) => `${numberText(hours)} Betriebsstunden`,
});
