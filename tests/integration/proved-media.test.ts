import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { destructionCalls } from '#contract/devices/destruction.ts';
import { reportCalls } from '#contract/devices/erasure-reports.ts';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { scansAnswerSchema } from '#contract/devices/units.ts';
import { withdrawnCertificateSchema } from '#contract/papers/withdraw-certificate.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
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
const email = 'bewiesen@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-21T18:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

/** A sale of one computer whose deletion has begun, with a drive in it that nobody has erased. */
async function driveHere() {
  const offerId = newOfferId();
  const mark = offerId.slice(-6).toUpperCase();
  const itemId = `item-${randomUUID()}`;
  const items = [{ id: itemId, freetext: 'PC HP ProDesk', title: 'PC HP ProDesk', quantity: 1 }];
  await storeSale(test, offerId, inquiring(offerId, email, { items }), onTheWay);
  const scans = [{ id: randomUUID(), at: '2026-11-20T08:00:00.000Z', itemId }];
  const { made } = scansAnswerSchema.parse(await succeed(desk.post(deskApi.scan(offerId), { scans })));
  const send = (call: string, body: object = {}) => desk.post(deskApi.command(call, offerId), body);
  await succeed(send('confirmScopeOfSupply', { fromUnits: true }));
  await succeed(send('startDeletion'));
  const [mediumId, serial] = [randomUUID(), `S3Z${mark}`];
  const described = { mediumId, plate: made[0]?.plate, serial, model: 'PM883', mediaType: 'ssdSata' };
  await succeed(desk.post(mediaCalls.add(offerId), described));
  const change = (more: object) =>
    desk.post(mediaCalls.change(offerId), { mediumId, reason: 'So sagt es das andere System', ...more });
  const shown = async () => mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId)))).media[0];
  return { offerId, itemId, mediumId, serial, send, change, shown };
}

/** The same with a report that proves it erased. */
async function provedDrive() {
  const drive = await driveHere();
  const content = blanccoReport([{ serial: drive.serial }], { serial: `PC${drive.serial}` });
  expect(await succeed(desk.upload(reportCalls.upload, [{ name: `${drive.serial}.xml`, content }]))).toMatchObject({
    reports: [{ erased: 1 }],
  });
  return drive;
}

async function papersOf(offerId: string) {
  await test.runJobs();
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  const { documents } = z.object({ data: wholeOfferViewSchema }).parse(answer).data;
  return documents.filter(({ kind, withdrawn }) => kind === 'deletionCertificate' && !withdrawn);
}

async function certificateOf(offerId: string): Promise<string> {
  const [paper] = await papersOf(offerId);
  return pdfText((await seller.get(paper?.url ?? '')).rawPayload);
}

/** What the report says, as the certificate names it. */
const proof = ['ATA Sanitize Block Erase', 'Stufe: Purge', '20.11.2026', 'Blancco Drive Eraser', 'Prüfung'];
const bare = { result: 'erased', methodName: 'Gewischt' };

describe('a data carrier that a report proves erased (DEL-01)', () => {
  it('keeps its proof, whatever is said of it by hand, and the certificate names date, verification and tool', async () => {
    const { offerId, send, change, shown } = await provedDrive();
    for (const erasure of [bare, { ...bare, finishedAt: '2026-11-21T08:00:00.000Z', operator: 'Kim Kern' }])
      expect((await change({ erasure })).json()).toMatchObject({
        ...{ status: 409, code: 'mediumProvedErased' },
        detail: expect.stringContaining('Ein Löschbericht beweist schon'),
      });
    expect(await shown()).toMatchObject({ technique: 'ataSanitizeBlock', level: 'purge', missing: [] });
    await succeed(send('finishDeletion', { fromUnits: true }));
    const text = await certificateOf(offerId);
    for (const words of proof) expect(text).toContain(words);
    expect(text).not.toContain('Gewischt');
  });

  it('is certified by its proof also where another system names it in the short form, once', async () => {
    const { offerId, serial, send } = await provedDrive();
    const short = { serial: serial.toLowerCase(), model: 'SSD', method: 'Gewischt', result: 'erased' };
    const other = { ...short, technique: 'overwrite', verification: 'sample', finishedAt: '2026-11-21T08:00:00.000Z' };
    const refused = await send('finishDeletion', { media: [{ ...other, operator: 'Kim Kern' }] });
    expect(refused.json()).toMatchObject({ code: 'mediaDiffer' });
    for (let time = 0; time < 2; time += 1) await succeed(send('finishDeletion', { media: [short] }));
    expect(await papersOf(offerId)).toHaveLength(1);
    const text = await certificateOf(offerId);
    for (const words of [...proof, serial, 'PM883']) expect(text).toContain(words);
    expect(text).not.toContain('Gewischt');
  });

  it('stays proved on the certificate that is issued anew: when, how verified and by what is left out by nobody', async () => {
    const { offerId, serial, send } = await provedDrive();
    await succeed(send('finishDeletion', { fromUnits: true }));
    const [paper] = await papersOf(offerId);
    const reissue = (media: object[]) =>
      desk.post(deskApi.withdrawCertificate(offerId), {
        ...{ number: paper?.number, reason: 'Modell falsch', reissue: true, media },
      });
    for (const named of [serial, `${serial}9`]) {
      const short = { serial: named, model: 'PM893', method: 'Gewischt', result: 'erased' };
      const { code, fields } = (await reissue([short])).json();
      expect({ code, fields: Object.keys(fields) }).toEqual({
        code: 'recordIncomplete',
        fields: ['media.0.finishedAt', 'media.0.verification', 'media.0.operator'],
      });
    }
    const whole = { technique: 'ataSanitizeBlock', verification: 'full', toolName: 'Blancco Drive Eraser' };
    const said = { ...whole, finishedAt: '2026-11-20T10:10:00.000Z' };
    await succeed(reissue([{ serial, model: 'PM893', result: 'erased', ...said }]));
    expect(await certificateOf(offerId)).toContain('PM893');
  });

  it('has the level that its technique reaches on what it is, also where that was wrong at first', async () => {
    const { change, shown } = await provedDrive();
    await succeed(change({ mediaType: 'hdd' }));
    expect(await shown()).toMatchObject({ mediaType: 'hdd', level: 'purge' });
    const cleared = await driveHere();
    const by = { result: 'erased', technique: 'ataSanitizeOverwrite', verification: 'full', operator: 'Kim Kern' };
    await succeed(cleared.change({ mediaType: 'hdd', erasure: { ...by, finishedAt: '2026-11-21T08:00:00.000Z' } }));
    expect(await cleared.shown()).toMatchObject({ level: 'purge' });
    await succeed(cleared.change({ mediaType: 'ssdSata' }));
    expect(await cleared.shown()).toMatchObject({ level: 'clear' });
  });
});

describe('a data carrier of which only a method is named (DEL-01)', () => {
  it('is on no certificate until somebody says when it was erased, how that was verified and by whom', async () => {
    const { offerId, send, change, shown } = await driveHere();
    await succeed(change({ erasure: bare }));
    expect((await shown())?.missing).toEqual(['finishedAt', 'verification', 'operator']);
    const refused = await send('finishDeletion', { fromUnits: true });
    expect(refused.json()).toMatchObject({ code: 'recordIncomplete' });
    expect(await papersOf(offerId)).toEqual([]);
    const completes = { finishedAt: '2026-11-21T08:00:00.000Z', verification: 'full', operator: 'Kim Kern' };
    await succeed(change({ completes }));
    await succeed(send('finishDeletion', { fromUnits: true }));
    const text = await certificateOf(offerId);
    for (const words of ['Gewischt', '21.11.2026', 'Kim Kern', 'vollständig']) expect(text).toContain(words);
  });
});

describe('an erasure that cannot have been (DEL-01)', () => {
  const by = { result: 'erased', verification: 'full', operator: 'Kim Kern', finishedAt: '2026-11-21T08:00:00.000Z' };
  const wrong = [
    { said: { ...by, technique: 'degauss', verification: 'none' }, field: 'technique' },
    { said: { ...by, technique: 'nvmeSanitize' }, field: 'technique' },
    { said: { ...by, technique: 'overwrite', verification: 'none' }, field: 'verification' },
  ];

  it('is refused to who says it by hand, and the data carrier stays as it was', async () => {
    const { change, shown } = await driveHere();
    for (const { said, field } of wrong) {
      const { status, code, fields } = (await change({ erasure: said })).json();
      expect({ status, code, fields: Object.keys(fields) }).toEqual({
        ...{ status: 409, code: 'erasureImpossible', fields: [field] },
      });
    }
    expect((await shown())?.technique).toBeUndefined();
    const overwritten = { ...by, technique: 'overwrite' };
    await succeed(change({ erasure: overwritten }));
    // What counts is its kind as it is after the change.
    expect((await change({ mediaType: 'nvme', erasure: { ...by, technique: 'ataSecureErase' } })).json()).toMatchObject(
      {
        code: 'erasureImpossible',
      },
    );
  });

  it('is refused in the records that another system hands in, and nothing is certified', async () => {
    const { offerId, serial, send } = await driveHere();
    for (const { said, field } of wrong) {
      const media = [{ serial, model: 'PM883', mediaType: 'ssdSata', ...said }];
      const { code, fields } = (await send('finishDeletion', { media })).json();
      expect({ code, fields: Object.keys(fields) }).toEqual({
        code: 'erasureImpossible',
        fields: [`media.0.${field}`],
      });
    }
    expect(await papersOf(offerId)).toEqual([]);
  });
});

describe('a data carrier that stands on a certificate (DEL-01, DEL-03)', () => {
  const later = (minutes: number) =>
    test.clock.set(new Date(Date.parse('2026-11-21T18:00:00Z') + minutes * 60_000).toISOString());
  const reason = 'Die Nummer war falsch abgelesen';

  const destroyed = {
    ...{ securityLevel: 'E-4', protectionClass: 2, technique: 'geschreddert', particleSize: 'bis 30 mm²' },
    ...{ place: 'Halle 2', machine: 'HSM StoreEx', at: '2026-11-21T17:00:00.000Z', operator: 'Kim Muster' },
  };

  /** The same with its certificate, and with what takes it back. */
  async function certifiedDrive() {
    later(0);
    const drive = await driveHere();
    const by = { result: 'erased', technique: 'overwrite', verification: 'full', operator: 'Kim Kern' };
    await succeed(drive.change({ erasure: { ...by, finishedAt: '2026-11-21T08:00:00.000Z' } }));
    await succeed(drive.send('finishDeletion', { fromUnits: true }));
    const [paper] = await papersOf(drive.offerId);
    const withdraw = (reissue: boolean) =>
      desk.post(deskApi.withdrawCertificate(drive.offerId), { number: paper?.number, reason, reissue });
    later(10);
    return { ...drive, number: paper?.number, withdraw };
  }

  it('is not changed, taken back or destroyed while that stands, and the desk says what to do', async () => {
    const { offerId, change, shown, number, serial, mediumId } = await certifiedDrive();
    const failed = { result: 'failed', finishedAt: '2026-11-21T09:00:00.000Z', operator: 'Kim Kern' };
    for (const said of [{ serial: `${serial}9` }, { model: 'PM893' }, { removed: true }, { erasure: failed }])
      expect((await change(said)).json()).toMatchObject({
        ...{ status: 409, code: 'mediumCertified' },
        detail: expect.stringContaining('ziehen Sie ihn unter „Nachweise“ mit Begründung zurück'),
      });
    const destruction = { ...destroyed, destructionId: randomUUID(), mediumIds: [mediumId] };
    expect((await desk.post(destructionCalls.record(offerId), destruction)).json()).toMatchObject({
      code: 'mediumCertified',
    });
    expect(await shown()).toMatchObject({ certificate: number, serial, model: 'PM883', result: 'erased' });
  });

  it('is set right once that was taken back, and named so by the one in its place', async () => {
    const { offerId, itemId, send, change, shown, number, serial, withdraw } = await certifiedDrive();
    const tested = { lines: [{ itemId, result: 'passed' }] };
    await succeed(withdraw(false));
    await succeed(send('startTesting'));
    expect((await send('finishTesting', tested)).json()).toMatchObject({ code: 'certificateLapsed' });
    await succeed(change({ serial: `${serial}9`, model: 'PM893' }));
    later(20);
    const { replacedBy } = withdrawnCertificateSchema.parse(await succeed(withdraw(true)));
    expect(withdrawnCertificateSchema.parse(await succeed(withdraw(true)))).toEqual({ number, replacedBy });
    expect((await papersOf(offerId)).map((paper) => paper.number)).toEqual([replacedBy]);
    const text = await certificateOf(offerId);
    for (const words of [`${serial}9`, 'PM893', `Löschzertifikat ${number} (zurückgezogen)`])
      expect(text).toContain(words);
    expect(await shown()).toMatchObject({ certificate: replacedBy });
    expect((await change({ model: 'PM9A3' })).json()).toMatchObject({ code: 'mediumCertified' });
    await succeed(send('finishTesting', tested));
  });

  it('is on no other as long as it is erased no more, and then on the proof of its destruction', async () => {
    const { offerId, change, mediumId, withdraw } = await certifiedDrive();
    await succeed(withdraw(false));
    await succeed(change({ erasure: { result: 'failed', operator: 'Kim Kern' } }));
    later(20);
    expect((await withdraw(true)).json()).toMatchObject({ code: 'mediumNotErased' });
    const destructionId = randomUUID();
    await succeed(desk.post(destructionCalls.record(offerId), { ...destroyed, destructionId, mediumIds: [mediumId] }));
    const witness = await signInStaff(test, ['warehouse'], 'zeuge@example.org');
    await succeed(witness.post(destructionCalls.witness(offerId), { destructionId, witness: 'Toni Zeuge' }));
    const { replacedBy } = withdrawnCertificateSchema.parse(await succeed(withdraw(true)));
    expect(replacedBy).toMatch(/^VN-/);
    expect(await papersOf(offerId)).toEqual([]);
  });

  it('lets no sale go on while a run waits that says it was not erased', async () => {
    const { itemId, serial, send } = await certifiedDrive();
    await succeed(send('startTesting'));
    const content = blanccoReport([{ serial, state: 'Failed' }], { serial: `PC${serial}` });
    await succeed(desk.upload(reportCalls.upload, [{ name: `nachher-${serial}.xml`, content }]));
    const tested = { lines: [{ itemId, result: 'passed' }] };
    expect((await send('finishTesting', tested)).json()).toMatchObject({ code: 'runsWaiting' });
  });
});
