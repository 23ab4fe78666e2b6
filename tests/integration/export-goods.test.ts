import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ListFormat, listCalls, listFormats } from '#contract/list-calls.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { openListFile, sheetsOf } from '#server/asset-lists/list-file.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
let desk: HttpClient;
const email = 'liste@example.org';
const view = z.object({ data: z.object({ inquiryId: z.string(), items: z.array(z.object({ id: z.string() })) }) });

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-11-23T09:00:00.000Z');
  seller = await signUp(test, email);
  desk = await signInStaff(test);
});
afterAll(() => test.close());

async function submitted(items: object[]): Promise<string> {
  const answer = seller.post(`/selfservice/api/submitOffer/${newOfferId()}`, inquiryBody(email, { items }));
  return z.object({ id: z.string() }).parse(await succeed(answer)).id;
}
const goods = (changes: object = {}) => ({
  id: `item-${randomUUID()}`,
  freetext: 'PowerEdge',
  quantity: 2,
  ...changes,
});
const exported = (id: string, format: ListFormat, by = seller) => by.get(listCalls.goods(id, format));

/** The cells of the file that was answered, as a spreadsheet shows them. */
async function rowsOf(id: string, format: ListFormat): Promise<readonly (readonly string[])[]> {
  const answer = await exported(id, format);
  expect(answer.statusCode).toBe(200);
  const file = openListFile(answer.rawPayload);
  if (file.kind === 'unread') throw new Error(file.why);
  return sheetsOf(file)[0]?.rows ?? [];
}

describe('the goods of an own offer as a table', () => {
  it.each(listFormats)(
    'are read back as %s with everything that was said about them, and with prices once there are any',
    async (format) => {
      const marks = { inventoryNumbers: ['INV-1', 'INV-2'], serialNumbers: ['7XK2'], site: '=Leipzig' };
      const configuration = { working: true, packagingAvailable: true, ram: '256 GB', remarks: 'aus dem Keller' };
      const id = await submitted([goods({ ...marks, configuration }), goods({ freetext: 'Kabel' })]);
      const said = [
        '1',
        'PowerEdge',
        '2',
        '256 GB',
        'funktioniert',
        'aus dem Keller',
        'INV-1, INV-2',
        '=Leipzig',
        '7XK2',
      ];
      const [head, first, second, ...rest] = await rowsOf(id, format);
      expect(head).toEqual([
        ...['Position', 'Gerät', 'Menge', 'Ausstattung', 'Zustand/Mängel', 'Anmerkungen'],
        ...['Inventarnummern', 'Standort', 'Seriennummern'],
      ]);
      expect(first).toEqual(said);
      expect([second?.slice(0, 3), rest]).toEqual([['2', 'Kabel', '2'], []]);

      const { data } = view.parse(await succeed(seller.get(`/selfservice/api/readOffer/${id}`)));
      await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(data.items)));
      const [withPrices, priced] = await rowsOf(id, format);
      expect(withPrices?.slice(-2)).toEqual(['Preis je Gerät', 'Summe']);
      expect(priced?.slice(0, 9)).toEqual(said);
      expect(priced?.slice(9).map((cell) => Number.parseFloat(cell.replace('.', '').replace(',', '.')))).toEqual([
        640, 1280,
      ]);
    },
  );

  it('come as a file named by the number of the offer, and are kept by nobody on the way', async () => {
    const id = await submitted([goods()]);
    const { data } = view.parse(await succeed(seller.get(`/selfservice/api/readOffer/${id}`)));
    expect((await exported(id, 'xlsx')).headers).toMatchObject({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`Geräteliste-${data.inquiryId}.xlsx`)}`,
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cache-control': 'private, no-store',
    });
    expect((await exported(id, 'csv')).headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('do not exist for anybody else, nor in another format', async () => {
    const id = await submitted([goods()]);
    const other = await signUp(test, 'bernd@example.org');
    expect((await exported(id, 'csv', test.visitor())).statusCode).toBe(401);
    expect((await exported(id, 'csv', other)).statusCode).toBe(404);
    expect((await seller.get(`/selfservice/api/exportGoods/${id}?format=pdf`)).statusCode).toBe(400);
    expect((await seller.get(`/selfservice/api/exportGoods/${id}`)).statusCode).toBe(400);
  });

  it.each(listFormats)('are all there as %s, however many', async (format) => {
    const id = await submitted(
      Array.from({ length: draftLimits.items }, (_, index) => goods({ site: `Raum ${index}` })),
    );
    const rows = await rowsOf(id, format);
    expect(rows).toHaveLength(draftLimits.items + 1);
    expect(rows.at(-1)?.slice(0, 3)).toEqual([`${draftLimits.items}`, 'PowerEdge', '2']);
    expect(rows.at(-1)?.[7]).toBe(`Raum ${draftLimits.items - 1}`);
  });
});
