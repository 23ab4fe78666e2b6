import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { shipmentsSchema } from '#contract/parcels/shipments.ts';
import { readShipment } from '#server/offers/shipment-rows.ts';
import { changeShipment } from '#server/shipments/change-shipment.ts';
import { shipmentMaker } from '#server/shipments/make-shipment.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { type CarrierServer, startCarrierServer } from '#tests/support/carrier-server.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let carrier: CarrierServer;
let desk: HttpClient;

beforeAll(async () => {
  carrier = await startCarrierServer();
  test = await startTestApp(carrier.settings);
  test.clock.set('2030-03-04T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(async () => {
  await test.close();
  await carrier.close();
});

/** A shipment of packing material for a sale whose goods may now be sent. */
async function ordered(weights: readonly number[], make: (id: string) => Promise<unknown> = () => test.runJobs()) {
  const offerId = newOfferId();
  await playCommands(test, offerId, ownCommand(offerId, `${offerId}@example.org`), [
    ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ]);
  const id = randomUUID();
  const parcels = weights.map((weight) => ({ weight }));
  await succeed(desk.post(deskApi.createShipment(offerId), { id, direction: 'packaging', carrier: 'dhl', parcels }));
  await make(id);
  const read = async () => {
    const { shipments } = shipmentsSchema.parse(await succeed(desk.get(deskApi.shipments(offerId))));
    return shipments[0] ?? expect.unreachable('nothing there');
  };
  return { offerId, id, read };
}

it('no parcel is taken for taken back that the carrier makes in the same moment', async () => {
  carrier.moods = ['noPdf', 'busy'];
  const { offerId, id, read } = await ordered([5, 6]);
  const { parcels, reference } = await read();
  expect(parcels.map(({ state }) => state)).toEqual(['created', 'intended']);
  const dhl = test.deps.carriers.dhl ?? expect.unreachable();
  // The second is made while the first is being taken back.
  const cancel: typeof dhl.cancel = async (parcel) => {
    test.clock.advance({ minutes: 2 });
    await test.runJobs();
    return dhl.cancel(parcel);
  };
  const deps = { ...test.deps, reactionsTo: () => [], carriers: { dhl: { ...dhl, cancel } } };
  await changeShipment(deps, offerId, [], { change: 'cancel', id });
  expect((await read()).parcels.map(({ state }) => state)).toEqual(['cancelled', 'created']);
  const made = carrier.made.filter((one) => one.reference.startsWith(reference));
  expect(made.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
});

it('a parcel that was found while its order still hung stays found when the order gives up', async () => {
  carrier.moods = ['failMade'];
  const deps = { ...test.deps, reactionsTo: () => [] };
  const dhl = deps.carriers.dhl ?? expect.unreachable();
  const { read } = await ordered([5], async (id) => {
    const create: typeof dhl.create = async (parcel) => {
      const answer = await dhl.create(parcel);
      const { offerId } = (await readShipment(test.deps.db, id)) ?? expect.unreachable();
      await changeShipment(deps, offerId, [], { change: 'search', id });
      return answer;
    };
    await shipmentMaker({ ...deps, carriers: { dhl: { ...dhl, create } } })({ shipmentId: id });
  });
  const { reference, parcels } = await read();
  expect(parcels).toMatchObject([{ state: 'created', label: expect.anything() }]);
  expect(carrier.made.filter((one) => one.reference.startsWith(reference))).toHaveLength(1);
});

it('a parcel that several people say left at once was sent once, and nothing of it is to be mended', async () => {
  const { offerId, id, read } = await ordered([5]);
  const told = { change: 'announce', id };
  const say = () => succeed(desk.post(deskApi.changeShipment(offerId), told));
  await Promise.all([say(), say(), say()]);
  const after = await read();
  expect(after).toMatchObject({ announcedAt: expect.any(String) });
  expect(after).not.toHaveProperty('refusal');
});
