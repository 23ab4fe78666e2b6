import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { searchChoices } from './search-choices.ts';

const search = () => [{ slug: 'dell-poweredge-r640-verkaufen', title: 'Dell PowerEdge R640', note: 'Server' }];

describe('the choices under the search box', () => {
  it('are the hits and, last, the own words', () => {
    expect(searchChoices(search, ' r640 ', 8)).toEqual([
      { href: '/wizard/dell-poweredge-r640-verkaufen/', title: 'Dell PowerEdge R640', note: 'Server' },
      {
        href: '/wizard/sonstige-it-verkaufen/r640/',
        title: '„r640“ frei beschreiben',
        note: 'Wenn Ihr Modell nicht dabei ist',
      },
    ]);
  });

  it('offer the own words also without a hit and before the catalogue is here', () => {
    expect(searchChoices(() => [], 'Kaffeemaschine', 8).map(({ note }) => note)).toEqual([
      'Im Katalog steht dazu nichts',
    ]);
    expect(searchChoices(undefined, 'r640', 8)).toHaveLength(1);
  });

  it.each(['', '   ', '//', '..'])('are none for %j', (typed) => {
    expect(searchChoices(search, typed, 8)).toEqual([]);
  });

  it('lead for own words to a page of the catalogue', () => {
    expect(loadCatalogue('catalogue').catalogue.bySlug.has('sonstige-it-verkaufen')).toBe(true);
  });
});
