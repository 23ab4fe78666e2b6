// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { reportCalls, reportsSchema, takenReportsSchema } from '#contract/devices/erasure-reports.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { scansAnswerSchema } from '#contract/devices/units.ts';
import { filledTemplate } from '#tests/factories/erasure-reports.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { saleInDeletion } from '#tests/support/sale-at-receipt.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

async function handIn(content: string) {
  const answer = await succeed(desk.upload(reportCalls.upload, [{ name: 'bericht.csv', content }]));
  return takenReportsSchema.parse(answer).reports;
}

/** A sale of which one server has arrived. */
async function arrived() {
  const { offerId, itemIds } = await saleInDeletion(test, 'pruefung@example.org');
  const scans = [{ id: randomUUID(), at: '2026-11-23T08:59:00.000Z', itemId: itemIds[0] }];
  const { made } = scansAnswerSchema.parse(await succeed(desk.post(deskApi.scan(offerId), { scans })));
  return { offerId, plate: made[0]?.plate ?? '' };
}

const rows = async () =>
  reportsSchema.parse(await succeed(desk.get(reportCalls.list))).reports.flatMap((report) => report.rows);

describe('a report that was damaged or made to harm (DEL-03)', () => {
  const nul = String.fromCharCode(0);

  it('is kept and read also where characters stand in it that no database takes', async () => {
    const padded = { Seriennummer: `NUL0001${nul}${nul}`, Modell: `PM${nul}883` };
    const broken = { Seriennummer: `NUL${nul}0002`, Modell: 'PM884' };
    const [taken] = await handIn(filledTemplate([padded, broken]));
    expect(taken).toMatchObject({ waiting: 2 });
    const kept = (await rows()).filter(({ title }) => title.includes('PM'));
    expect(kept.map(({ serial, title, waitsFor }) => [serial, title, waitsFor])).toEqual([
      ['NUL0001', 'Seagate PM 883', 'unknownSerial'],
      [undefined, 'Seagate PM884', 'serialMissing'],
    ]);
  });

  it('with a number longer than any names no carrier, and the others of its file count', async () => {
    const { offerId } = await saleInDeletion(test, 'bericht@example.org');
    const add = { mediumId: randomUUID(), serial: 'ZC100001', mediaType: 'hdd' };
    await succeed(desk.post(mediaCalls.add(offerId), add));
    const long = Array.from({ length: 400 }, () => randomUUID()).join('');
    const [taken] = await handIn(
      filledTemplate([
        { Seriennummer: long, Modell: long },
        {
          Seriennummer: add.serial,
          'Kapazität (Byte)': '4000,5',
          Beginn: '23.11.2026 08:00',
          Ende: '23.11.2026 09:00',
        },
      ]),
    );
    expect(taken).toMatchObject({ erased: 1, waiting: 1 });
    const { media } = mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId))));
    expect(media).toMatchObject([{ serial: add.serial, result: 'erased' }]);
    expect(media[0]).not.toHaveProperty('capacityBytes');
  });
});

describe('a hardware audit that was made to harm', () => {
  it('is kept without halves of characters and with whole bytes', async () => {
    const { offerId, plate } = await arrived();
    const half = String.fromCharCode(0xd83d);
    const drive = {
      class: 'disk',
      id: 'disk:0',
      product: `PM981${half}`,
      serial: `S4E${half}1`,
      size: 256_060_514_304.5,
    };
    const file = JSON.stringify({ id: 'pc', class: 'system', product: `${'x'.repeat(119)}😀`, children: [drive] });
    await succeed(desk.post(deskApi.recordAudit(offerId), { plate, file }));
    const { media } = mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId))));
    expect(media).toMatchObject([{ plate, capacityBytes: 256_060_514_305 }]);
  });
});
