import { question } from './question.ts';

/** Year in which the batteries of a UPS were made. */
export const batteryYear = question({
  input: { kind: 'number', minimum: 1990, maximum: 2100, start: 'thisYear' },
  label: 'Baujahr der Akkus',
  hint: 'Nach drei bis fünf Jahren sind sie meist verbraucht.',
  askedOf: ['ups'],
  inList: { figures: /(?:akkus?|batterien?|battery)[^.;\n]{0,30}?\b(20[0-3]\d)\b/ },
  onSheet: /akku/i,
  say: (year) => `Akku ${year}`,
});
