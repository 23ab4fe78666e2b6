import { describe, expect, it } from 'vitest';
import { formatTimeRange, isTimeOfDay, isTimeRange } from './time-range.ts';

describe('a time range', () => {
  it('is written as people say it', () => {
    expect(formatTimeRange({ from: '08:00', to: '12:30' })).toBe('08:00 bis 12:30 Uhr');
  });

  it('ends after it starts', () => {
    expect(isTimeRange({ from: '08:00', to: '08:01' })).toBe(true);
    expect(isTimeRange({ from: '08:00', to: '08:00' })).toBe(false);
    expect(isTimeRange({ from: '18:00', to: '08:00' })).toBe(false);
  });

  it.each(['24:00', '8:00', '08:60', '08:00:00', ''])('knows no time %j', (text) => {
    expect(isTimeOfDay(text)).toBe(false);
    expect(isTimeRange({ from: '07:00', to: text })).toBe(false);
  });
});
