import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { checkedShipmentSchema, shipmentsSchema } from '#contract/parcels/shipments.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { wayTo } from '#tests/factories/offer-in-phase.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { type CarrierServer, startCarrierServer } from '#tests/support/carrier-server.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let carrier: CarrierServer;
beforeAll(async () => {
  carrier = await startCarrierServer();
  test = await startTestApp(carrier.settings);
  test.clock.set('2030-03-04T09:00:00.000Z');
});
afterAll(async () => {
  await test.close();
  await carrier.close();
});

it('for a seller in Vienna no label is ordered from the carrier: an address label of ours names the country', async () => {
  const desk = await signInStaff(test);
  const offerId = newOfferId();
  const own = ownCommand(offerId, 'wien@example.org');
  const vienna = { street: 'Praterstraße 1', zip: '1020', city: 'Wien', country: 'AT' } as const;
  const abroad = (command: Command): Command => {
    const made = own(command);
    if (made.type !== 'submitAddresses') return made;
    const contractAddress = { ...made.addresses.contractAddress, ...vienna };
    return { ...made, addresses: { ...made.addresses, contractAddress } };
  };
  await playCommands(test, offerId, abroad, wayTo('handover'));
  const shipments = async () => shipmentsSchema.parse(await succeed(desk.get(deskApi.shipments(offerId))));
  expect((await shipments()).proposals[0]?.place).toEqual(expect.arrayContaining(['1020 Wien', 'Österreich']));

  const wanted = { direction: 'inbound', carrier: 'dhl', parcels: [{ weight: 12 }] };
  const checked = await succeed(desk.post(deskApi.checkShipment(offerId), wanted));
  expect(checkedShipmentSchema.parse(checked).isAsked).toBe(false);
  await succeed(desk.post(deskApi.createShipment(offerId), { id: randomUUID(), ...wanted }));
  await test.runJobs();
  expect(carrier.made).toEqual([]);
  const label = (await shipments()).shipments[0]?.parcels[0]?.label;
  const file = await desk.get(deskApi.upload(label?.url ?? ''));
  expect(await pdfText(file.rawPayload)).toContain('Österreich');
});
