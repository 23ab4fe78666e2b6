import { expect, it } from 'vitest';
import { takenBackUnits } from '#contract/sale/adjustment-view.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { orderId } from '#tests/factories/offer-values.ts';
import { viewOf } from '#tests/factories/offer-view.ts';
import { takenBackTexts } from './taken-back-texts.ts';

it('the desk reads beside each position how many of its devices go back by the seller’s choice', () => {
  const story = offerIn('tested').given('provider', {
    type: 'adjustBid',
    lines: [
      { itemId: 'item-1', missingEvidence: [], deductions: [{ name: 'ohne Netzteil', units: 2, evidence: ['foto'] }] },
    ],
    answerUntil: '2026-12-04',
    returnsOptional: true,
  });
  const returns = [{ itemId: 'item-1', units: 2 }];
  const { adjustment } = viewOf(story.given('customer', { type: 'acceptAdjustedBid', orderId, classes: {}, returns }));
  const takenBack = takenBackUnits(adjustment);
  expect([...takenBackTexts({ takenBack })]).toEqual([['item-1', 'Zurück an den Kunden: 2 von 3 angekommenen']]);
});
