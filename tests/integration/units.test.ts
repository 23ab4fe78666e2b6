import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueSchema } from '#contract/desk/desk-queue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { foundUnitsSchema, goodsInSchema, scansAnswerSchema, unitPageSchema } from '#contract/devices/units.ts';
import { settingCalls } from '#contract/settings/settings.ts';
import { loadEvents, loadState } from '#server/offers/store.ts';
import { inquiring, onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const serial = (index: number) => `5CG${String(index).padStart(7, '0')}`;

/** A sale of notebooks with serial numbers and of monitors without. */
async function sale({ named = 3, nameless = 2 } = {}) {
  const offerId = newOfferId();
  const [notebooks, monitors] = [`item-${randomUUID()}`, `item-${randomUUID()}`];
  const items = [
    {
      ...{ id: notebooks, freetext: 'Notebook Lenovo T480', title: 'Notebook Lenovo T480', quantity: named },
      serialNumbers: Array.from({ length: named }, (_, index) => serial(index)),
    },
    { id: monitors, freetext: 'Monitor Dell P2419H', title: 'Monitor Dell P2419H', quantity: nameless },
  ];
  await storeSale(test, offerId, inquiring(offerId, `${offerId}@example.org`, { items }), onTheWay);
  return { offerId, notebooks, monitors };
}

const at = '2026-12-21T08:59:00.000Z';
const scanOf = (code: string, more: object = {}) => ({ id: randomUUID(), at, code, ...more });

async function send(offerId: string, scans: readonly object[]) {
  return scansAnswerSchema.parse(await succeed(desk.post(deskApi.scan(offerId), { scans: [...scans] })));
}
async function goodsIn(offerId: string) {
  return goodsInSchema.parse(await succeed(desk.get(deskApi.goodsIn(offerId))));
}
const kinds = ({ scans }: Awaited<ReturnType<typeof send>>) => scans.map(({ kind }) => kind);

describe('the ramp', () => {
  it('counts each announced serial once, and says so the second time', async () => {
    const { offerId, notebooks } = await sale();
    const first = await send(offerId, [scanOf(serial(0)), scanOf(serial(1).toLowerCase()), scanOf(serial(0))]);
    expect(kinds(first)).toEqual(['arrived', 'arrived', 'again']);
    const { units } = await goodsIn(offerId);
    expect(units.map((unit) => [unit.itemId, unit.serial])).toEqual([
      [notebooks, serial(0)],
      [notebooks, serial(1)],
    ]);
  });

  it('counts a scan once, however often and in whatever order it is sent', async () => {
    const { offerId } = await sale({ named: 1_000, nameless: 1 });
    const made = Array.from({ length: 1_000 }, (_, index) => scanOf(serial(index)));
    const doubled = [...made, ...made].sort((one, other) => one.id.slice(4).localeCompare(other.id.slice(4)));
    const batches = Array.from({ length: 100 }, (_, index) => doubled.slice(index * 20, index * 20 + 20));
    const answers = await Promise.all(batches.map((batch) => send(offerId, batch)));
    expect(answers.flatMap((answer) => answer.made)).toHaveLength(1_000);
    expect(new Set(answers.flatMap(kinds))).toEqual(new Set(['arrived']));
    expect((await goodsIn(offerId)).units).toHaveLength(1_000);
  });

  it('counts a device once by its long barcode and its serial number, and finds it by either', async () => {
    const { offerId, monitors } = await sale();
    const long = '1S20XW004AGEPF2ABC01';
    const counted = await send(offerId, [
      scanOf(long, { itemId: monitors }),
      scanOf('PF2ABC01', { itemId: monitors }),
      scanOf('PF2\u00adABC\u200b01', { itemId: monitors }),
      scanOf('PF2ABC02', { itemId: monitors }),
    ]);
    expect(kinds(counted)).toEqual(['arrived', 'again', 'again', 'arrived']);
    const [one, other] = counted.made;
    for (const number of [long, 'PF2ABC01', 'pf2\u200babc01']) {
      const asked = new URLSearchParams({ number });
      const { units } = foundUnitsSchema.parse(await succeed(desk.get(`${deskApi.findUnits}?${asked}`)));
      expect(units.map(({ plate }) => plate)).toContain(one?.plate);
    }
    const change = { plate: other?.plate, serial: 'PF2\u00a0ABC01' };
    expect((await desk.post(deskApi.changeUnit(offerId), change)).json()).toMatchObject({ code: 'unitSerialTaken' });
  });

  it('tells at once which other sale has a device too, announced or here, until that is over', async () => {
    const [one, other] = [await sale({ named: 1 }), await sale({ named: 1 })];
    const { scans } = await send(one.offerId, [scanOf(serial(0)), scanOf('ZWEIMAL-1', { itemId: one.monitors })]);
    expect(scans[0]?.alsoIn).toContainEqual({ offerId: other.offerId, sale: expect.any(String) });
    expect(scans[1]?.alsoIn).toBeUndefined();
    const second = await send(other.offerId, [scanOf('zweimal1', { itemId: other.monitors })]);
    expect(second.scans[0]?.alsoIn?.map(({ offerId }) => offerId)).toEqual([one.offerId]);
    // By a code that only a number here tells to be the device.
    const third = await send(other.offerId, [scanOf(`1S20XW004AGE${serial(0)}`)]);
    expect(third.scans[0]).toMatchObject({
      kind: 'arrived',
      alsoIn: expect.arrayContaining([{ offerId: one.offerId, sale: expect.any(String) }]),
    });
  });

  it('offers the places that the owner names as soon as they are, keeps one that is gone, and says who put a device where', async () => {
    const { offerId } = await sale();
    const [unit] = (await send(offerId, [scanOf(serial(0))])).made;
    const plate = unit?.plate ?? '';
    expect((await goodsIn(offerId)).places).toEqual([]);
    const name = (basedOn: number, value: string) =>
      succeed(desk.post(settingCalls.change, { key: 'storagePlaces', basedOn, values: [{ name: 'places', value }] }));
    await name(0, 'A-01\n A-02\nA-01');
    expect((await goodsIn(offerId)).places).toEqual(['A-01', 'A-02', 'Akku-Sperrplatz']);
    const put = { plate, place: 'A-02' };
    const page = unitPageSchema.parse(await succeed(desk.post(deskApi.changeUnit(offerId), put)));
    expect([page.unit.place, page.places, page.history.at(-1)?.text]).toEqual([
      ...['A-02', ['A-01', 'A-02', 'Akku-Sperrplatz']],
      expect.stringContaining('Platz A-02'),
    ]);
    await name(1, 'B-07');
    expect(unitPageSchema.parse(await succeed(desk.get(deskApi.unit(plate))))).toMatchObject({
      ...{ unit: { place: 'A-02' }, places: ['B-07', 'Akku-Sperrplatz'] },
    });
    const none = { key: 'storagePlaces', basedOn: 2, values: null };
    await succeed(desk.post(settingCalls.change, none));
    expect((await goodsIn(offerId)).places).toEqual([]);
  });

  it('takes a scan back, also when the word for it comes first', async () => {
    const { offerId } = await sale();
    const [one, other] = [scanOf(serial(0)), scanOf(serial(1))];
    const early = await send(offerId, [{ id: randomUUID(), at, undo: other.id }, one, other]);
    expect(kinds(early)).toEqual(['undone', 'arrived', 'undone']);
    const [plate] = early.scans[1]?.plates ?? [];
    const back = { id: randomUUID(), at, undo: one.id };
    expect((await send(offerId, [back, back])).removed).toHaveLength(1);
    expect((await goodsIn(offerId)).units).toEqual([]);
    // The plate that was printed sticks on the device.
    const again = scanOf(serial(0));
    expect((await send(offerId, [again])).scans).toMatchObject([{ kind: 'arrived', plates: [plate] }]);
    const atOnce = await send(offerId, [{ id: randomUUID(), at, undo: again.id }, scanOf(serial(0))]);
    expect([atOnce.removed, atOnce.scans[1]?.plates]).toEqual([[], [plate]]);
    expect((await goodsIn(offerId)).units.map((unit) => unit.plate)).toEqual([plate]);
  });

  it('takes back that a parcel is here', async () => {
    const { offerId } = await sale();
    const [{ number = '' } = {}, ...others] = (await goodsIn(offerId)).parcels;
    const parcel = scanOf(number);
    expect(kinds(await send(offerId, [parcel]))).toEqual(['parcel']);
    expect((await goodsIn(offerId)).parcels).toEqual([{ number, arrivedAt: expect.any(String) }, ...others]);
    await send(offerId, [{ id: randomUUID(), at, undo: parcel.id }]);
    expect((await goodsIn(offerId)).parcels).toEqual([{ number }, ...others]);
  });

  it('closes the receipt with what was counted, unit by unit, and with nothing else', async () => {
    const { offerId, notebooks, monitors } = await sale();
    await send(offerId, [
      scanOf(serial(0)),
      scanOf('MON-1', { itemId: monitors }),
      scanOf('XYZ-9', { unannounced: true }),
    ]);
    const byHand = { lines: [{ itemId: notebooks, received: 3 }] };
    expect((await desk.post(`/desk/api/confirmScopeOfSupply/${offerId}`, byHand)).json()).toMatchObject({
      code: 'unitsDiffer',
    });
    await succeed(desk.post(`/desk/api/confirmScopeOfSupply/${offerId}`, { fromUnits: true, note: 'Palette 1' }));
    const { receipt } = (await loadState(test.deps.db, offerId))?.state ?? {};
    expect(receipt).toMatchObject({
      lines: [
        { itemId: notebooks, received: 1 },
        { itemId: monitors, received: 1 },
      ],
      foreign: [{ description: 'Nicht angekündigtes Gerät, Seriennummer XYZ-9', units: 1 }],
      note: 'Palette 1',
    });
    expect(receipt?.units?.map((unit) => unit.serial)).toEqual([serial(0), 'MON-1', 'XYZ-9']);
    expect((await goodsIn(offerId)).receipt).toMatchObject({ isCurrent: true });
    await send(offerId, [scanOf(serial(1))]);
    expect((await goodsIn(offerId)).receipt).toMatchObject({ isCurrent: false });
    await succeed(desk.post(`/desk/api/confirmScopeOfSupply/${offerId}`, { fromUnits: true }));
    const types = (await loadEvents(test.deps.db, offerId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'scopeOfSupplyConfirmed')).toHaveLength(2);
  });

  it('refuses scans once the goods are tested', async () => {
    const { offerId } = await sale();
    await send(offerId, [scanOf(serial(0))]);
    for (const [command, body] of [
      ['confirmScopeOfSupply', { fromUnits: true }],
      ['skipDeletion', { reason: 'noMedia' }],
      ['startTesting', {}],
    ] as const)
      await succeed(desk.post(`/desk/api/${command}/${offerId}`, body));
    const { lines } = (await loadState(test.deps.db, offerId))?.state.receipt ?? { lines: [] };
    const results = lines.flatMap(({ itemId, received }) => (received > 0 ? [{ itemId, result: 'passed' }] : []));
    await succeed(desk.post(`/desk/api/finishTesting/${offerId}`, { lines: results }));
    const late = await desk.post(deskApi.scan(offerId), { scans: [scanOf(serial(1))] });
    expect(late.json()).toMatchObject({ status: 409, code: 'notAllowedInPhase' });
  });
});

describe('a unit', () => {
  it('waits, lies apart with a damaged battery (LOG-11), and its history says who did it', async () => {
    const { offerId } = await sale();
    const { made } = await send(offerId, [scanOf(serial(0))]);
    const plate = made[0]?.plate ?? '';
    await succeed(desk.post(deskApi.changeUnit(offerId), { plate, hold: 'Deckel fehlt' }));
    await succeed(desk.post(deskApi.changeUnit(offerId), { plate, batteryDamaged: true }));
    const page = unitPageSchema.parse(await succeed(desk.get(deskApi.unit(plate))));
    expect(page.unit).toMatchObject({
      hold: { reason: 'Deckel fehlt' },
      batteryDamaged: true,
      place: 'Akku-Sperrplatz',
    });
    expect(page.history.map(({ text }) => text)).toEqual(['Angekommen', 'angehalten: Deckel fehlt', 'Akku beschädigt']);
    expect(new Set(page.history.map(({ by }) => by))).toEqual(new Set(['desk@example.org']));
    for (const number of [plate.toLowerCase(), serial(0)]) {
      const { units } = foundUnitsSchema.parse(await succeed(desk.get(`${deskApi.findUnits}?number=${number}`)));
      expect(units).toContainEqual(expect.objectContaining({ plate, offerId }));
      const { rows } = queueSchema.parse(await succeed(desk.get(`${deskApi.queue}?tab=all&search=${number}`)));
      expect(rows.map(({ id }) => id)).toContain(offerId);
    }
  });

  it('goes to no line that is full, and takes no serial of another', async () => {
    const { offerId, notebooks } = await sale({ named: 1 });
    const { made } = await send(offerId, [scanOf(serial(0)), scanOf('XYZ-9', { unannounced: true })]);
    const plate = made[1]?.plate ?? '';
    const change = async (body: object) => (await desk.post(deskApi.changeUnit(offerId), { plate, ...body })).json();
    expect(await change({ itemId: notebooks })).toMatchObject({ code: 'unitLineFull' });
    expect(await change({ serial: serial(0) })).toMatchObject({ code: 'unitSerialTaken' });
    const other = await sale();
    const elsewhere = await desk.post(deskApi.changeUnit(other.offerId), { plate, note: 'x' });
    expect(elsewhere.statusCode).toBe(404);
  });

  it('takes the serial of one that was taken back', async () => {
    const { offerId, monitors } = await sale({ named: 1 });
    const mistaken = scanOf(serial(0));
    const { made } = await send(offerId, [mistaken, scanOf('MON-1', { itemId: monitors })]);
    await send(offerId, [{ id: randomUUID(), at, undo: mistaken.id }]);
    await succeed(desk.post(deskApi.changeUnit(offerId), { plate: made[1]?.plate, serial: serial(0) }));
    expect((await goodsIn(offerId)).units).toMatchObject([{ itemId: monitors, serial: serial(0) }]);
  });
});
