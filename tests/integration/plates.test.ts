import { randomUUID } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { scansAnswerSchema } from '#contract/devices/units.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let offerId: string;
let plates: string[];

/** A sale that is on its way, of which units arrived that nobody announced. */
async function saleWith(units: number) {
  const id = newOfferId();
  await storeSale(test, id, ownCommand(id, `${id}@example.org`), onTheWay);
  const at = '2026-12-21T08:59:00.000Z';
  const scans = Array.from({ length: units }, (_, index) => ({
    ...{ id: randomUUID(), at, code: `PF-${1_000 + index}`, unannounced: true },
  }));
  const { made } = scansAnswerSchema.parse(await succeed(desk.post(deskApi.scan(id), { scans })));
  return { id, plates: made.map(({ plate }) => plate) };
}

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
  ({ id: offerId, plates } = await saleWith(30));
});
afterAll(() => test.close());

async function printed(query: string) {
  const answer = await desk.get(`${deskApi.plates(offerId)}?${query}`);
  if (answer.statusCode !== 200) return { status: answer.statusCode, text: '', pages: 0 };
  expect(answer.headers['content-type']).toBe('application/pdf');
  const bytes = new Uint8Array(answer.rawPayload);
  const { numPages } = await getDocumentProxy(bytes.slice());
  return { status: 200, text: await pdfText(bytes), pages: numPages };
}

describe('printed licence plates', () => {
  it('are those of all units of a sale, as text beside the bars, on sheets that may have been begun', async () => {
    const { text, pages } = await printed('format=sheet24&start=20');
    expect(plates.filter((plate) => !text.includes(plate))).toEqual([]);
    expect(text).toContain('S/N PF-1000');
    expect(pages).toBe(3);
    expect((await printed('format=sheet24')).pages).toBe(2);
  });

  it('are those of the last units that came, or of one, for a roll a page each', async () => {
    const last = await printed('format=roll62&last=2');
    expect(plates.filter((plate) => last.text.includes(plate))).toEqual(plates.slice(-2));
    expect(last.pages).toBe(2);
    const one = await printed(`format=sheet40&plate=${plates[3]}`);
    expect(plates.filter((plate) => one.text.includes(plate))).toEqual([plates[3]]);
  });

  it('are never those of another sale', async () => {
    const other = await saleWith(1);
    expect((await printed(`format=roll62&plate=${other.plates[0]}`)).status).toBe(404);
  });
});
