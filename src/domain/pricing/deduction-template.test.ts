import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductionsPerUnit } from '#domain/offer/price/sheet.ts';
import { someGoods } from '#tests/factories/price-book.ts';
import { type DeductionTemplate, deductionsFor } from './deduction-template.ts';

const charger: DeductionTemplate = {
  scope: 'notebook',
  name: 'ohne Netzteil',
  amount: { cents: 1_500 },
  evidence: 'photo',
};
const scratches: DeductionTemplate = {
  scope: 'notebook',
  name: 'Gehäuse beschädigt',
  amount: { percent: 10 },
  evidence: 'photo',
};

describe('deduction templates', () => {
  it('become euros of the price, by the nearest scope that has any', () => {
    const wide: DeductionTemplate = {
      scope: '*',
      name: 'Funktionstest nicht bestanden',
      amount: { percent: 50 },
      evidence: 'report',
    };
    expect(deductionsFor([charger, scratches, wide], { goods: someGoods() }, 20_005)).toEqual([
      { name: 'ohne Netzteil', amount: 1_500, evidence: 'photo' },
      { name: 'Gehäuse beschädigt', amount: 2_001, evidence: 'photo' },
    ]);
    expect(deductionsFor([charger, wide], { goods: someGoods({ goodsClass: 'tablet' }) }, 1_000)).toEqual([
      { name: 'Funktionstest nicht bestanden', amount: 500, evidence: 'report' },
    ]);
  });

  it('name one lack once: of two for the same shortcoming, or in other words for one, the later counts', () => {
    const also: DeductionTemplate = { ...charger, name: 'Netzteil fehlt', amount: { cents: 1_800 } };
    const third: DeductionTemplate = { ...scratches, name: 'Dellen', shortcoming: 'grade=c' };
    const templates = [charger, { ...scratches, shortcoming: 'grade=c' as const }, also, third];
    expect(deductionsFor(templates, { goods: someGoods() }, 20_000)).toEqual([
      { name: 'Netzteil fehlt', amount: 1_800, evidence: 'photo' },
      { name: 'Dellen', amount: 2_000, evidence: 'photo', shortcoming: 'grade=c' },
    ]);
  });

  it('never take more than the unit is worth', () => {
    expect(deductionsFor([charger, scratches], { goods: someGoods() }, 1_000)).toEqual([
      { name: 'ohne Netzteil', amount: 1_000, evidence: 'photo' },
    ]);
    const any = fc.array(fc.oneof(fc.record({ cents: fc.nat(50_000) }), fc.record({ percent: fc.nat(100) })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(any, fc.nat(100_000), (amounts, unitPrice) => {
        const made = deductionsFor(
          amounts.map((amount, index) => ({ ...charger, name: `${index}`, amount })),
          { goods: someGoods() },
          unitPrice,
        );
        expect(deductionsPerUnit(made)).toBeLessThanOrEqual(unitPrice);
        expect(made.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
      }),
    );
  });
});
