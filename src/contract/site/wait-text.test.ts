import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it.each([
  [0, 'eine Sekunde'],
  [1, 'eine Sekunde'],
  [45, '45 Sekunden'],
  [60, 'eine Minute'],
  [61, '2 Minuten'],
  [840, '14 Minuten'],
  [3_600, 'eine Stunde'],
  [3_601, '2 Stunden'],
  [86_400, '24 Stunden'],
])('a wait of %i seconds is told as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
