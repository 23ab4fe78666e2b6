import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/offer-view.ts';
import { viewIn } from '#tests/factories/offer-view.ts';
import { screens } from './screens.ts';
import { shownPhase } from './shown-phase.ts';

const privately = { shippingMethod: 'shipment', offeredAsBusiness: false } as const;
const at = '2026-11-27T09:00:00.000Z';
const ordered = { state: 'ordered', at, orderedAt: '2026-11-24T09:00:00.000Z', day: '2026-11-24' } as const;
const returned = { ...ordered, state: 'returned', by: '2026-12-01' } as const;

function screenOf(phase: 'finished' | 'completed', payment: OfferView['payment']) {
  const view: OfferView = { ...viewIn(phase, privately), ...(payment && { payment }) };
  const { turn, toDo, next } = screens[shownPhase(view)];
  return { turn: turn(view), toDo: toDo(view), next: next(view) };
}

describe('a sale whose payment was ordered', () => {
  it('says so, with the day on which the bank carries it out, and does not call it paid', () => {
    const { turn, toDo, next } = screenOf('finished', ordered);
    expect(turn).toEqual({ who: 'we', text: 'Zahlung angewiesen' });
    expect(toDo).toBe('Nichts. Unsere Bank führt die Zahlung am Dienstag, 24. November 2026 aus.');
    expect(next).toMatch(/^Sobald unsere Bank die Zahlung bestätigt/);
  });

  it('said before that it is ours to order it', () => {
    expect(screenOf('finished', undefined).toDo).toBe('Nichts. Wir weisen die Zahlung an.');
  });
});

describe.each(['finished', 'completed'] as const)('a payment that came back, of a sale that is %s', (phase) => {
  it('is ours to make again, by a day', () => {
    const { turn, toDo } = screenOf(phase, returned);
    expect(turn).toEqual({ who: 'we', text: 'Wir sind am Zug: noch einmal zahlen, bis Dienstag, 1. Dezember 2026' });
    expect(toDo).toMatch(/^Nichts/);
  });

  it('is the seller’s to answer where the account may be wrong', () => {
    const { turn, toDo } = screenOf(phase, { ...ordered, state: 'returned', isAsked: true });
    expect(turn).toEqual({ who: 'you', text: 'Sie sind am Zug: Konto prüfen' });
    expect(toDo).toBe('Schreiben Sie uns, ob das Konto stimmt und noch besteht.');
  });
});

it('a sale whose payment arrived is over', () => {
  expect(screenOf('completed', { ...ordered, state: 'paid' }).turn.who).toBe('done');
});
