// Dear: lists are read by a process beside the server.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firmSaleSchema, firmSalesSchema } from '#contract/account/firm-api.ts';
import type { FirmListRow } from '#contract/account/firm-list.ts';
import { addedFirmTokenSchema, firmApi, firmScopes, firmTokenCalls } from '#contract/account/firm-systems.ts';
import { carrying, withBearer } from '#tests/support/bearer.ts';
import { foundFirm } from '#tests/support/firm.ts';
import { succeed } from '#tests/support/people.ts';
import { securityLines } from '#tests/support/security-lines.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let token: string;
let neighbour: string;

beforeAll(async () => {
  test = await startTestApp();
  token = await tokenOf('anna@example.org');
  neighbour = await tokenOf('nachbar@example.org');
});
afterAll(() => test.close());

async function tokenOf(email: string): Promise<string> {
  const body = { name: 'Bestand', scopes: firmScopes, term: 'year' };
  const by = await foundFirm(test, email);
  return addedFirmTokenSchema.parse(await succeed(by.post(firmTokenCalls.add, body))).token;
}

const about = { location: '10115' };
const rows: FirmListRow[] = [
  { name: 'Lenovo ThinkPad T480', inventoryNumber: 'NB-0001', serialNumber: 'PF1A2B3C', memory: '16 GB' },
  { name: 'Lenovo ThinkPad T480', inventoryNumber: 'NB-0002', serialNumber: 'PF1A2B3D', condition: 'defekt' },
  { name: 'Bildschirm mit Sprung', quantity: 3, site: 'Lager' },
];

const send = (body: object, by = token, key: string = randomUUID()) =>
  withBearer(test.visitor(), by).post(firmApi.sendList, body, { 'idempotency-key': key });
const idOf = async (answer: ReturnType<typeof send>) => z.object({ id: z.string() }).parse(await succeed(answer)).id;
const read = (path: string, by = token) => succeed(withBearer(test.visitor(), by).get(path));
const saleOf = async (id: string) => firmSaleSchema.parse(await read(firmApi.sale.replace(':offerId', id)));
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).json().code;

async function uploaded(name: string, content: string, by = token): Promise<string> {
  const client = carrying(test.visitor(), {});
  const sent = await client.upload(firmApi.uploads, [{ name, content }], { authorization: `Bearer ${by}` });
  return z.tuple([z.object({ url: z.string() })]).parse(sent.json())[0].url;
}

describe('a list that a firm’s system sends', () => {
  it('row by row is an inquiry whose devices keep the firm’s own numbers', async () => {
    const sale = await saleOf(await idOf(send({ ...about, rows, ownName: 'Tausch 2026' })));
    expect(sale).toMatchObject({ offeredAsBusiness: true, ownName: 'Tausch 2026', stage: 'negotiation' });
    expect(sale.items).toMatchObject([
      { title: 'Lenovo ThinkPad T480', quantity: 1, inventoryNumbers: ['NB-0001'], serialNumbers: ['PF1A2B3C'] },
      { title: 'Lenovo ThinkPad T480', quantity: 1, inventoryNumbers: ['NB-0002'], serialNumbers: ['PF1A2B3D'] },
      { quantity: 3, site: 'Lager' },
    ]);
    expect(securityLines(test).at(-1)).toMatchObject({ what: 'listSentByToken', result: 'done' });
  });

  it('as a file is one too, and the file goes along without what is personal in it', async () => {
    const file = 'Inventarnummer;Modell;Seriennummer;Benutzer\nNB-1;ThinkPad T480;PF9Z8Y7X;Erika Muster\n';
    const itemsListUpload = await uploaded('Bestand.csv', file);
    const sale = await saleOf(await idOf(send({ ...about, itemsListUpload })));
    expect(sale.items).toMatchObject([{ inventoryNumbers: ['NB-1'], serialNumbers: ['PF9Z8Y7X'] }]);
    const other = await uploaded('Bestand.csv', file, neighbour);
    expect(await codeOf(send({ ...about, itemsListUpload: other }))).toBe('uploadUnknown');
  });

  it('is sent once by a key, in each firm, also when nobody knows the answer any more', async () => {
    const body = { ...about, rows };
    const first = await idOf(send(body, neighbour, 'tausch-7'));
    const again = await send(body, neighbour, '"tausch-7"');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().id).toBe(first);
    expect(await codeOf(send({ ...body, location: '20095' }, neighbour, 'tausch-7'))).toBe('idempotencyKeyReused');
    test.clock.advance({ days: 2 });
    expect(await idOf(send(body, neighbour, 'tausch-7'))).toBe(first);
    expect(await codeOf(send({ ...body, location: '20095' }, neighbour, 'tausch-7'))).toBe('alreadySubmitted');
    expect(await idOf(send(body, token, 'tausch-7'))).not.toBe(first);
    const { sales } = firmSalesSchema.parse(await read(firmApi.sales, neighbour));
    expect(sales.map(({ id }) => id)).toEqual([first]);
  });

  it('is refused without a key, without goods, and with neither rows nor a file', async () => {
    const unkeyed = await withBearer(test.visitor(), token).post(firmApi.sendList, { ...about, rows });
    expect(unkeyed.statusCode).toBe(400);
    expect((await send(about)).statusCode).toBe(400);
    const itemsListUpload = await uploaded('Summe.csv', 'Modell;Anzahl\nSumme;12\n');
    expect(await codeOf(send({ ...about, itemsListUpload }))).toBe('listWithoutGoods');
  });
});
