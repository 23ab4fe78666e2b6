import { describe, expect, it } from 'vitest';
import { commandFor } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { allDeclarations, draftOf, inquiryId, proposedLines } from '#tests/factories/offer-values.ts';
import { guaranteedMinimum, sheetTotal } from '../price/sheet.ts';
import type { CommandOf } from './commands.ts';

function bid(changes: Partial<CommandOf<'submitBid'>> = {}): CommandOf<'submitBid'> {
  const usual = { lines: proposedLines, shippingMethod: 'shipment', validUntil: '2026-12-07' } as const;
  return { type: 'submitBid', ...usual, linesOptional: true, ...changes };
}
const choosing = (changes: Partial<CommandOf<'submitBid'>> = {}) =>
  offerIn('submitted').given('provider', bid(changes));
const choice = (itemIds: string[], counterbid: number): CommandOf<'submitCounterbid'> => ({
  type: 'submitCounterbid',
  inquiryId,
  counterbid,
  itemIds,
  declarations: allDeclarations(true),
});

const story = choosing();
const first = story.state.bid?.lines.slice(0, 1) ?? [];
const sum = sheetTotal(first);

describe('lines chosen from a bid that allows it', () => {
  it('are agreed on at exactly their sum, at once and by both events', () => {
    const sold = choosing();
    expect(sold.ask('customer', choice(['item-1'], sum))).toMatchObject({
      events: [{ type: 'counterbidSubmitted' }, { type: 'counterbidAccepted' }],
    });
    const { state } = sold.given('customer', choice(['item-1'], sum));
    expect(state.phase).toBe('agreed');
    expect(state.agreement).toMatchObject({ total: sum, lines: first, by: 'counterbid' });
    expect(guaranteedMinimum(state.agreement?.lines ?? [])).toBe(guaranteedMinimum(first));
  });

  it('are all that the sale is about from then on, and the inquiry sent once more is still known', () => {
    const { state } = choosing().given('customer', choice(['item-1'], sum));
    expect(state.items.map(({ id }) => id)).toEqual(['item-1']);
    expect(state.offered?.map(({ id }) => id)).toEqual(story.state.items.map(({ id }) => id));
    const again = choosing().given('customer', choice(['item-1'], sum));
    expect(again.send('customer', { type: 'submitOffer', draft: draftOf(), inquiryId })).toEqual({ events: [] });
    expect(continueStory(again, ['submitAddresses', 'linkOrder', 'verifyData', 'sendShippingLabel']).state.phase).toBe(
      'handover',
    );
  });

  it('at a higher price wait for the provider, whose yes is about them alone', () => {
    const higher = choosing().given('customer', choice(['item-1'], sum + 1));
    expect(higher.state.phase).toBe('counterbidPlaced');
    const { state } = continueStory(higher, ['acceptCounterbid']);
    expect(state.agreement?.lines.map(({ itemId }) => itemId)).toEqual(['item-1']);
    expect(state.agreement?.total).toBe(sum + 1);
  });

  it('sent twice are sold once', () => {
    const sold = choosing().given('customer', choice(['item-1'], sum));
    expect(sold.ask('customer', choice(['item-1'], sum))).toEqual({ events: [] });
  });

  it.each([
    ['below their sum', choice(['item-1'], sum - 1), 'counterbidTooLow'],
    ['above ten times it', choice(['item-1'], 10 * sum + 1), 'counterbidTooHigh'],
    ['that are none', choice([], 0), 'choiceInvalid'],
    ['that are all', choice(['item-1', 'item-2'], 1_000_000), 'choiceInvalid'],
    ['named twice', choice(['item-1', 'item-1'], 2 * sum), 'choiceInvalid'],
    ['of another sale', choice(['item-9'], sum), 'choiceInvalid'],
  ] as const)('are refused %s', (_, sent, refusal) => {
    expect(choosing().ask('customer', sent)).toEqual({ refusal });
  });

  it('are refused where the bid is for all of them, or sells others only with them', () => {
    const whole = offerIn('bidPlaced');
    expect(whole.ask('customer', choice(['item-1'], sum))).toEqual({ refusal: 'linesNotOptional' });
    const fixed = choosing({ fixedItemIds: ['item-2'] });
    expect(fixed.ask('customer', choice(['item-1'], sum))).toEqual({ refusal: 'choiceInvalid' });
  });

  it('leave the usual answers as they are', () => {
    const whole = choosing();
    const total = whole.state.bid?.total ?? 0;
    const named = commandFor('submitCounterbid', whole.state, whole.now);
    expect(whole.ask('customer', { ...named, counterbid: total })).toEqual({ refusal: 'counterbidTooLow' });
    expect(continueStory(choosing(), ['acceptBid']).state.items).toHaveLength(whole.state.items.length);
  });
});

describe('a bid that lets choose', () => {
  it.each([
    ['for all lines together names fixed ones', { linesOptional: false, fixedItemIds: ['item-1'] }],
    ['leaves nothing to choose', { fixedItemIds: story.state.items.map(({ id }) => id) }],
    ['names others as fixed', { fixedItemIds: ['item-9'] }],
  ])('is refused where it %s', (_, changes) => {
    expect(offerIn('submitted').send('provider', bid(changes))).toEqual({ refusal: 'sheetInvalid' });
  });

  it('does not take the choice back while it is open', () => {
    const lines = proposedLines.map((line) => ({ ...line, unitPrice: line.unitPrice + 100 }));
    expect(choosing().ask('provider', bid({ lines, linesOptional: false }))).toEqual({ refusal: 'bidWorse' });
    expect(choosing().ask('provider', bid({ lines, fixedItemIds: ['item-1'] }))).toEqual({ refusal: 'bidWorse' });
    expect(choosing().ask('provider', bid({ lines }))).toHaveProperty('events');
    const fixed = choosing({ fixedItemIds: ['item-1'] });
    expect(fixed.ask('provider', bid({ lines }))).toHaveProperty('events');
  });
});
