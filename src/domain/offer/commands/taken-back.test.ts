import { describe, expect, it } from 'vitest';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import type { OfferStory } from '#tests/factories/offer-story.ts';
import { bidTotal, orderId } from '#tests/factories/offer-values.ts';
import { sentenceOf } from '../events/events.ts';
import { foldEvents } from '../events/evolve.ts';
import { saleSheetOf } from '../price/sale-sheet.ts';
import type { TakenBack } from '../price/taken-back.ts';
import type { CommandOf } from './commands.ts';

const named = (name: string, units: number) => ({ name, units, evidence: ['foto'] });
const noMains = [named('ohne Netzteil', 2)];
const both = [named('ohne Netzteil', 2), named('ohne Einbauschienen', 1)];

function adjust(changes: Partial<CommandOf<'adjustBid'>> = {}, deductions = noMains): CommandOf<'adjustBid'> {
  return {
    type: 'adjustBid',
    lines: [{ itemId: 'item-1', missingEvidence: [], deductions }],
    answerUntil: '2026-12-04',
    returnsOptional: true,
    ...changes,
  };
}
/** Three servers of 640 €, two of them without their power supply (50 € each), and two cartridges of 12.50 €. */
function adjusted(changes: Partial<CommandOf<'adjustBid'>> = {}, deductions = noMains): OfferStory {
  return offerIn('tested').given('provider', adjust(changes, deductions));
}
function accept(returns?: TakenBack[]): CommandOf<'acceptAdjustedBid'> {
  return { type: 'acceptAdjustedBid', orderId, classes: {}, ...(returns && { returns }) };
}
const back = (itemId: string, units: number) => [{ itemId, units }];

describe('what the seller takes back after the inspection', () => {
  it('is not paid, and the rest is: a whole line', () => {
    const { state } = adjusted().given('customer', accept(back('item-1', 3)));
    expect(state).toMatchObject({ phase: 'payout', payoutTotal: 2 * 1_250 });
    expect(state.adjustment?.sent?.total).toBe(bidTotal - 2 * 5_000);
  });

  it('takes first the devices that have the deduction, which then goes with them', () => {
    const { state } = adjusted().given('customer', accept(back('item-1', 2)));
    expect(state.payoutTotal).toBe(64_000 + 2 * 1_250);
    expect(state.adjustment?.lines[0]).toMatchObject({ returned: 2, received: 3, deductions: [], total: 64_000 });
    const one = adjusted().given('customer', accept(back('item-1', 1))).state;
    expect(one.payoutTotal).toBe(2 * 64_000 - 5_000 + 2 * 1_250);
  });

  it('is one line or several, also those that were as agreed', () => {
    const { state } = adjusted().given('customer', accept([...back('item-2', 1), ...back('item-1', 2)]));
    expect(state.payoutTotal).toBe(64_000 + 1_250);
  });

  it('has to go back before the payout is complete, and only once', () => {
    const story = adjusted().given('customer', accept(back('item-1', 2)));
    continueStory(story, ['issueInvoice', 'finishOffer']);
    const complete = { type: 'complete', paymentReference: 'SEPA 1' } as const;
    expect(story.send('provider', complete)).toEqual({ refusal: 'returnsOpen' });
    continueStory(story, ['dispatchReturns']);
    expect(story.given('provider', complete).state.phase).toBe('completed');
    expect(
      adjusted()
        .given('customer', accept())
        .send('provider', { type: 'dispatchReturns', trackingNumbers: ['1'] }),
    ).toEqual({
      refusal: 'nothingToReturn',
    });
  });

  it('stands in the history and in the sheets: the adjusted bid as it was sent, the result with what went back', () => {
    const story = adjusted().given('customer', accept(back('item-1', 2)));
    const last = story.events.at(-1);
    expect(last && sentenceOf(last).replaceAll('\u00a0', ' ')).toBe(
      'Sie haben den angepassten Ankaufpreis angenommen. 2 Geräte kommen kostenlos zurück, für die übrigen zahlen wir 665,00 €.',
    );
    expect(saleSheetOf(story.state, 'adjustment')?.total).toBe(bidTotal - 2 * 5_000);
    const result = saleSheetOf(story.state, 'result');
    expect(result?.total).toBe(66_500);
    expect(result?.rows[0]?.outcome).toMatchObject({ returned: { units: 2, amount: 128_000 }, deductions: [] });
    expect(foldEvents(story.events)).toEqual(story.state);
  });
});

describe('what may not go back', () => {
  it.each<[string, Partial<CommandOf<'adjustBid'>>, TakenBack[], string]>([
    ['anything where the bid does not allow it', { returnsOptional: false }, back('item-1', 3), 'returnsNotOptional'],
    ['a line that is sold in any case', { fixedItemIds: ['item-1'] }, back('item-1', 3), 'returnsInvalid'],
    ['more than arrived', {}, back('item-1', 4), 'returnsInvalid'],
    ['no device', {}, back('item-1', 0), 'returnsInvalid'],
    ['part of a device', {}, back('item-1', 1.5), 'returnsInvalid'],
    ['a line that there is not', {}, back('item-9', 1), 'returnsInvalid'],
    ['nothing at all', {}, [], 'returnsInvalid'],
    ['a line named twice', {}, [...back('item-1', 1), ...back('item-1', 1)], 'returnsInvalid'],
    ['everything', {}, [...back('item-1', 3), ...back('item-2', 2)], 'nothingStays'],
  ])('is %s', (_, changes, returns, refusal) => {
    expect(adjusted(changes).send('customer', accept(returns))).toEqual({ refusal });
  });

  it('is a part of a line with two deductions, since nobody has said which device has which; the whole line may', () => {
    expect(adjusted({}, both).send('customer', accept(back('item-1', 1)))).toEqual({ refusal: 'returnsInvalid' });
    expect(adjusted({}, both).given('customer', accept(back('item-1', 3))).state.payoutTotal).toBe(2 * 1_250);
  });
});

describe('the choice that an adjusted bid gives', () => {
  it.each<[string, Partial<CommandOf<'adjustBid'>>]>([
    ['fixes lines without giving a choice', { returnsOptional: false, fixedItemIds: ['item-1'] }],
    ['fixes all lines', { fixedItemIds: ['item-1', 'item-2'] }],
    ['fixes a line that there is not', { fixedItemIds: ['item-9'] }],
  ])('is refused when it %s', (_, changes) => {
    expect(offerIn('tested').send('provider', adjust(changes))).toEqual({ refusal: 'adjustmentInvalid' });
  });

  it('is not taken back by a better bid', () => {
    const better = [named('ohne Netzteil', 1)];
    expect(adjusted().send('provider', adjust({ returnsOptional: false }, better))).toEqual({ refusal: 'onlyUpwards' });
    expect(adjusted().send('provider', adjust({ fixedItemIds: ['item-2'] }, better))).toEqual({
      refusal: 'onlyUpwards',
    });
    expect(adjusted().given('provider', adjust({}, better)).state.adjustment?.returnsOptional).toBe(true);
  });

  it('is answered once: the same again is a repeat, another is refused', () => {
    const story = adjusted().given('customer', accept([...back('item-1', 2), ...back('item-2', 1)]));
    expect(story.send('customer', accept([...back('item-2', 1), ...back('item-1', 2)]))).toEqual({ events: [] });
    expect(story.send('customer', accept(back('item-1', 2)))).toEqual({ refusal: 'notAllowedInPhase' });
    expect(story.send('customer', accept())).toEqual({ refusal: 'notAllowedInPhase' });
  });
});
