import { describe, expect, it } from 'vitest';
import { plainName } from './system-names.ts';

describe('the name behind what a management system writes', () => {
  it.each([
    ['20W000AAGE', '20w0'],
    ['LENOVO 20L5S04W00', 'lenovo 20l5'],
    ['MacBookPro16,1', 'MacBook Pro A2141'],
    ['HP ZBook Fury 15.6 inch G8 Mobile Workstation PC', 'HP ZBook Fury 15 G8 Mobile Workstation PC'],
    ['Sophos XG 135 m. Lizenz', 'Sophos XG 135 mit Lizenz'],
  ])('of %s is %s', (written, name) => {
    expect(plainName(written)).toBe(name);
  });

  it.each(['Latitude 5490', '20A', 'iPad Pro 12.9', '2960X'])('leaves %s as it is', (text) => {
    expect(plainName(text)).toBe(text);
  });
});
