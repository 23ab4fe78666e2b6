import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { certificateCheckSchema } from '#contract/certificate-check.ts';
import { pageTable } from '#contract/page-table.ts';
import { wholeOfferViewSchema } from '#contract/whole-offer-view.ts';
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
  const { offerId } = await saleInDeletion(test, email);
  await finish(offerId, { media: [medium(serial)] });
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
