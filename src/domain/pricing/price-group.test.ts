import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { aCategory, aModelItem } from '#tests/factories/wizard-items.ts';
import { groupLines } from './price-group.ts';

const notebook = aModelItem({ id: 't480', name: 'ThinkPad T480', configType: 'notebook' }, aCategory('notebookTablet'));
const find = (entryId: string) => (entryId === 't480' ? { ...notebook, id: 't480' } : undefined);

function line(id: string, said: Partial<ItemConfiguration> = {}, more: Partial<OfferItem> = {}): OfferItem {
  return {
    id,
    entryId: 't480',
    title: 'T480',
    quantity: 2,
    configuration: { ...defaultConfiguration, ...said },
    ...more,
  };
}
const idsOf = (lines: readonly OfferItem[], apart?: ReadonlySet<string>) =>
  groupLines(lines, { find, ...(apart && { apart }) }).map(({ lineIds }) => lineIds);

describe('lines of an inquiry', () => {
  it('are one group where entry, value-relevant configuration and condition are the same', () => {
    const drives = [{ kind: 'ssd', capacity: '512 GB', count: 1 }] as const;
    const groups = groupLines(
      [
        line('a', { ram: '16 GB', drives }),
        line('b', { ram: '16 gb', drives, packagingAvailable: false, charger: true, battery: 'good' }),
      ],
      { find },
    );
    expect(groups).toMatchObject([
      { lineIds: ['a', 'b'], quantity: 4, title: 'T480', goods: { goodsClass: 'notebook', modelId: 't480' } },
    ]);
  });

  it.each<[string, Partial<ItemConfiguration>]>([
    ['memory', { ram: '32 GB' }],
    ['processor', { cpu: 'i7-8650U' }],
    ['size of the drives', { drives: [{ kind: 'ssd', capacity: '1 TB', count: 1 }] }],
    ['number of drives', { drives: [{ kind: 'ssd', capacity: '512 GB', count: 2 }] }],
    ['screen', { display: '14 Zoll HD' }],
    ['outer condition', { grade: 'b' }],
    ['missing power supply', { charger: false }],
    ['defect', { working: false }],
  ])('stand apart by their %s', (_, said) => {
    const usual = { drives: [{ kind: 'ssd', capacity: '512 GB', count: 1 }] } as const;
    expect(idsOf([line('a', usual), line('b', { ...usual, ...said })])).toEqual([['a'], ['b']]);
  });

  it('do not stand apart by the order or the spelling of the same drives', () => {
    const [small, large] = [
      { kind: 'ssd', capacity: '1000 GB', count: 1 },
      { kind: 'hdd', capacity: '1,2 TB SAS', count: 4 },
    ] as const;
    const split = [
      { ...large, count: 1 },
      { ...small, capacity: '1 TB' },
      { ...large, count: 3 },
    ];
    expect(idsOf([line('a', { drives: [small, large] }), line('b', { drives: split })])).toEqual([['a', 'b']]);
  });

  it('can be taken out of their group', () => {
    expect(idsOf([line('a'), line('b'), line('c')], new Set(['b']))).toEqual([['a', 'c'], ['b']]);
  });

  it('in own words are one group with the same words', () => {
    const own = (id: string, freetext: string): OfferItem => ({ id, freetext, title: freetext, quantity: 1 });
    expect(idsOf([own('a', 'Alte  Kabel'), own('b', 'alte kabel'), own('c', 'Tasche')])).toEqual([['a', 'b'], ['c']]);
  });

  it('keep their remarks, which somebody has to read', () => {
    expect(
      groupLines([line('a', { remarks: 'Delle' }), line('b', { remarks: ' ' })], { find })[0]?.remarkLineIds,
    ).toEqual(['a']);
  });

  it('are each in exactly one group, with all their units', () => {
    const anyLine = fc.record({
      ram: fc.constantFrom('8 GB', '16 GB'),
      working: fc.boolean(),
      quantity: fc.integer({ min: 1, max: 50 }),
      apart: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), (drawn) => {
        const lines = drawn.map(({ quantity, ram, working }, index) =>
          line(`${index}`, { ram, working }, { quantity }),
        );
        const apart = new Set(drawn.flatMap((one, index) => (one.apart ? [`${index}`] : [])));
        const groups = groupLines(lines, { find, apart });
        expect(groups.flatMap(({ lineIds }) => lineIds).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
        expect(groups.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          lines.reduce((sum, { quantity }) => sum + quantity, 0),
        );
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });
});
