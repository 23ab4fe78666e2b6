import { describe, expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { searchTextOf, searchWords } from './search-text.ts';

const finds = (typed: string) => {
  const text = searchTextOf(offerIn('ordered').state);
  return searchWords(typed).every((word) => text.includes(word));
};

describe('the search for an offer', () => {
  it.each(['r640', 'POWEREDGE  dell', 'A-2026-000001', 'b-2026-000001', 'bandkassetten lto', '3 × dell'])(
    'finds it by %s',
    (typed) => expect(finds(typed)).toBe(true),
  );

  it('asks for every word', () => {
    expect(finds('r640 lenovo')).toBe(false);
    expect(searchWords('  ')).toEqual([]);
  });

  it('keeps each name once, so that thousands of equal rows stay short', () => {
    const { state } = offerIn('submitted');
    const many = { ...state, items: Array.from({ length: 5_000 }, () => state.items).flat() };
    expect(searchTextOf(many).length).toBeLessThan(200);
  });
});
