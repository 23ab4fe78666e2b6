import { describe, expect, it } from 'vitest';
import { formatInstant, formatInstantShort } from './instant-text.ts';

describe('an instant in words', () => {
  it('is told in the time of Berlin, in winter and in summer', () => {
    expect(formatInstant('2026-11-19T13:02:00.000Z')).toBe('19.11.2026, 14:02\u00a0Uhr');
    expect(formatInstant('2026-07-01T22:30:00.000Z')).toBe('02.07.2026, 00:30\u00a0Uhr');
  });

  it('leaves the year out where there is little room', () => {
    expect(formatInstantShort('2026-11-19T13:02:00.000Z')).toBe('19.11. 14:02');
  });
});
