import { describe, expect, it } from 'vitest';
import { sideRecordActions } from '#domain/offer/commands/side-record-actions.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { areRecorded, boughtUnits, type FateLine, impossibleLines, recordedWith } from './device-fate.ts';

const line = (itemId: string, units: Partial<FateLine> = {}): FateLine => ({
  itemId,
  ...{ resold: 0, parts: 0, recycled: 0, destroyed: 0 },
  ...units,
});
const bought = new Map([
  ['item-1', 4],
  ['item-2', 1],
]);

describe('what became of a device', () => {
  it('is recorded by the provider alone, and only once it is settled that the goods stay', () => {
    const { recordFates } = sideRecordActions;
    const now = '2026-12-01T09:00:00.000Z';
    const judged = (phase: Parameters<typeof offerIn>[0], actor: 'provider' | 'customer') =>
      recordFates.guard(offerIn(phase).state, { actor, now });
    for (const phase of ['payout', 'finished', 'completed'] as const) {
      expect([phase, judged(phase, 'provider')]).toEqual([phase, undefined]);
      expect([phase, judged(phase, 'customer')]).toEqual([phase, 'notAllowedForActor']);
    }
    for (const phase of ['tested', 'adjusted', 'returning', 'aborted'] as const)
      expect([phase, judged(phase, 'provider')]).toEqual([phase, 'notAllowedInPhase']);
  });

  it('can be said of the units that arrived, not of those that were agreed', () => {
    const { state } = offerIn('payout');
    const [first] = state.agreement?.lines ?? [];
    if (!first || !state.receipt) throw new Error('Nothing was sold');
    const receipt = { ...state.receipt, lines: [{ itemId: first.itemId, received: 1 }] };
    expect([...boughtUnits({ ...state, receipt })]).toEqual([[first.itemId, 1]]);
  });

  it('is not said of what went back to the seller', () => {
    const { state } = continueStory(offerIn('adjusted'), ['acceptAdjustedBid']);
    const [line] = state.adjustment?.lines ?? [];
    if (!line || !state.adjustment || line.received < 2) throw new Error('Nothing was adjusted');
    const lines = state.adjustment.lines.map((one) => (one === line ? { ...line, returned: 1 } : one));
    const bought = boughtUnits({ ...state, adjustment: { ...state.adjustment, lines } });
    expect([bought.get(line.itemId), boughtUnits(state).get(line.itemId)]).toEqual([line.received - 1, line.received]);
  });

  it('is never said of more units than arrived, of other goods, or of the same goods twice', () => {
    expect(impossibleLines([line('item-1', { resold: 3, recycled: 1 })], bought)).toEqual([]);
    expect(impossibleLines([line('item-2'), line('item-1', { resold: 3, recycled: 2 })], bought)).toEqual([1]);
    expect(impossibleLines([line('item-3', { resold: 1 })], bought)).toEqual([0]);
    expect(impossibleLines([line('item-1'), line('item-1', { resold: 1 })], bought)).toEqual([1]);
  });

  it('replaces what was said of the same goods, leaves the others, and can be taken back', () => {
    const before = [line('item-1', { resold: 4 }), line('item-2', { parts: 1 })];
    expect(recordedWith(before, [line('item-1', { resold: 3, destroyed: 1 })])).toEqual([
      line('item-1', { resold: 3, destroyed: 1 }),
      line('item-2', { parts: 1 }),
    ]);
    expect(recordedWith(before, [line('item-1')])).toEqual([line('item-2', { parts: 1 })]);
  });

  it('said once more as it stands changes nothing', () => {
    const before = [line('item-1', { resold: 4 })];
    expect(areRecorded([line('item-1', { resold: 4 }), line('item-2')], before)).toBe(true);
    expect(areRecorded([line('item-1', { resold: 3 })], before)).toBe(false);
  });
});
