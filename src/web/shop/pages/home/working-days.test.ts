import { expect, it } from 'vitest';
import { workingDays } from './working-days.ts';

it.each([
  [undefined, undefined],
  [1, '1 Werktag'],
  [3, '3 Werktage'],
])('a promise of %s working days is shown as %s', (days, text) => {
  expect(workingDays(days)).toBe(text);
});
