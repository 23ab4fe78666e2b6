import { describe, expect, it } from 'vitest';
import type { Medium } from '#domain/erasure/medium.ts';
import type { MediumRecord } from '#domain/offer/media/medium-record.ts';
import { saleUnits } from './sale-units.ts';
import type { Unit } from './unit.ts';

type Sale = Parameters<typeof saleUnits>[0];

const item = { id: 'item-1', title: 'ThinkPad T480', quantity: 3, serialNumbers: ['PF1', 'PF2', 'PF3'] };
const agreement: Sale['agreement'] = {
  ...{ lines: [{ itemId: item.id, quantity: 3, total: 30_000, deductions: [] }], total: 30_000, by: 'bid' },
  at: '2026-12-01T09:00:00.000Z',
};
const unit = (serial: string, more: Partial<Unit> = {}): Unit => ({
  ...{ plate: `E-${serial}`, itemId: item.id, serial, arrivedAt: '2026-12-03T09:00:00.000Z', photos: [] },
  ...more,
});
const sale = (more: Partial<Sale> = {}): Sale => ({ phase: 'inTransit', items: [item], agreement, ...more });
const states = (of: Sale, units: readonly Unit[]) => saleUnits(of, units).map(({ state }) => state);
const medium = (device: string, result: MediumRecord['result'] = 'erased'): MediumRecord => ({
  ...{ serial: `S-${device}`, model: 'SSD', method: 'Purge', result, device },
});
const receipt = { lines: [{ itemId: item.id, received: 3 }], foreign: [], at: '2026-12-03T10:00:00.000Z' };

describe('the devices of a sale', () => {
  it('are none before the first has come', () => {
    expect(saleUnits(sale(), [])).toEqual([]);
  });

  it('of a line of one have its inventory number with its serial number, and no other device has', () => {
    const one = { ...item, quantity: 1, serialNumbers: ['PF1'], inventoryNumbers: ['INV-7'] };
    const numbers = (serial: string, of: Partial<typeof one> = {}) =>
      saleUnits(sale({ items: [{ ...one, ...of }] }), [unit(serial)])[0]?.inventoryNumber;
    expect(numbers('pf-1')).toBe('INV-7');
    expect(numbers('PF9')).toBeUndefined();
    expect(numbers('PF1', { inventoryNumbers: ['INV-7', 'INV-8'] })).toBeUndefined();
    expect(numbers('PF1', { quantity: 2 })).toBeUndefined();
  });

  it('are announced until the receipt is closed, and missing afterwards', () => {
    expect(states(sale(), [unit('PF1')])).toEqual(['arrived', 'announced', 'announced']);
    expect(states(sale({ phase: 'received', receipt }), [unit('PF1')])).toEqual(['arrived', 'missing', 'missing']);
  });

  it('are erased where a record of their own data carriers says so, and only then', () => {
    const deletion = { media: [medium('pf-1'), medium('PF2'), medium('PF2', 'failed')] };
    const all = [unit('PF1'), unit('PF2'), unit('PF3')];
    expect(states(sale({ phase: 'erased', receipt, deletion }), all)).toEqual(['erased', 'arrived', 'arrived']);
  });

  it('are not erased while one of their data carriers is open, also where another has its certificate (DEL-01)', () => {
    const deletion = { media: [medium('PF1')] };
    const noted = (serial: string): Medium => ({
      ...{ id: serial, offerId: 'o', plate: 'E-PF1', serial, source: 'hardwareAudit', nextAction: 'erase' },
    });
    const stateWith = (serial: string) =>
      saleUnits(sale({ phase: 'erased', receipt, deletion }), [unit('PF1')], { media: [noted(serial)] })[0]?.state;
    expect(stateWith('S-PF1')).toBe('erased');
    expect(stateWith('FOUND-LATER')).toBe('arrived');
  });

  it('are erased as soon as all that was noted of their data carriers is final', () => {
    const erasure = { result: 'erased' } as const;
    const noted = (id: string, plate: string, more: object = {}) => ({
      ...({ id, offerId: 'o', plate, serial: id, source: 'report', nextAction: 'none', ...more } as const),
    });
    const media = [noted('S1', 'E-PF1', { erasure }), noted('S2', 'E-PF2', { erasure }), noted('S3', 'E-PF2')];
    const found = saleUnits(sale({ phase: 'received', receipt }), [unit('PF1'), unit('PF2'), unit('PF3')], { media });
    expect(found.map(({ state }) => state)).toEqual(['erased', 'arrived', 'arrived']);
    expect(found[0]?.media).toMatchObject([{ serial: 'S1', result: 'erased' }]);
  });

  it('are tested one by one while the test goes on', () => {
    const found = saleUnits(sale({ phase: 'erased', receipt }), [unit('PF1'), unit('PF2')], {
      tested: new Set(['E-PF2']),
    });
    expect(found.map(({ state }) => state)).toEqual(['arrived', 'tested', 'missing']);
  });

  it('are tested where they came before the test was finished', () => {
    const testing = { finishedAt: '2026-12-05T09:00:00.000Z', results: [] };
    const late = unit('PF2', { arrivedAt: '2026-12-06T09:00:00.000Z' });
    expect(states(sale({ phase: 'tested', receipt, testing }), [unit('PF1'), late])).toEqual([
      'tested',
      'arrived',
      'missing',
    ]);
  });

  it('wait where something has to be cleared, and are foreign where no line has them', () => {
    const held = unit('PF1', { hold: { reason: 'Siegel gebrochen', at: '2026-12-03T09:00:00.000Z' } });
    const { itemId: _, ...foreign } = unit('XX9');
    const found = saleUnits(sale(), [held, foreign]);
    expect(found.map(({ state }) => state)).toEqual(['held', 'announced', 'announced', 'unannounced']);
    expect(found.at(-1)).toMatchObject({ title: 'Nicht angekündigtes Gerät', serial: 'XX9' });
  });

  it('are paid with the sale; of a line of which some go back nobody says which were paid', () => {
    const all = [unit('PF1'), unit('PF2'), unit('PF3')];
    const line = { itemId: item.id, quantity: 3, received: 3, agreed: 30_000, total: 20_000 };
    const adjusted = (returned: number): Partial<Sale> => ({
      adjustment: {
        lines: [{ ...line, missingEvidence: [], deductions: [], returned }],
        ...{ total: 20_000, answerUntil: '2026-12-20', at: '2026-12-06T09:00:00.000Z' },
      },
    });
    expect(states(sale({ phase: 'completed', receipt }), all)).toEqual(['paid', 'paid', 'paid']);
    expect(states(sale({ phase: 'completed', receipt, ...adjusted(1) }), all)).not.toContain('paid');
    expect(states(sale({ phase: 'completed', receipt, ...adjusted(3) }), all)).toEqual([
      'returned',
      'returned',
      'returned',
    ]);
    expect(states(sale({ phase: 'returning', receipt }), all)).toEqual(['returned', 'returned', 'returned']);
  });
});
