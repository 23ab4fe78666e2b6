import { describe, expect, it } from 'vitest';
import { breadcrumbOf } from './breadcrumb.ts';
import { openCatalogue } from './catalogue.ts';
import type { Model, WizardEntry } from './entries.ts';
import { nextSteps } from './next-steps.ts';
import { questionOptions, questionsFor } from './questions/questions-for.ts';

const component = { cid: 'c1', tid: 't1', mid: 'm1' };
const model: Model = {
  selectType: 'model',
  id: 'x1',
  ...component,
  name: 'PM883',
  shortname: 'PM883',
  queryPackagingAvailable: true,
  ssdDisabled: false,
  ssdCapacities: 'sizes',
  hddDisabled: true,
  fdDisabled: true,
};
const entries: WizardEntry[] = [
  { selectType: 'category', id: 'c1', key: 'hardware', name: 'Komponenten', priority: 1, freetextAllowed: true },
  { selectType: 'category', id: 'c2', key: 'monitor', name: 'Monitore', priority: 2, freetextAllowed: true },
  { selectType: 'type', id: 't1', key: 'hdd', name: 'Festplatten', cid: 'c1' },
  { selectType: 'type', id: 't2', key: 'ram', name: 'Arbeitsspeicher', cid: 'c1' },
  { selectType: 'manufacturer', id: 'm1', name: 'Samsung Electronics', shortname: 'Samsung', cids: ['c1', 'c2'] },
  {
    selectType: 'series',
    id: 's1',
    ...component,
    name: 'PM-Serie',
    shortname: 'PM-Serie',
    freetextAllowed: true,
  },
  { ...model, sid: 's1' },
  { ...model, id: 'x2', name: '870 EVO', shortname: '870 EVO' },
  {
    ...model,
    id: 'x3',
    tid: 't2',
    name: 'M393A4K40CB2-CVF',
    shortname: 'M393A4K40CB2-CVF',
    ssdDisabled: true,
    facts: { notAsked: ['capacity'] },
  },
];
const catalogue = openCatalogue(entries, [{ key: 'sizes', value: ['480 GB', '960 GB'] }]);

function page(slug: string) {
  const item = catalogue.bySlug.get(`${slug}-verkaufen`);
  if (item === undefined) throw new Error(`no page ${slug}`);
  return item;
}
const next = (slug: string) => nextSteps(catalogue, page(slug)).map(({ title }) => title);

describe('the way to a component', () => {
  it('goes from the category over type, manufacturer and series to the model', () => {
    expect(next('komponenten')).toEqual(['Festplatten', 'Arbeitsspeicher']);
    expect(next('festplatten')).toEqual(['Samsung Festplatten']);
    expect(next('samsung-festplatten')).toEqual(['Samsung PM-Serie', 'Samsung 870 EVO']);
    expect(next('samsung-pm-serie')).toEqual(['Samsung PM883']);
  });

  it('from the manufacturer asks for the type first', () => {
    expect(next('samsung')).toEqual(['Samsung Komponenten', 'Samsung Monitore']);
    expect(next('samsung-komponenten')).toEqual(['Samsung Festplatten', 'Samsung Arbeitsspeicher']);
  });

  it('is its breadcrumb', () => {
    expect(breadcrumbOf(catalogue, page('samsung-pm883'))).toEqual([
      { label: 'Komponenten', slug: 'komponenten-verkaufen' },
      { label: 'Festplatten', slug: 'festplatten-verkaufen' },
      { label: 'Samsung', slug: 'samsung-festplatten-verkaufen' },
      { label: 'PM-Serie', slug: 'samsung-pm-serie-verkaufen' },
      { label: 'PM883' },
    ]);
  });
});

describe('the questions about a component', () => {
  it('of a type ask for the model and its size', () => {
    expect(questionsFor(page('festplatten')).slice(0, 2)).toEqual(['modelName', 'capacity']);
  });

  it('of a drive in several sizes ask for the size, and no longer for the model', () => {
    const drive = page('samsung-pm883');
    expect(questionsFor(drive)).toEqual(['capacity', 'sectors520', 'tray', 'powerOnHours']);
    expect(questionOptions(catalogue, drive, 'capacity')).toEqual(['480 GB', '960 GB']);
  });

  it('of a disk take the sizes from the disks', () => {
    const disk = { ...model, ssdDisabled: true, hddDisabled: false, hddCapacities: 'sizes' };
    const item = { ...page('samsung-pm883'), model: disk };
    expect(questionOptions(catalogue, item, 'capacity')).toEqual(['480 GB', '960 GB']);
  });

  it('of a module whose part number says everything are none', () => {
    expect(questionsFor(page('samsung-m393a4k40cb2-cvf'))).toEqual([]);
  });
});
