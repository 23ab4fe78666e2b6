import { describe, expect, it } from 'vitest';
import { formatDay, formatDayInFull, formatEdition, parseDay } from './day-text.ts';

describe('a day in words', () => {
  it.each([
    ['2026-11-24', '24. November 2026'],
    ['2026-03', 'März 2026'],
    ['1', '1'],
    ['2026-13', '2026-13'],
  ])('names the edition %s of a text %s', (version, text) => {
    expect(formatEdition(version)).toBe(text);
  });

  it('is written the German way', () => {
    expect(formatDay('2026-12-04')).toBe('04.12.2026');
    expect(formatDayInFull('2026-12-04')).toBe('Freitag, 4. Dezember 2026');
    expect(formatDayInFull('2026-03-29')).toBe('Sonntag, 29. März 2026');
  });

  it.each([
    ['1.2.2026', '2026-02-01'],
    ['01.02.26', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    [' 1. 2. 2026 ', '2026-02-01'],
    ['24.12.2026', '2026-12-24'],
    ['20260201', '2026-02-01'],
    ['24122026', '2026-12-24'],
    ['20122026', '2026-12-20'],
  ])('is understood as %s', (entry, day) => {
    expect(parseDay(entry)).toBe(day);
  });

  it.each(['31.02.2026', '1.2.', 'morgen', '2026-2-1', '31022026', '2026-13-01', '12.2026', '1.2.3', ''])(
    'is not found in %j',
    (entry) => {
      expect(parseDay(entry)).toBeUndefined();
    },
  );
});
