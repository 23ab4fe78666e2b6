import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addedApiTokenSchema, apiTokenCalls } from '#contract/account/api-tokens.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bookHeadSchema, bookRowsSchema, importedBookSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { bidFileReadSchema, bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { api } from '#contract/site/urls.ts';
import type { Command, CommandType } from '#domain/offer/commands/commands.ts';
import { type BookListRow, emptyBook } from '#domain/pricing/price-book.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { addressesBody, bidBody, businessDeclarations, inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;
let seller: HttpClient;
/** Up to where an adjusted price can be sent. */
const toTested: CommandType[] = [
  ...(['submitOffer', 'submitBid', 'acceptBid', 'submitAddresses', 'linkOrder', 'verifyData'] as const),
  ...(['dispatchPackaging', 'sendShippingLabel', 'dispatchGoods', 'confirmScopeOfSupply'] as const),
  ...(['skipDeletion', 'startTesting', 'finishTesting'] as const),
];
const model = { r640: '', t480: '' };
const now = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
  desk = await signInStaff(test);
  seller = await signUp(test, 'anna@example.org');
  const idOf = (title: string) =>
    test.deps.catalogue.catalogue.items.find((one) => one.title === title)?.id ?? expect.fail(title);
  Object.assign(model, { r640: idOf('Dell PowerEdge R640'), t480: idOf('Lenovo ThinkPad T480') });
  const row = (entry: string, cents: number): BookListRow => ({
    ...{ entry, cents, name: '', configuration: '', includes: '', from: '2026-11-16' },
  });
  const settings = { ...emptyBook.settings, spread: { ...emptyBook.settings.spread, model: 5 } };
  const changed = { rows: [row(model.r640, 51_500), row(model.t480, 3_700)], settings };
  await test.deps.database.transaction((tx) =>
    keepVersion(tx, { basedOn: noVersion, changed, by: 'Test', note: 'erfunden', at: now }),
  );
});
afterAll(() => test.close());

const eleven = () => ({ id: `item-${randomUUID()}`, entryId: model.r640, quantity: 11 });

async function inquire(items: readonly object[] = [eleven()]): Promise<string> {
  const offerId = newOfferId();
  await succeed(seller.post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org', { items })));
  return offerId;
}
const bidOf = (itemId: string, unitPrice: number, more: object = {}) => ({
  ...bidBody([]),
  lines: [{ itemId, unitPrice, deductions: [] }],
  ...more,
});
const bid = (offerId: string, body: object, by = desk) => by.post(deskApi.command('submitBid', offerId), body);
const sheetOf = async (offerId: string) =>
  z.object({ data: bidSheetSchema }).parse(await succeed(desk.get(deskApi.bidSheet(offerId)))).data;

/** Code and reckonings of a refusal. */
function refusalOf({ statusCode, json }: { statusCode: number; json(): unknown }) {
  const { code, fields } = z
    .object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() })
    .parse(json());
  const told = Object.entries(fields ?? {}).map(([field, text]) => [field, text.replaceAll('\u00a0', ' ')]);
  return { refused: `${statusCode} ${code}`, fields: Object.fromEntries(told) };
}
describe('a bid with a slip', () => {
  it('writes nothing until it is sent once more with confirmed; one within the range passes at once', async () => {
    const line = eleven();
    const offerId = await inquire([line]);
    const before = await sheetOf(offerId);
    expect(before.groups[0]?.proposal).toMatchObject({ amount: 515 });
    expect(refusalOf(await bid(offerId, bidOf(line.id, 5150)))).toEqual({
      refused: '409 priceUnusual',
      fields: {
        'lines.0.unitPrice': expect.stringMatching(
          /^Dell PowerEdge R640: 5\.150,00 € je Stück, erwartet .*\(10-fach\); 11 × = 56\.650,00 €, \+ 50\.985,00 € gegenüber dem Preisbuch$/,
        ),
      },
    });
    expect(await sheetOf(offerId)).toEqual(before);
    expect(refusalOf(await bid(offerId, bidOf(line.id, 51.5))).refused).toBe('409 priceUnusual');
    await succeed(bid(offerId, bidOf(line.id, 5150, { confirmed: true })));
    // What stands in the bid was meant: it is not asked about again.
    await succeed(bid(offerId, bidOf(line.id, 5150, { linesOptional: true })));
    expect((await sheetOf(offerId)).standing).toMatchObject({ total: 56_650 });

    const usual = eleven();
    await succeed(bid(await inquire([usual]), bidOf(usual.id, 515)));
  });

  it('is stopped for a program with a token as well, and under its key until it is confirmed', async () => {
    const wanted = { name: 'Warenwirtschaft', scopes: ['buyer'], term: 'year' };
    const { token } = addedApiTokenSchema.parse(await succeed(desk.post(apiTokenCalls.add, wanted)));
    const line = eleven();
    const url = deskApi.command('submitBid', await inquire([line]));
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': '"eins"' };
    const send = (payload: object) => test.visitor().send({ method: 'POST', url, headers, payload });
    expect(refusalOf(await send(bidOf(line.id, 5150))).refused).toBe('409 priceUnusual');
    expect(refusalOf(await send(bidOf(line.id, 5150, { confirmed: false }))).refused).toBe('409 priceUnusual');
    await succeed(send(bidOf(line.id, 5150, { confirmed: true })));
  });

  it('is refused for what else is wrong first, and free where the book knows nothing', async () => {
    const line = eleven();
    const offerId = await inquire([line]);
    const late = bidOf(line.id, 5150, { validUntil: '2026-11-22' });
    expect(refusalOf(await bid(offerId, late)).refused).not.toContain('priceUnusual');
    const cable = { id: `item-${randomUUID()}`, freetext: 'Kabel', quantity: 11 };
    const unknown = await inquire([cable]);
    await succeed(bid(unknown, bidOf(cable.id, 5150)));
    // The bid before is something to go by.
    const more = await bid(unknown, bidOf(cable.id, 51_500));
    expect(refusalOf(more).fields['lines.0.unitPrice']).toContain('gegenüber dem Gebot davor');
  });

  it('stops an order that was agreed elsewhere', async () => {
    const line = eleven();
    const order = {
      ...{ email: 'bernd@example.org', offeredAsBusiness: true, items: [line], shippingMethod: 'shipment' },
      ...{ lines: bidOf(line.id, 5150).lines, ...addressesBody },
    };
    expect(refusalOf(await desk.post('/desk/api/createFromOrder', order))).toMatchObject({
      refused: '409 priceUnusual',
      fields: { 'lines.0.unitPrice': expect.stringContaining('+ 50.985,00 €') },
    });
    await succeed(desk.post('/desk/api/createFromOrder', { ...order, confirmed: true }));
  });

  it('in a file is named in its preview', async () => {
    const line = eleven();
    const offerId = await inquire([line]);
    const read = async (price: string) => {
      const content = Buffer.from(`Kennung;Preis je Gerät\n${line.id};${price}\n`).toString('base64');
      return bidFileReadSchema.parse(await succeed(desk.post(deskApi.readBidFile(offerId), { content })));
    };
    expect((await read('520')).prices).toEqual([
      { group: expect.any(String), title: 'Dell PowerEdge R640', before: 515, amount: 520 },
    ]);
    expect((await read('5150')).prices).toMatchObject([{ unusual: expect.stringContaining('(10-fach)') }]);
  });
});

describe('a sum that nobody types', () => {
  it('is asked about where a seller wants far more than the bid', async () => {
    const line = eleven();
    const offerId = await inquire([line]);
    await succeed(bid(offerId, bidOf(line.id, 515)));
    const { inquiryId } = (await seller.get(api.selfservice.readOffer(offerId))).json().data;
    const wanted = { inquiryId, counterbid: 56_000, declarations: businessDeclarations };
    await succeed(seller.post(`/selfservice/api/submitCounterbid/${offerId}`, wanted));
    const accept = (body: object) => desk.post(deskApi.command('acceptCounterbid', offerId), body);
    expect(refusalOf(await accept({}))).toEqual({
      refused: '409 priceUnusual',
      fields: { total: 'Gegenvorschlag 56.000,00 €, unser Gebot 5.665,00 € (9,9-fach), + 50.335,00 €' },
    });
    await succeed(accept({ confirmed: true }));
  });

  it('is asked about where less than half of the agreed price is left', async () => {
    const offerId = newOfferId();
    const line = { id: `item-${randomUUID()}`, freetext: 'Kabel', title: 'Kabel', quantity: 3 };
    const own = (command: Command): Command => {
      if (command.type === 'submitOffer')
        return { ...command, inquiryId: 'A-2026-000901', draft: { ...command.draft, items: [line] } };
      if (command.type === 'confirmScopeOfSupply') return { ...command, lines: [{ itemId: line.id, received: 1 }] };
      if ('inquiryId' in command) return { ...command, inquiryId: 'A-2026-000901' };
      return 'orderId' in command ? { ...command, orderId: 'B-2026-000901' } : command;
    };
    await playCommands(test, offerId, own, toTested);
    const [{ url }] = z
      .tuple([z.object({ url: z.string() })])
      .parse(await succeed(desk.upload(deskApi.uploads, [{ name: 'leer.pdf', content: '%PDF-1.7\n%%EOF' }])));
    const lines = [{ itemId: line.id, missingEvidence: [url], deductions: [] }];
    const adjust = (more: object) =>
      desk.post(deskApi.command('adjustBid', offerId), { lines, answerUntil: '2026-12-11', ...more });
    const { refused, fields } = refusalOf(await adjust({}));
    expect(refused).toBe('409 priceUnusual');
    expect(fields.total).toBe('Nach der Prüfung 1,00 €, vereinbart 3,00 € (0,33-fach), − 2,00 €');
    await succeed(adjust({ confirmed: true }));
  });
});

describe('a price of the book that jumps', () => {
  const head = async () => bookHeadSchema.parse(await succeed(desk.get(priceBookCalls.head)));
  const rowOf = async (entry: string) => {
    const { rows } = bookRowsSchema.parse(await succeed(desk.get(`${priceBookCalls.rows}?part=rows`)));
    return rows.find(([id]) => id === entry) ?? expect.fail('no such row');
  };
  async function reprice(price: string, more: object = {}) {
    const was = await rowOf(model.t480);
    const changes = [{ was, now: was.with(4, price) }];
    const { version } = await head();
    return desk.post(priceBookCalls.change, { basedOn: version, part: 'rows', changes, ...more });
  }
  const jump = { 'unusual.0': 'Lenovo ThinkPad T480: 420,00 €, bisher 37,00 € (11-fach)' };

  it('is not live before it is confirmed: by call, and as the restored version', async () => {
    const { version } = await head();
    expect(refusalOf(await reprice('420,00'))).toEqual({ refused: '409 priceUnusual', fields: jump });
    expect((await head()).version).toBe(version);
    await succeed(reprice('420,00', { confirmed: true }));
    const back = { basedOn: version + 1, version };
    expect(refusalOf(await desk.post(priceBookCalls.restore, back)).refused).toBe('409 priceUnusual');
    await succeed(desk.post(priceBookCalls.restore, { ...back, confirmed: true }));
    await succeed(reprice('40,00'));
    await succeed(reprice('37,00'));
  });

  it('is listed in the preview of a file, and refused until it is confirmed', async () => {
    const { version } = await head();
    const [r640 = [], t480 = []] = [await rowOf(model.r640), await rowOf(model.t480)];
    const text = [
      'entry;price;from',
      ...[r640, t480.with(4, '420,00')].map(([id, , , , price, from]) => [id, price, from].join(';')),
    ].join('\n');
    const file = { part: 'rows', name: 'preise.csv', content: Buffer.from(text).toString('base64') };
    const send = (more: object) => desk.post(priceBookCalls.import, { basedOn: version, ...file, ...more });
    const checked = importedBookSchema.parse(await succeed(send({})));
    expect(checked).toMatchObject({ unusualCount: 1, needsConfirmation: false });
    expect(checked.unusual.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(Object.values(jump));
    expect(refusalOf(await send({ take: true }))).toEqual({ refused: '409 priceUnusual', fields: jump });
    expect((await head()).version).toBe(version);
    await succeed(send({ take: true, confirmed: true }));
  });

  it('is the sum as well up to which nobody looks at a bid', async () => {
    const { version, settings } = await head();
    const { atOnce } = settings;
    const limits = { ...atOnce.limits, total: atOnce.limits.total * 10 };
    const body = { basedOn: version, settings: { ...settings, atOnce: { ...atOnce, limits } } };
    const { refused, fields } = refusalOf(await desk.post(priceBookCalls.changeSettings, body));
    expect(refused).toBe('409 priceUnusual');
    expect(Object.values(fields)).toEqual(['Einstellungen, Bindend bis zu: 15.000,00 €, bisher 1.500,00 € (10-fach)']);
    await succeed(desk.post(priceBookCalls.changeSettings, { ...body, confirmed: true }));
  });
});
