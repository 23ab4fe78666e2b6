import { describe, expect, it } from 'vitest';
import type { OfferItem } from '#domain/offer/item.ts';
import { composeAdjustment, type InspectedSale } from './compose-adjustment.ts';
import { composeResults, standingOf, type UnitUnderTest } from './compose-results.ts';
import { type Finding, soundAnswers } from './unit-test.ts';

const item: OfferItem = {
  id: 'item-1',
  title: 'ThinkPad T480',
  quantity: 3,
  serialNumbers: ['PF1', 'PF2', 'PF3'],
};

const finding = (id: string, changes: Partial<Finding> = {}): Finding => ({
  ...{ id, plate: 'E-1', itemId: 'item-1', code: 'noPowerSupply', deduction: 'ohne Netzteil', photos: ['foto-1'] },
  ...{ at: '2026-11-20T10:00:00.000Z', by: 'staff-1' },
  ...changes,
});

const unit = (plate: string, changes: Partial<UnitUnderTest> = {}): UnitUnderTest => ({
  ...{ plate, itemId: 'item-1', serial: `PF${plate.slice(2)}`, kind: 'notebook', findings: [] },
  answers: soundAnswers('notebook'),
  at: '2026-11-20T10:00:00.000Z',
  ...changes,
});

describe('The results of a test', () => {
  it('come from its devices, each with what was answered and found', () => {
    const results = composeResults([item], [unit('E-1', { findings: [finding('f1')] }), unit('E-2')]);
    expect(results).toMatchObject([
      {
        itemId: 'item-1',
        result: 'deviating',
        note: '1 von 2: Netzteil fehlt.',
        units: [
          {
            plate: 'E-1',
            serial: 'PF1',
            functional: 'A',
            findings: [{ id: 'f1', text: 'Netzteil fehlt', photos: ['foto-1'] }],
          },
          { plate: 'E-2', findings: [] },
        ],
      },
    ]);
  });

  it('wait for every device, for the photo of what is deducted, and for a release unless nobody waits for it', () => {
    expect(composeResults([item], [])).toBe('unitsNotTested');
    expect(composeResults([item], [unit('E-1', { answers: {} })])).toBe('unitsNotTested');
    expect(composeResults([item], [unit('E-1', { findings: [finding('f1', { photos: [] })] })])).toBe(
      'findingPhotoMissing',
    );
    const locked = unit('E-1', { findings: [finding('f1', { code: 'autopilot', photos: [] })] });
    expect(standingOf(locked)).toBe('locked');
    expect(composeResults([item], [locked])).toBe('unitsLocked');
    expect(composeResults([item], [locked], { locksStay: true })).toMatchObject([{ result: 'deviating' }]);
  });

  it('ask for no photo of what is only information', () => {
    const { deduction: _none, ...information } = finding('f1', { photos: [] });
    expect(standingOf(unit('E-1', { findings: [information] }))).toBe('found');
  });
});

describe('An adjusted bid from findings', () => {
  const inspected = (units: UnitUnderTest[]): InspectedSale => {
    const results = composeResults([item], units, { locksStay: true });
    if (typeof results === 'string') throw new Error(results);
    return {
      items: [item],
      agreement: {
        lines: [
          {
            itemId: 'item-1',
            quantity: 3,
            total: 60_000,
            deductions: [
              { name: 'ohne Netzteil', amount: 1_500 },
              { name: 'Akku unter 60 % Kapazität', amount: 2_400 },
            ],
          },
        ],
      },
      receipt: {
        lines: [{ itemId: 'item-1', received: units.length }],
        foreign: [],
        units: units.map(({ plate, itemId, serial = '' }) => ({ plate, itemId, serial })),
      },
      testing: { results },
    };
  };

  it('takes off what the sheet names, once a device, and proves it by its photos', () => {
    const twice = [
      finding('f1'),
      finding('f2', { code: 'other', note: 'Netzteil einer anderen Marke', photos: ['foto-2'] }),
    ];
    const [line] = composeAdjustment(inspected([unit('E-1', { findings: twice }), unit('E-2'), unit('E-3')]));
    expect(line?.deductions).toMatchObject([
      {
        name: 'ohne Netzteil',
        units: 1,
        evidence: ['foto-1', 'foto-2'],
        found: [{ findingId: 'f1' }, { findingId: 'f2' }],
      },
    ]);
    expect(line?.missingEvidence).toEqual([]);
  });

  it('takes one lack off once from a device, though a sheet of before has two names for it', () => {
    const other = { code: 'other', deduction: 'Netzteil fehlt', photos: ['foto-2'] } as const;
    const sale = inspected([
      unit('E-1', { findings: [finding('f1'), finding('f2', other)] }),
      unit('E-2', { findings: [finding('f3', { ...other, plate: 'E-2' })] }),
      unit('E-3'),
    ]);
    const lines = sale.agreement.lines.map((line) => ({
      ...line,
      deductions: [...line.deductions, { name: 'Netzteil fehlt', amount: 1_400 }],
    }));
    const [line] = composeAdjustment({ ...sale, agreement: { lines } });
    expect(line?.deductions).toMatchObject([
      { name: 'Netzteil fehlt', units: 2, found: [{ findingId: 'f2' }, { findingId: 'f3' }] },
    ]);
  });

  it('takes nothing off for what the sheet does not name', () => {
    const { deduction: _none, ...information } = finding('f1', { code: 'deadPixels' });
    const [line] = composeAdjustment(inspected([unit('E-1', { findings: [information] }), unit('E-2'), unit('E-3')]));
    expect(line?.deductions).toEqual([]);
  });

  it('proves what is missing by the photos of the receipt, and by more', () => {
    const sale = inspected([unit('E-1'), unit('E-3')]);
    const receipt = { ...sale.receipt, proof: { photos: ['foto-palette'] } };
    const [line] = composeAdjustment({ ...sale, receipt }, { missingEvidence: ['foto-paket'] });
    expect(line?.missingEvidence).toEqual(['foto-palette', 'foto-paket']);
  });

  it('leaves out what is waived, and says so with its reason', () => {
    const units = [
      unit('E-1', { findings: [finding('f1')] }),
      unit('E-2', { findings: [finding('f2', { plate: 'E-2' })] }),
      unit('E-3'),
    ];
    const [line] = composeAdjustment(inspected(units), { waived: [{ findingIds: ['f1'], note: 'Kulanz' }] });
    expect(line?.deductions).toMatchObject([{ name: 'ohne Netzteil', units: 1, found: [{ findingId: 'f2' }] }]);
    expect(line?.waived).toEqual([{ name: 'ohne Netzteil', units: 1, note: 'Kulanz' }]);
  });
});
