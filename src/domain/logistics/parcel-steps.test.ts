import { describe, expect, it } from 'vitest';
import { again, answered, called, looked, mayAskAgain, mayCancel, settled, tracked } from './parcel-steps.ts';
import {
  intendedParcels,
  isOnItsWay,
  isWhole,
  numbersOf,
  type Parcel,
  shipmentReference,
  shipmentState,
} from './shipment.ts';

const at = '2026-11-23T09:00:00.000Z';
const [fresh] = intendedParcels('B-2026-000123-V1', [12]) as [Parcel];
const made = { kind: 'made', trackingNumber: '00340433836442636597', label: '/u/1' } as const;
const whole = answered(called(fresh, at), made, 1);
const inbound = (...parcels: Parcel[]) => ({ direction: 'inbound' as const, reference: 'B-2026-000123-V1', parcels });

describe('a reference', () => {
  it('is that of the order and the number of the shipment; an order that another system named oddly gets one of our own', () => {
    expect(shipmentReference('B-2026-000123', 'x', 2)).toBe('B-2026-000123-V2');
    expect(shipmentReference('Auftrag Süd/7', '0b6f7a4e-1111-4222-8333-444455556666', 1)).toBe(
      'V-0B6F7A4E111142228333',
    );
    const longest = intendedParcels(shipmentReference('B'.repeat(24), 'x', 999), [1], 99)[0];
    expect(longest?.reference.length).toBeLessThanOrEqual(35);
  });
});

describe('a parcel', () => {
  it('is unclear from the moment the carrier is asked, so that nobody asks blindly again', () => {
    const asked = called(fresh, at);
    expect(asked).toMatchObject({ state: 'unclear', trouble: 'noAnswer', attempts: 1, calledAt: at });
    expect(again(inbound(asked))).toEqual([asked]);
    expect(mayAskAgain(inbound(asked))).toBe(false);
    expect(mayCancel(inbound(asked))).toBe(false);
  });

  it('has a number and a label when the carrier made it', () => {
    expect(whole).toMatchObject({ state: 'created', trackingNumber: made.trackingNumber, label: '/u/1' });
    expect(whole).not.toHaveProperty('trouble');
    expect(isWhole(inbound(whole))).toBe(true);
  });

  it('can be asked for again under its reference where the carrier surely made nothing', () => {
    const refused = answered(called(fresh, at), { kind: 'refused', said: 'PLZ unbekannt' }, 1);
    expect(refused).toMatchObject({ state: 'failed', trouble: 'refused', said: 'PLZ unbekannt' });
    expect(again(inbound(whole, refused))).toEqual([whole, { ...fresh, attempts: 1, calledAt: at }]);
  });

  it('stays as it was found, settled or taken back while the first answer was still on its way', () => {
    const asked = called(fresh, at);
    const silence = { kind: 'unknown', trouble: 'noAnswer' } as const;
    const found = looked(asked, made);
    const givenUp = settled(asked, undefined);
    const unlabelled = settled(asked, made.trackingNumber);
    for (const stands of [found, unlabelled, { ...found, state: 'cancelled' as const }, givenUp])
      expect(answered(stands, silence, 1)).toBe(stands);
    expect(answered({ ...found, state: 'cancelled' }, made, 1)).toMatchObject({ state: 'cancelled' });
    expect(answered(unlabelled, made, 1)).toEqual(found);
    expect(answered(givenUp, made, 1)).toMatchObject({ state: 'created', label: '/u/1' });
    const askedAgain = called({ ...givenUp, state: 'intended' }, at);
    expect(answered(askedAgain, { kind: 'refused' }, 1)).toBe(askedAgain);
    expect(answered(askedAgain, { kind: 'refused' }, 2)).toMatchObject({ state: 'failed' });
  });

  it('waits where the carrier wants a pause', () => {
    const busy = answered(called(fresh, at), { kind: 'busy', until: '2026-11-23T09:02:00.000Z' }, 1);
    expect(busy).toMatchObject({ state: 'intended', trouble: 'busy', notBefore: '2026-11-23T09:02:00.000Z' });
  });

  it('stays unclear while it is not found, and is given up by a person alone', () => {
    const lost = looked(answered(called(fresh, at), { kind: 'unknown', trouble: 'unreadable' }, 1), {
      kind: 'notFound',
    });
    expect(lost).toMatchObject({ state: 'unclear', trouble: 'notFound' });
    expect(looked(lost, made)).toMatchObject({ state: 'created', label: '/u/1' });
    expect(settled(lost, undefined)).toMatchObject({ state: 'failed' });
    expect(settled(lost, '201298452277')).toMatchObject({ state: 'created', trackingNumber: '201298452277' });
  });

  it('whose label is no PDF keeps number and file, and gets a new label under another reference', () => {
    const odd = answered(called(fresh, at), { kind: 'made', trackingNumber: '201298452277', aside: '/u/odd' }, 1);
    expect(odd).toMatchObject({ state: 'created', trouble: 'labelNoPdf', aside: '/u/odd' });
    expect(isWhole(inbound(whole, odd))).toBe(false);
    const [kept, gone, next] = again(inbound(whole, odd));
    expect(kept).toEqual(whole);
    expect(gone).toMatchObject({ state: 'cancelled', aside: '/u/odd' });
    expect(next).toMatchObject({ state: 'intended', reference: 'B-2026-000123-V1-P3' });
  });

  it('is asked after until it is delivered, and each word of the carrier counts once', () => {
    const first = { at: '2026-11-23T10:00', stage: 'underway', text: 'im Paketzentrum' } as const;
    const last = { at: '2026-11-24T10:00', stage: 'delivered', text: 'zugestellt' } as const;
    const once = tracked(whole, [first], at);
    expect(isOnItsWay(once)).toBe(true);
    const twice = tracked(once, [last, first], at);
    expect(twice.tracking).toEqual([first, last]);
    expect(isOnItsWay(twice)).toBe(false);
  });
});

describe('a shipment', () => {
  it('is as uncertain as its least certain parcel, and what is not used does not count', () => {
    const gone: Parcel = { ...fresh, state: 'cancelled' };
    const failed: Parcel = { ...fresh, state: 'failed' };
    expect(shipmentState(inbound(whole, called(fresh, at)))).toBe('unclear');
    expect(shipmentState(inbound(whole, failed))).toBe('failed');
    expect(shipmentState(inbound(whole, fresh))).toBe('intended');
    expect(shipmentState(inbound(whole, gone))).toBe('created');
    expect(shipmentState(inbound(gone))).toBe('cancelled');
    expect(isWhole(inbound(gone))).toBe(false);
    expect(numbersOf(inbound(whole, gone, failed))).toEqual([made.trackingNumber]);
  });
});
