import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PackingView } from '#contract/parcels/packing.ts';
import { continueStory } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { draftOf, inquiryId, itemsOfSites, orderId, siteNames } from '#tests/factories/offer-values.ts';
import { viewOf } from '#tests/factories/offer-view.ts';
import { SiteHandovers } from './site-handovers.tsx';

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
const nothingToPack: PackingView = {
  ...{ cartons: 0, pallets: 0, material: 0, weight: 0, unweighed: 0 },
  ...{ reasons: [], loads: [], held: [], batteries: [], guides: [] },
  carrier: { name: 'DHL', weight: 31.5 },
};

/** What is shown of four places that have their appointment, once these have handed over. */
function shown(gone: readonly string[], isHeld = false): string {
  const story = new OfferStory().given('customer', {
    type: 'submitOffer',
    inquiryId,
    draft: draftOf({ items: itemsOfSites, bySite: true }),
  });
  const before = ['submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const;
  continueStory(story, before, { shippingMethod: 'pickup', offeredAsBusiness: true });
  for (const site of siteNames)
    story.given('provider', {
      ...{ type: 'confirmPickupAppointment', date: '2026-12-01', timeFrom: '08:00', timeTo: '12:00', site },
    });
  for (const site of gone) story.given('customer', { type: 'dispatchGoods', orderId, batteriesHeld: false, site });
  const view = viewOf(story);
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SiteHandovers
        view={view}
        actions={actions}
        sites={view.sites ?? []}
        packing={{ at: 'here', view: nothingToPack }}
        tick={async () => {}}
        isHeld={isHeld}
      />
    </RouterContextProvider>,
  );
}

const counted = (markup: string, text: string) => markup.split(text).length - 1;

describe('handing over at several places', () => {
  it('has a button at each that still has its goods', () => {
    expect(counted(shown(siteNames.slice(0, 1)), 'aria-haspopup="dialog"')).toBe(siteNames.length - 1);
  });

  it('has none while the firm’s own processing agreement waits: the server would refuse it (DEL-10)', () => {
    const markup = shown([], true);
    expect(markup).not.toContain('Als abgeholt markieren');
    expect(markup).not.toContain('Sie sind am Zug');
    expect(counted(markup, 'Wir sind am Zug')).toBe(siteNames.length);
  });
});
