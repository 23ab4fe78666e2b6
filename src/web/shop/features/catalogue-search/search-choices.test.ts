import { defaultParseSearch } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { entered, searchChoices } from './search-choices.ts';

const r640 = { slug: 'dell-poweredge-r640-verkaufen', title: 'Dell PowerEdge R640', note: 'Server' };
const freely = (note: string) => ({
  href: '/wizard/sonstige-it-verkaufen/r640/',
  title: '„r640“ frei beschreiben',
  note,
});

describe('the choices under the search box', () => {
  it('are the hits and, last, the own words', () => {
    expect(searchChoices({ query: 'r640', hits: [r640] }, ' r640 ')).toEqual([
      { href: '/wizard/dell-poweredge-r640-verkaufen/', title: 'Dell PowerEdge R640', note: 'Server' },
      freely('Nicht gefunden?'),
    ]);
  });

  it('offer the own words always: without a hit, before the catalogue is here, and when it cannot be reached', () => {
    expect(searchChoices({ query: 'r640', hits: [] }, 'r640')).toEqual([freely('Im Katalog steht dazu nichts')]);
    expect(searchChoices(undefined, 'r640')).toEqual([freely('Der Katalog wird noch geladen …')]);
    expect(searchChoices({ query: 'r640', hits: undefined }, 'r640')).toEqual([
      freely('Der Katalog ist gerade nicht erreichbar'),
    ]);
  });

  it('are meant by Enter once they answer what stands in the box, not while they answer less of it', () => {
    const answer = { query: 'r6', hits: [r640] };
    const choices = searchChoices(answer, 'r64');
    expect(entered(choices, 0, { words: 'r64', answer })).toBeUndefined();
    expect(entered(choices, 0, { words: 'r64', answer: { ...answer, query: 'r64' } })).toBe(choices[0]);
  });

  it.each(['', '   ', '//', '..'])('are none for %j', (typed) => {
    expect(searchChoices({ query: typed, hits: [r640] }, typed)).toEqual([]);
  });

  it.each(['16gb i7', '7302'])('carry %s, typed beside the model, as the text that its page reads', (details) => {
    const [choice] = searchChoices({ query: 'r640', hits: [{ ...r640, details }] }, 'r640');
    expect(defaultParseSearch(choice?.href.split('?')[1] ?? '')).toEqual({ angaben: details });
  });

  it('carry the number of a device where no server reads it, to its model or to where that is chosen', () => {
    const number = { serialNumber: 'PF2ABC01' };
    const hits = [
      { ...r640, details: '16gb', ...number },
      { slug: '', title: 'Seriennummer PF2ABC01', note: '', ...number },
    ];
    expect(searchChoices({ query: 'r640', hits }, 'r640').map(({ href }) => href)).toEqual([
      '/wizard/dell-poweredge-r640-verkaufen/?angaben=16gb#seriennummer=PF2ABC01',
      '/wizard/#seriennummer=PF2ABC01',
      '/wizard/sonstige-it-verkaufen/r640/',
    ]);
  });

  it('lead for own words to a page of the catalogue', () => {
    expect(deliveredCatalogue().catalogue.bySlug.has('sonstige-it-verkaufen')).toBe(true);
  });
});
