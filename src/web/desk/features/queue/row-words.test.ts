import { expect, it } from 'vitest';
import { dueWords } from './row-words.ts';

it.each([
  ['2026-11-20', 'seit 3 Tagen', true],
  ['2026-11-22', 'seit gestern', true],
  ['2026-11-23', 'heute', true],
  ['2026-11-24', 'morgen', false],
  ['2026-12-07', '7.12.', false],
  ['2027-01-04', '4.1.2027', false],
])('what is due on %s is due %s', (due, text, isNear) => {
  expect(dueWords(due, '2026-11-23')).toEqual({ text, isNear });
});
