import { describe, expect, it } from 'vitest';
import { openCatalogue } from './catalogue.ts';
import type { WizardEntry } from './entries.ts';
import { wizardPage, wizardStart } from './wizard-page.ts';
import { wizardPageAt } from './wizard-page-at.ts';

const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-00000000000${digit}`;
const within = { cid: id('1'), mid: id('4') };
const entries: WizardEntry[] = [
  { selectType: 'category', id: id('1'), key: 'server', name: 'Server', priority: 1, freetextAllowed: true },
  { selectType: 'category', id: id('2'), key: 'ups', name: 'USV', priority: 2, freetextAllowed: false },
  { selectType: 'category', id: id('3'), key: 'other', name: 'Sonstige IT', priority: 3, freetextAllowed: true },
  { selectType: 'manufacturer', id: id('4'), name: 'Dell', shortname: 'Dell', cids: [id('1'), id('2')] },
  { selectType: 'series', id: id('5'), ...within, name: 'PowerEdge', shortname: 'PowerEdge', freetextAllowed: true },
  { selectType: 'series', id: id('6'), ...within, name: 'VRTX', shortname: 'VRTX', freetextAllowed: false },
  {
    selectType: 'model',
    id: id('7'),
    ...within,
    sid: id('5'),
    name: 'R640',
    shortname: 'R640',
    configType: 'serverRack',
    queryPackagingAvailable: false,
    ssdDisabled: false,
    hddDisabled: false,
    fdDisabled: true,
  },
];
const catalogue = openCatalogue(entries, []);
const at = (segment: string, freetext?: string) => wizardPageAt(catalogue, segment, freetext);

function pageAt(segment: string, freetext?: string) {
  const page = at(segment, freetext);
  if (page === undefined || 'movedTo' in page) throw new Error(`no page at ${segment}`);
  return page;
}

describe('a wizard address', () => {
  it.each([
    ['12 digits', id('7')],
    ['8 digits, as the specification writes it', id('7').slice(0, -4)],
    ['capital letters', id('7').toUpperCase()],
  ])('with an id of %s leads to the slug', (_, segment) => {
    expect(at(segment)).toEqual({ movedTo: 'dell-r640-verkaufen' });
  });

  it.each([id('9'), id('9').slice(0, -4), 'gibt-es-nicht-verkaufen', `${id('1')}/${id('4')}`])(
    'of nothing is not found: %s',
    (segment) => {
      expect(at(segment)).toBeUndefined();
    },
  );
});

describe('the page of a component type', () => {
  const part = { cid: id('1'), tid: 'ram', queryPackagingAvailable: true, ssdDisabled: true, hddDisabled: true };
  const model = (digit: string, name: string, tid: string): WizardEntry => ({
    ...part,
    ...{ selectType: 'model', id: id(digit), mid: id('4'), name, shortname: name, tid, fdDisabled: true },
  });
  const components = openCatalogue(
    [
      ...entries,
      { selectType: 'type', id: 'ram', key: 'ram', name: 'Arbeitsspeicher', cid: id('1') },
      { selectType: 'type', id: 'gpu', key: 'gpu', name: 'Grafikkarten', cid: id('1') },
      model('8', 'M393A4K40', 'ram'),
      model('9', 'RTX A4000', 'gpu'),
    ],
    [],
  );

  it('suggests its own models where manufacturer and model are asked, and no others', () => {
    const page = wizardPageAt(components, 'grafikkarten-verkaufen');
    const questions = page !== undefined && 'questions' in page ? page.questions : [];
    expect(questions.find(({ question }) => question === 'modelName')?.options).toEqual(['Dell RTX A4000']);
  });
});

describe('own words', () => {
  it('are trimmed and stand at the end of the path', () => {
    const page = pageAt('dell-poweredge-verkaufen', '  R999 \n 2 HE ');
    expect(page).toMatchObject({ selectType: 'freetext', freetext: 'R999 2 HE', title: 'Dell R999 2 HE', steps: [] });
    expect(page.crumbs.map(({ label }) => label)).toEqual(['Server', 'Dell', 'PowerEdge', 'R999 2 HE']);
    expect(page.details.sitemap).toBe(false);
  });

  it.each([
    ['a model', 'dell-r640-verkaufen', 'dell-poweredge-verkaufen'],
    ['a series that takes none', 'dell-vrtx-verkaufen', 'dell-server-verkaufen'],
    ['an id', id('5'), 'dell-poweredge-verkaufen'],
  ])('about %s are described at the closest page that takes them', (_, segment, slug) => {
    expect(at(segment, 'R999')).toEqual({ movedTo: slug });
  });

  it.each([
    ['dell-server-verkaufen', 'Dell R640'],
    ['sonstige-it-verkaufen', ' dell  r640 '],
    ['server-verkaufen', 'R640'],
    ['dell-r640-verkaufen', 'r640'],
  ])('at %s that name a model are led to it: %j', (segment, words) => {
    expect(at(segment, words)).toEqual({ movedTo: 'dell-r640-verkaufen', isNamed: true });
  });

  it.each(['Dell PowerEdge', 'Dell Server', 'Server', 'R640 defekt'])('that name none stay: %j', (words) => {
    expect(pageAt('server-verkaufen', words)).toMatchObject({ freetext: words });
  });

  it('are taken on the page of a manufacturer', () => {
    expect(pageAt('dell-verkaufen', 'R999').title).toBe('Dell R999');
  });

  it.each([
    ['usv-verkaufen', 'SMT1500'],
    ['dell-usv-verkaufen', 'SMT1500'],
    ['server-verkaufen', ' ?! '],
    ['gibt-es-nicht-verkaufen', 'R999'],
  ])('are not taken at %s: %j', (segment, text) => {
    expect(at(segment, text)).toBeUndefined();
  });

  it('can be reached from every step', () => {
    const freetextAt = Object.fromEntries(
      catalogue.items.map((item) => [item.slug, wizardPage(catalogue, item).freetextAt?.slug]),
    );
    expect(freetextAt).toEqual({
      'server-verkaufen': 'server-verkaufen',
      'usv-verkaufen': 'sonstige-it-verkaufen',
      'sonstige-it-verkaufen': 'sonstige-it-verkaufen',
      'dell-verkaufen': 'dell-verkaufen',
      'dell-poweredge-verkaufen': 'dell-poweredge-verkaufen',
      'dell-vrtx-verkaufen': 'dell-server-verkaufen',
      'dell-r640-verkaufen': 'dell-poweredge-verkaufen',
      'dell-server-verkaufen': 'dell-server-verkaufen',
      'dell-usv-verkaufen': 'sonstige-it-verkaufen',
    });
    expect(wizardStart(catalogue).freetextAt?.slug).toBe('sonstige-it-verkaufen');
  });
});

describe('a page', () => {
  it('asks about packaging as the model says', () => {
    expect(pageAt('dell-r640-verkaufen').askPackaging).toBe(false);
    expect(pageAt('dell-poweredge-verkaufen', 'R999').askPackaging).toBe(true);
  });

  it('names manufacturers alone below a category', () => {
    expect(pageAt('server-verkaufen').steps).toEqual([{ title: 'Dell', slug: 'dell-server-verkaufen' }]);
  });
});
