import { describe, expect, it } from 'vitest';
import { sellerNameOf } from '#domain/offer/parties/seller-name.ts';
import { type Phase, phaseRecords, phases } from '#domain/offer/phase.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { deadlineOf } from './deadline.ts';
import { deskTasks } from './desk-tasks.ts';
import { saleOf } from './sale.ts';
import { saleRowOf } from './sale-row.ts';
import { taskOf } from './task-of.ts';

const task = (phase: Phase) => taskOf(saleOf(offerIn(phase).state));
const promises = {
  bidWorkingDays: 1,
  packagingWorkingDays: 2,
  inspectionWorkingDays: 5,
  taxWorkingDays: 2,
  payoutWorkingDays: 3,
  returnWorkingDays: 5,
};

describe('what the provider’s people have to do', () => {
  it('is to bid, to answer a counterbid, and to wait in between', () => {
    expect([task('submitted'), task('bidPlaced'), task('counterbidPlaced')]).toEqual([
      'bid',
      'awaitAnswer',
      'answerCounterbid',
    ]);
  });

  it('is to send the label or to confirm the day, and then to wait for the goods', () => {
    expect(task('handover')).toBe('sendShippingLabel');
    expect(taskOf(saleOf(offerIn('handover', { shippingMethod: 'pickup', offeredAsBusiness: true }).state))).toBe(
      'confirmAppointment',
    );
    expect(taskOf(saleOf(continueStory(offerIn('handover'), ['sendShippingLabel']).state))).toBe('awaitHandover');
    expect(task('inTransit')).toBe('receiveGoods');
  });

  it('is to go on where a deletion or a test was begun', () => {
    expect(task('received')).toBe('startDeletion');
    expect(taskOf(saleOf(continueStory(offerIn('received'), ['startDeletion']).state))).toBe('finishDeletion');
  });

  it('is nothing in the end, and lies with whoever acts next in every phase', () => {
    for (const phase of phases) {
      const { turn } = phaseRecords[phase];
      const { side, group } = deskTasks[task(phase)];
      expect([phase, side === 'over'], phase).toEqual([phase, turn === 'nobody']);
      expect([phase, group === undefined]).toEqual([phase, turn === 'nobody']);
      if (turn === 'customer') expect([phase, side]).toEqual([phase, 'theirs']);
      if (turn === 'provider') expect([phase, side]).not.toEqual([phase, 'theirs']);
    }
  });
});

describe('a row of the work list', () => {
  it('names the firm, else the person, else the address', () => {
    const { state } = offerIn('addressed');
    expect(sellerNameOf(state)).toBe(state.addresses?.contractAddress.company ?? state.addresses?.contractAddress.name);
    expect(sellerNameOf(offerIn('submitted').state)).toBe(offerIn('submitted').state.email);
  });

  it('is due when the bid was promised, and for the seller on the last day of the bid', () => {
    const { state, events } = offerIn('submitted');
    expect(deadlineOf(saleOf(state), events, promises)).toMatch(/^\d{4}-\d\d-\d\d$/);
    const { state: placed, events: log } = offerIn('bidPlaced');
    expect(deadlineOf(saleOf(placed), log, promises)).toBe(placed.bid?.validUntil);
  });

  it('is found by who sells, and by serial and tracking numbers', () => {
    const { state } = continueStory(offerIn('handover'), ['sendShippingLabel']);
    const [number = ''] = state.shippingLabelData?.trackingNumbers ?? [];
    const serial = { ...state, items: state.items.map((item) => ({ ...item, serialNumbers: ['S4EM-000 001'] })) };
    const { deskText } = saleRowOf(saleOf(serial));
    for (const word of [number.toLowerCase(), state.email, 's4em-000 001']) expect(deskText).toContain(word);
  });
});
