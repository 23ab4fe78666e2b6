import { describe, expect, it } from 'vitest';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { readSearchGroups, searchEntriesOf, searchGroupsOf } from './search-entries.ts';

const { catalogue } = deliveredCatalogue();
const groups = searchGroupsOf(catalogue);

describe('the entries of the search', () => {
  it('are the pages of the catalogue, each under its own title', () => {
    const byTitle = (one: { title: string }, other: { title: string }) => one.title.localeCompare(other.title);
    const pages = catalogue.items.map(({ title, selectType }) => ({ title, selectType }));
    const found = searchEntriesOf(groups).map(({ title, selectType }) => ({ title, selectType }));
    expect(found.toSorted(byTitle)).toEqual(pages.toSorted(byTitle));
  });

  it('know of a model what people call it', () => {
    const entry = searchEntriesOf(groups).find(({ title }) => title === 'HPE ProLiant DL380 Gen10');
    expect(entry).toMatchObject({ kind: 'Server', maker: 'HPE', shortname: 'DL380 Gen10', note: 'Rack, 2 HE' });
    expect(entry?.words).toContain('Hewlett Packard Enterprise');
    expect(entry?.kindWords).toContain('Rackserver');
  });

  it('hold no id', () => {
    expect(JSON.stringify(groups)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('come through the wire as they were', () => {
    expect(readSearchGroups(JSON.parse(JSON.stringify({ groups })))).toEqual(groups);
  });

  it.each([
    ['a list', []],
    ['nothing', undefined],
    ['no groups', { groups: {} }],
    ['a group of another kind', { groups: [{ ...groups[0], selectType: 'brand' }] }],
    ['a group without texts', { groups: [{ selectType: 'model', items: [] }] }],
    ['an item that is no list', { groups: [{ ...groups[0], items: ['R640'] }] }],
    ['a number for a name', { groups: [{ ...groups[0], items: [[640]] }] }],
  ])('are not read from %s', (_, answer) => {
    expect(() => readSearchGroups(answer)).toThrow(TypeError);
  });
});
