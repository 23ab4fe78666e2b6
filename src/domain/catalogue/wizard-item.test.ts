import { describe, expect, it } from 'vitest';
import { isEntryId } from './entry-id.ts';
import { selectTypes } from './kinds.ts';
import { slugOf } from './slug.ts';
import { isComplete, type WizardItem, withFreetext } from './wizard-item.ts';

const dellServers: WizardItem = {
  selectType: 'category_manufacturer',
  id: 'c1/m1',
  title: 'Dell Server',
  slug: 'dell-server-verkaufen',
  manufacturer: { selectType: 'manufacturer', id: 'm1', name: 'Dell', shortname: 'Dell', cids: ['c1'] },
};

describe('an item', () => {
  it('is complete as a type, a model or free text, and in no other way', () => {
    expect(selectTypes.filter((selectType) => isComplete({ selectType }))).toEqual(['type', 'model', 'freetext']);
  });

  it('in own words is trimmed and carries the manufacturer once', () => {
    expect(withFreetext(dellServers, '  PowerEdge \n\u0000 R999 ')).toMatchObject({
      selectType: 'freetext',
      freetext: 'PowerEdge R999',
      title: 'Dell PowerEdge R999',
    });
    expect(withFreetext(dellServers, 'dell R999').title).toBe('dell R999');
  });
});

describe('a page address', () => {
  it.each([
    ['Dell PowerEdge R640', 'dell-poweredge-r640-verkaufen'],
    ['Notebooks & Tablets', 'notebooks-tablets-verkaufen'],
    ['Synology DS920+', 'synology-ds920-plus-verkaufen'],
    ['Lüfter & Kühlkörper für Großgeräte', 'luefter-kuehlkoerper-fuer-grossgeraete-verkaufen'],
    ['MacBook Pro 13" (M1, A2338)', 'macbook-pro-13-m1-a2338-verkaufen'],
    ['Café', 'cafe-verkaufen'],
  ])('of %s is %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  it.each([
    ['3cf99a28-f993-58d5-a24f-9cef7b233203', true],
    ['3CF99A28-F993-58D5-A24F-9cef7b23', true],
    ['3cf99a28-f993-58d5-a24f-9cef7b2332', false],
    ['dell-poweredge-r640-verkaufen', false],
    ['x3cf99a28-f993-58d5-a24f-9cef7b233203', false],
  ])('%s as an entry id: %s', (segment, expected) => {
    expect(isEntryId(segment)).toBe(expected);
  });
});
