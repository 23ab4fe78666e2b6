import { describe, expect, it } from 'vitest';
import type { GoodsKind } from '#domain/catalogue/goods-kind.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import { destruction } from '#tests/factories/full-medium.ts';
import { deliveredCatalogue } from '#tests/support/delivered-catalogue.ts';
import { isAskedForMedia, unaccountedDevices } from './unaccounted.ts';
import type { Unit } from './unit.ts';

const ssd = [{ kind: 'ssd', capacity: '512 GB', count: 2 }] as const;
const said = (more: Partial<ItemConfiguration>): ItemConfiguration => ({
  working: true,
  packagingAvailable: true,
  ...more,
});
const item = (id: string, more: Partial<OfferItem> = {}): OfferItem => ({
  ...{ id, freetext: 'ThinkPad T480', title: 'ThinkPad T480', quantity: 3, configuration: said({ drives: ssd }) },
  ...more,
});
const unit = (serial: string, itemId = 'a'): Unit => ({
  ...{ plate: `E-${serial}`, itemId, serial, arrivedAt: '2026-12-03T09:00:00.000Z', photos: [] },
});
const received = (...lines: [string, number][]) => ({
  ...{ lines: lines.map(([itemId, count]) => ({ itemId, received: count })), foreign: [] },
  at: '2026-12-03T10:00:00.000Z',
});
const medium = (serial: string, more: object = {}) => ({ serial, model: 'PM883', result: 'erased' as const, ...more });
const three = [unit('PF1'), unit('PF2'), unit('PF3')];
const sale = { items: [item('a')], receipt: received(['a', 3]) };
const nothing = { byId: new Map() };
const open = (records: Partial<Parameters<typeof unaccountedDevices>[1]>, units: readonly Unit[] = three, of = sale) =>
  unaccountedDevices(of, { media: [], ...records }, units, nothing).map(({ serial, units: count }) => serial ?? count);

describe('somebody says what became of the data carriers of goods', () => {
  it.each<[string, Partial<OfferItem>, boolean]>([
    ['that are declared with drives', {}, true],
    ['of the catalogue, also where nobody named their drives', { entryId: 'e', configuration: said({}) }, true],
    [
      'of the catalogue whose kind stores nothing: not',
      { entryId: 'e', configuration: said({}), withoutData: true },
      false,
    ],
    // Nobody of ours has seen that there is none.
    ['of which the seller says that they have none', { entryId: 'e', configuration: said({ drives: [] }) }, true],
    ['whose drives the seller keeps', { configuration: said({ drives: ssd, mediaWish: 'keep' }) }, true],
    ['of a free text, without drives', { title: '7 Notebooks', configuration: said({ drives: [] }) }, true],
    ['of a free text that says nothing of drives: nobody knows', { configuration: said({}) }, false],
  ])('%s', (_, more, holds) => {
    expect(isAskedForMedia(item('a', more), nothing)).toBe(holds);
  });

  it.each<[GoodsKind, Partial<ItemConfiguration>, boolean]>([
    ['notebook', {}, true],
    ['networkOneUnit', {}, true],
    ['cabinet', {}, true],
    ['deskDevice', {}, false],
    ['card', {}, false],
    ['deskDevice', { drives: ssd }, true],
    ['deskDevice', { mediaWish: 'eraseProof' }, true],
    ['deskDevice', { drives: [] }, false],
    ['notebook', { drives: [] }, true],
  ])('of the catalogue by their kind, where nobody named drives: %s, %o: %s', (goodsKind, more, holds) => {
    const manufacturer = { selectType: 'manufacturer', id: 'm', name: 'Dell', shortname: 'Dell', cids: [] } as const;
    const entry = { selectType: 'manufacturer', id: 'e', title: 'Dell', slug: 'dell' } as const;
    const byId = new Map([['e', { ...entry, manufacturer: { ...manufacturer, facts: { goodsKind } } }]]);
    expect(isAskedForMedia({ entryId: 'e', title: 'Dell', configuration: said(more) }, { byId })).toBe(holds);
  });

  it.each([
    ['Notebook Lenovo ThinkPad T480', true],
    ['7 Notebooks', true],
    ['SSD 512 GB', true],
    ['PC HP ProDesk', true],
    ['Dell PowerEdge R640, Rackserver', true],
    ['Dockingstation Notebook', false],
    ['Netzteile für Laptops', false],
    ['Monitor 24 Zoll', false],
    ['ThinkPad Dock', false],
    // What comes with a device makes it no other one.
    ['Notebook HP 840 mit Netzteil', true],
    ['Laptop (ohne Akku)', true],
    ['Notebook, Tasche', true],
    ['7 Notebooks 16 GB Arbeitsspeicher', true],
    ['Arbeitsspeicher Server', false],
    ['Speichersystem NetApp', true],
    ['16 GB RAM Laptop HP', true],
    ['Notebook 2x Netzteil', true],
    ['ThinkPad T480 Akku defekt', true],
    ['Notebook samt Netzteil', true],
    ['10 Gaming-PCs', true],
    ['Akku Notebook HP', false],
    ['Mainboard ThinkPad T480', false],
    ['Caddy für Festplatte', false],
    ['Hüllen für iPhone', false],
    ['Gaming-Maus', false],
    ['Konferenz System', false],
    // What the catalogue knows by its name.
    ['HP ZBook 15 G6', true],
    ['Samsung Galaxy S9', true],
    ['Diensthandys', true],
    ['7 × ThinkPad', true],
    ['HP EliteBook 840', true],
    ['PowerEdge R640 Netzteil', false],
    ['Cisco Catalyst 2960', false],
    // No word says what it is.
    ['Lenovo T480', false],
  ])('in words of their own as such goods usually do: %s: %s', (title, holds) => {
    expect(isAskedForMedia({ title }, deliveredCatalogue().catalogue)).toBe(holds);
  });
});

describe('devices for which nobody accounts (DEL-01)', () => {
  it('are all that came, where nothing is recorded', () => {
    expect(open({})).toEqual(['PF1', 'PF2', 'PF3']);
    expect(open({}, [])).toEqual([3]);
  });

  it('are those that no record names, by plate, serial number or as its device', () => {
    const media = [medium('S1', { plate: 'E-PF1' }), medium('S2', { parentDevice: { serial: 'pf-2' } })];
    expect(open({ media })).toEqual(['PF3']);
    expect(open({ media: [...media, medium('S3', { device: 'PF3' })] })).toEqual([]);
  });

  it('are not answered for by a second carrier of another device', () => {
    const plates = [
      medium('S1', { plate: 'E-PF1' }),
      medium('S2', { plate: 'E-PF1' }),
      medium('S3', { plate: 'E-PF1' }),
    ];
    expect(open({ media: plates })).toEqual(['PF2', 'PF3']);
    const devices = ['A', 'A', 'B'].map((serial, at) => medium(`S${at}`, { parentDevice: { serial } }));
    expect(open({ media: devices }, [])).toEqual([1]);
  });

  it('are not answered for by the record of another device with the same inventory number', () => {
    const numbered = (serial: string, itemId: string): Unit => ({ ...unit(serial, itemId), inventoryNumber: '1' });
    const both = { items: [item('a'), item('b')], receipt: received(['a', 1], ['b', 1]) };
    const units = [numbered('PF1', 'a'), numbered('PF2', 'b')];
    const device = { serial: 'PF1', assetTag: '1' };
    expect(open({ media: [medium('S1', { plate: 'E-PF1', parentDevice: device })] }, units, both)).toEqual(['PF2']);
    expect(open({ media: [medium('S1', { parentDevice: device })] }, units, both)).toEqual(['PF2']);
    expect(open({ media: [medium('S1', { itemId: 'b', device: '1' })] }, units, both)).toEqual(['PF1']);
  });

  it('are not named by a dash', () => {
    expect(open({ media: [medium('S1', { itemId: 'b', device: '-' })] }, [unit('.')])).toEqual(['.']);
  });

  it('are held to the count where records name no device', () => {
    expect(open({ media: [medium('S1'), medium('S2')] }, [])).toEqual([1]);
    expect(open({ media: [medium('S1'), medium('S2'), medium('S3')] }, [])).toEqual([]);
    // Which of the three it is nobody said.
    expect(open({ media: [medium('S1'), medium('S2')] })).toEqual(['PF1', 'PF2', 'PF3']);
    const lots = [{ description: 'SSD', count: 3, itemId: 'a', destruction }];
    expect(open({ lots }, [])).toEqual([]);
  });

  it('are none of those of which somebody says why: one, some or the whole line', () => {
    const reason = 'noMedia' as const;
    expect(open({ withoutMedia: [{ itemId: 'a', plate: 'E-PF2', reason }] })).toEqual(['PF1', 'PF3']);
    expect(open({ withoutMedia: [{ itemId: 'a', units: 2, reason }] }, [])).toEqual([1]);
    expect(open({ withoutMedia: [{ itemId: 'a', reason }] })).toEqual([]);
  });

  it('are not answered for by the records of another line', () => {
    const both = { items: [item('a'), item('b')], receipt: received(['a', 1], ['b', 1]) };
    expect(open({ media: [medium('S1', { itemId: 'a' }), medium('S2', { itemId: 'a' })] }, [], both)).toEqual([1]);
    expect(open({ media: [medium('S1', { itemId: 'a' }), medium('S2')] }, [], both)).toEqual([]);
  });

  it('are answered for once each by records that name no line', () => {
    const both = { items: [item('a'), item('b')], receipt: received(['a', 3], ['b', 2]) };
    expect(open({ media: [medium('S1'), medium('S2')] }, [], both)).toEqual([1, 2]);
  });
});
