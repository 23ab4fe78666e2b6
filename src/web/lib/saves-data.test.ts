import { describe, expect, it } from 'vitest';
import { savesData } from './saves-data.ts';

describe('whoever loads only what was asked for', () => {
  it.each([
    ['asked to save data', { saveData: true }, true],
    ['sits at a slow connection', { effectiveType: 'slow-2g' }, true],
    ['sits at a slow connection', { effectiveType: '2g' }, true],
    ['is not one at a good connection', { saveData: false, effectiveType: '4g' }, false],
    ['is not one whose browser tells nothing', undefined, false],
  ])('%s (%o)', (_, connection, saves) => {
    expect(savesData(connection)).toBe(saves);
  });
});
