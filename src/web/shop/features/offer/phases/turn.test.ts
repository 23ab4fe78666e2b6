import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { phases } from '#domain/offer/phase.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { viewIn, viewOf } from '#tests/factories/offer-view.ts';
import { withPromisedDay } from './phase-screen.ts';
import { screens } from './screens.ts';
import { shownPhase } from './shown-phase.ts';

const turnOf = (view: OfferView) => screens[shownPhase(view)].turn(view);

/** Actions that are open for a long time and wait for nobody. */
const always: ReadonlySet<string> = new Set(['cancelOffer', 'submitAddresses']);
const shipment = { shippingMethod: 'shipment', offeredAsBusiness: true } as const;

describe('whose turn it is on the screen', () => {
  it.each(phases)('in phase %s is never the customer’s without something to do', (phase) => {
    const view = viewIn(phase);
    const steps = view.actions.filter((action) => !always.has(action) || phase === 'agreed');
    if (turnOf(view).who === 'you') expect(steps).not.toEqual([]);
    if (view.turn === 'customer') expect(turnOf(view).who).toBe('you');
    if (view.turn === 'provider') expect(turnOf(view).who).toBe('we');
  });

  it('names the last day of a bid and of an adjusted bid in full', () => {
    expect(turnOf(viewIn('bidPlaced')).text).toBe('Sie sind am Zug, bis Montag, 7. Dezember 2026');
    expect(turnOf(viewIn('adjusted')).text).toBe('Sie sind am Zug, bis Donnerstag, 3. Dezember 2026');
  });

  it('says until when we have promised what is ours, as long as that day lies ahead', () => {
    const turn = { who: 'we', text: 'Wir sind am Zug' } as const;
    const by = (day: string) => withPromisedDay(turn, { promised: { what: 'bid', by: day } }).text;
    expect(by('2999-12-02')).toMatch(/^Wir sind am Zug, bis \w+, 2\. Dezember 2999$/);
    expect(by('2020-01-02')).toBe('Wir sind am Zug');
  });

  it('is nobody’s once the deadline is over', () => {
    expect(turnOf(viewOf(offerIn('bidPlaced'), '2026-12-31T09:00:00.000Z')).who).toBe('nobody');
  });

  it('passes to the customer as soon as the label is there', () => {
    expect(turnOf(viewIn('handover')).who).toBe('we');
    expect(turnOf(viewOf(continueStory(offerIn('handover'), ['sendShippingLabel']))).who).toBe('you');
  });

  it('is the provider’s while the Gutschrift is to be made, and the customer’s once it is', () => {
    const paid = offerIn('payout', shipment);
    expect(turnOf(viewOf(paid)).text).toBe('Wir sind am Zug: Beleg ausstellen');
    expect(turnOf(viewOf(continueStory(paid, ['addCreditNote']))).text).toBe('Sie sind am Zug: Verkauf abschließen');
  });
});
