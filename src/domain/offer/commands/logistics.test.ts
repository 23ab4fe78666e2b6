import { describe, expect, it } from 'vitest';
import { commandFor, type OfferKind, usualKind } from '#tests/factories/offer-command.ts';
import { continueStory, offerIn } from '#tests/factories/offer-in-phase.ts';
import { orderId } from '#tests/factories/offer-values.ts';

const pickup: OfferKind = { ...usualKind, shippingMethod: 'pickup' };
const delivery: OfferKind = { ...usualKind, shippingMethod: 'delivery' };

describe('the way of the goods', () => {
  it.each([
    ['dispatchPackaging', pickup],
    ['sendShippingLabel', delivery],
    ['confirmPickupAppointment', usualKind],
    ['confirmPickupAppointment', delivery],
    ['confirmDeliveryAppointment', pickup],
  ] as const)('%s belongs to one shipping method only', (type, kind) => {
    const story = offerIn('handover', kind);
    expect(story.send('provider', commandFor(type, story.state, story.now))).toEqual({
      refusal: 'shippingMethodMismatch',
    });
  });

  it('a label names at least one parcel', () => {
    const story = offerIn('handover');
    const label = { ...commandFor('sendShippingLabel', story.state, story.now), trackingNumbers: [] };
    expect(story.send('provider', label)).toEqual({ refusal: 'trackingNumberMissing' });
  });

  it('numbers are kept as carriers read them, each once (LOG-20)', () => {
    const story = offerIn('handover');
    const numbers = ['0101 5026.0036 53c', '01015026003653C', ' . '];
    const label = { ...commandFor('sendShippingLabel', story.state, story.now), trackingNumbers: numbers };
    expect(story.given('provider', label).state.shippingLabelData?.trackingNumbers).toEqual(['01015026003653C']);
  });

  it('an appointment may be today', () => {
    const story = offerIn('handover', pickup);
    const today = { ...commandFor('confirmPickupAppointment', story.state, story.now), date: '2026-11-23' };
    expect(story.given('provider', today).state.appointment?.date).toBe('2026-11-23');
  });

  it.each([
    ['yesterday', { date: '2026-11-22' }],
    ['whose window is over today', { date: '2026-11-23', timeFrom: '06:00', timeTo: '08:00' }],
    ['with no time', { timeFrom: '12:00', timeTo: '12:00' }],
    ['that ends before it begins', { timeFrom: '12:00', timeTo: '08:00' }],
    ['at no time of day', { timeTo: '25:00' }],
  ])('an appointment %s is refused', (_, changes) => {
    const story = offerIn('handover', pickup);
    const appointment = { ...commandFor('confirmPickupAppointment', story.state, story.now), ...changes };
    expect(story.send('provider', appointment)).toEqual({ refusal: 'appointmentInvalid' });
  });

  it.each([usualKind, pickup, delivery])(
    'goods leave only when label or appointment stand: $shippingMethod',
    (kind) => {
      const story = offerIn('handover', kind);
      const dispatch = commandFor('dispatchGoods', story.state, story.now);
      expect(story.send('customer', dispatch)).toEqual({ refusal: 'handoverNotReady' });
      expect(offerIn('inTransit', kind).send('customer', dispatch)).toEqual({ events: [] });
    },
  );

  it('the customer names the order; the provider marks only what it fetched itself', () => {
    const ready = continueStory(offerIn('handover', pickup), ['confirmPickupAppointment']);
    expect(ready.ask('customer', { type: 'dispatchGoods', orderId: 'B-2026-000002', batteriesHeld: false })).toEqual({
      refusal: 'idMismatch',
    });
    expect(ready.ask('provider', { type: 'dispatchGoods', batteriesHeld: false })).toMatchObject({
      events: [{ type: 'goodsDispatched' }],
    });
    const parcel = continueStory(offerIn('handover'), ['sendShippingLabel']);
    expect(parcel.ask('provider', { type: 'dispatchGoods', orderId, batteriesHeld: false })).toEqual({
      refusal: 'notAllowedForActor',
    });
  });

  it('goods whose battery must not travel do not leave; the process speaks first, and what has left has left (LOG-12)', () => {
    const held = { type: 'dispatchGoods', orderId, batteriesHeld: true } as const;
    expect(offerIn('handover').ask('customer', held)).toEqual({ refusal: 'handoverNotReady' });
    const ready = continueStory(offerIn('handover'), ['sendShippingLabel']);
    expect(ready.ask('customer', held)).toEqual({ refusal: 'batteriesHeld' });
    expect(continueStory(ready, ['dispatchGoods']).ask('customer', held)).toEqual({ events: [] });
  });

  it('what goes back has tracking numbers or a note that says how', () => {
    const story = offerIn('returning');
    const returns = (changes: object) =>
      story.ask('provider', { type: 'dispatchReturns', trackingNumbers: [], ...changes });
    expect(returns({})).toEqual({ refusal: 'trackingOrNoteMissing' });
    expect(returns({ note: ' ' })).toEqual({ refusal: 'trackingOrNoteMissing' });
    expect(returns({ note: 'Vom Verkäufer abgeholt' })).toMatchObject({ events: [{ type: 'returnsDispatched' }] });
  });

  it('goods that arrive after the end go back, and the end stays the end', () => {
    const story = offerIn('cancelled');
    expect(continueStory(story, ['dispatchReturns', 'dispatchReturns']).state).toMatchObject({
      phase: 'cancelled',
      returns: [{}, {}],
    });
  });

  it('during the payout nothing goes back unless something is not paid', () => {
    const story = offerIn('payout');
    expect(story.send('provider', commandFor('dispatchReturns', story.state, story.now))).toEqual({
      refusal: 'nothingToReturn',
    });
  });
});
