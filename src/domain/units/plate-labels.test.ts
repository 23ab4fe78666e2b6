import { describe, expect, it } from 'vitest';
import { maxPlatesOfPage, placeOfLabel, plateFormats } from './plate-labels.ts';

describe('labels on a sheet', () => {
  it('begin at the place that is still free, and go on over the next pages', () => {
    expect(placeOfLabel({ format: 'sheet24', start: 1 }, 0)).toEqual({ page: 0, x: 0, y: 0.5 });
    expect(placeOfLabel({ format: 'sheet24', start: 24 }, 0)).toEqual({ page: 0, x: 140, y: 0.5 + 7 * 37 });
    expect(placeOfLabel({ format: 'sheet24', start: 24 }, 1)).toEqual({ page: 1, x: 0, y: 0.5 });
    expect(placeOfLabel({ format: 'sheet40', start: 2 }, 39)).toEqual({ page: 1, x: 0, y: 0 });
  });

  it('have a page each on a roll, wherever a sheet would begin', () => {
    expect([0, 1, 2].map((index) => placeOfLabel({ format: 'roll62', start: 7 }, index).page)).toEqual([0, 1, 2]);
  });

  it('lie on their page', () => {
    for (const { page, label, columns, rows, left, top } of Object.values(plateFormats)) {
      expect(left + columns * label.width).toBeLessThanOrEqual(page.width);
      expect(top + rows * label.height).toBeLessThanOrEqual(page.height);
      expect(columns * rows).toBeLessThanOrEqual(maxPlatesOfPage);
    }
  });
});
