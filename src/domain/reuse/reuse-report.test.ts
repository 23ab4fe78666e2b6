import { describe, expect, it } from 'vitest';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import type { FateLine } from './device-fate.ts';
import { type ReuseReport, reuseReportOf } from './reuse-report.ts';

const { state } = offerIn('completed');
const ids = (state.agreement?.lines ?? []).map(({ itemId }) => itemId);
const [first = '', second = ''] = ids;
/** Four notebooks and two boxes of which nobody knows the weight. */
const receipt = {
  ...state.receipt,
  lines: [
    { itemId: first, received: 4 },
    { itemId: second, received: 2 },
  ],
  foreign: [],
  at: '2026-11-30T09:00:00.000Z',
};
const sold = {
  ...state,
  receipt,
  items: [
    { id: first, title: 'ThinkPad T480', quantity: 5 },
    { id: second, title: 'Kiste', quantity: 2 },
  ],
};

function reportOf(...lines: FateLine[]): ReuseReport {
  const report = reuseReportOf(sold, {
    fates: lines.length === 0 ? undefined : { lines, at: '2026-12-20T09:00:00.000Z' },
    kindOf: (itemId) => (itemId === first ? 'notebook' : undefined),
    weightOf: () => 2.5,
  });
  if (!report) throw new Error('No report');
  return report;
}

describe('the report on what became of devices', () => {
  it('counts every unit that arrived as open until the provider says more', () => {
    const { recordedAt, sums, total } = reportOf();
    expect([recordedAt, sums.resold.units, sums.open.units, total.units]).toEqual([undefined, 0, 6, 6]);
  });

  it('sums units and weight by what became of them, and names what it cannot weigh', () => {
    const { sums, total } = reportOf(
      { itemId: first, resold: 2, parts: 0, recycled: 1, destroyed: 0 },
      { itemId: second, resold: 0, parts: 0, recycled: 0, destroyed: 2 },
    );
    expect(sums).toEqual({
      resold: { units: 2, kilograms: 5, unweighed: 0 },
      parts: { units: 0, kilograms: 0, unweighed: 0 },
      recycled: { units: 1, kilograms: 2.5, unweighed: 0 },
      destroyed: { units: 2, kilograms: 0, unweighed: 2 },
      open: { units: 1, kilograms: 2.5, unweighed: 0 },
    });
    expect(total).toEqual({ units: 6, kilograms: 10, unweighed: 2 });
  });

  it('counts as avoided the making of resold devices alone, and says of how many nothing is known', () => {
    const { avoided } = reportOf(
      { itemId: first, resold: 2, parts: 1, recycled: 1, destroyed: 0 },
      { itemId: second, resold: 1, parts: 0, recycled: 0, destroyed: 1 },
    );
    expect(avoided).toEqual({ kilograms: 490, kinds: [{ kind: 'notebook', units: 2 }], without: 1 });
    expect(reportOf().avoided).toEqual({ kinds: [], without: 0 });
  });

  it('keeps the positions of the inquiry, with what arrived of each', () => {
    const rows = reportOf().rows.map(({ position, item, quantity }) => [position, item.title, quantity]);
    expect(rows).toEqual([
      [1, 'ThinkPad T480', 4],
      [2, 'Kiste', 2],
    ]);
  });

  it('does not exist where nothing arrived', () => {
    const nothing = { ...sold, receipt: { ...receipt, lines: [] } };
    expect(reuseReportOf(nothing, { fates: undefined, kindOf: () => undefined, weightOf: () => 1 })).toBeUndefined();
  });
});
