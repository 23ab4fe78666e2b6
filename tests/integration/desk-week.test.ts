import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { weekSchema } from '#contract/desk/desk-week.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'woche@example.org';

beforeAll(async () => {
  test = await startTestApp();
  // A Monday.
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

const { packagingAddress: _none, ...contract } = addressesBody;
const wished = { preferredPickupWeekdays: ['thu'], timeFrom: '09:00', timeTo: '15:00', remarks: 'Rampe im Hof' };
const here = { pickupAddress: { differentFromContract: false }, pickupDetails: wished };
const provide = (name: string, offerId: string, body: object = {}) =>
  succeed(desk.post(`/desk/api/${name}/${offerId}`, body));

/** A sale whose goods are fetched, its data checked. */
async function toHandOver(place: object = here, inquiry: object = {}): Promise<string> {
  const offerId = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, { ...inquiryBody(email), ...inquiry }));
  const { items, inquiryId } = (await desk.get(deskApi.offer(offerId))).json().data;
  await provide('submitBid', offerId, bidBody(items, { shippingMethod: 'pickup' }));
  const act = (name: string, body: object) =>
    succeed(seller.post(`/selfservice/api/${name}/${offerId}`, { inquiryId, ...body }));
  await act('acceptBid', { declarations: businessDeclarations });
  await act('submitAddresses', { ...contract, ...place });
  await provide('linkOrder', offerId);
  await provide('verifyData', offerId);
  return offerId;
}

const read = async (day: string) => weekSchema.parse(await succeed(desk.get(`${deskApi.week}?day=${day}`)));
const at = (date: string, timeFrom = '09:00', timeTo = '12:00') => ({ date, timeFrom, timeTo });

describe('the week of pickups and deliveries', () => {
  it('holds what is not fixed with the wishes behind it, and from then on its day; what overlaps says so', async () => {
    const offerId = await toHandOver();
    const { open, monday } = await read('2026-11-26');
    expect(monday).toBe('2026-11-23');
    expect(open.find((one) => one.offerId === offerId)).toMatchObject({
      method: 'pickup',
      seller: 'Muster GmbH',
      state: 'open',
      address: ['Muster GmbH', 'Kim Muster', 'Hafenstraße 1', '04109 Leipzig'],
      pickupDetails: wished,
    });

    await provide('confirmPickupAppointment', offerId, at('2026-11-26'));
    const other = await toHandOver();
    await provide('confirmPickupAppointment', other, at('2026-11-26', '11:00', '13:00'));
    const third = await toHandOver();
    await provide('confirmPickupAppointment', third, at('2026-11-26', '13:00', '15:00'));
    const fixed = await read('2026-11-29');
    expect(fixed.open).toEqual([]);
    expect(fixed.fixed.map((one) => [one.offerId, one.state, one.overlaps])).toEqual([
      [offerId, 'fixed', true],
      [other, 'fixed', true],
      [third, 'fixed', undefined],
    ]);
    expect((await read('2026-11-30')).fixed).toEqual([]);
  });

  it('shows each of several places by itself, and what has left as gone', async () => {
    const sites = ['Hamburg', 'Leipzig'];
    const offerId = await toHandOver(
      { sites: sites.map((site) => ({ site, ...here })) },
      {
        bySite: true,
        items: sites.map((site) => ({ id: `item-${randomUUID()}`, freetext: 'Server', quantity: 1, site })),
      },
    );
    await provide('confirmPickupAppointment', offerId, { ...at('2026-12-08'), site: 'Leipzig' });
    await provide('dispatchGoods', offerId, { site: 'Leipzig' });
    const { open, fixed } = await read('2026-12-07');
    expect(fixed.map(({ site, state }) => [site, state])).toEqual([['Leipzig', 'gone']]);
    expect(open.map(({ site, state }) => [site, state])).toEqual([['Hamburg', 'open']]);
    await provide('confirmPickupAppointment', offerId, { ...at('2026-12-09'), site: 'Hamburg' });
  });

  it('calls an appointment missed whose day is over while the goods still stand there, until it is made anew', async () => {
    const offerId = await toHandOver();
    await provide('confirmPickupAppointment', offerId, at('2026-12-15'));
    test.clock.set('2026-12-16T09:00:00.000Z');
    desk = await signInStaff(test);
    const late = await read('2026-12-16');
    expect(late.open.find((one) => one.offerId === offerId)?.state).toBe('missed');
    await provide('confirmPickupAppointment', offerId, at('2026-12-17'));
    const again = await read('2026-12-16');
    expect(again.open.find((one) => one.offerId === offerId)).toBeUndefined();
    expect(again.fixed.map((one) => one.offerId)).toEqual([offerId]);
    await provide('confirmScopeOfSupply', offerId, {
      lines: (await desk.get(deskApi.offer(offerId)))
        .json()
        .data.items.map(({ id }: { id: string }) => ({ itemId: id, received: 3 })),
    });
    expect((await read('2026-12-16')).fixed.map(({ state }) => state)).toEqual(['gone']);
  });
});
