import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { destructionCalls, openDestructionsSchema } from '#contract/devices/destruction.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { scansAnswerSchema } from '#contract/devices/units.ts';
import { loadState } from '#server/offers/store.ts';
import { inquiring, onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let [operator, witness]: HttpClient[] = [];
const by = (client: HttpClient | undefined) => {
  if (!client) throw new Error('Nobody is signed in');
  return client;
};

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  operator = await signInStaff(test);
  witness = await signInStaff(test, ['warehouse'], 'zweite@example.org');
});
afterAll(() => test.close());

const how = {
  ...{ securityLevel: 'H-4', protectionClass: 2, technique: 'geschreddert', particleSize: 'bis 2.000 mm²' },
  ...{ place: 'Halle 2', machine: 'HSM StoreEx', at: '2026-12-21T08:30:00.000Z', operator: 'Kim Muster' },
};

/** A sale whose deletion has begun, with a drive of its first device that could not be erased. */
async function failedDrive(mediaType = 'hdd') {
  const offerId = newOfferId();
  const itemId = `item-${randomUUID()}`;
  const items = [{ id: itemId, freetext: 'PC HP ProDesk', title: 'PC HP ProDesk', quantity: 1 }];
  await storeSale(test, offerId, inquiring(offerId, `${offerId}@example.org`, { items }), onTheWay);
  const scans = [{ id: randomUUID(), at: '2026-12-21T08:00:00.000Z', itemId }];
  const { made } = scansAnswerSchema.parse(await succeed(by(operator).post(deskApi.scan(offerId), { scans })));
  const plate = made[0]?.plate;
  await succeed(by(operator).post(`/desk/api/confirmScopeOfSupply/${offerId}`, { fromUnits: true }));
  await succeed(by(operator).post(`/desk/api/startDeletion/${offerId}`, {}));
  const medium = {
    mediumId: randomUUID(),
    plate,
    serial: `WD-${offerId.slice(-8)}`,
    mediaType,
    model: 'WD Gold',
  };
  const { media } = mediaSchema.parse(await succeed(by(operator).post(mediaCalls.add(offerId), medium)));
  return { offerId, mediumId: media[0]?.id ?? '' };
}

const record = (offerId: string, mediumId: string, destructionId: string) =>
  by(operator).post(destructionCalls.record(offerId), { destructionId, mediumIds: [mediumId], ...how });
const confirm = (who: HttpClient | undefined, offerId: string, destructionId: string) =>
  by(who).post(destructionCalls.witness(offerId), { destructionId, witness: 'Robin Zeuge' });
const finish = (offerId: string) => by(operator).post(`/desk/api/finishDeletion/${offerId}`, { fromUnits: true });

describe('a data carrier that is destroyed (DEL-01)', () => {
  it('is so on a day on which it was here: not before the goods came, and on none that has not begun', async () => {
    const { offerId, mediumId } = await failedDrive();
    const recorded = (at: string) =>
      by(operator).post(destructionCalls.record(offerId), {
        ...{ destructionId: randomUUID(), mediumIds: [mediumId], ...how, at },
      });
    for (const at of ['2026-12-14T08:30:00.000Z', '2026-12-22T08:30:00.000Z'])
      expect((await recorded(at)).json()).toMatchObject({ code: 'destructionTimeImpossible' });
    await succeed(recorded('2026-12-21T07:00:00.000Z'));
  });

  it('is destroyed by the class of its own material: of flash memory E, not H', async () => {
    const { offerId, mediumId } = await failedDrive('nvme');
    const recorded = (securityLevel: string) =>
      by(operator).post(destructionCalls.record(offerId), {
        ...{ destructionId: randomUUID(), mediumIds: [mediumId], ...how, securityLevel },
      });
    expect((await recorded('H-4')).json()).toMatchObject({ code: 'destructionClassUnfit' });
    await succeed(recorded('E-4'));
  });

  it('counts as destroyed once a second person with another log-in has seen it, and not before', async () => {
    const { offerId, mediumId } = await failedDrive();
    const destructionId = randomUUID();
    await succeed(record(offerId, mediumId, destructionId));
    expect((await finish(offerId)).json()).toMatchObject({ code: 'mediumNotErased' });
    expect((await confirm(operator, offerId, destructionId)).json()).toMatchObject({ code: 'destructionOwn' });
    await succeed(confirm(witness, offerId, destructionId));
    await succeed(confirm(witness, offerId, destructionId));
    expect((await record(offerId, mediumId, randomUUID())).json()).toMatchObject({ code: 'destructionTaken' });
    await succeed(finish(offerId));
    const { deletion } = (await loadState(test.deps.db, offerId))?.state ?? {};
    expect(deletion?.media).toMatchObject([
      { result: 'destroyed', destruction: { operator: 'Kim Muster', witness: 'Robin Zeuge', securityLevel: 'H-4' } },
    ]);
  });

  it('is free again where it was recorded in error, and nobody confirms what was taken back', async () => {
    const { offerId, mediumId } = await failedDrive();
    const destructionId = randomUUID();
    await succeed(record(offerId, mediumId, destructionId));
    await succeed(record(offerId, mediumId, destructionId));
    const open = openDestructionsSchema.parse(await succeed(by(witness).get(destructionCalls.open(offerId))));
    expect(open.destructions).toMatchObject([{ id: destructionId, isOwn: false, mediumIds: [mediumId] }]);
    await succeed(by(operator).post(destructionCalls.withdraw(offerId), { destructionId }));
    expect((await confirm(witness, offerId, destructionId)).json()).toMatchObject({ code: 'destructionOver' });
    await succeed(record(offerId, mediumId, randomUUID()));
  });

  it('stands in the work list until the second person has said so, or it was taken back', async () => {
    const { offerId, mediumId } = await failedDrive();
    const notes = async () => {
      const { rows } = queueSchema.parse(await succeed(by(witness).get(`${deskApi.queue}?tab=blocked`)));
      return rows.find(({ id }) => id === offerId)?.notes;
    };
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await notes()).toBeUndefined();
    await succeed(record(offerId, mediumId, first));
    const wanted = { isBlocking: true, text: 'Vernichtung: zweite Person bestätigt', view: 'loeschung' };
    expect(await notes()).toEqual([wanted]);
    await succeed(by(operator).post(destructionCalls.withdraw(offerId), { destructionId: first }));
    expect(await notes()).toBeUndefined();
    await succeed(record(offerId, mediumId, second));
    expect(await notes()).toEqual([wanted]);
    await succeed(confirm(witness, offerId, second));
    expect(await notes()).toBeUndefined();
  });

  it('belongs to its own sale', async () => {
    const [one, other] = [await failedDrive(), await failedDrive()];
    expect((await record(one.offerId, other.mediumId, randomUUID())).statusCode).toBe(404);
    const destructionId = randomUUID();
    await succeed(record(one.offerId, one.mediumId, destructionId));
    expect((await confirm(witness, other.offerId, destructionId)).statusCode).toBe(404);
  });
});

describe('a data carrier whose proof lacks something (DEL-01)', () => {
  it('says what, takes exactly that, within the stay of the goods, and is certified', async () => {
    const { offerId, mediumId } = await failedDrive('nvme');
    const change = (more: object) =>
      by(operator).post(mediaCalls.change(offerId), { mediumId, reason: 'Protokoll der Station', ...more });
    const missing = async () =>
      mediaSchema.parse(await succeed(by(operator).get(mediaCalls.media(offerId)))).media[0]?.missing;
    const erased = (finishedAt: string) => ({
      result: 'erased',
      technique: 'nvmeSanitize',
      toolName: 'nvme-cli',
      finishedAt,
    });
    for (const at of ['2026-12-14T08:30:00.000Z', '2026-12-22T08:30:00.000Z'])
      expect((await change({ erasure: erased(at) })).json()).toMatchObject({ code: 'erasureTimeImpossible' });
    await succeed(change({ erasure: erased('2026-12-21T08:30:00.000Z') }));
    expect(await missing()).toEqual(['verification']);
    expect((await finish(offerId)).json()).toMatchObject({ code: 'recordIncomplete' });
    const said = await change({ completes: { verification: 'full', finishedAt: '2026-12-21T08:40:00.000Z' } });
    expect(said.json()).toMatchObject({ code: 'mediumSaid', fields: { finishedAt: expect.any(String) } });
    await succeed(change({ completes: { verification: 'full', validator: 'Ada Wolf' } }));
    expect(await missing()).toEqual([]);
    await succeed(finish(offerId));
  });
});
