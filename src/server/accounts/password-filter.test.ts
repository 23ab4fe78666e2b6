import { describe, expect, it } from 'vitest';
import { isInFilter, packFilter } from './password-filter.ts';

const words = Array.from({ length: 2_000 }, (_, at) => `word ${at}`);

describe('a packed list of passwords', () => {
  it('finds each of its words, the first and the last mark as well', () => {
    const filter = packFilter(words);
    expect(words.filter((word) => !isInFilter(filter, word))).toEqual([]);
    expect(filter).toHaveLength(words.length * 5);
  });

  it('finds no other word, nor any in an empty list', () => {
    const filter = packFilter(words);
    expect(words.filter((word) => isInFilter(filter, `${word}!`))).toEqual([]);
    expect(isInFilter(packFilter([]), 'word 1')).toBe(false);
  });

  it('keeps a word once that is named twice', () => {
    expect(packFilter(['a', 'a'])).toHaveLength(5);
  });
});
