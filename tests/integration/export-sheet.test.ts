import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listCalls, listFormats, type SheetFormat, sheetFormats } from '#contract/goods/list-calls.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { SaleSheetKind } from '#domain/offer/price/sale-sheet-kinds.ts';
import { openListFile, sheetsOf } from '#server/asset-lists/list-file.ts';
import { shopConfig } from '#shop.config.ts';
import { bidBody, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let seller: HttpClient;
let desk: HttpClient;
const email = 'liste@example.org';
const priced = z.object({ data: z.object({ bid: z.object({ total: z.number(), minimum: z.number() }) }) });
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
const exported = (id: string, format: SheetFormat, sheet: SaleSheetKind = 'inquiry', by = seller) =>
  by.get(listCalls.sheet(id, sheet, format));

/** The cells of the file that was answered, as a spreadsheet shows them. */
async function rowsOf(
  id: string,
  format: (typeof listFormats)[number],
  sheet?: SaleSheetKind,
): Promise<readonly (readonly string[])[]> {
  const answer = await exported(id, format, sheet);
  expect(answer.statusCode).toBe(200);
  const file = openListFile(answer.rawPayload);
  if (file.kind === 'unread') throw new Error(file.why);
  return sheetsOf(file)[0]?.rows ?? [];
}
const euros = (cell: string | undefined) => Number.parseFloat((cell ?? '').replace('.', '').replace(',', '.'));

describe('the sheets of an own sale as a table', () => {
  it.each(listFormats)(
    'are read back as %s with everything that was said, and with prices once there is a bid',
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
        '7XK2',
        '=Leipzig',
      ];
      const [head, first, second, foot, ...rest] = await rowsOf(id, format);
      expect(head?.slice(0, 4)).toEqual(['Position', 'Gerät', 'Menge', 'Ausstattung']);
      expect(first).toEqual(said);
      expect([second?.slice(0, 3), foot?.slice(1, 3), rest]).toEqual([['2', 'Kabel', '2'], ['Summe', '4'], []]);

      expect((await exported(id, format, 'bid')).statusCode).toBe(404);
      const { data } = view.parse(await succeed(seller.get(`/selfservice/api/readOffer/${id}`)));
      await succeed(desk.post(`/desk/api/submitBid/${id}`, bidBody(data.items)));
      const { bid } = priced.parse(await succeed(seller.get(`/selfservice/api/readOffer/${id}`))).data;
      const [heads, bidFirst, , sums] = await rowsOf(id, format, 'bid');
      const column = (name: string) => heads?.findIndex((one) => one.startsWith(name)) ?? -1;
      expect(bidFirst?.slice(0, 9)).toEqual(said);
      expect([euros(bidFirst?.[column('Preis je Gerät')]), euros(bidFirst?.[column('Summe')])]).toEqual([640, 1280]);
      expect([euros(sums?.[column('Summe')]), euros(sums?.[column('Mindestens')])]).toEqual([bid.total, bid.minimum]);
    },
  );

  it('come as a file named by step and number, and are kept by nobody on the way', async () => {
    const id = await submitted([goods()]);
    const { data } = view.parse(await succeed(seller.get(`/selfservice/api/readOffer/${id}`)));
    expect((await exported(id, 'xlsx')).headers).toMatchObject({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`Anfrage-${data.inquiryId}.xlsx`)}`,
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'cache-control': 'private, no-store',
    });
    expect((await exported(id, 'csv')).headers['content-type']).toBe('text/csv; charset=utf-8');
  });

  it('are a letter of ours as PDF', async () => {
    const id = await submitted([goods({ serialNumbers: ['7XK2'] })]);
    const answer = await exported(id, 'pdf');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = await pdfText(answer.rawPayload);
    for (const words of ['Anfrage A-', 'PowerEdge', '7XK2', 'Seite 1 von 1', shopConfig.company.name])
      expect(text).toContain(words);
  });

  it('do not exist for anybody else, nor in another format', async () => {
    const id = await submitted([goods()]);
    const other = await signUp(test, 'bernd@example.org');
    for (const format of sheetFormats) {
      expect((await exported(id, format, 'inquiry', test.visitor())).statusCode).toBe(401);
      expect((await exported(id, format, 'inquiry', other)).statusCode).toBe(404);
    }
    for (const query of ['', '?sheet=inquiry', '?format=csv', '?sheet=inquiry&format=ods', '?sheet=all&format=csv'])
      expect((await seller.get(`/selfservice/api/exportSheet/${id}${query}`)).statusCode).toBe(400);
  });

  it.each(listFormats)('are all there as %s, however many', async (format) => {
    const id = await submitted(
      Array.from({ length: draftLimits.items }, (_, index) => goods({ site: `Raum ${index}` })),
    );
    const rows = await rowsOf(id, format);
    expect(rows).toHaveLength(draftLimits.items + 2);
    expect(rows.at(-2)?.slice(0, 3)).toEqual([`${draftLimits.items}`, 'PowerEdge', '2']);
    expect(rows.at(-2)?.[8]).toBe(`Raum ${draftLimits.items - 1}`);
  });
});
