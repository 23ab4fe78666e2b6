import { describe, expect, it } from 'vitest';
import { commandFor, usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { bidMinimum, bidTotal, inquiryId, proposedLines } from '#tests/factories/offer-values.ts';
import { statusOf, turnOfPhase } from '../stage.ts';
import type { CommandOf } from './commands.ts';

/** The usual bid of Monday, 23 November, is open until Monday, 7 December 2026. */
const lastMoment = '2026-12-07T22:59:59.999Z';
const tooLate = '2026-12-07T23:00:00.000Z';

function bid(changes: Partial<CommandOf<'submitBid'>> = {}): CommandOf<'submitBid'> {
  return { type: 'submitBid', lines: proposedLines, shippingMethod: 'shipment', validUntil: '2026-12-07', ...changes };
}

describe('a bid', () => {
  it('shows one amount and what is paid at least when all units arrive', () => {
    const { state } = offerIn('bidPlaced');
    expect(state.bid).toMatchObject({ total: bidTotal, minimum: bidMinimum, basis: 'net', validUntil: '2026-12-07' });
    expect(offerIn('bidPlaced', { ...usualKind, offeredAsBusiness: false }).state.bid?.basis).toBe('flat');
  });

  it('is open until the next working day when its day is Christmas (LEG-01)', () => {
    const story = offerIn('submitted');
    story.now = '2026-12-11T10:00:00.000Z';
    story.given('provider', bid({ validUntil: '2026-12-25' }));
    expect(story.state.bid?.validUntil).toBe('2026-12-28');
  });

  it('cannot end before it begins', () => {
    expect(offerIn('submitted').send('provider', bid({ validUntil: '2026-11-22' }))).toEqual({
      refusal: 'deadlineNotAhead',
    });
  });

  it.each([
    ['a line is missing', proposedLines.slice(1)],
    ['a line is there twice', [...proposedLines, ...proposedLines.slice(1)]],
    ['a line belongs to no item', [...proposedLines, { itemId: 'item-9', unitPrice: 1, deductions: [] }]],
    ['a price is negative', [{ itemId: 'item-1', unitPrice: -1, deductions: [] }, ...proposedLines.slice(1)]],
    ['everything costs nothing', proposedLines.map(({ itemId }) => ({ itemId, unitPrice: 0, deductions: [] }))],
    ['deductions exceed the price', deductions(['ohne Netzteil', 64_000], ['Kratzer', 1])],
    ['a deduction is named twice', deductions(['Kratzer', 1], ['Kratzer', 2])],
    ['a deduction has no name', deductions([' ', 1])],
    ['a deduction is worth nothing', deductions(['Kratzer', 0])],
  ])('is refused when %s', (_, lines) => {
    expect(offerIn('submitted').send('provider', bid({ lines }))).toEqual({ refusal: 'sheetInvalid' });
  });

  it('made on what is no longer so is refused with offerChanged, and one that says nothing of it is not', () => {
    const story = offerIn('submitted');
    const { version } = story.state;
    story.given('provider', bid());
    const other = bid({ validUntil: '2026-12-08' });
    expect(story.ask('provider', { ...other, seen: version })).toEqual({ refusal: 'offerChanged' });
    expect(story.ask('provider', { ...other, seen: version + 1 })).toHaveProperty('events');
    expect(story.ask('provider', other)).toHaveProperty('events');
    // The same bid once more, as after a lost answer, stands already.
    expect(story.ask('provider', { ...bid(), seen: version })).toEqual({ events: [] });
  });

  it.each(['acceptCounterbid', 'declineCounterbid', 'reject'] as const)(
    'is no answer to another counterbid than the one that was seen: %s',
    (type) => {
      const story = offerIn('counterbidPlaced');
      const command = { ...commandFor(type, story.state, ''), seen: story.state.version };
      expect(story.ask('provider', command)).toHaveProperty('events');
      story.given('provider', bid());
      continueStory(story, ['submitCounterbid']);
      expect(story.ask('provider', command)).toEqual({ refusal: 'offerChanged' });
      expect(story.ask('provider', { ...command, seen: story.state.version })).toHaveProperty('events');
    },
  );

  it.each([
    ['its total', bid({ lines: [{ itemId: 'item-1', unitPrice: 63_999, deductions: [] }, ...proposedLines.slice(1)] })],
    ['its guaranteed minimum', bid({ lines: deductions(['ohne Netzteil', 7_000]) })],
    ['its deadline', bid({ validUntil: '2026-12-04' })],
  ])('that is open does not get worse in %s', (_, worse) => {
    expect(offerIn('bidPlaced').send('provider', worse)).toEqual({ refusal: 'bidWorse' });
  });

  it('may be worse once the former one is over, or a counterbid has ended it', () => {
    const worse = bid({
      lines: proposedLines.map((line) => ({ ...line, unitPrice: 1_000, deductions: [] })),
      validUntil: '2026-12-18',
    });
    const over = offerIn('bidPlaced');
    over.now = tooLate;
    expect(over.given('provider', worse).state.bid?.total).toBe(5_000);
    expect(offerIn('counterbidPlaced').given('provider', worse).state.phase).toBe('bidPlaced');
  });

  it('that was declined is left alone by the provider until its deadline is over', () => {
    const story = offerIn('counterbidOpen');
    expect(story.send('provider', bid())).toEqual({ refusal: 'notAllowedInPhase' });
    story.now = tooLate;
    expect(story.given('provider', bid({ validUntil: '2026-12-18' })).state.phase).toBe('bidPlaced');
  });
});

describe('an answer to a bid', () => {
  it('counts until the last moment of its day in Berlin', () => {
    const story = offerIn('bidPlaced');
    story.now = lastMoment;
    expect(continueStory(story, ['acceptBid']).state.agreement).toMatchObject({ total: bidTotal, by: 'bid' });
  });

  it.each(['acceptBid', 'declineBid', 'submitCounterbid'] as const)(
    'that comes late is refused with deadlinePassed: %s',
    (type) => {
      const story = offerIn('bidPlaced');
      story.now = tooLate;
      expect(story.send('customer', commandFor(type, story.state, story.now))).toEqual({ refusal: 'deadlinePassed' });
      expect(statusOf(story.state, story.now)).toBe('deadlinePassed');
      expect(turnOfPhase(story.state, story.now)).toBe('nobody');
    },
  );

  it.each(['acceptBid', 'declineBid', 'submitCounterbid'] as const)('names the inquiry it is about: %s', (type) => {
    const story = offerIn('bidPlaced');
    const wrong = { ...commandFor(type, story.state, story.now), inquiryId: 'A-2026-000002' };
    expect(story.send('customer', wrong)).toEqual({ refusal: 'idMismatch' });
  });

  it.each(['acceptBid', 'declineBid', 'submitCounterbid'] as const)(
    'to a bid that was replaced unseen is refused with offerChanged: %s',
    (type) => {
      const story = offerIn('bidPlaced');
      const seen = story.state.version;
      story.given('provider', { ...bid(), validUntil: '2026-12-09' });
      const command = commandFor(type, story.state, story.now);
      expect(story.ask('customer', { ...command, seen })).toEqual({ refusal: 'offerChanged' });
      expect(story.ask('customer', { ...command, seen: seen + 1 })).toMatchObject({ events: [{}] });
      expect(story.ask('customer', { ...command, seen: seen + 2 })).toEqual({ refusal: 'offerChanged' });
      expect(story.ask('customer', command)).toMatchObject({ events: [{}] });
    },
  );
});

describe('a counterbid', () => {
  const counterbid = (amount: number) => ({
    ...commandFor('submitCounterbid', offerIn('bidPlaced').state, ''),
    counterbid: amount,
  });

  it('is above the bid and at most ten times it', () => {
    const story = offerIn('bidPlaced');
    expect(story.ask('customer', counterbid(bidTotal))).toEqual({ refusal: 'counterbidTooLow' });
    expect(story.ask('customer', counterbid(0))).toEqual({ refusal: 'counterbidTooLow' });
    expect(story.ask('customer', counterbid(10 * bidTotal + 1))).toEqual({ refusal: 'counterbidTooHigh' });
    expect(story.ask('customer', counterbid(10 * bidTotal))).toMatchObject({
      events: [{ type: 'counterbidSubmitted' }],
    });
  });

  it('binds until the deadline of the bid, or five working days where that is later', () => {
    expect(offerIn('counterbidPlaced').state.counterbid?.bindingUntil).toBe('2026-12-07');
    const late = offerIn('bidPlaced');
    late.now = '2026-12-04T12:00:00.000Z';
    expect(continueStory(late, ['submitCounterbid']).state.counterbid?.bindingUntil).toBe('2026-12-11');
  });

  it('is not accepted once it no longer binds', () => {
    const story = offerIn('counterbidPlaced');
    story.now = tooLate;
    expect(story.ask('provider', { type: 'acceptCounterbid' })).toEqual({ refusal: 'deadlinePassed' });
    story.now = lastMoment;
    expect(continueStory(story, ['acceptCounterbid']).state.agreement).toMatchObject({
      by: 'counterbid',
      total: story.state.counterbid?.amount,
    });
    expect(statusOf(story.state, story.now)).toBe('counterbidAccepted');
  });

  it('may follow a declined bid, and the customer may do without it', () => {
    expect(continueStory(offerIn('counterbidOpen'), ['submitCounterbid']).state.phase).toBe('counterbidPlaced');
    const story = offerIn('counterbidOpen');
    expect(story.ask('customer', { type: 'omitCounterbid', inquiryId: 'A-1' })).toEqual({ refusal: 'idMismatch' });
    expect(story.given('customer', { type: 'omitCounterbid', inquiryId }).state.phase).toBe('declined');
  });

  it('of another amount is not the repeat of one that was sent', () => {
    const story = offerIn('counterbidPlaced');
    expect(story.ask('customer', counterbid(bidTotal * 2))).toEqual({ refusal: 'notAllowedInPhase' });
  });
});

describe('the ways out', () => {
  it.each(['reject', 'cancel'] as const)('%s needs a reason', (type) => {
    expect(offerIn('submitted').send('provider', { type, reason: '  ' })).toEqual({ refusal: 'reasonMissing' });
  });

  it('the customer may withdraw until the goods travel, naming inquiry or order (LEG-10)', () => {
    const story = offerIn('handover');
    expect(story.ask('customer', { type: 'cancelOffer', id: 'B-2026-000009' })).toEqual({ refusal: 'idMismatch' });
    for (const id of [inquiryId, story.state.orderId ?? '']) {
      expect(story.ask('customer', { type: 'cancelOffer', id })).toEqual({ events: [{ type: 'cancelled', data: {} }] });
    }
    continueStory(story, ['cancelOffer']);
    expect(story.state.cancellation).toMatchObject({ by: 'customer' });
    expect(story.send('customer', { type: 'cancelOffer', id: inquiryId })).toEqual({ events: [] });
  });
});

function deductions(...named: [string, number][]) {
  const [first, ...others] = proposedLines;
  return [
    {
      itemId: 'item-1',
      unitPrice: first?.unitPrice ?? 0,
      deductions: named.map(([name, amount]) => ({ name, amount })),
    },
    ...others,
  ];
}
