import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { phases } from '#domain/offer/phase.ts';
import { usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { viewIn, viewOf } from '#tests/factories/offer-view.ts';
import { nextFacts } from '../next-facts.ts';
import { screens } from './screens.ts';
import { shownPhase } from './shown-phase.ts';

const screenOf = (view: OfferView) => screens[shownPhase(view)];
const whatToDo = (view: OfferView) => screenOf(view).toDo(view);
const turnOf = (view: OfferView) => screenOf(view).turn(view);

describe('what is to be done now', () => {
  it.each(phases)('is something in phase %s exactly when it is the customer’s turn', (phase) => {
    const view = viewIn(phase);
    expect(/^(Noch n|N)ichts/.test(whatToDo(view))).toBe(turnOf(view).who !== 'you');
  });

  it.each(['shipment', 'pickup', 'delivery'] as const)('is the handover once %s is prepared', (shippingMethod) => {
    const ready = {
      shipment: 'sendShippingLabel',
      pickup: 'confirmPickupAppointment',
      delivery: 'confirmDeliveryAppointment',
    } as const;
    const kind = { ...usualKind, shippingMethod };
    expect(whatToDo(viewIn('handover', kind))).toMatch(/^Noch nichts/);
    const prepared = continueStory(offerIn('handover', kind), [ready[shippingMethod]], kind);
    expect(whatToDo(viewOf(prepared))).toMatch(/markieren Sie sie danach als/);
  });

  it('is the own invoice of a business that agreed to no Gutschrift', () => {
    const view = viewIn('payout');
    expect(whatToDo(view)).toMatch(/^Nichts/);
    expect(whatToDo({ ...view, ownInvoice: 'chosen' })).toBe('Reichen Sie Ihre Rechnung ein.');
  });

  it('is nothing while somebody of ours has to decide about the tax, and the bar says so too (INV-15)', () => {
    const view = { ...viewIn('payout'), ownInvoice: 'goods' } as const;
    expect(whatToDo(view)).toMatch(/^Nichts\. Wir klären die Umsatzsteuer/);
    expect(turnOf(view).text).toBe('Wir sind am Zug: Umsatzsteuer klären');
  });

  it.each(phases)('is followed in phase %s by what happens next and what it costs', (phase) => {
    const view = viewIn(phase);
    expect(screenOf(view).next(view)).not.toBe('');
    expect(nextFacts(view).find(({ name }) => name === 'Kosten für Sie')?.value).toBe('keine');
  });

  it('promises packing material only to a seller who has none of their own', () => {
    const offered = (material: number): OfferView => {
      const numbers = { cartons: 1, pallets: 0, weight: 3, unweighed: 0, held: 0, reasons: [] };
      return { ...viewIn('bidPlaced'), shippingMethod: 'shipment', transport: { ...numbers, material } };
    };
    const told = (view: OfferView) => screenOf(view).next(view);
    const packaging = (view: OfferView) => nextFacts(view).find(({ name }) => name === 'Verpackung')?.value;
    expect(told(offered(2))).toContain('Verpackungsmaterial und Versandetikett');
    expect(told(offered(0))).not.toContain('Verpackungsmaterial');
    expect([packaging(offered(2)), packaging(offered(0))]).toEqual(['kostenlos, für 2 Geräte', 'Ihre eigene']);
  });
});
