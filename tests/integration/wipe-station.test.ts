import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { reportCalls, reportsSchema, takenReportsSchema } from '#contract/devices/erasure-reports.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { scansAnswerSchema } from '#contract/devices/units.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { blanccoReport, filledTemplate, nwipeLog } from '#tests/factories/erasure-reports.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { inquiring, onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'loeschplatz@example.org';
const station = { serial: 'LOESCHPLATZ7' };

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-21T18:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

/** Its sale is settled, and the PC sold to somebody who sells it to us again. */
async function settled({ offerId, send }: Awaited<ReturnType<typeof onePc>>) {
  await send('finishDeletion', { fromUnits: true });
  await playCommands(test, offerId, ownCommand(offerId, email), ['startTesting', 'finishTesting', 'skipAdjustingBid']);
}

/** What the station says of a drive that somebody plugged into it. */
const atStation = (drive: string) =>
  filledTemplate([{ Seriennummer: drive, 'Seriennummer des Geräts': station.serial }]);

/** A PC that came on 20 Nov, its deletion begun, with one drive that is noted in it, or in no device. */
async function onePc(mark: string, { isLoose = false } = {}) {
  const offerId = newOfferId();
  const [serial, drive] = [`CZC${mark}0001`, `S3Z${mark}00001`];
  const goods = { id: `item-${randomUUID()}`, freetext: 'HP ProDesk', title: 'HP ProDesk', quantity: 1 };
  const items = [{ ...goods, serialNumbers: [serial] }];
  await storeSale(test, offerId, inquiring(offerId, email, { items }), onTheWay);
  const scans = [{ id: randomUUID(), at: '2026-11-20T13:00:00.000Z', code: serial }];
  const { made } = scansAnswerSchema.parse(await succeed(desk.post(deskApi.scan(offerId), { scans })));
  const plate = made[0]?.plate ?? '';
  const send = (call: string, body: object = {}) => succeed(desk.post(deskApi.command(call, offerId), body));
  await send('confirmScopeOfSupply', { fromUnits: true });
  await send('startDeletion');
  const described = { mediumId: randomUUID(), serial: drive, model: 'PM883', mediaType: 'ssdSata' };
  await succeed(desk.post(mediaCalls.add(offerId), { ...described, ...(!isLoose && { plate }) }));
  return { offerId, serial, drive, plate, send };
}

const handIn = async (content: string) =>
  takenReportsSchema.parse(await succeed(desk.upload(reportCalls.upload, [{ name: 'lauf.xml', content }]))).reports[0];
const mediaOf = async (offerId: string) =>
  mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId)))).media.map(({ result }) => result);
const rowOf = async (serial: string) =>
  reportsSchema
    .parse(await succeed(desk.get(reportCalls.list)))
    .reports.flatMap(({ rows }) => rows)
    .find((row) => row.serial === serial);

async function certificateOf(offerId: string): Promise<string> {
  await test.runJobs();
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  const { documents } = z.object({ data: wholeOfferViewSchema }).parse(answer).data;
  const url = documents.find(({ kind }) => kind === 'deletionCertificate')?.url ?? '';
  return pdfText((await seller.get(url)).rawPayload);
}

describe('a certificate of drives that were erased at a wipe station', () => {
  it('names the device by the number that it has here, and the station beside it as a tool', async () => {
    const { offerId, serial, drive, send } = await onePc('NAM');
    expect(await handIn(atStation(drive))).toMatchObject({ erased: 1, waiting: 0 });
    await send('finishDeletion', { fromUnits: true });
    const text = await certificateOf(offerId);
    expect(text).toContain(serial);
    expect(text).toContain(`Station: ${station.serial}`);
    expect(text).not.toContain(`Geräts: ${station.serial}`);
  });

  it('names no device where nobody knows in what the drive was', async () => {
    const { offerId, drive, send } = await onePc('LOS', { isLoose: true });
    await handIn(atStation(drive));
    await send('finishDeletion', { fromUnits: true });
    const text = await certificateOf(offerId);
    expect(text).toContain(drive);
    expect(text).not.toContain(station.serial);
  });

  it('does so too where another system records it and calls the station its device', async () => {
    const { offerId, serial, drive, plate, send } = await onePc('ERP');
    await handIn(atStation(drive));
    const said = { serial: drive, model: 'PM883', method: 'Sanitize', result: 'erased', plate, parentDevice: station };
    // Nor is it believed of a day on which the goods were not here (DEL-01).
    const early = { ...said, finishedAt: '2025-11-20T13:00:00.000Z' };
    const refused = await desk.post(deskApi.command('finishDeletion', offerId), { media: [early] });
    const fields = { 'media.0.finishedAt': expect.any(String) };
    expect(refused.json()).toMatchObject({ code: 'erasureTimeImpossible', fields });
    await send('finishDeletion', { media: [said] });
    const text = await certificateOf(offerId);
    expect(text).toContain(serial);
    expect(text).toContain(`Station: ${station.serial}`);
    expect(text).not.toContain(`Geräts: ${station.serial}`);
  });
});

it('a device that comes to us once more is the one of the open sale: reports say nothing of the settled one', async () => {
  const before = await onePc('OFT');
  await handIn(atStation(before.drive));
  await settled(before);
  const { offerId, serial, drive } = await onePc('OFT');
  const added = blanccoReport([{ serial: 'S9OFT0000001' }], { serial });
  expect(await handIn(added)).toMatchObject({ erased: 1, waiting: 0 });
  expect(await handIn(nwipeLog([{ serial: drive }]))).toMatchObject({ erased: 1, waiting: 0 });
  expect([await mediaOf(before.offerId), await mediaOf(offerId)]).toEqual([['erased'], ['erased', 'erased']]);
});

describe('a run that the goods cannot have had while they were here', () => {
  const [lastWeek, nextDay] = ['2026-11-13', '2026-11-22'];
  const run = (serial: string, day: string, system = station) =>
    blanccoReport([{ serial, start: `${day}T10:00:00+0100`, end: `${day}T11:00:00+0100` }], system);

  it('waits where it was last week, says when the goods came, and is believed once somebody vouches for it', async () => {
    const { offerId, drive } = await onePc('ALT');
    expect(await handIn(run(drive, lastWeek))).toMatchObject({ erased: 0, waiting: 1 });
    expect(await mediaOf(offerId)).toEqual([undefined]);
    const row = await rowOf(drive);
    expect(row).toMatchObject({
      ...{ waitsFor: 'beforeArrival', startedAt: '2026-11-13T09:00:00.000Z' },
      arrivedAt: '2026-11-20T13:00:00.000Z',
    });
    const refused = await desk.post(deskApi.command('finishDeletion', offerId), { fromUnits: true });
    expect(refused.json()).toMatchObject({ code: 'runsWaiting' });
    const { media } = mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId))));
    const link = { rowIds: [row?.id], mediumId: media[0]?.id, reason: 'Uhr der Station stand eine Woche nach' };
    await succeed(desk.post(reportCalls.link, link));
    expect(await mediaOf(offerId)).toEqual(['erased']);
  });

  it('puts no drive into a device that was not here yet', async () => {
    const { offerId, serial } = await onePc('NEU');
    expect(await handIn(run('S9NEU0000001', lastWeek, { serial }))).toMatchObject({ waiting: 1 });
    expect(await rowOf('S9NEU0000001')).toMatchObject({ waitsFor: 'beforeArrival' });
    expect(await mediaOf(offerId)).toHaveLength(1);
  });

  it('waits where its day has not begun', async () => {
    const { offerId, drive } = await onePc('BLD');
    expect(await handIn(run(drive, nextDay))).toMatchObject({ waiting: 1 });
    expect(await rowOf(drive)).toMatchObject({ waitsFor: 'inFuture' });
    expect(await mediaOf(offerId)).toEqual([undefined]);
  });

  it('is believed on the day of their arrival, though the clock of the station says an hour before it', async () => {
    const { offerId, drive } = await onePc('TAG');
    expect(await handIn(nwipeLog([{ serial: drive }], '2026/11/20'))).toMatchObject({ erased: 1, waiting: 0 });
    expect(await mediaOf(offerId)).toEqual(['erased']);
  });

  it('waits too where its log tells local time and no zone', async () => {
    const { drive } = await onePc('LOG');
    expect(await handIn(nwipeLog([{ serial: drive }], '2026/11/19'))).toMatchObject({ erased: 0, waiting: 1 });
    expect(await rowOf(drive)).toMatchObject({ waitsFor: 'beforeArrival' });
  });
});
