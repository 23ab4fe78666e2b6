import { describe, expect, it } from 'vitest';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import type { Phase } from '#domain/offer/phase.ts';
import { addHours } from '#domain/values/day.ts';
import { type OfferKind, usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';
import { deadlineOf } from './deadline.ts';
import { saleOf } from './sale.ts';

const promises = {
  bidWorkingDays: 1,
  packagingWorkingDays: 2,
  inspectionWorkingDays: 3,
  taxWorkingDays: 4,
  payoutWorkingDays: 5,
  returnWorkingDays: undefined,
};
const person: OfferKind = { ...usualKind, offeredAsBusiness: false };
const dueDay = ({ state, events }: OfferStory, days = promises) => deadlineOf(saleOf(state), events, days);

/** Brings an offer, begun on Monday, 23 November 2026, into a phase, and goes on with it on Thursday, the 26th. */
function thursday(phase: Phase, types: readonly CommandType[], kind = usualKind): OfferStory {
  const story = offerIn(phase, kind);
  story.now = '2026-11-26T09:00:00.000Z';
  return continueStory(story, types, kind);
}

describe('a sale is due', () => {
  it('with a bid as soon as it was promised, also where we opened it ourselves', () => {
    expect(dueDay(offerIn('submitted'))).toBe('2026-11-24');
    expect(dueDay(offerIn('initiated'))).toBe('2026-11-24');
  });

  it('with an answer to a counterbid as soon as a bid would be, at the latest on the last day on which it binds', () => {
    const countered = thursday('bidPlaced', ['submitCounterbid']);
    expect(dueDay(countered)).toBe('2026-11-27');
    expect(dueDay(countered, { ...promises, bidWorkingDays: 30 })).toBe(countered.state.counterbid?.bindingUntil);
  });

  it('by the seller on the last day of the bid', () => {
    const placed = offerIn('bidPlaced');
    expect(dueDay(placed)).toBe(placed.state.bid?.validUntil);
  });

  it('on the day of the appointment that the goods wait for', () => {
    const picked: OfferKind = { ...usualKind, shippingMethod: 'pickup' };
    expect(dueDay(thursday('handover', ['confirmPickupAppointment'], picked))).toBe('2026-11-29');
  });

  it('on no day once the goods of its only appointment have left', () => {
    const picked: OfferKind = { ...usualKind, shippingMethod: 'pickup' };
    expect(dueDay(thursday('handover', ['confirmPickupAppointment', 'dispatchGoods'], picked))).toBeUndefined();
  });

  it('with its paper as many days after the price was settled as the tax takes, or after the paper before it ended', () => {
    const settled = thursday('tested', ['skipAdjustingBid'], person);
    expect(dueDay(settled)).toBe('2026-12-02');
    settled.now = '2026-11-27T09:00:00.000Z';
    expect(dueDay(continueStory(settled, ['addCreditNote', 'cancelDocument'], person))).toBe('2026-12-03');
  });

  it('with what is to be cleared as many days after the seller objected', () => {
    const objected = thursday('payout', ['addCreditNote', 'objectToCreditNote']);
    expect(dueDay(objected)).toBe('2026-12-02');
  });

  it('with the payment as it was promised, else when a changed account holds it no longer, and on no day once it is paid', () => {
    const asked = thursday('payout', ['addCreditNote', 'finishOffer'], person);
    expect(dueDay(asked)).toBe('2026-12-03');
    const held = { ...asked.state, payoutHoldUntil: addHours(asked.now, 72) };
    expect(deadlineOf(saleOf(held), asked.events, promises)).toBe('2026-11-29');
    expect(dueDay(continueStory(asked, ['complete'], person))).toBeUndefined();
  });

  it('on no day where none is promised', () => {
    expect(dueDay(offerIn('returning'))).toBeUndefined();
  });
});
