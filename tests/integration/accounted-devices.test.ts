import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { reportCalls, reportsSchema } from '#contract/devices/erasure-reports.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { scansAnswerSchema } from '#contract/devices/units.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import type { ItemConfiguration } from '#domain/catalogue/item-configuration.ts';
import { blanccoReport } from '#tests/factories/erasure-reports.ts';
import { inquiring, onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'sieben@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-21T18:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

const ssd = {
  working: true,
  packagingAvailable: true,
  drives: [{ count: 1, kind: 'ssd' as const, capacity: '512 GB' }],
};

/** Seven notebooks that are declared with an SSD each, on their way. */
async function sevenNotebooks(mark: string, configuration: ItemConfiguration = ssd) {
  const offerId = newOfferId();
  const itemId = `item-${randomUUID()}`;
  const serials = Array.from({ length: 7 }, (_, index) => `PF${mark}${index + 1}XYZ`);
  const goods = { id: itemId, freetext: 'ThinkPad T480', title: 'ThinkPad T480', quantity: 7, configuration };
  await storeSale(
    test,
    offerId,
    inquiring(offerId, email, { items: [{ ...goods, serialNumbers: serials }] }),
    onTheWay,
  );
  const send = (call: string, body: object = {}) => desk.post(deskApi.command(call, offerId), body);
  const scan = async (codes: readonly string[]) => {
    const scans = codes.map((code) => ({ id: randomUUID(), at: '2026-11-20T08:00:00.000Z', code }));
    const { made } = scansAnswerSchema.parse(await succeed(desk.post(`/desk/api/scan/${offerId}`, { scans })));
    return made.map(({ plate }) => plate);
  };
  return { offerId, itemId, serials, send, scan };
}

const proven = {
  ...{ result: 'erased', technique: 'ataSanitizeBlock', verification: 'full', operator: 'Kim Kern' },
  finishedAt: '2026-11-21T08:00:00.000Z',
};

/** A drive that somebody found in a device and saw erased. */
async function erasedDrive(offerId: string, plate: string | undefined, serial: string) {
  const mediumId = randomUUID();
  const described = { mediumId, plate, serial, model: 'PM883', mediaType: 'ssdSata' };
  await succeed(desk.post(mediaCalls.add(offerId), described));
  await succeed(desk.post(mediaCalls.change(offerId), { mediumId, reason: 'Selbst gesehen', erasure: proven }));
}

const refusalOf = async (answer: ReturnType<HttpClient['post']>) =>
  z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() }).parse((await answer).json());

async function certificateOf(offerId: string): Promise<string> {
  await test.runJobs();
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  const { documents } = z.object({ data: wholeOfferViewSchema }).parse(answer).data;
  const url = documents.find(({ kind }) => kind === 'deletionCertificate')?.url ?? '';
  return pdfText((await seller.get(url)).rawPayload);
}

describe('seven devices that are declared with an SSD (DEL-01)', () => {
  it('get no certificate while nobody looked at six of them and an aborted run waits, and one that says what is true after that', async () => {
    const { offerId, itemId, serials, send, scan } = await sevenNotebooks('A');
    const plates = await scan(serials);
    await succeed(send('confirmScopeOfSupply', { fromUnits: true }));
    await succeed(send('startDeletion'));
    await erasedDrive(offerId, plates[0], 'SSD-A1');
    const aborted = blanccoReport([{ state: 'Aborted by user', cleanedSectors: 4_000 }], { serial: serials[1] ?? '' });
    await succeed(desk.upload(reportCalls.upload, [{ name: 'abbruch.xml', content: aborted }]));

    const waits = await refusalOf(send('finishDeletion', { fromUnits: true }));
    expect(waits).toMatchObject({ code: 'runsWaiting' });
    expect(Object.values(waits.fields ?? {})).toEqual([
      `Lauf über ohne Seriennummer in ${serials[1]}, aus abbruch.xml`,
    ]);
    const shown = mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId))));
    expect(shown.openRuns).toMatchObject([{ report: 'abbruch.xml', device: serials[1] }]);
    expect(shown.unaccounted.map(({ serial }) => serial)).toEqual(serials.slice(1));
    const { reports } = reportsSchema.parse(await succeed(desk.get(reportCalls.list)));
    const row = reports.flatMap(({ rows }) => rows).find(({ waitsFor }) => waitsFor === 'serialMissing');
    await succeed(desk.post(reportCalls.dismissRows, { rowIds: [row?.id], reason: 'Laufwerk war schon ausgebaut' }));

    const refused = await refusalOf(send('finishDeletion', { fromUnits: true }));
    expect(refused.code).toBe('devicesUnaccounted');
    expect(refused.fields?.[plates[1] ?? '']).toBe(
      `ThinkPad T480, Seriennummer ${serials[1]}: kein Datenträger erfasst und kein Grund genannt`,
    );
    expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual(plates.slice(1).toSorted());

    await erasedDrive(offerId, plates[6], 'SSD-A7');
    const without = plates.slice(1, 6).map((plate, at) => ({
      ...{ itemId, plate, reason: at === 0 ? ('mediaRemovedByCustomer' as const) : ('noMedia' as const) },
    }));
    const short = await refusalOf(send('finishDeletion', { fromUnits: true, withoutMedia: without.slice(1) }));
    expect(Object.keys(short.fields ?? {})).toEqual([plates[1]]);
    await succeed(send('finishDeletion', { fromUnits: true, withoutMedia: without }));
    const text = await certificateOf(offerId);
    const [erased = '', empty = ''] = text.split('Ohne Datenträger angekommen');
    for (const words of ['SSD-A1', 'SSD-A7', serials[0], serials[6]]) expect(erased).toContain(words);
    for (const serial of serials.slice(1, 6)) {
      expect(erased).not.toContain(serial);
      expect(empty).toContain(serial);
    }
    expect(empty).toContain('Datenträger vorher entnommen');
  });

  it('are held to their count where another system records them without our plates', async () => {
    const { offerId, itemId, send } = await sevenNotebooks('B');
    await succeed(send('confirmScopeOfSupply', { lines: [{ itemId, received: 7 }] }));
    await succeed(send('startDeletion'));
    const media = Array.from({ length: 7 }, (_, index) => ({
      ...{ serial: `SSD-B${index}`, model: 'PM883', method: 'Sanitize', result: 'erased' },
    }));
    const refused = await refusalOf(send('finishDeletion', { media: media.slice(0, 5) }));
    expect(refused).toMatchObject({
      code: 'devicesUnaccounted',
      fields: { [itemId]: '2 × ThinkPad T480: kein Datenträger erfasst und kein Grund genannt' },
    });
    const withoutMedia = [{ itemId, units: 1, reason: 'noMedia' }];
    await succeed(send('finishDeletion', { media: media.slice(0, 6), withoutMedia }));
    expect(await certificateOf(offerId)).toMatch(/Ohne Datenträger angekommen[\s\S]*1\s+ThinkPad T480/);
  });

  it.each<[string, string, ItemConfiguration]>([
    ['D', 'are said to have none', { ...ssd, drives: [] }],
    ['E', 'are to stay with their seller', { ...ssd, mediaWish: 'keep' }],
  ])('need the word of one of us where their drives, sale %s, %s', async (mark, _, configuration) => {
    const { itemId, send } = await sevenNotebooks(mark, configuration);
    await succeed(send('confirmScopeOfSupply', { lines: [{ itemId, received: 7 }] }));
    await succeed(send('startDeletion'));
    const half = { media: [], withoutMedia: [{ itemId, units: 3, reason: 'noMedia' }] };
    expect(await refusalOf(send('finishDeletion', half))).toMatchObject({ code: 'devicesUnaccounted' });
    await succeed(send('finishDeletion', { media: [], withoutMedia: [{ itemId, reason: 'noMedia' }] }));
  });

  it('keep the test open where the last of them came after the deletion was finished', async () => {
    const { offerId, itemId, serials, send, scan } = await sevenNotebooks('C');
    const plates = await scan(serials.slice(0, 6));
    await succeed(send('confirmScopeOfSupply', { fromUnits: true }));
    await succeed(send('startDeletion'));
    for (const [at, plate] of plates.entries()) await erasedDrive(offerId, plate, `SSD-C${at}`);
    await succeed(send('finishDeletion', { fromUnits: true }));
    const [late = ''] = await scan(serials.slice(6));
    await succeed(send('confirmScopeOfSupply', { fromUnits: true }));
    await succeed(send('startTesting'));
    const results = { lines: [{ itemId, result: 'passed' }] };
    const refused = await refusalOf(send('finishTesting', results));
    expect([refused.code, Object.keys(refused.fields ?? {})]).toEqual(['devicesUnaccounted', [late]]);
    await succeed(send('finishDeletion', { media: [], withoutMedia: [{ itemId, plate: late, reason: 'noMedia' }] }));
    await succeed(send('finishTesting', results));
  });
});
