import { describe, expect, it } from 'vitest';
import type { GoodsInView, SentScan } from '#contract/devices/units.ts';
import { countGoods, referenceOf } from './goods-in-counts.ts';
import { goodsSummaryOf } from './goods-summary.ts';
import { platesOf, type RampEntry, readRampEntry } from './ramp-entry.ts';
import { shownScans } from './shown-scans.ts';

const at = '2026-11-23T08:00:00.000Z';
const line = (itemId: string, quantity: number, serialNumbers: string[] = []) => ({
  ...{ itemId, title: itemId, description: '', quantity, serialNumbers },
  inventoryNumbers: [],
  articleCodes: [],
});
const view: GoodsInView = {
  offerId: 'offer-1',
  seller: 'Klinikum Muster',
  phase: 'inTransit',
  isOpen: true,
  lines: [line('notebooks', 3, ['5CG1', '5CG2', '5CG3']), line('screens', 2)],
  units: [{ plate: 'E-23456789', itemId: 'notebooks', serial: '5CG1', arrivedAt: at, photos: [] }],
  parcels: [],
  places: [],
};
const entry = (id: string, work: RampEntry['work'], more: Partial<RampEntry> = {}): RampEntry => ({
  ...{ id, order: 1, offerId: 'offer-1', by: 'anna', state: 'waiting', work },
  ...more,
});
const scan = (id: string, said: Partial<SentScan>, more: Partial<RampEntry> = {}) =>
  entry(id, { kind: 'scan', scan: { id, at, ...said } }, more);
const counts = (...entries: RampEntry[]) => {
  const { here, missing, unannounced } = goodsSummaryOf(countGoods(view, entries));
  return { here, missing, unannounced };
};

describe('counting without a network', () => {
  it('counts what waits by the rule of the server, the second scan of the same not again', () => {
    const entries = [
      scan('1', { code: '5cg-2' }),
      scan('2', { code: '5CG2' }),
      scan('3', { units: 2, itemId: 'screens' }),
    ];
    expect(counts(...entries)).toEqual({ here: 4, missing: 1, unannounced: 0 });
    const goods = countGoods(view, entries);
    expect(shownScans('offer-1', entries, goods).map(({ kind }) => kind)).toEqual(['arrived', 'again', 'arrived']);
  });

  it('takes a scan back, whether it waits or was told', () => {
    const undo = (of: string) => entry(`undo ${of}`, { kind: 'scan', scan: { id: `undo ${of}`, at, undo: of } });
    expect(counts(scan('1', { code: '5CG2' }), undo('1'))).toEqual({ here: 1, missing: 4, unannounced: 0 });
    const scanResult = { id: '0', kind: 'arrived' as const, plates: ['E-23456789'] };
    expect(counts(scan('0', { code: '5CG1' }, { state: 'told', scanResult }), undo('0')).here).toBe(0);
  });

  it('leaves what it named and did not count when such a scan is taken back', () => {
    const scanResult = { id: '0', kind: 'again' as const, plates: ['E-23456789'] };
    const undo = entry('u', { kind: 'scan', scan: { id: 'u', at, undo: '0' } });
    expect(counts(scan('0', { code: '5CG1' }, { state: 'told', scanResult }), undo).here).toBe(1);
  });

  it('shows at once what was said of a unit that has no plate yet, a damaged battery with its own place (LOG-11)', () => {
    const entries = [
      scan('1', { code: '5CG2' }),
      entry('2', { kind: 'change', of: { scanId: '1' }, change: { batteryDamaged: true } }),
      entry('3', { kind: 'change', of: { plates: ['E-23456789'] }, change: { hold: 'nass' } }),
    ];
    const { units } = countGoods(view, entries);
    expect(units[1]).toMatchObject({ batteryDamaged: true, place: 'Akku-Sperrplatz' });
    expect(units[0]?.hold?.reason).toBe('nass');
    const freed = entry('4', { kind: 'change', of: { plates: ['E-23456789'] }, change: { hold: null } });
    expect(countGoods(view, [...entries, freed]).units[0]).not.toHaveProperty('hold');
  });

  it('says of one of several that were counted together only what is meant of it', () => {
    const three = scan('1', { units: 2, itemId: 'screens' });
    const second = countGoods(view, [three]).units[2]?.plate ?? '';
    const hold = entry('2', { kind: 'change', of: referenceOf(second), change: { hold: 'nass' } });
    expect(countGoods(view, [three, hold]).units.map((unit) => unit.hold?.reason)).toEqual([
      undefined,
      undefined,
      'nass',
    ]);
    const told = { ...three, scanResult: { id: '1', kind: 'arrived' as const, plates: ['E-A', 'E-B'] } };
    expect(platesOf(referenceOf(second), [told])).toEqual(['E-B']);
    const { scanResult } = told;
    expect(readRampEntry({ ...hold, told: scanResult })).toEqual({ ...hold, scanResult });
  });

  it('counts nothing of another sale, and nothing that was refused', () => {
    expect(counts(scan('1', { code: '5CG2' }, { offerId: 'offer-2' })).here).toBe(1);
    expect(counts(scan('1', { code: '5CG2' }, { state: 'refused' })).here).toBe(1);
  });

  it('says where the server knew better', () => {
    const scanResult = { id: '1', kind: 'again' as const, plates: ['E-23456789'] };
    const entries = [scan('1', { code: '5CG1' }, { state: 'told', scanResult, expected: 'arrived' })];
    expect(shownScans('offer-1', entries, countGoods(view, entries))[0]?.isOtherwise).toBe(true);
  });
});
