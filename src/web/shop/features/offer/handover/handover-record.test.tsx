import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OfferView } from '#contract/sale/offer-view.ts';
import { viewIn } from '#tests/factories/offer-view.ts';
import { DispatchGoods } from './dispatch-goods.tsx';
import { HandoverRecord } from './handover-record.tsx';

const router = createRouter({ routeTree: createRootRoute() });
const actions = {
  act: async () => {},
  sendMessage: async () => {},
  handInAgreement: async () => {},
  checkInvoice: async () => undefined,
  correctInvoice: async () => {},
  answerMissing: async () => {},
  confirmAccount: async () => {},
  giveAccount: async () => {},
  askSignOff: async () => {},
  withdrawSignOff: async () => {},
  giveSignOff: async () => {},
  upload: async () => ({ url: '', name: '' }),
  noticeSignOut: () => {},
};

/** What the panel of the handover shows of a shipment with this label, as markup. */
function shown(label: Partial<NonNullable<OfferView['shippingLabelData']>>): string {
  const view: OfferView = {
    ...viewIn('handover'),
    actions: ['dispatchGoods'],
    shippingLabelData: { carrier: 'dhl', trackingNumbers: ['00340433836442636597'], ...label },
  };
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <HandoverRecord view={view} showsLabel />
      <DispatchGoods view={view} actions={actions} />
    </RouterContextProvider>,
  );
}

const pdf = { label: { url: '/u/1', name: 'Etikett.pdf' } };
const dispatch = 'Als versendet markieren';

describe('a parcel on its way', () => {
  it('has what its carrier says of it, and no other’s news', () => {
    const trackingNumber = '00340433836442636597';
    const at = '2026-11-24T09:05:00';
    const tracking = [{ at, stage: 'underway' as const, text: 'Im Paketzentrum.', place: 'Radefeld' }];
    const view: OfferView = {
      ...viewIn('inTransit'),
      shippingLabelData: { carrier: 'dhl', trackingNumbers: [trackingNumber] },
      parcels: [
        { trackingNumber, direction: 'inbound', tracking },
        { trackingNumber: '201298452277', direction: 'inbound', tracking: [{ at, stage: 'problem', text: 'Fremd.' }] },
      ],
    };
    const markup = renderToStaticMarkup(<HandoverRecord view={view} />);
    expect(markup).toContain('unterwegs: 24.11.2026, 09:05 Uhr, Im Paketzentrum., Radefeld');
    expect(markup).not.toContain('Fremd.');
  });
});

describe('handing a parcel over', () => {
  it('begins with the label; that it was sent is said after it, and is not yellow beside it', () => {
    const markup = shown(pdf);
    expect(markup.indexOf('Versandetikett herunterladen')).toBeGreaterThan(-1);
    expect(markup.indexOf('Versandetikett herunterladen')).toBeLessThan(markup.indexOf(dispatch));
    const start = markup.lastIndexOf('<button', markup.indexOf(dispatch));
    expect(markup.slice(0, start)).toContain('bg-accent');
    expect(markup.slice(start, markup.indexOf(dispatch))).not.toContain('bg-accent');
  });

  it('shows the code of the carrier to whoever has no printer, before that too, with its number and its last day', () => {
    const image = { url: '/u/2', name: 'qr.png' };
    const markup = shown({ qrCode: { image, number: 'QR 4711', validUntil: '2099-12-24' } });
    for (const text of ['src="/u/2"', 'QR 4711', 'Gültig bis Donnerstag, 24. Dezember 2099']) {
      expect(markup.indexOf(text)).toBeGreaterThan(-1);
      expect(markup.indexOf(text)).toBeLessThan(markup.indexOf(dispatch));
    }
    expect(markup).not.toContain('Versandetikett herunterladen');
  });

  it('shows no code whose day is over, and none where the carrier gave none', () => {
    const over = shown({ qrCode: { number: 'QR 4711', validUntil: '2020-12-24' } });
    expect(over).toContain('Der QR-Code galt bis');
    expect(over).not.toContain('QR 4711');
    expect(shown(pdf)).not.toContain('QR-Code');
    expect(shown(pdf)).toContain('beschriften Sie das Paket von Hand');
    expect(over).not.toContain('von Hand');
  });

  it('leads to the search of the carrier for its shops, with the postcode to type there', () => {
    expect(shown(pdf)).toMatch(/href="https:\/\/www\.postfinder\.de\/" target="_blank" rel="noopener noreferrer"/);
    expect(shown(pdf)).toContain('Suchen Sie dort nach 04109.');
    expect(shown({ carrier: 'dpd', ...pdf })).not.toContain('Filialen und Paketshops');
  });
});
