// Dear: many files are read.
import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mediaCalls, mediaSchema } from '#contract/devices/media.ts';
import { certificateCheckSchema } from '#contract/papers/certificate-check.ts';
import { withdrawnCertificateSchema } from '#contract/papers/withdraw-certificate.ts';
import { wholeOfferViewSchema } from '#contract/sale/whole-offer-view.ts';
import { pageTable } from '#contract/site/page-table.ts';
import { documents } from '#server/db/schema/documents.ts';
import { certificatePages } from '#server/pages/certificate-page.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { saleInDeletion } from '#tests/support/sale-at-receipt.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
const email = 'nachweis@example.org';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  desk = await signInStaff(test);
  seller = await signUp(test, email);
});
afterAll(() => test.close());

const medium = (serial: string, result = 'erased') => ({ serial, model: 'PM883', method: 'Sanitize', result });
/** The other two of the three servers, and the tapes. */
const others = ([servers, tapes]: readonly string[]) =>
  [servers, tapes].map((itemId) => ({ itemId, units: 2, reason: 'mediaRemovedByCustomer' }));
const finish = (offerId: string, body: object) => succeed(desk.post(`/desk/api/finishDeletion/${offerId}`, body));

async function papersOf(offerId: string) {
  const answer = await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`));
  const { documents: all } = z.object({ data: wholeOfferViewSchema }).parse(answer).data;
  return all.filter(({ kind }) => kind === 'deletionCertificate' || kind === 'destructionProof');
}

async function codeOf(number: string): Promise<string> {
  const [row] = await test.deps.db.select().from(documents).where(eq(documents.number, number));
  return row && 'check' in row.snapshot ? (row.snapshot.check?.code ?? '') : '';
}

/** What the page of such an address is made of. */
const check = async (token: string) =>
  certificateCheckSchema.parse(await certificatePages(test.deps)[pageTable.certificate.path].load({ token }, ''));

/** A sale with one certificate whose file is made. */
async function certified(serial: string) {
  const { offerId, itemIds } = await saleInDeletion(test, email);
  await finish(offerId, { media: [medium(serial)], withoutMedia: others(itemIds) });
  await test.runJobs();
  const [paper] = await papersOf(offerId);
  if (!paper?.url) throw new Error('No certificate');
  const content = (await seller.get(paper.url)).rawPayload;
  return { offerId, number: paper.number, content, code: await codeOf(paper.number) };
}

describe('the check page of a certificate', () => {
  it('tells number, day and hash of the very file, and nothing of the sale', async () => {
    const { number, content, code } = await certified('GEHEIM-1');
    const shown = await check(`${number}-${code}`);
    expect(shown).toEqual({
      found: true,
      kind: 'deletionCertificate',
      number,
      issuedAt: '2026-11-23T09:00:00.000Z',
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  });

  it('is named on the paper, in words and by number', async () => {
    const { number, content, code } = await certified('S-2');
    const text = await pdfText(content);
    expect(text).toContain(`Prüfcode ${code}`);
    expect(text).toContain(`/nachweis/${number}-${code}/`);
  });

  it('knows no other code, no number alone and no paper of another kind', async () => {
    const { number, code } = await certified('S-3');
    const other = `${code.startsWith('0') ? '1' : '0'}${code.slice(1)}`;
    for (const token of [`${number}-${other}`, number, `KV-2026-000001-${code}`, 'x'.repeat(500)])
      expect(await check(token)).toEqual({ found: false });
  });
});

describe('the certificate of a late parcel', () => {
  it('names its own media alone, and the first stays as it was issued (INV-41)', async () => {
    const { offerId, number, content } = await certified('FIRST-1');
    await finish(offerId, { media: [medium('LATE-1'), medium('LATE-2', 'destroyed')] });
    await test.runJobs();
    const papers = await papersOf(offerId);
    expect(papers.map(({ kind }) => kind)).toEqual(['deletionCertificate', 'deletionCertificate', 'destructionProof']);
    const [first, second] = await Promise.all(papers.map(async ({ url = '' }) => (await seller.get(url)).rawPayload));
    expect(papers[0]?.number).toBe(number);
    expect(first).toEqual(content);
    const text = await pdfText(second ?? Buffer.alloc(0));
    expect(text).toContain('LATE-1');
    expect(text).not.toContain('FIRST-1');
    expect(text).toContain('Ein weiterer Datenträger wurde vernichtet');
  });
});

describe('a certificate that is wrong', () => {
  const withdraw = (offerId: string, body: object) => desk.post(`/desk/api/withdrawCertificate/${offerId}`, body);
  const reason = 'Die Seriennummer war falsch.';

  it('is taken back and issued anew under another number; both are shown, and the old file stays (INV-41)', async () => {
    const { offerId, number, content, code } = await certified('FALSCH-1');
    const media = [medium('RICHTIG-1')];
    const { replacedBy = '' } = withdrawnCertificateSchema.parse(
      await succeed(withdraw(offerId, { number, reason, reissue: true, media })),
    );
    expect(replacedBy).toMatch(/^LZ-2026-\d{6}$/);
    await test.runJobs();
    const [old, anew] = await papersOf(offerId);
    expect(old).toMatchObject({ number, withdrawn: { at: '2026-11-23T09:00:00.000Z', reason, replacedBy } });
    expect(anew).toMatchObject({ number: replacedBy });
    expect(anew?.withdrawn).toBeUndefined();
    const kept = await seller.get(old?.url ?? '');
    expect(kept.rawPayload).toEqual(content);
    expect(kept.headers['content-disposition']).toContain(encodeURIComponent('zurückgezogen'));
    const text = await pdfText((await seller.get(anew?.url ?? '')).rawPayload);
    expect(text).toContain(`Dieses Dokument ersetzt: Löschzertifikat ${number} (zurückgezogen).`);
    expect(text).toContain('RICHTIG-1');
    expect(text).not.toContain('FALSCH-1');
    expect(await check(`${number}-${code}`)).toMatchObject({
      withdrawn: { at: '2026-11-23T09:00:00.000Z', replacedBy },
    });
    expect(JSON.stringify(await check(`${number}-${code}`))).not.toContain('Seriennummer');
    const newCode = await codeOf(replacedBy);
    expect(newCode).not.toBe(code);
    expect(await check(`${replacedBy}-${newCode}`)).not.toHaveProperty('withdrawn');
  });

  it('is taken back once, and issued anew once, also later; for another reason neither', async () => {
    const { offerId, number } = await certified('EINMAL-1');
    const body = { number, reason, reissue: false };
    expect(await succeed(withdraw(offerId, body))).toEqual({ number });
    expect(await succeed(withdraw(offerId, body))).toEqual({ number });
    const refused = async (other: object) =>
      expect((await withdraw(offerId, { ...body, ...other })).json()).toMatchObject({ code: 'certificateWithdrawn' });
    for (const again of [false, true]) await refused({ reason: 'Aus Versehen', reissue: again });
    const anew = withdrawnCertificateSchema.parse(await succeed(withdraw(offerId, { ...body, reissue: true })));
    expect(await succeed(withdraw(offerId, { ...body, reissue: true }))).toEqual(anew);
    await refused({ reissue: false });
    expect((await papersOf(offerId)).map((paper) => paper.number)).toEqual([number, anew.replacedBy]);
  });

  it('is named by a number of its own sale, and no other paper is taken back so', async () => {
    const [one, other] = [await certified('EIGEN-1'), await certified('FREMD-1')];
    for (const number of [other.number, 'KV-2026-000001']) {
      const answer = await withdraw(one.offerId, { number, reason, reissue: true });
      expect(answer.statusCode).toBe(404);
    }
  });

  it.each([
    ['that lacks a field', [{ serial: 'S', result: 'erased' }], 'recordIncomplete'],
    ['with a number twice (DEL-03)', [medium('S'), medium('s ')], 'mediumTwice'],
    ['that is not erased (DEL-01)', [medium('S', 'failed')], 'mediumNotErased'],
    ['that belongs on the other paper', [medium('S', 'destroyed')], 'mediumOfOtherPaper'],
    [
      'of a day before the goods came',
      [{ ...medium('S'), finishedAt: '2025-11-20T08:00:00.000Z' }],
      'erasureTimeImpossible',
    ],
    ['of nothing', [], 'mediaMissing'],
  ])('is not replaced by one %s, and stands as it did', async (_, media, code) => {
    const { offerId, number } = await certified(`STEHT-${code}`);
    const answer = await withdraw(offerId, { number, reason, reissue: true, media });
    expect(answer.json()).toMatchObject({ code });
    expect(await papersOf(offerId)).toEqual([expect.not.objectContaining({ withdrawn: expect.anything() })]);
  });
});

describe('a certificate of what is recorded one by one', () => {
  const add = (offerId: string, serial: string) =>
    succeed(
      desk.post(mediaCalls.add(offerId), { mediumId: randomUUID(), serial, model: 'PM883', mediaType: 'ssdSata' }),
    );
  const proven = {
    ...{ result: 'erased', technique: 'ataSanitizeBlock', verification: 'full', operator: 'Kim Kern' },
    finishedAt: '2026-11-23T08:00:00.000Z',
  };

  async function prove(offerId: string, serial: string) {
    const { media } = mediaSchema.parse(await succeed(desk.get(mediaCalls.media(offerId))));
    const mediumId = media.find((one) => one.serial === serial)?.id;
    await succeed(desk.post(mediaCalls.change(offerId), { mediumId, reason: 'Selbst gesehen', erasure: proven }));
  }

  it('is held back by one that is neither erased nor destroyed, whoever writes the records (DEL-01)', async () => {
    const { offerId, itemIds } = await saleInDeletion(test, email);
    const withoutMedia = others(itemIds);
    await add(offerId, 'ROW-1');
    await add(offerId, 'ROW-2');
    await prove(offerId, 'ROW-1');
    for (const body of [{ fromUnits: true }, { media: [medium('ROW-1'), medium('ROW-2')] }]) {
      const answer = await desk.post(`/desk/api/finishDeletion/${offerId}`, { ...body, withoutMedia });
      expect(answer.json()).toMatchObject({ code: 'mediumNotErased' });
    }
    await prove(offerId, 'ROW-2');
    const answer = await desk.post(`/desk/api/finishDeletion/${offerId}`, {
      ...{ media: [medium('ROW-1')], withoutMedia },
    });
    expect(answer.json()).toMatchObject({ code: 'mediaDiffer' });
    await finish(offerId, { fromUnits: true, withoutMedia });
    await test.runJobs();
    const [paper] = await papersOf(offerId);
    const text = await pdfText((await seller.get(paper?.url ?? '')).rawPayload);
    for (const words of ['ROW-1', 'ROW-2', 'Stufe Purge', 'ATA Sanitize Block Erase', 'Ausgeführt Kim Kern'])
      expect(text).toContain(words);
  });

  it('is not avoided by skipping the deletion of media that are here (DEL-02)', async () => {
    const { offerId } = await saleInDeletion(test, email);
    await add(offerId, 'ROW-3');
    const answer = await desk.post(`/desk/api/skipDeletion/${offerId}`, { reason: 'noMedia' });
    expect(answer.json()).toMatchObject({ code: 'mediaDiffer' });
  });
});
