import { expect, it } from 'vitest';
import { weekText } from './week-words.ts';

it('a week is named by its first and last day, the year once where it is one', () => {
  expect(weekText('2026-11-30')).toBe('30. November bis 6. Dezember 2026');
  expect(weekText('2026-12-28')).toBe('28. Dezember 2026 bis 3. Januar 2027');
});
