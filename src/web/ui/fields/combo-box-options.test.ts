import { describe, expect, it } from 'vitest';
import { emptyListText, fittingOptions, matching, optionByLabel } from './combo-box-options.ts';

const options = ['Gold 6130', 'Gold 6148', 'Silver 4114', 'Ähnlich'].map((label) => ({ value: label, label }));
const usual = { sorted: false, minimumQuery: 0, freeEntry: false, emptyText: undefined };
const labels = (typed: string, how = {}) =>
  fittingOptions(options, typed, { ...usual, ...how }).map(({ label }) => label);

describe('the options of a searchable select', () => {
  it('are all of them while nothing is typed, sorted the German way when asked', () => {
    expect(labels('')).toHaveLength(4);
    expect(labels('', { sorted: true })[0]).toBe('Ähnlich');
  });

  it('hold every typed word, in any case and order', () => {
    expect(labels('61 GOLD')).toEqual(['Gold 6130', 'Gold 6148']);
  });

  it('appear from the shortest query on', () => {
    expect(labels('g', { minimumQuery: 2 })).toEqual([]);
    expect(labels('go', { minimumQuery: 2 })).toHaveLength(2);
  });

  it('stay as they are where they were ranked for the query elsewhere', () => {
    expect(labels('etwas anderes', { ranked: true })).toHaveLength(4);
  });

  it('end with what was typed where own words are taken', () => {
    expect(labels('Platinum 8180')).toEqual([]);
    expect(labels('Platinum 8180', { freeEntry: true, emptyText: 'Anderer Prozessor' })).toEqual([
      'Anderer Prozessor: Platinum 8180',
    ]);
  });
});

describe('an empty list', () => {
  it('says how much is still to be typed, else that nothing fits, in words of its own where it has some', () => {
    const said = (typed: string, emptyText?: string) => emptyListText(typed, { minimumQuery: 3, emptyText });
    expect([said('g'), said('go'), said('xyz'), said('xyz', 'Kein Ort')]).toEqual([
      'Bitte noch 2 Zeichen eingeben.',
      'Bitte noch 1 Zeichen eingeben.',
      'Keine passende Auswahl gefunden.',
      'Kein Ort',
    ]);
  });
});

describe('a typed text', () => {
  it('is the option that it spells, whatever its case, else itself', () => {
    expect(matching(options, ' gold 6130 ')).toBe('Gold 6130');
    expect(matching(options, 'Gold 61')).toBe('Gold 61');
    expect(matching(options, '  ')).toBeUndefined();
    expect(optionByLabel(options, 'ähnlich')?.value).toBe('Ähnlich');
    expect(optionByLabel(options, 'Gold')).toBeUndefined();
  });
});
