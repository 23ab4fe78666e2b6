import { describe, expect, it } from 'vitest';
import { defaultConfiguration, type ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { declaredFlaws, spellings } from '#tests/factories/declared-flaws.ts';
import { commandFor } from '#tests/factories/offer-command.ts';
import { continueStory } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { draftOf, inquiryId, items } from '#tests/factories/offer-values.ts';
import { saleSheetOf } from '../price/sale-sheet.ts';
import type { OfferState } from '../state.ts';
import type { CommandOf } from './commands.ts';

/** An inquiry whose first item is described so. */
function inquiryOf(said: Partial<ItemConfiguration>): OfferStory {
  const configuration = { ...defaultConfiguration, ...said };
  const described = items.map((item, index) => (index === 0 ? { ...item, configuration } : item));
  return new OfferStory().given('customer', {
    type: 'submitOffer',
    inquiryId,
    draft: draftOf({ items: described }),
  });
}

function bid(...deductions: [name: string, amount: number][]): CommandOf<'submitBid'> {
  const named = deductions.map(([name, amount]) => ({ name, amount }));
  return {
    ...{ type: 'submitBid', shippingMethod: 'shipment', validUntil: '2026-12-07' },
    lines: [
      { itemId: 'item-1', unitPrice: 14_400, deductions: named },
      { itemId: 'item-2', unitPrice: 1_250, deductions: [] },
    ],
  };
}

/** The same sale as it stands where its bid was sent before the seller's words were asked: described so only now. */
function described(story: OfferStory, said: Partial<ItemConfiguration>): OfferStory {
  const withWords = (item: OfferState['items'][number], index: number) =>
    index === 0 ? { ...item, configuration: { ...defaultConfiguration, ...said } } : item;
  return OfferStory.from({ ...story.state, items: story.state.items.map(withWords) }, story.now);
}

function testedWith(...deductions: [name: string, amount: number][]): OfferStory {
  const story = inquiryOf({}).given('provider', bid(...deductions));
  continueStory(story, ['acceptBid', 'submitAddresses', 'linkOrder', 'verifyData', 'confirmScopeOfSupply']);
  return continueStory(story, ['skipDeletion', 'startTesting', 'finishTesting']);
}

const adjust = (story: OfferStory, ...names: string[]): CommandOf<'adjustBid'> => ({
  ...commandFor('adjustBid', story.state, story.now),
  lines: [
    {
      itemId: 'item-1',
      missingEvidence: [],
      deductions: names.map((name) => ({ name, units: 1, evidence: ['foto'] })),
    },
  ],
});

describe('a bid', () => {
  it.each(Object.entries(spellings))(
    'is refused where it would deduct what the seller said, typed as %s',
    (_, spell) => {
      for (const [said, names] of declaredFlaws) {
        for (const name of names) {
          const answer = inquiryOf(said).send('provider', bid(['Aufkleber', 300], [spell(name), 1_500]));
          expect(answer, `${name} of ${JSON.stringify(said)}`).toEqual({ refusal: 'alreadyPriced' });
        }
      }
    },
  );

  it('is refused for what a deduction is for, whatever it is called, and keeps that in its sheet', () => {
    const named = (shortcoming: 'charger' | 'rails') => {
      const sent = bid(['Zubehör', 1_500]);
      const lines = sent.lines.map((line) => ({
        ...line,
        deductions: line.deductions.map((one) => ({ ...one, shortcoming })),
      }));
      return { ...sent, lines };
    };
    const story = inquiryOf({ charger: false });
    expect(story.send('provider', named('charger'))).toEqual({ refusal: 'alreadyPriced' });
    story.given('provider', named('rails'));
    expect(story.state.bid?.lines[0]?.deductions).toEqual([{ name: 'Zubehör', amount: 1_500, shortcoming: 'rails' }]);
  });

  it('names what was said to be there, and guarantees the price less that', () => {
    const story = inquiryOf({ charger: true, battery: 'weak', grade: 'b' });
    story.given('provider', bid(['ohne Netzteil', 1_500], ['Gehäuse beschädigt', 1_000], ['Akku fehlt', 500]));
    expect(story.state.bid).toMatchObject({ total: 3 * 14_400 + 2_500, minimum: 3 * (14_400 - 3_000) + 2_500 });
  });

  it('without what was said guarantees its price less the other deductions alone', () => {
    const story = inquiryOf({ charger: false }).given('provider', bid(['Gehäuse beschädigt', 1_000]));
    expect(story.state.bid?.minimum).toBe(3 * (14_400 - 1_000) + 2_500);
  });

  it.each(['ohne netzteil', 'Ohne  Netzteil', 'ohne Netzteil.', 'ohneNetzteil', 'ohne Netz-teil'])(
    'takes %s and „ohne Netzteil“ for one deduction, named twice',
    (name) => {
      const sent = bid(['ohne Netzteil', 100], [name, 100]);
      expect(inquiryOf({}).send('provider', sent)).toEqual({ refusal: 'sheetInvalid' });
    },
  );

  it.each<[string, CommandOf<'submitBid'>['lines'][number]['deductions']]>([
    [
      'two words for one lack',
      [
        { name: 'ohne Netzteil', amount: 100 },
        { name: 'Netzteil fehlt', amount: 100 },
      ],
    ],
    [
      'two names with one purpose',
      [
        { name: 'Ladegerät', amount: 100, shortcoming: 'charger' },
        { name: 'ohne Netzteil', amount: 100, shortcoming: 'charger' },
      ],
    ],
  ])('does not deduct one thing twice: %s', (_, deductions) => {
    const sent = bid();
    const lines = sent.lines.map((line, index) => (index === 0 ? { ...line, deductions } : line));
    expect(inquiryOf({}).send('provider', { ...sent, lines })).toEqual({ refusal: 'sheetInvalid' });
  });

  it('deducts two things that one question asks about, each for itself', () => {
    inquiryOf({}).given(
      'provider',
      bid(['ohne Netzteil', 100], ['ohne Kaltgerätekabel', 100], ['Netzteil defekt', 100]),
    );
  });

  it('of an order that was agreed elsewhere is held to the same', () => {
    const order = commandFor('createFromOrder', undefined, new OfferStory().now);
    const lacking = { ...defaultConfiguration, powerSupplies: 0 };
    const described = items.map((item) => ({ ...item, configuration: lacking }));
    expect(new OfferStory().send('provider', { ...order, items: described })).toEqual({ refusal: 'alreadyPriced' });
    expect(new OfferStory().send('provider', order)).toHaveProperty('events');
  });
});

describe('an adjusted bid', () => {
  it('never deducts what the seller said, though a sheet of before names it', () => {
    const before = testedWith(['ohne Netzteil', 1_500], ['Gehäuse beschädigt', 1_000]);
    const running = described(before, { charger: false });
    expect(running.ask('provider', adjust(running, 'ohne Netzteil'))).toEqual({ refusal: 'alreadyPriced' });
    expect(running.ask('provider', adjust(running, 'Gehäuse beschädigt', 'ohne Netzteil'))).toEqual({
      refusal: 'alreadyPriced',
    });
    expect(running.ask('provider', adjust(running, 'Gehäuse beschädigt'))).toHaveProperty('events');
  });

  it('never deducts what its sheet says a deduction is for', () => {
    const before = testedWith(['Zubehör', 1_500]);
    const { state, now } = described(before, { charger: false });
    const deductions = [{ name: 'Zubehör', amount: 1_500, shortcoming: 'charger' as const }];
    const agreement = state.agreement && {
      ...state.agreement,
      lines: state.agreement.lines.map((line, index) => (index === 0 ? { ...line, deductions } : line)),
    };
    const running = OfferStory.from({ ...state, ...(agreement && { agreement }) }, now);
    expect(running.ask('provider', adjust(running, 'Zubehör'))).toEqual({ refusal: 'alreadyPriced' });
    expect(described(before, { charger: false }).ask('provider', adjust(running, 'Zubehör'))).toHaveProperty('events');
  });

  it('deducts what the seller said to be there and is missing', () => {
    const story = described(testedWith(['ohne Netzteil', 1_500]), { charger: true });
    expect(story.ask('provider', adjust(story, 'ohne Netzteil'))).toMatchObject({
      events: [{ type: 'bidAdjusted', data: { total: 3 * 14_400 + 2_500 - 1_500 } }],
    });
  });

  it.each(['Ohne Netzteil.', 'Netzteil fehlt'])(
    'deducts one lack once, as its guaranteed minimum does, though a sheet of before also calls it %s: the lower counts',
    (other) => {
      const { state, now } = testedWith(['ohne Netzteil', 1_500]);
      const deductions = [
        { name: other, amount: 1_200 },
        { name: 'ohne Netzteil', amount: 1_500 },
      ];
      const agreement = state.agreement && {
        ...state.agreement,
        lines: state.agreement.lines.map((line, index) => (index === 0 ? { ...line, deductions } : line)),
      };
      const running = OfferStory.from({ ...state, ...(agreement && { agreement }) }, now);
      expect(saleSheetOf(running.state, 'agreement')?.minimum).toBe(3 * (14_400 - 1_200) + 2_500);
      expect(running.ask('provider', adjust(running, other, 'ohne Netzteil'))).toEqual({ refusal: 'notOnSheet' });
      expect(running.ask('provider', adjust(running, other))).toMatchObject({
        events: [{ data: { total: 3 * 14_400 + 2_500 - 1_200 } }],
      });
    },
  );
});
