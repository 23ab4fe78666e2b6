import { describe, expect, it } from 'vitest';
import type { Command } from '#domain/offer/commands/commands.ts';
import { saleOf } from '#domain/sale/sale.ts';
import { taskOf } from '#domain/sale/task-of.ts';
import { commandFor, type OfferKind } from '#tests/factories/offer-command.ts';
import { continueStory } from '#tests/factories/offer-in-phase.ts';
import { OfferStory } from '#tests/factories/offer-story.ts';
import { addressesFor, draftOf, inquiryId, itemsOfSites, orderId, siteNames } from '#tests/factories/offer-values.ts';
import type { Draft } from '../draft.ts';
import { foldEvents } from '../events/evolve.ts';
import { isPartlyHandedOver, sitesOf } from '../parties/sites.ts';
import { summaryOf } from '../summary.ts';

const pickup: OfferKind = { shippingMethod: 'pickup', offeredAsBusiness: true };
const bySite = { items: itemsOfSites, bySite: true } as const;

function submit(changes: Partial<Draft>) {
  const story = new OfferStory();
  return { story, decision: story.send('customer', { type: 'submitOffer', inquiryId, draft: draftOf(changes) }) };
}

/** Four places whose contract is made, up to the step before the first appointment. */
function toHandover(kind = pickup): OfferStory {
  const { story } = submit(bySite);
  return continueStory(story, ['submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'], kind);
}

const appointment = (site: string, date: string): Command => ({
  type: 'confirmPickupAppointment',
  date,
  timeFrom: '08:00',
  timeTo: '12:00',
  site,
});
const dispatch = (site: string): Command => ({ type: 'dispatchGoods', orderId, batteriesHeld: false, site });

describe('an inquiry of several places', () => {
  it('has a place for each site that its items name, in their order', () => {
    expect(sitesOf(submit(bySite).story.state)).toEqual(siteNames);
  });

  it('has one place where names differ in capitals and blanks alone, as it is spelt first', () => {
    const spellings = [' Werk  Hamburg', 'werk hamburg ', 'WERK\u00a0HAMBURG', 'Werk Hamburg-Süd'];
    const items = itemsOfSites.slice(0, 4).map((item, at) => ({ ...item, site: spellings[at] ?? '' }));
    const { story } = submit({ items, bySite: true });
    expect(sitesOf(story.state)).toEqual(['Werk Hamburg', 'Werk Hamburg-Süd']);
    expect(story.state.items.map(({ site }) => site)).toEqual([
      ...Array.from({ length: 3 }, () => 'Werk Hamburg'),
      'Werk Hamburg-Süd',
    ]);
  });

  it('has one place as before where nobody says that they are handed over apart', () => {
    expect(sitesOf(submit({ items: itemsOfSites }).story.state)).toEqual([]);
  });

  it('has one place again once all lines that are sold stand there', () => {
    const { story } = submit(bySite);
    story.given('provider', { ...commandFor('submitBid', story.state, story.now, pickup), linesOptional: true });
    const counterbid = story.state.bid?.lines[0]?.total ?? 0;
    const chosen = { ...commandFor('submitCounterbid', story.state, story.now), itemIds: ['item-1'], counterbid };
    story.given('customer', chosen);
    expect(sitesOf(story.state)).toEqual([]);
    continueStory(story, ['submitAddresses'], pickup);
    expect(story.state.addresses?.sites).toBeUndefined();
  });

  it.each([
    [
      'an item in no place',
      itemsOfSites.with(0, { id: 'item-1', freetext: 'PC', title: 'PC', quantity: 1 }),
      'itemWithoutSite',
    ],
    [
      '200 places',
      Array.from({ length: 200 }, (_, index) => ({ ...itemsOfSites[0], id: `item-${index}`, site: `Schule ${index}` })),
      'sitesTooMany',
    ],
  ])('%s is refused', (_, items, refusal) => {
    expect(submit({ items: items as Draft['items'], bySite: true }).decision).toEqual({ refusal });
  });

  it('that differ in capitals or blanks are one, as it is spelt first', () => {
    const [first] = itemsOfSites;
    const items = [...itemsOfSites, { ...first, id: 'item-5', site: ` ${first?.site?.toUpperCase()}  ` }];
    const { story } = submit({ items: items as Draft['items'], bySite: true });
    expect(story.state.items.at(-1)?.site).toBe(first?.site);
    expect(sitesOf(story.state)).toEqual(sitesOf(submit(bySite).story.state));
  });

  it('gets goods from the provider only with their place', () => {
    const { story } = submit(bySite);
    const item = { id: 'item-9', freetext: 'PC', title: 'PC', quantity: 1 };
    expect(story.send('provider', { type: 'addItems', items: [item] })).toEqual({ refusal: 'itemWithoutSite' });
    story.given('provider', { type: 'addItems', items: [{ ...item, site: 'Kiel' }] });
    expect(sitesOf(story.state)).toEqual([...siteNames, 'Kiel']);
  });
});

describe('the addresses of several places', () => {
  const agreed = () => continueStory(submit(bySite).story, ['submitBid', 'acceptBid'], pickup);
  const addresses = addressesFor('pickup', true, siteNames);
  const [first, ...others] = addresses.sites ?? [];
  const send = (changed: object) =>
    agreed().send('customer', {
      type: 'submitAddresses',
      inquiryId,
      addresses: { ...addresses, ...changed },
      declarations: [],
      reauthenticated: false,
    });

  it('name every place once', () => {
    expect(send({})).toMatchObject({ events: [{ type: 'addressesSubmitted' }] });
  });

  it.each([
    ['without one of them', { sites: others }, 'siteAddressMissing'],
    ['without any', { sites: undefined }, 'siteAddressMissing'],
    ['with one that the offer does not have', { sites: [...others, { ...first, site: 'Kiel' }] }, 'siteUnknown'],
    ['with one twice', { sites: [first, first, ...others] }, 'siteTwice'],
    ['with a place without a wish for its pickup', { sites: [{ site: 'Hamburg' }, ...others] }, 'addressesInvalid'],
    ['with a place beside them', addressesFor('pickup'), 'addressesInvalid'],
    [
      'with a Packstation',
      {
        sites: [
          {
            ...first,
            pickupAddress: {
              differentFromContract: true,
              name: 'K',
              street: 'Packstation 12',
              zip: '04109',
              city: 'L',
            },
          },
          ...others,
        ],
      },
      'pickupPlaceInvalid',
    ],
  ])('are refused %s', (_, changed, refusal) => {
    expect(send(changed)).toEqual({ refusal });
  });

  it('are refused where the offer has one place', () => {
    const story = continueStory(new OfferStory(), ['submitOffer', 'submitBid', 'acceptBid'], pickup);
    const sent = { ...commandFor('submitAddresses', story.state, story.now), addresses };
    expect(story.send('customer', sent)).toEqual({ refusal: 'addressesInvalid' });
  });
});

describe('the handover at several places', () => {
  it('goes on two days: the last goods that leave put the offer in transit', () => {
    const story = toHandover();
    for (const site of siteNames)
      story.given('provider', appointment(site, site === 'Ulm' || site === 'Köln' ? '2026-12-02' : '2026-12-01'));
    expect(taskOf(saleOf(story.state))).toBe('awaitHandover');
    for (const site of siteNames.slice(0, 3)) {
      story.given('provider', dispatch(site));
      expect([site, story.state.phase, isPartlyHandedOver(story.state)]).toEqual([site, 'handover', true]);
    }
    story.now = '2026-12-02T09:00:00.000Z';
    story.given('provider', dispatch('Ulm'));
    expect(story.state).toMatchObject({ phase: 'inTransit', goodsDispatchedAt: story.now });
    expect(isPartlyHandedOver(story.state)).toBe(false);
    expect(foldEvents(story.events)).toEqual(story.state);
  });

  it('waits for the provider as long as one place has no appointment, and then for nobody but the seller', () => {
    const story = toHandover();
    for (const site of siteNames.slice(1)) story.given('provider', appointment(site, '2026-12-01'));
    expect([taskOf(saleOf(story.state)), summaryOf(story.state).waitsForSeller]).toEqual(['confirmAppointment', false]);
    story.given('provider', appointment('Hamburg', '2026-12-01'));
    expect([taskOf(saleOf(story.state)), summaryOf(story.state).waitsForSeller]).toEqual(['awaitHandover', true]);
  });

  it('does not hold up the goods of a place that is ready', () => {
    const story = toHandover();
    story.given('provider', appointment('Köln', '2026-12-01'));
    expect(story.send('customer', dispatch('Hamburg'))).toEqual({ refusal: 'handoverNotReady' });
    story.given('customer', dispatch('Köln'));
    expect(story.send('customer', dispatch('Köln'))).toEqual({ events: [] });
    expect(story.send('provider', appointment('Köln', '2026-12-03'))).toEqual({ refusal: 'siteHandedOver' });
  });

  it.each([
    ['without a place', {}, 'siteMissing'],
    ['at a place that it does not have', { site: 'Kiel' }, 'siteUnknown'],
  ])('refuses a step %s', (_, named, refusal) => {
    const story = toHandover();
    const { site: _site, ...step } = commandFor('confirmPickupAppointment', story.state, story.now);
    expect(story.send('provider', { ...step, ...named })).toEqual({ refusal });
    const parcels = toHandover({ ...pickup, shippingMethod: 'shipment' });
    const numbers = { trackingNumbers: ['00340433836442636597'], ...named };
    expect(parcels.send('provider', { type: 'dispatchPackaging', ...numbers })).toEqual({ refusal });
    expect(parcels.send('provider', { type: 'sendShippingLabel', carrier: 'dhl', ...numbers })).toEqual({ refusal });
  });

  it('refuses a step at a place where the offer has one', () => {
    const story = continueStory(
      new OfferStory(),
      ['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'],
      pickup,
    );
    expect(story.send('provider', appointment('Hamburg', '2026-12-01'))).toEqual({ refusal: 'siteUnknown' });
  });

  it('keeps the parcels of each place apart', () => {
    const story = toHandover({ ...pickup, shippingMethod: 'shipment' });
    continueStory(story, ['sendShippingLabel', 'sendShippingLabel']);
    expect(story.state.siteHandovers?.map(({ site }) => site)).toEqual(['Hamburg', 'Leipzig']);
    expect(story.state.shippingLabelData).toBeUndefined();
  });

  it('fixes the address of a place that has handed over, not those of the others', () => {
    const story = toHandover();
    story.given('provider', appointment('Köln', '2026-12-01')).given('provider', dispatch('Köln'));
    const usual = {
      ...commandFor('submitAddresses', story.state, story.now),
      addresses: addressesFor('pickup', true, siteNames),
    };
    const changed = (name: string) => ({
      ...usual,
      addresses: {
        ...usual.addresses,
        sites:
          usual.addresses.sites?.map((one) =>
            one.site === name ? { ...one, pickupDetails: { preferredPickupWeekdays: [], remarks: 'Rampe' } } : one,
          ) ?? [],
      },
    });
    expect(story.send('customer', changed('Köln'))).toEqual({ refusal: 'siteHandedOver' });
    expect(story.send('customer', changed('Ulm'))).toMatchObject({ events: [{ type: 'addressesSubmitted' }] });
  });

  it('is not over by a receipt of the goods that left first: the other places could hand over nothing any more', () => {
    const story = toHandover();
    story.given('provider', appointment('Hamburg', '2026-12-01')).given('provider', dispatch('Hamburg'));
    const receive = (counts: readonly number[]): Command => ({
      type: 'confirmScopeOfSupply',
      lines: counts.map((received, index) => ({ itemId: `item-${index + 1}`, received })),
      foreign: [],
    });
    expect(story.send('provider', receive([10]))).toEqual({ refusal: 'sitesOpen' });
    expect(story.send('provider', receive([10, 0, 0, 0]))).toEqual({ refusal: 'sitesOpen' });
    story.given('provider', appointment('Leipzig', '2026-12-02')).given('provider', dispatch('Leipzig'));
    expect(story.state.phase).toBe('handover');
  });

  it('ends with the receipt where something of each place has come unsaid, or the rest is not to come', () => {
    const all = itemsOfSites.map(({ id, quantity }) => ({ itemId: id, received: quantity }));
    const unsaid = toHandover().given('provider', { type: 'confirmScopeOfSupply', lines: all, foreign: [] });
    expect(unsaid.state.phase).toBe('received');
    const story = toHandover();
    story.given('provider', appointment('Hamburg', '2026-12-01')).given('provider', dispatch('Hamburg'));
    const first: Command = {
      type: 'confirmScopeOfSupply',
      lines: all.slice(0, 1),
      foreign: [],
      restStays: true,
    };
    story.given('provider', first);
    expect(story.state).toMatchObject({ phase: 'received', receipt: { lines: all.slice(0, 1) } });
    expect(story.state.receipt).not.toHaveProperty('restStays');
    expect(story.send('provider', first)).toEqual({ events: [] });
  });

  it('cannot be called off while goods are on their way; ending the order brings them back', () => {
    const story = toHandover();
    story.given('provider', appointment('Köln', '2026-12-01')).given('provider', dispatch('Köln'));
    expect(story.send('customer', { type: 'cancelOffer', id: orderId })).toEqual({ refusal: 'partlyHandedOver' });
    expect(story.send('provider', { type: 'cancel', reason: 'Versehen' })).toEqual({ refusal: 'partlyHandedOver' });
    story.given('provider', { type: 'rejectOrder', reason: 'Der Rest kommt nicht' });
    expect(story.state.phase).toBe('returning');
    continueStory(story, ['dispatchReturns']);
    expect(story.state).toMatchObject({ phase: 'aborted', goodsDispatchedAt: expect.any(String) });
  });
});
