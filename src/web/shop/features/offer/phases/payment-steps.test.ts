import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { viewIn } from '#tests/factories/offer-view.ts';
import { screens } from './screens.ts';
import { shownPhase } from './shown-phase.ts';

const privately = { shippingMethod: 'shipment', offeredAsBusiness: false } as const;
const ordered = { state: 'ordered', orderedAt: '2026-11-24T09:00:00.000Z', day: '2026-11-24' } as const;
const account = { account: 'DE02 **** 2051', method: 'sepa' } as const;
const payoutBack = {
  ...{ ...account, amount: 1945, reason: 'Das Konto ist aufgelöst.', at: '2026-11-27T09:00:00.000Z' },
  ...{ isAsked: false, mayAnswer: true, isOtherPayee: false, next: { ...account, holder: 'Kim Muster' } },
};
const returned = { payoutBack, promised: { what: 'payout', by: '2026-12-01' } } as const;

function screenOf(phase: 'finished' | 'completed', told: Partial<OfferView>) {
  const view: OfferView = { ...viewIn(phase, privately), ...told };
  const { turn, toDo, next } = screens[shownPhase(view)];
  return { turn: turn(view), toDo: toDo(view), next: next(view) };
}

describe('a sale whose payment was ordered', () => {
  it('says so, with the day on which the bank carries it out, and does not call it paid', () => {
    const { turn, toDo, next } = screenOf('finished', { payment: ordered });
    expect(turn).toEqual({ who: 'we', text: 'Zahlung angewiesen' });
    expect(toDo).toBe('Nichts. Unsere Bank führt die Zahlung am Dienstag, 24. November 2026 aus.');
    expect(next).toMatch(/^Sobald unsere Bank die Zahlung bestätigt/);
  });

  it('said before that it is ours to order it', () => {
    expect(screenOf('finished', {}).toDo).toBe('Nichts. Wir weisen die Zahlung an.');
  });
});

describe.each(['finished', 'completed'] as const)('a payment that came back, of a sale that is %s', (phase) => {
  it('is ours to make again, by a day', () => {
    const { turn, toDo } = screenOf(phase, returned);
    expect(turn).toEqual({ who: 'we', text: 'Wir sind am Zug: noch einmal zahlen, bis Dienstag, 1. Dezember 2026' });
    expect(toDo).toMatch(/^Nichts/);
  });

  it('is the seller’s to answer where the account may be wrong', () => {
    const { turn, toDo } = screenOf(phase, { payoutBack: { ...payoutBack, isAsked: true } });
    expect(turn).toEqual({ who: 'you', text: 'Sie sind am Zug: Stimmt das Konto?' });
    expect(toDo).toMatch(/^Sagen Sie uns oben, ob das Konto stimmt/);
  });
});

it('a payment made once more after the end is on its way again', () => {
  const { turn, next } = screenOf('completed', { payment: ordered });
  expect(turn).toEqual({ who: 'we', text: 'Zahlung angewiesen' });
  expect(next).toBe('Sobald unsere Bank die Zahlung bestätigt, steht es hier.');
});

it('a sale whose payment arrived is over', () => {
  expect(screenOf('completed', { payment: { ...ordered, state: 'paid' } }).turn.who).toBe('done');
});
