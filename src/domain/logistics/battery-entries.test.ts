import { describe, expect, it } from 'vitest';
import { answersIn, type BatteryEntry, entriesFrom } from './battery-entries.ts';

describe('LOG-11: what is said of some batteries among many', () => {
  const swollen: BatteryEntry = { answer: 'defective', itemIds: ['a', 'b'] };

  it('leaves every other one sound', () => {
    expect(answersIn(['a', 'b', 'c'], [swollen])).toEqual([
      { itemId: 'a', answer: 'defective' },
      { itemId: 'b', answer: 'defective' },
      { itemId: 'c', answer: 'fine' },
    ]);
  });

  it('is the last word on each, and a word can be taken back', () => {
    const entries: BatteryEntry[] = [
      swollen,
      { answer: 'unchecked', itemIds: ['b'] },
      { answer: 'fine', itemIds: ['a'] },
    ];
    expect(answersIn(['a', 'b'], entries).map(({ answer }) => answer)).toEqual(['fine', 'unchecked']);
    expect(answersIn(['a', 'b'], entries.slice(0, -1)).map(({ answer }) => answer)).toEqual(['defective', 'unchecked']);
  });

  it('answers for nothing that is not asked', () => {
    expect(answersIn(['c'], [swollen])).toEqual([{ itemId: 'c', answer: 'fine' }]);
  });

  it('begins with what was answered before', () => {
    const answered = [
      { itemId: 'a', answer: 'loose' },
      { itemId: 'b', answer: 'fine' },
      { itemId: 'c', answer: 'leftOut' },
      { itemId: 'd' },
    ] as const;
    expect(entriesFrom(answered)).toEqual([{ answer: 'loose', itemIds: ['a'] }]);
  });
});
