import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueCountsSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { packagingCalls, packagingSchema } from '#contract/parcels/packaging.ts';
import { sentValues } from '#contract/settings/setting-forms.ts';
import { settingCalls } from '#contract/settings/settings.ts';
import { append } from '#server/offers/store.ts';
import { deleteSale } from '#server/retention/delete-sale.ts';
import { offerIn } from '#tests/factories/offer-in-phase.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const box = 'Karton 60 × 40 × 40 cm';
let test: TestApp;
let owner: HttpClient;
let warehouse: HttpClient;
const offerId = newOfferId();
beforeAll(async () => {
  test = await startTestApp();
  owner = await signInStaff(test, ['admin'], 'chefin@example.org');
  warehouse = await signInStaff(test, ['warehouse'], 'lager@example.org');
  const { state: after, events } = offerIn('handover');
  const nothingElse = { before: undefined, facts: {}, issued: [], by: undefined, keeping: undefined, calls: [] };
  await test.deps.database.transaction((tx) => append(tx, { id: offerId, events, after, ...nothingElse }));
});
afterAll(() => test.close());

const read = async (by = warehouse) => packagingSchema.parse(await succeed(by.get(packagingCalls.list)));
const stock = async () => (await read()).kinds.map(({ kind, stock: there }) => [kind, there]);
const low = async (by: HttpClient) =>
  queueCountsSchema.parse(await succeed(by.get(deskApi.queueCounts))).lowPackaging?.map(({ kind }) => kind);
const book = (why: string, pieces: number, id = randomUUID(), kind = box) =>
  warehouse.post(packagingCalls.record, { id, kind, why, pieces });
const dispatch = (pieces: number, kind = box, trackingNumbers = ['01015026003653C']) =>
  warehouse.post(`/desk/api/dispatchPackaging/${offerId}`, { trackingNumbers, material: [{ kind, pieces }] });
const name = async (kinds: string, basedOn: number) =>
  succeed(owner.post(settingCalls.change, { key: 'packaging', basedOn, values: sentValues({ kinds }) }));

it('is what was delivered less what was sent, and whoever sends it is told what runs short', async () => {
  expect(await read()).toEqual({ kinds: [], movements: [] });
  expect((await book('delivered', 5)).json()).toMatchObject({
    fields: { kind: expect.stringContaining('nicht mehr') },
  });
  await name(`${box}; 20\nPolster; 0`, 0);
  expect(await low(warehouse)).toEqual([box]);
  const id = randomUUID();
  await succeed(book('delivered', 30, id));
  await succeed(book('delivered', 30, id));
  expect(await stock()).toEqual([
    [box, 30],
    ['Polster', 0],
  ]);
  expect(await low(warehouse)).toBeUndefined();
  expect((await dispatch(12, 'Kiste')).json()).toMatchObject({ code: 'invalidBody' });
  await succeed(dispatch(12));
  // The same once more is told to nobody, and takes nothing.
  await succeed(dispatch(12));
  expect((await read()).kinds[0]).toEqual({ kind: box, minimum: 20, stock: 18 });
  expect([await low(warehouse), await low(owner)]).toEqual([[box], undefined]);
  const { movements } = await read(owner);
  expect(movements.find(({ why }) => why === 'sent')).toMatchObject({
    ...{ kind: box, pieces: -12, by: 'lager@example.org' },
    sale: { id: offerId, number: expect.any(String) },
  });
});

it('is what somebody counted, with the difference as a movement of its own', async () => {
  await succeed(book('counted', 16));
  expect((await read()).kinds[0]?.stock).toBe(16);
  expect((await read()).movements.find(({ why }) => why === 'counted')?.pieces).toBe(-2);
  await Promise.all([succeed(book('counted', 40)), succeed(book('counted', 40))]);
  expect((await read()).kinds[0]?.stock).toBe(40);
});

it('follows the owner’s minimum at once, and a sale that is deleted brings nothing back', async () => {
  await name(`${box}; 50`, 1);
  expect(await low(warehouse)).toEqual([box]);
  await test.deps.database.transaction((tx) => deleteSale(test.deps, tx, offerId));
  expect((await read()).kinds[0]?.stock).toBe(40);
  const accountant = await signInStaff(test, ['accounting'], 'buch@example.org');
  expect((await accountant.get(packagingCalls.list)).statusCode).toBe(404);
});
