import { expect, it } from 'vitest';
import { salesText } from './sales-text.ts';

it.each([
  ['erster Verkauf', 1, 0, 0],
  ['erster Verkauf', 1, 1, 0],
  ['18 Verkäufe seit 2026, noch keiner bezahlt', 18, 0, 0],
  ['18 Verkäufe seit 2026, 1 bezahlt', 18, 1, 0],
  ['1.200 Verkäufe seit 2026, 1.100 bezahlt, davon 3 angepasst', 1_200, 1_100, 3],
] as const)('%s', (words, sales, paid, adjusted) => {
  expect(salesText({ sales, paid, adjusted, since: '2026' }).replaceAll('\u00a0', ' ')).toBe(words);
});
