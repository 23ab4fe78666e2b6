import { describe, expect, it } from 'vitest';
import { phases } from '#domain/offer/phase.ts';
import { addDays, dayOf, endOfDay, startOfDay } from '#domain/values/day.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { offerId } from '#tests/factories/offer-view.ts';
import { offerView } from './offer-detail.ts';

const names = new Map<string, string>();

describe('what the owner of an offer reads', () => {
  it('moves the legacy tracking number of a label to the front of the list', () => {
    const { state, events, now } = offerIn('inTransit');
    if (!state?.shippingLabelData) throw new Error('There is a label');
    const old = { ...state, shippingLabelData: { ...state.shippingLabelData, trackingNumber: 'ALT-1' } };
    const view = offerView(offerId, old, events, names, now);
    expect(view.shippingLabelData?.trackingNumbers[0]).toBe('ALT-1');
  });

  it('reads the legacy tracking number of a return too, which nothing but old data names', () => {
    const { state, events, now } = offerIn('aborted');
    if (!state) throw new Error('There is an offer');
    const sent = { trackingNumber: 'ALT-2', trackingNumbers: [], at: now };
    const view = offerView(offerId, { ...state, returns: [sent] }, events, names, now);
    expect(view.returns.map(({ trackingNumbers }) => trackingNumbers)).toEqual([['ALT-2']]);
  });

  it('tells money in euros, the history newest first and only the buttons that work now', () => {
    const { state, events, now } = offerIn('bidPlaced');
    const view = offerView(offerId, state, events, names, now);
    expect(view.bid?.total).toBe((state.bid?.total ?? 0) / 100);
    expect(view.timeline[0]?.version).toBe(state.version);
    expect(view.actions).toEqual(['acceptBid', 'declineBid', 'submitCounterbid', 'cancelOffer']);
  });

  it('names the photos of each item there, the first as its picture', () => {
    const { state, events, now } = offerIn('bidPlaced');
    const pictured = { ...state, items: state.items.map((item) => ({ ...item, imageUploads: ['/u/a1', '/u/b2'] })) };
    const view = offerView(offerId, pictured, events, new Map([['/u/a1', 'Typenschild.jpg']]), now);
    expect(view.items[0]).toMatchObject({
      imageUploads: [
        { url: '/u/a1', name: 'Typenschild.jpg' },
        { url: '/u/b2', name: 'Datei' },
      ],
      imageUploadId: 'a1',
    });
    expect(offerView(offerId, state, events, names, now).items[0]).not.toHaveProperty('imageUploadId');
  });

  it.each(phases)(
    'is the same from midnight to midnight in Berlin (%s), so that it may be kept for the day',
    (phase) => {
      const { state, events, now } = offerIn(phase);
      const days = [dayOf(now), addDays(dayOf(now), 1), ...(state.bid ? [state.bid.validUntil] : [])];
      for (const day of days) {
        const at = (instant: string) => offerView(offerId, state, events, names, instant);
        expect(at(endOfDay(day))).toEqual(at(startOfDay(day)));
      }
    },
  );
});
