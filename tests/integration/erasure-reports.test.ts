// Dear: many files are read.
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addedApiTokenSchema, apiTokenCalls } from '#contract/account/api-tokens.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { linkedRunsSchema, reportCalls, reportsSchema, takenReportsSchema } from '#contract/devices/erasure-reports.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { scansAnswerSchema } from '#contract/devices/units.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { eraseMedia } from '#server/media/erase-media.ts';
import { readMedia } from '#server/media/medium-rows.ts';
import { offersOfAccount } from '#server/offers/personal-data.ts';
import { blanccoReport, filledTemplate, nwipeLog } from '#tests/factories/erasure-reports.ts';
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
  test.clock.set('2026-11-21T18:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

let count = 0;
/** A number that no other test uses. */
const fresh = (prefix: string) => `${prefix}${String(++count).padStart(6, '0')}X`;

/** A sale of servers that have arrived, each with its plate. */
async function arrived(quantity = 1) {
  const offerId = newOfferId();
  const itemId = `item-${randomUUID()}`;
  const serials = Array.from({ length: quantity }, () => fresh('CZJ'));
  const goods = { id: itemId, freetext: 'HPE DL360', title: 'HPE DL360', quantity, serialNumbers: serials };
  await storeSale(test, offerId, inquiring(offerId, `${offerId}@example.org`, { items: [goods] }), onTheWay);
  const scans = serials.map((code) => ({ id: randomUUID(), at: '2026-11-20T08:00:00.000Z', code }));
  const { made } = scansAnswerSchema.parse(await succeed(desk.post(`/desk/api/scan/${offerId}`, { scans })));
  return { offerId, serials, system: serials[0] ?? '', plate: made[0]?.plate ?? '' };
}

async function handIn(...contents: readonly (string | Uint8Array)[]) {
  const files = contents.map((content, index) => ({ name: `bericht-${index}.xml`, content }));
  return takenReportsSchema.parse(await succeed(desk.upload(reportCalls.upload, files))).reports;
}
const mediaOf = async (offerId: string) => mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId))));
const shown = async (offerId: string) =>
  (await mediaOf(offerId)).media.map(({ serial, plate, result, nextAction }) => ({
    serial,
    plate,
    result,
    nextAction,
  }));
const waiting = async () => reportsSchema.parse(await succeed(desk.get(reportCalls.list)));
const rowOf = async (serial: string) =>
  (await waiting()).reports.flatMap(({ rows }) => rows).find((row) => row.serial === serial);

describe('a report that is handed in (DEL-01)', () => {
  it('of a machine with two carriers notes both in their unit, one erased and one to be erased again', async () => {
    const { offerId, system, plate } = await arrived();
    const [good, bad] = [fresh('S3Z'), fresh('S3Z')];
    const file = blanccoReport([{ serial: good }, { serial: bad, state: 'Failed', errors: 4 }], { serial: system });
    const [taken] = await handIn(file);
    expect(taken).toMatchObject({ isRepeat: false, erased: 1, failed: 1, check: 0, waiting: 0 });
    expect(await shown(offerId)).toEqual([
      { serial: good, plate, result: 'erased', nextAction: 'none' },
      { serial: bad, plate, result: 'failed', nextAction: 'eraseAgain' },
    ]);
    const [medium] = await readMedia(test.deps.db, offerId);
    expect(medium?.erasure?.reportHash).toBe(createHash('sha256').update(file).digest('hex'));
    expect(medium?.parentDevice?.serial).toBe(system);
  });

  it('leads to destruction when a second technique failed too', async () => {
    const { offerId, system } = await arrived();
    const serial = fresh('S3Z');
    const failing = (end: string, method: string) =>
      blanccoReport([{ serial, state: 'Failed', end, method }], { serial: system });
    await handIn(failing('2026-11-20T11:00:00+0100', 'ATA Sanitize Block Erase'));
    await handIn(failing('2026-11-21T11:00:00+0100', 'ATA Sanitize Crypto Scramble'));
    expect(await shown(offerId)).toMatchObject([{ serial, result: 'failed', nextAction: 'destroy' }]);
  });

  it('counts once, however often and by how many it is sent at the same time', async () => {
    const { offerId, system } = await arrived();
    const file = blanccoReport([{ serial: fresh('S3Z') }], { serial: system });
    const taken = (await Promise.all([handIn(file), handIn(file, file), handIn(file)])).flat();
    expect(taken.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
    expect(await shown(offerId)).toHaveLength(1);
    expect((await mediaOf(offerId)).media[0]?.history.map(({ text }) => text)).toEqual([
      'Erfasst',
      'Löschbericht: gelöscht',
    ]);
  });

  it('is kept as it came, with its hash, also where nothing of it is read', async () => {
    const file = `<!DOCTYPE r [<!ENTITY a "b">]><root>&a;${fresh('N')}</root>`;
    const [taken] = await handIn(file);
    expect(taken).toMatchObject({ unread: 'hasEntities', erased: 0 });
    const kept = await desk.get(reportCalls.file(taken?.id ?? ''));
    expect(kept.body).toBe(file);
    const report = (await waiting()).reports.find(({ id }) => id === taken?.id);
    expect(report).toMatchObject({ unread: 'hasEntities', hash: createHash('sha256').update(file).digest('hex') });
    await succeed(desk.post(reportCalls.dismiss, { reportId: taken?.id, reason: 'Testdatei' }));
    expect((await waiting()).reports.find(({ id }) => id === taken?.id)).toBeUndefined();
    expect((await desk.post(reportCalls.dismiss, { reportId: taken?.id, reason: 'noch einmal' })).statusCode).toBe(409);
  });

  it('does not prove a carrier erased that it leaves in doubt, and says why', async () => {
    const { offerId, system } = await arrived();
    const serial = fresh('S3Z');
    await handIn(blanccoReport([{ serial, cleanedSectors: 4_000 }], { serial: system }));
    const { media } = await mediaOf(offerId);
    expect(media).toMatchObject([{ serial, nextAction: 'check', report: { doubts: ['incomplete'] } }]);
    expect(media[0]?.result).toBeUndefined();
  });

  it('never takes a neighbour: what matches nothing waits, and is linked by hand or laid aside with a reason', async () => {
    const { offerId, plate } = await arrived();
    const [ours, theirs] = [fresh('MK0'), fresh('MK0')];
    await succeed(
      desk.post(mediaCalls.add(offerId), { mediumId: randomUUID(), plate, serial: ours, mediaType: 'hdd' }),
    );
    const [taken] = await handIn(nwipeLog([{ serial: `${ours}1` }, { serial: theirs }]));
    expect(taken).toMatchObject({ erased: 0, waiting: 2 });
    expect(await shown(offerId)).toMatchObject([{ serial: ours, nextAction: 'erase' }]);

    const [near, other] = [await rowOf(`${ours}1`), await rowOf(theirs)];
    expect([near?.waitsFor, other?.waitsFor]).toEqual(['unknownSerial', 'unknownSerial']);
    const [medium] = (await mediaOf(offerId)).media;
    const link = { rowIds: [near?.id], mediumId: medium?.id, reason: 'Aufkleber abgelesen' };
    await succeed(desk.post(reportCalls.link, link));
    expect((await desk.post(reportCalls.link, link)).statusCode).toBe(409);
    expect(await shown(offerId)).toMatchObject([{ serial: ours, result: 'erased', nextAction: 'none' }]);
    const [record] = await readMedia(test.deps.db, offerId);
    expect(record?.erasure?.byHand).toBe('Aufkleber abgelesen');

    await succeed(desk.post(reportCalls.dismissRows, { rowIds: [other?.id], reason: 'Gerät des Hauses' }));
    expect(await rowOf(theirs)).toBeUndefined();
  });

  it('is settled many at once with one reason: by the device’s own number, or each to what it names; what cannot be stays', async () => {
    const { offerId, plate, system } = await arrived();
    const [known, one, two, foreign] = [fresh('MK0'), fresh('MK0'), fresh('MK0'), fresh('MK0')];
    const log = nwipeLog([{ serial: one }, { serial: two }, { serial: foreign }]);
    expect((await handIn(log))[0]).toMatchObject({ waiting: 3 });
    const rowIds = [(await rowOf(one))?.id, (await rowOf(two))?.id];
    const linked = async (body: object) => linkedRunsSchema.parse(await succeed(desk.post(reportCalls.link, body)));
    expect((await desk.post(reportCalls.link, { rowIds, device: 'GIBTESNICHT1', reason: 'x' })).statusCode).toBe(404);
    expect(await linked({ rowIds, device: system, reason: 'Alle aus diesem Server' })).toMatchObject({
      ...{ erased: 2, failed: 0, check: 0, left: [] },
    });
    expect((await mediaOf(offerId)).media.map((medium) => [medium.serial, medium.plate, medium.result])).toEqual(
      [one, two].map((serial) => [serial, plate, 'erased']),
    );
    // The medium is noted by now: its run names it, the other names nothing that is here.
    expect((await handIn(nwipeLog([{ serial: known }])))[0]).toMatchObject({ waiting: 1 });
    await succeed(desk.post(mediaCalls.add(offerId), { mediumId: randomUUID(), plate, serial: known }));
    const both = [(await rowOf(known))?.id, (await rowOf(foreign))?.id];
    expect(await linked({ rowIds: both, reason: 'Später erfasst' })).toMatchObject({
      ...{ erased: 1, left: [{ rowId: both[1], text: expect.stringContaining('nennt keinen Datenträger') }] },
    });
    expect([(await rowOf(known))?.id, (await rowOf(foreign))?.id]).toEqual([undefined, both[1]]);
  });

  it('without a serial number waits, and proves something once somebody says whose run it was', async () => {
    const { offerId, plate, system } = await arrived();
    const serial = fresh('S3Z');
    await succeed(desk.post(mediaCalls.add(offerId), { mediumId: randomUUID(), plate, serial, mediaType: 'ssdSata' }));
    await handIn(blanccoReport([{ model: serial }], { serial: system }));
    const row = (await waiting()).reports.flatMap(({ rows }) => rows).find(({ title }) => title.includes(serial));
    expect(row?.waitsFor).toBe('serialMissing');
    const [medium] = (await mediaOf(offerId)).media;
    await succeed(desk.post(reportCalls.link, { rowIds: [row?.id], mediumId: medium?.id, reason: 'Einzige SSD' }));
    expect(await shown(offerId)).toMatchObject([{ serial, result: 'erased' }]);
  });

  it('does not undo what is proved: a run that says otherwise waits for somebody', async () => {
    const { offerId, system } = await arrived();
    const serial = fresh('S3Z');
    await handIn(blanccoReport([{ serial }], { serial: system }));
    await handIn(blanccoReport([{ serial, state: 'Failed' }], { serial: system }));
    expect(await shown(offerId)).toMatchObject([{ serial, result: 'erased', nextAction: 'none' }]);
    expect((await rowOf(serial))?.waitsFor).toBe('alreadyFinal');
  });

  it('stays with the number that it speaks of: a medium that it proves gets no other one (DEL-03)', async () => {
    const { offerId, system } = await arrived();
    const serial = fresh('S3Z');
    await handIn(blanccoReport([{ serial }], { serial: system }));
    const [medium] = (await mediaOf(offerId)).media;
    const change = (own: object) =>
      desk.post(mediaCalls.change(offerId), { mediumId: medium?.id, reason: 'Aufkleber', ...own });
    expect((await change({ serial: fresh('S3Z') })).json()).toMatchObject({ code: 'mediumProved' });
    await succeed(change({ serial: serial.toLowerCase(), model: 'PM883' }));
    expect((await mediaOf(offerId)).media).toMatchObject([
      { serial: serial.toLowerCase(), result: 'erased', model: 'PM883' },
    ]);
  });

  it('of many sales at once finds each its own', async () => {
    const [one, other] = [await arrived(), await arrived()];
    const serials = [fresh('ZC1'), fresh('ZC1')];
    const rows = serials.map((Seriennummer, index) => ({
      Seriennummer,
      'Seriennummer des Geräts': [one, other][index]?.system ?? '',
    }));
    expect(await handIn(filledTemplate(rows))).toMatchObject([{ erased: 2, waiting: 0 }]);
    expect(await shown(one.offerId)).toMatchObject([{ serial: serials[0], plate: one.plate, result: 'erased' }]);
    expect(await shown(other.offerId)).toMatchObject([{ serial: serials[1], plate: other.plate, result: 'erased' }]);
  });
});

describe('a carrier that somebody notes by hand', () => {
  it('has a number that no other carrier and no device of the sale has (DEL-03)', async () => {
    const { offerId, plate, system } = await arrived();
    const serial = fresh('S3Z');
    const add = (body: object) =>
      desk.post(mediaCalls.add(offerId), { mediumId: randomUUID(), plate, mediaType: 'hdd', ...body });
    await succeed(add({ serial }));
    await succeed(add({ serial }));
    expect(await shown(offerId)).toHaveLength(1);
    expect((await add({ serial: system })).json()).toMatchObject({ code: 'mediumSerialOfDevice' });
    expect(await shown(offerId)).toHaveLength(1);
    await succeed(add({ serial: system, sharesDeviceSerial: true }));
    const nameless = { mediumId: randomUUID() };
    await succeed(add(nameless));
    await succeed(add(nameless));
    expect(await shown(offerId)).toHaveLength(3);
    const [first, second] = (await mediaOf(offerId)).media;
    const taken = { mediumId: first?.id, reason: 'vertippt', serial: second?.serial, sharesDeviceSerial: true };
    expect((await desk.post(mediaCalls.change(offerId), taken)).json()).toMatchObject({ code: 'mediumSerialTaken' });
  });

  it('is corrected, erased without a report and taken back only with a reason that stays', async () => {
    const { offerId, plate } = await arrived();
    await succeed(
      desk.post(mediaCalls.add(offerId), { mediumId: randomUUID(), plate, serial: fresh('S3Z'), mediaType: 'nvme' }),
    );
    const [medium] = (await mediaOf(offerId)).media;
    const change = (body: object) => desk.post(mediaCalls.change(offerId), { mediumId: medium?.id, ...body });
    expect((await change({ model: 'PM9A3' })).statusCode).toBe(400);
    const erasure = { result: 'erased', technique: 'overwrite', operator: 'A. Techniker' };
    await succeed(change({ reason: 'Station ohne Bericht', model: 'PM9A3', erasure }));
    const [seen] = (await mediaOf(offerId)).media;
    expect(seen).toMatchObject({ result: 'erased', level: 'clear', isOnlyCleared: true, nextAction: 'none' });
    expect(seen?.history.at(-1)).toMatchObject({ by: 'desk@example.org', text: 'Geändert: Station ohne Bericht' });
    await succeed(change({ reason: 'gehört zu einem anderen Gerät', removed: true }));
    expect(await shown(offerId)).toEqual([]);
  });

  it('is no other sale’s to change', async () => {
    const [one, other] = [await arrived(), await arrived()];
    await succeed(
      desk.post(mediaCalls.add(one.offerId), { mediumId: randomUUID(), plate: one.plate, serial: fresh('S3Z') }),
    );
    const [medium] = (await mediaOf(one.offerId)).media;
    const change = { mediumId: medium?.id, reason: 'falsch' };
    expect((await desk.post(mediaCalls.change(other.offerId), change)).statusCode).toBe(404);
    const foreign = await desk.post(mediaCalls.add(other.offerId), { mediumId: randomUUID(), plate: one.plate });
    expect(foreign.json()).toMatchObject({ code: 'mediumUnitUnknown' });
  });
});

describe('a carrier that a hardware audit finds', () => {
  it('is noted in its device although nobody declared it, once, also without a number', async () => {
    const { offerId, plate } = await arrived();
    await succeed(desk.post(deskApi.command('confirmScopeOfSupply', offerId), { fromUnits: true }));
    const serial = fresh('S4E');
    const drive = (own: object) => ({ class: 'disk', product: 'PM981', size: 256_060_514_304, ...own });
    const children = [drive({ id: 'disk:0', serial }), drive({ id: 'disk:1' })];
    const file = JSON.stringify({ id: 'pc', class: 'system', product: 'DL360', children });
    for (let time = 0; time < 2; time += 1) await succeed(desk.post(deskApi.recordAudit(offerId), { plate, file }));
    expect(await shown(offerId)).toEqual([
      { serial, plate, result: undefined, nextAction: 'erase' },
      { serial: undefined, plate, result: undefined, nextAction: 'erase' },
    ]);
  });
});

describe('what is kept of media and reports (INV-42)', () => {
  it('is in the export of the seller and in a backup, and goes with the sale', async () => {
    const { offerId, system } = await arrived();
    const file = blanccoReport([{ serial: fresh('S3Z') }], { serial: system });
    const [taken] = await handIn(file);
    const key = `erasure-report-${createHash('sha256').update(file).digest('hex')}`;
    const seller = { accountId: randomUUID(), email: `${offerId}@example.org` };
    const part = offersOfAccount({ ...test.deps, reactionsTo: () => [] });
    expect(await part.exportFor(test.deps.db, seller)).toMatchObject([{ media: [{ erasure: { result: 'erased' } }] }]);

    const folder = join(mkdtempSync(join(tmpdir(), 'ankaufwerk-test-')), 'sicherung');
    await writeBackup(test.deps, folder);
    expect(readFileSync(join(folder, 'files', key), 'utf8')).toBe(file);
    rmSync(dirname(folder), { recursive: true });

    await test.deps.database.transaction((tx) => eraseMedia(test.deps.jobs, tx, offerId));
    expect(await readMedia(test.deps.db, offerId)).toEqual([]);
    expect((await desk.get(reportCalls.file(taken?.id ?? ''))).statusCode).toBe(404);
  });

  it('goes with the last sale that a file names, also where somebody laid a run of it aside', async () => {
    const sales = [await arrived(), await arrived()];
    const foreign = fresh('MK0');
    const rows = [
      ...sales.map(({ system }) => ({ Seriennummer: fresh('ZC1'), 'Seriennummer des Geräts': system })),
      { Seriennummer: foreign },
    ];
    const [taken] = await handIn(filledTemplate(rows));
    expect(taken).toMatchObject({ erased: 2, waiting: 1 });
    const file = async () => (await desk.get(reportCalls.file(taken?.id ?? ''))).statusCode;
    await succeed(
      desk.post(reportCalls.dismissRows, { rowIds: [(await rowOf(foreign))?.id], reason: 'Gerät des Hauses' }),
    );
    const codes: number[] = [];
    for (const { offerId } of sales) {
      await test.deps.database.transaction((tx) => eraseMedia(test.deps.jobs, tx, offerId));
      codes.push(await file());
    }
    expect(codes).toEqual([200, 404]);
  });

  it('tells a seller nothing of who looked, where a device stands in the house and why it waits', async () => {
    const { offerId, plate } = await arrived();
    await succeed(desk.post(deskApi.command('confirmScopeOfSupply', offerId), { fromUnits: true }));
    await succeed(desk.post(deskApi.recordSound(offerId), { plates: [plate] }));
    const own = { plate, place: 'Regal 4 B', hold: 'Verdacht: als gestohlen gemeldet' };
    await succeed(desk.post(deskApi.changeUnit(offerId), own));
    await succeed(desk.post(deskApi.recordFinding(offerId), { plate, code: 'other', deduction: null, photos: [] }));
    const part = offersOfAccount({ ...test.deps, reactionsTo: () => [] });
    const seller = { accountId: randomUUID(), email: `${offerId}@example.org` };
    const [exported] = z
      .array(z.object({ units: z.unknown(), unitTests: z.unknown(), findings: z.unknown() }))
      .parse(await part.exportFor(test.deps.db, seller));
    expect(exported).toMatchObject({
      units: [{ plate }],
      unitTests: [{ plate }],
      findings: [{ plate, code: 'other' }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/"by"|Regal|gestohlen/);
  });
});

describe('a wipe station', () => {
  const form = async (token: string | undefined, content: string) => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'bericht.xml');
    const encoded = new Request('http://localhost/', { method: 'POST', body });
    return test.visitor().send({
      ...{ method: 'POST', url: reportCalls.upload, payload: Buffer.from(await encoded.arrayBuffer()) },
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
  };

  it('hands in reports with its token alone, until that is revoked, and can do nothing else with it', async () => {
    const { offerId, system } = await arrived();
    const made = desk.post(apiTokenCalls.add, { name: 'Löschplatz 1', scopes: ['erasureReports'] });
    const added = addedApiTokenSchema.parse(await succeed(made));
    const serial = fresh('S3Z');
    const file = blanccoReport([{ serial }], { serial: system });
    expect((await form(undefined, file)).statusCode).toBe(403);
    expect((await form(`${added.token}x`, file)).json()).toMatchObject({ code: 'tokenUnknown' });
    const taken = await form(added.token, file);
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { reports: [{ erased: 1 }] }]);
    expect((await mediaOf(offerId)).media[0]?.history.at(-1)).toMatchObject({ by: 'Token Löschplatz 1' });

    const authorization = `Bearer ${added.token}`;
    for (const url of [reportCalls.list, mediaCalls.media(offerId), '/desk/api/queue', apiTokenCalls.list])
      expect((await test.visitor().get(url, { authorization })).statusCode).toBe(404);

    await succeed(desk.post(apiTokenCalls.revoke, { tokenId: added.tokens[0]?.id }));
    expect((await form(added.token, file)).statusCode).toBe(401);
  });
});
