import { describe, expect, it } from 'vitest';
import { commandFor } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';
import { bidTotal, orderId } from '#tests/factories/offer-values.ts';
import type { AdjustedLineInput } from './adjust-bid.ts';
import type { CommandOf } from './commands.ts';

type Named = AdjustedLineInput['deductions'][number];

function adjust(deductions: Named[], changes: Partial<CommandOf<'adjustBid'>> = {}): CommandOf<'adjustBid'> {
  return {
    type: 'adjustBid',
    lines: [{ itemId: 'item-1', missingEvidence: [], deductions }],
    answerUntil: '2026-12-04',
    ...changes,
  };
}
function named(name: string, units: number, evidence = ['foto']): Named {
  return { name, units, evidence };
}

/** Received and tested, with so many of the three servers and the two cartridges. */
function testedWith(servers: number, cartridges: number): OfferStory {
  const lines = [
    { itemId: 'item-1', received: servers },
    { itemId: 'item-2', received: cartridges },
  ];
  const story = offerIn('inTransit').given('provider', { type: 'confirmScopeOfSupply', lines, foreign: [] });
  return continueStory(story, ['skipDeletion', 'startTesting', 'finishTesting']);
}

describe('an adjusted bid', () => {
  it('takes the named deductions of the sheet off, unit by unit', () => {
    const story = offerIn('tested').given(
      'provider',
      adjust([named('ohne Netzteil', 2), named('ohne Einbauschienen', 3)]),
    );
    expect(story.state.adjustment).toMatchObject({
      total: bidTotal - 2 * 5_000 - 3 * 1_500,
      answerUntil: '2026-12-04',
    });
  });

  it('does not pay for units that did not arrive, and rounds in favour of the customer', () => {
    const story = testedWith(2, 2).given('provider', {
      ...adjust([]),
      lines: [{ itemId: 'item-1', missingEvidence: ['foto-paket'], deductions: [] }],
    });
    expect(story.state.adjustment?.total).toBe(2 * 64_000 + 2 * 1_250);
  });

  it.each<[string, Named[], string]>([
    ['names a deduction that is not on the sheet', [named('Kratzer', 1)], 'notOnSheet'],
    ['shows no evidence', [named('ohne Netzteil', 1, [])], 'evidenceMissing'],
    ['charges more units than arrived', [named('ohne Netzteil', 4)], 'adjustmentInvalid'],
    ['charges no unit', [named('ohne Netzteil', 0)], 'adjustmentInvalid'],
    ['charges one deduction twice', [named('ohne Netzteil', 1), named('ohne Netzteil', 1)], 'adjustmentInvalid'],
    ['changes nothing', [], 'adjustmentEmpty'],
  ])('is refused when it %s', (_, deductions, refusal) => {
    expect(offerIn('tested').send('provider', adjust(deductions))).toEqual({ refusal });
  });

  it('takes a deduction of one line not off another', () => {
    const lines = [{ itemId: 'item-2', missingEvidence: [], deductions: [named('ohne Netzteil', 1)] }];
    expect(offerIn('tested').send('provider', adjust([], { lines }))).toEqual({ refusal: 'notOnSheet' });
  });

  it('names each line of the order at most once, and no other', () => {
    const line = { itemId: 'item-1', missingEvidence: [], deductions: [named('ohne Netzteil', 1)] };
    expect(offerIn('tested').send('provider', adjust([], { lines: [line, line] }))).toEqual({
      refusal: 'adjustmentInvalid',
    });
    expect(offerIn('tested').send('provider', adjust([], { lines: [{ ...line, itemId: 'item-9' }] }))).toEqual({
      refusal: 'adjustmentInvalid',
    });
  });

  it('needs evidence for missing units, also of a line it does not name', () => {
    expect(testedWith(3, 1).send('provider', adjust([named('ohne Netzteil', 1)]))).toEqual({
      refusal: 'evidenceMissing',
    });
  });

  it('that comes to nothing is no price: the order is rejected instead', () => {
    const story = offerIn('submitted');
    const worthless = { name: 'defekt', amount: 100 };
    story.given('provider', {
      ...commandFor('submitBid', story.state, story.now),
      lines: [
        { itemId: 'item-1', unitPrice: 100, deductions: [worthless] },
        { itemId: 'item-2', unitPrice: 0, deductions: [] },
      ],
    });
    continueStory(story, ['acceptBid', 'submitAddresses', 'linkOrder', 'verifyData', 'confirmScopeOfSupply']);
    continueStory(story, ['skipDeletion', 'startTesting', 'finishTesting']);
    expect(story.send('provider', adjust([named('defekt', 3)]))).toEqual({ refusal: 'totalZero' });
  });

  it('leaves at least seven days for the answer, until a working day (LEG-01)', () => {
    const sooner = adjust([named('ohne Netzteil', 1)], { answerUntil: '2026-11-29' });
    expect(offerIn('tested').send('provider', sooner)).toEqual({ refusal: 'answerDayTooSoon' });
    const onSaturday = adjust([named('ohne Netzteil', 1)], { answerUntil: '2026-12-05' });
    expect(offerIn('tested').given('provider', onSaturday).state.adjustment?.answerUntil).toBe('2026-12-07');
  });

  it('may only rise afterwards', () => {
    const story = offerIn('tested').given('provider', adjust([named('ohne Netzteil', 2)]));
    expect(story.send('provider', adjust([named('ohne Netzteil', 2)]))).toEqual({ refusal: 'onlyUpwards' });
    expect(story.send('provider', adjust([named('ohne Netzteil', 3)]))).toEqual({ refusal: 'onlyUpwards' });
    expect(story.given('provider', adjust([named('ohne Netzteil', 1)])).state.adjustment?.total).toBe(bidTotal - 5_000);
  });
});

describe('the answer to an adjusted bid', () => {
  it.each(['acceptAdjustedBid', 'declineAdjustedBid'] as const)(
    'names the order, and the bid that was on the screen: %s',
    (type) => {
      const story = offerIn('adjusted');
      const seen = story.state.version;
      const answer = () => commandFor(type, story.state, story.now);
      expect(story.ask('customer', { ...answer(), orderId: 'B-2026-000002' })).toEqual({ refusal: 'idMismatch' });
      continueStory(story, ['adjustBid']);
      expect(story.ask('customer', { ...answer(), seen })).toEqual({ refusal: 'offerChanged' });
      expect(story.ask('customer', { ...answer(), seen: seen + 1 })).toHaveProperty('events');
    },
  );

  it('never comes from silence: after its day the provider may only send the goods back or pay all the same', () => {
    const story = offerIn('adjusted');
    expect(story.send('provider', commandFor('rejectOrder', story.state, story.now))).toEqual({
      refusal: 'answerDayNotOver',
    });
    story.now = '2027-01-15T10:00:00.000Z';
    expect(story.state.phase).toBe('adjusted');
    expect(story.ask('provider', commandFor('rejectOrder', story.state, story.now))).toMatchObject({
      events: [{ type: 'orderRejected' }],
    });
    expect(continueStory(story, ['skipAdjustingBid']).state.payoutTotal).toBe(bidTotal);
  });

  it('decides what is paid', () => {
    const accepted = continueStory(offerIn('adjusted'), ['acceptAdjustedBid']);
    expect(accepted.state).toMatchObject({ phase: 'payout', payoutTotal: accepted.state.adjustment?.total });
    const declined = continueStory(offerIn('adjusted'), ['declineAdjustedBid']);
    expect(declined.state).toMatchObject({ phase: 'returning', adjustment: { answer: 'declined' } });
    expect(declined.state).not.toHaveProperty('payoutTotal');
  });

  it('stands: the other answer is refused, the same one is a repeat', () => {
    const story = continueStory(offerIn('adjusted'), ['declineAdjustedBid', 'dispatchReturns']);
    expect(story.send('customer', { type: 'declineAdjustedBid', orderId })).toEqual({ events: [] });
    expect(story.send('customer', { type: 'acceptAdjustedBid', orderId, classes: {} })).toEqual({
      refusal: 'notAllowedInPhase',
    });
  });
});
