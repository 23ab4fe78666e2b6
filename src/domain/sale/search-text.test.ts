import { describe, expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { countedNumber, deskTextOf, searchTextOf, searchWords } from './search-text.ts';

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

describe("the desk's search", () => {
  const { state } = offerIn('ordered');
  const items = state.items.map((item) => ({ ...item, serialNumbers: ['S4EM-000 001'], site: 'Lager Halle' }));
  const text = deskTextOf({ ...state, items });

  it.each(['s4em-000 001', 'S4EM000001', 'lager halle', state.email, 'r640'])('finds a sale by %s', (typed) =>
    expect(searchWords(typed).every((word) => text.includes(word))).toBe(true),
  );

  it.each([
    ['PF2ABC01', '1S20XW004AGEPF2ABC01'],
    ['1S20XW004AGEPF2ABC01', 'PF2ABC01'],
    ['PF2\u200bABC\u00ad01', 'pf2abc01'],
    ['PF2ABC01', 'PF2\u200bABC01'],
  ])('finds a sale that announced %j by %j', (announced, typed) => {
    const own = deskTextOf({ ...state, items: state.items.map((item) => ({ ...item, serialNumbers: [announced] })) });
    expect(searchWords(typed).every((word) => own.includes(word))).toBe(true);
  });

  it('takes only a long barcode apart, no name that begins like one', () => {
    for (const typed of ['info@1st-level.de', '1st-level@firma.de', '1s-0815'])
      expect(searchWords(typed)).toEqual([typed]);
  });

  it("keeps what only the provider may look for out of the seller's", () => {
    const own = searchTextOf({ ...state, items });
    for (const word of ['s4em', 'lager halle', state.email]) expect(own).not.toContain(word);
  });

  it.each([
    ['412', '-000412'],
    [' 000412 ', '-000412'],
    ['123456', '-123456'],
    ['0', '-000000'],
    ['1234567', undefined],
    ['r640', undefined],
    ['4 12', undefined],
    ['', undefined],
  ])('takes %j for the number %s', (typed, number) => expect(countedNumber(typed)).toBe(number));
});
