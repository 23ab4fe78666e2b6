import { describe, expect, it } from 'vitest';
import { breadcrumbOf } from './breadcrumb.ts';
import { openCatalogue, optionsOf } from './catalogue.ts';
import type { WizardEntry } from './entries.ts';
import { firstSteps, nextSteps } from './next-steps.ts';
import { withFreetext } from './wizard-item.ts';

const entries: WizardEntry[] = [
  { selectType: 'category', id: 'c2', key: 'hardware', name: 'Komponenten', priority: 20, freetextAllowed: true },
  { selectType: 'category', id: 'c1', key: 'server', name: 'Server', priority: 10, freetextAllowed: true },
  { selectType: 'type', id: 't1', key: 'ram', name: 'Arbeitsspeicher', cid: 'c2' },
  { selectType: 'manufacturer', id: 'm1', name: 'Dell Technologies', shortname: 'Dell', cids: ['c1'] },
  {
    selectType: 'series',
    id: 's1',
    cid: 'c1',
    mid: 'm1',
    name: 'PowerEdge R',
    shortname: 'R',
    freetextAllowed: true,
    configType: 'serverRack',
  },
  {
    selectType: 'model',
    id: 'x1',
    cid: 'c1',
    mid: 'm1',
    sid: 's1',
    name: 'PowerEdge R640',
    shortname: 'R640',
    configType: 'serverRack',
    queryPackagingAvailable: true,
    ssdDisabled: false,
    hddDisabled: false,
    fdDisabled: true,
  },
];
const catalogue = openCatalogue(entries, [{ key: 'cpuCount.2', value: ['0', '1', '2'] }]);
const slugs = (items: readonly { slug: string }[]) => items.map(({ slug }) => slug);

function page(slug: string) {
  const item = catalogue.bySlug.get(slug);
  if (item === undefined) throw new Error(`no page ${slug}`);
  return item;
}

describe('the pages of a catalogue', () => {
  it('are named after manufacturer and model, series or category, or the name alone', () => {
    expect(slugs(catalogue.items)).toEqual([
      'komponenten-verkaufen',
      'server-verkaufen',
      'arbeitsspeicher-verkaufen',
      'dell-verkaufen',
      'dell-poweredge-r-verkaufen',
      'dell-poweredge-r640-verkaufen',
      'dell-server-verkaufen',
    ]);
  });

  it('are found by the id of their entry', () => {
    expect(catalogue.byId.get('x1')?.slug).toBe('dell-poweredge-r640-verkaufen');
    expect(catalogue.byId.get('c1/m1')?.selectType).toBe('category_manufacturer');
  });

  it('have titles with the short name of the manufacturer', () => {
    expect(page('dell-poweredge-r640-verkaufen').title).toBe('Dell PowerEdge R640');
  });
});

describe('the way to an item', () => {
  it('starts with the categories in their order', () => {
    expect(slugs(firstSteps(catalogue))).toEqual(['server-verkaufen', 'komponenten-verkaufen']);
  });

  it('goes from category over manufacturer and series to the model', () => {
    const path = ['server-verkaufen', 'dell-server-verkaufen', 'dell-poweredge-r-verkaufen'];
    expect(path.map((slug) => slugs(nextSteps(catalogue, page(slug))))).toEqual([
      ['dell-server-verkaufen'],
      ['dell-poweredge-r-verkaufen'],
      ['dell-poweredge-r640-verkaufen'],
    ]);
  });

  it('goes from components to their types', () => {
    expect(slugs(nextSteps(catalogue, page('komponenten-verkaufen')))).toEqual(['arbeitsspeicher-verkaufen']);
  });

  it('ends at a model', () => {
    expect(nextSteps(catalogue, page('dell-poweredge-r640-verkaufen'))).toEqual([]);
  });
});

describe('the breadcrumb', () => {
  it('names category, manufacturer, series and model, the last without a link', () => {
    expect(breadcrumbOf(catalogue, page('dell-poweredge-r640-verkaufen'))).toEqual([
      { label: 'Server', slug: 'server-verkaufen' },
      { label: 'Dell', slug: 'dell-server-verkaufen' },
      { label: 'PowerEdge R', slug: 'dell-poweredge-r-verkaufen' },
      { label: 'PowerEdge R640' },
    ]);
  });

  it('ends with the free text below the entry it was typed at', () => {
    const item = withFreetext(page('dell-server-verkaufen'), 'PowerEdge R999');
    expect(breadcrumbOf(catalogue, item)).toEqual([
      { label: 'Server', slug: 'server-verkaufen' },
      { label: 'Dell', slug: 'dell-server-verkaufen' },
      { label: 'PowerEdge R999' },
    ]);
  });

  it('of a manufacturer alone is the manufacturer', () => {
    expect(breadcrumbOf(catalogue, page('dell-verkaufen'))).toEqual([{ label: 'Dell' }]);
  });
});

describe('option lists', () => {
  it('are empty when they are not known', () => {
    expect(optionsOf(catalogue, 'cpuCount.2')).toEqual(['0', '1', '2']);
    expect(optionsOf(catalogue, 'nothing')).toEqual([]);
    expect(optionsOf(catalogue, undefined)).toEqual([]);
  });
});
