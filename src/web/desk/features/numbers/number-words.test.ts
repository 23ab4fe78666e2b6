import { describe, expect, it } from 'vitest';
import { durationText, monthText, shareText } from './number-words.ts';

describe('numbers in words', () => {
  it('say a share by its counts, and in percent only where there are enough', () => {
    expect([shareText(0, 0), shareText(2, 3), shareText(6, 20)]).toEqual(['–', '2 von 3', '6 von 20 (30\u00a0%)']);
  });

  it('say minutes as people do', () => {
    expect([0.2, 25, 59.6, 200, 1_440, 3_130].map(durationText)).toEqual([
      ...['unter 1 Min.', '25 Min.', '1 Std.', '3 Std. 20 Min.'],
      ...['1 Tag', '2 Tage 4 Std.'],
    ]);
  });

  it('name months in short', () => {
    expect(monthText('2026-03')).toBe('Mär 26');
  });
});
