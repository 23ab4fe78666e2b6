import { describe, expect, it } from 'vitest';
import { phases } from '#domain/offer/phase.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { viewIn, viewOf } from '#tests/factories/offer-view.ts';
import { turnOfView } from './turn-of-view.ts';

/** Actions that are open for a long time and wait for nobody. */
const always: ReadonlySet<string> = new Set(['cancelOffer', 'submitAddresses']);
const shipment = { shippingMethod: 'shipment', offeredAsBusiness: true } as const;

describe('whose turn it is on the screen', () => {
  it.each(phases)('in phase %s is never the customer’s without something to do', (phase) => {
    const view = viewIn(phase);
    const steps = view.actions.filter((action) => !always.has(action) || phase === 'agreed');
    if (turnOfView(view).who === 'you') expect(steps).not.toEqual([]);
    if (view.turn === 'customer') expect(turnOfView(view).who).toBe('you');
    if (view.turn === 'provider') expect(turnOfView(view).who).toBe('we');
  });

  it('names the last day of a bid and of an adjusted bid in full', () => {
    expect(turnOfView(viewIn('bidPlaced')).text).toBe('Sie sind am Zug, bis Montag, 7. Dezember 2026');
    expect(turnOfView(viewIn('adjusted')).text).toBe('Sie sind am Zug, bis Donnerstag, 3. Dezember 2026');
  });

  it('is nobody’s once the deadline is over', () => {
    expect(turnOfView(viewOf(offerIn('bidPlaced'), '2026-12-31T09:00:00.000Z')).who).toBe('nobody');
  });

  it('passes to the customer as soon as the label is there', () => {
    expect(turnOfView(viewIn('handover')).who).toBe('we');
    expect(turnOfView(viewOf(continueStory(offerIn('handover'), ['sendShippingLabel']))).who).toBe('you');
  });

  it('is the provider’s while the Gutschrift is to be made, and the customer’s once it is', () => {
    const paid = offerIn('payout', shipment);
    expect(turnOfView(viewOf(paid)).text).toBe('Wir sind am Zug: Beleg ausstellen');
    expect(turnOfView(viewOf(continueStory(paid, ['addCreditNote']))).text).toBe(
      'Sie sind am Zug: Vorgang abschließen',
    );
  });
});
