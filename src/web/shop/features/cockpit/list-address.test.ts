import { describe, expect, it } from 'vitest';
import { askedBy, type CockpitChoice, isNarrowed, listAddress, listChoiceOf } from './list-address.ts';

const everything: CockpitChoice = { search: '', page: 1 };
const narrow: CockpitChoice = { search: 'R640 & Co. 50 %', show: 'yourTurn', stage: 'testing', page: 3 };
const searchPart = (address: string) => new URL(address, 'http://shop').search;

describe('what the list shows', () => {
  it('stands in its address, and is read back from it', () => {
    expect(listAddress(everything)).toBe('/cockpit/');
    expect(listChoiceOf(searchPart(listAddress(narrow)))).toEqual(narrow);
    expect(listAddress({ ...everything, show: 'ended' })).toBe('/cockpit/?zeige=beendet');
  });

  it('is everything where the address says nothing that is known', () => {
    for (const part of ['', '?zeige=alles&stufe=x&seite=0', '?seite=-1', '?seite=1.5', '?seite=viele'])
      expect(listChoiceOf(part)).toEqual(everything);
    expect(listChoiceOf(`?suche=${'x'.repeat(999)}`).search).toHaveLength(200);
  });

  it('asks the server for the rows of its page and for the counts of all choices', () => {
    expect(askedBy({ ...narrow, search: ' r640 ' })).toEqual({
      rows: 'search=r640&stage=testing&show=yourTurn&limit=25&offset=50',
      counts: 'search=r640&stage=testing',
    });
  });

  it('is narrowed by a search, a choice or a step, not by a page', () => {
    expect(isNarrowed({ ...everything, page: 2 })).toBe(false);
    expect(isNarrowed(narrow)).toBe(true);
  });
});
