// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { firmCalls } from '#contract/account/firm.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { type SaleUnitsChoice, saleUnitsCall, saleUnitsSchema } from '#contract/devices/sale-units.ts';
import { listCalls } from '#contract/goods/list-calls.ts';
import { withdrawnCertificateSchema } from '#contract/papers/withdraw-certificate.ts';
import { readTable } from '#domain/delimited-text/text-table.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { ownCommand } from '#tests/factories/own-command.ts';
import { onTheWay } from '#tests/factories/sale-on-the-way.ts';
import { newOfferId } from '#tests/factories/wire.ts';
import { joinedColleague } from '#tests/support/firm.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, signUp, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { storeSale } from '#tests/support/store-sale.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let desk: HttpClient;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set('2026-12-21T09:00:00.000Z');
  desk = await signInStaff(test);
});
afterAll(() => test.close());

const medium = { model: 'SSD', method: 'NIST Purge', result: 'erased' };

const serial = (index: number) => `5CG${String(index).padStart(7, '0')}`;

/** A sale of notebooks with serial numbers and of two monitors without, on its way; its seller is signed in. */
async function sale(named: number, list?: string, inventoryNumbers?: string[]) {
  const offerId = newOfferId();
  const email = `${offerId}@example.org`;
  const seller = await signUp(test, email);
  const draft = list === undefined ? {} : { itemsListUpload: await uploaded(seller, list) };
  const [notebooks, monitors] = [`item-${randomUUID()}`, `item-${randomUUID()}`];
  const own = ownCommand(offerId, email);
  const items = [
    {
      ...{ id: notebooks, freetext: 'Notebook Lenovo T480', title: 'Notebook Lenovo T480', quantity: named },
      serialNumbers: Array.from({ length: named }, (_, index) => serial(index)),
      ...(inventoryNumbers && { inventoryNumbers }),
    },
    { id: monitors, freetext: 'Monitor Dell P2419H', title: 'Monitor Dell P2419H', quantity: 2 },
  ];
  await storeSale(
    test,
    offerId,
    (command: Command) => {
      const made = own(command);
      return made.type === 'submitOffer' ? { ...made, draft: { ...made.draft, ...draft, items } } : made;
    },
    onTheWay,
  );
  const read = async (choice: SaleUnitsChoice = {}) =>
    saleUnitsSchema.parse(await succeed(seller.get(saleUnitsCall(offerId, choice))));
  return { offerId, own, notebooks, monitors, seller, read };
}

async function uploaded(by: HttpClient, content: string): Promise<string> {
  const sent = await by.upload('/selfservice/api/uploads', [{ name: 'Bestand.csv', content }]);
  return z.tuple([z.object({ url: z.string() })]).parse(sent.json())[0].url;
}

const scan = (offerId: string, ...scans: readonly object[]) =>
  succeed(
    desk.post(deskApi.scan(offerId), {
      scans: scans.map((one) => ({ id: randomUUID(), at: '2026-12-21T08:59:00.000Z', ...one })),
    }),
  );

describe('the devices of a sale, as their seller follows them', () => {
  it('count up as they are scanned: what is here, what is not, and what nobody announced', async () => {
    const { offerId, monitors, read } = await sale(3);
    expect(await read()).toMatchObject({ agreed: 5, arrived: 0, rows: [] });
    await scan(offerId, { code: serial(0) }, { itemId: monitors }, { code: 'XYZ-77', unannounced: true });
    const units = await read();
    expect(units).toMatchObject({ agreed: 5, arrived: 2, isClosed: false, found: 6 });
    expect(units.rows.map(({ state, serial: number, units: count }) => [state, number, count])).toEqual([
      ['arrived', serial(0), 1],
      ['announced', serial(1), 1],
      ['announced', serial(2), 1],
      ['arrived', undefined, 1],
      ['announced', undefined, 1],
      ['unannounced', 'XYZ-77', 1],
    ]);
  });

  it('are found by a number however it is typed, and shown state by state', async () => {
    const { offerId, read } = await sale(3);
    await scan(offerId, { code: serial(0) });
    expect((await read({ q: '5cg-000 0001' })).rows).toMatchObject([{ serial: serial(1), state: 'announced' }]);
    expect((await read({ state: 'arrived' })).rows).toMatchObject([{ serial: serial(0) }]);
    expect((await read({ q: 'monitor' })).found).toBe(1);
  });

  it('come page by page: 1,200 of them are 50 rows', async () => {
    const { offerId, read } = await sale(1_200);
    await scan(offerId, { code: serial(7) });
    const last = await read({ page: 25 });
    expect(last.found).toBe(1_201);
    expect(last.rows).toMatchObject([{ title: 'Monitor Dell P2419H', units: 2, state: 'announced' }]);
    expect((await read({ page: 24 })).rows).toHaveLength(50);
  });

  it('are nobody else’s', async () => {
    const { offerId } = await sale(1);
    const stranger = await signUp(test, 'fremd@example.org');
    expect((await stranger.get(saleUnitsCall(offerId, {}))).statusCode).toBe(404);
  });
});

describe('what a seller says of devices that did not arrive', () => {
  const answer = (seller: HttpClient, offerId: string, body: object) =>
    seller.post(`/selfservice/api/answerMissing/${offerId}`, body);

  it('stands with the receipt for both sides, and is gone with the device that comes after all', async () => {
    const { offerId, notebooks, seller } = await sale(3);
    await scan(offerId, { code: serial(0) });
    await succeed(desk.post(`/desk/api/confirmScopeOfSupply/${offerId}`, { fromUnits: true }));
    const missing = [serial(1), serial(2)].map((number) => ({ itemId: notebooks, number }));
    const said = { reason: 'comesLater', day: '2026-12-23', text: 'im Keller' };
    await succeed(answer(seller, offerId, { devices: missing, ...said }));
    const both = [seller.get(`/selfservice/api/readOffer/${offerId}`), desk.get(`/desk/api/offers/${offerId}`)];
    for (const read of await Promise.all(both.map(succeed)))
      expect(read).toMatchObject({ data: { receipt: { answers: missing.map((device) => ({ ...device, ...said })) } } });
    const queue = await succeed(desk.get('/desk/api/queue'));
    expect(JSON.stringify(queue)).toContain('Kunde sagt etwas zu fehlenden Geräten');

    await scan(offerId, { code: serial(1) });
    await succeed(desk.post(`/desk/api/confirmScopeOfSupply/${offerId}`, { fromUnits: true }));
    expect(await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`))).toMatchObject({
      data: { receipt: { answers: [{ number: serial(2) }] } },
    });
    expect((await answer(seller, offerId, { devices: missing, ...said })).json()).toMatchObject({
      code: 'missingChanged',
    });
  });

  it('is refused before anything was counted, without its day, of a day that is over, and from strangers', async () => {
    const { offerId, monitors, seller } = await sale(1);
    const devices = [{ itemId: monitors }];
    expect((await answer(seller, offerId, { devices, reason: 'pickedUp' })).statusCode).toBe(409);
    await scan(offerId, { code: serial(0) });
    await succeed(desk.post(`/desk/api/confirmScopeOfSupply/${offerId}`, { fromUnits: true }));
    expect((await answer(seller, offerId, { devices, reason: 'comesLater' })).statusCode).toBe(400);
    expect((await answer(seller, offerId, { devices, reason: 'other' })).statusCode).toBe(400);
    const past = { devices, reason: 'comesLater', day: '2026-12-20' };
    expect((await answer(seller, offerId, past)).statusCode).toBe(422);
    const stranger = await signUp(test, 'fremd-2@example.org');
    expect((await answer(stranger, offerId, { devices, reason: 'pickedUp' })).statusCode).toBe(404);
    expect((await answer(seller, offerId, { devices, reason: 'pickedUp' })).statusCode).toBe(200);
  });
});

describe('the list back', () => {
  it('says of each device what was found, how it was erased, by which certificate, and what was paid, to the cent', async () => {
    const { offerId, notebooks, monitors, seller, read } = await sale(3);
    await scan(offerId, { code: serial(0) }, { code: serial(1) }, { itemId: monitors, units: 2 });
    await scan(offerId, { code: '=1+1+cmd', unannounced: true });
    const send = (command: string, body: object = {}) => succeed(desk.post(`/desk/api/${command}/${offerId}`, body));
    await send('confirmScopeOfSupply', { fromUnits: true });
    await send('startDeletion');
    await send('finishDeletion', {
      media: [0, 1].map((index) => ({ ...medium, itemId: notebooks, serial: `S-${index}`, device: serial(index) })),
      withoutMedia: [{ itemId: monitors, reason: 'noMedia' }],
    });
    await send('startTesting');
    await send('finishTesting', { lines: [notebooks, monitors].map((itemId) => ({ itemId, result: 'passed' })) });
    const before = await seller.get(`/selfservice/api/unitList/${offerId}?format=csv`);
    expect(before.body).not.toMatch(/\d,\d\d(;|\r)/);
    await send('skipAdjustingBid');

    await test.runJobs();
    const [first] = (await read()).rows;
    const proofs = [{ number: expect.stringMatching(/^LZ-/), url: expect.stringMatching(/documents/) }];
    expect(first?.media).toMatchObject([{ serial: 'S-0', result: 'erased', proofs }]);
    const { body, headers } = await seller.get(`/selfservice/api/unitList/${offerId}?format=csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const { rows } = readTable(body.replace('\ufeff', '').trimEnd());
    const [head = [], ...devices] = rows;
    const column = (name: string) => devices.map((cells) => cells[head.indexOf(name)]);
    expect(column('Seriennummer')).toEqual([serial(0), serial(1), serial(2), '', '', "'=1+1+cmd"]);
    expect(column('Stand')).toEqual([
      'geprüft',
      'geprüft',
      'nicht angekommen',
      'geprüft',
      'geprüft',
      'nicht angekündigt',
    ]);
    expect(column('Wie gelöscht').slice(0, 2)).toEqual(['gelöscht (NIST Purge)', 'gelöscht (NIST Purge)']);
    expect(column('Nachweis')[0]).toMatch(/^LZ-\d{4}-\d+$/);
    const { data } = z
      .object({ data: z.object({ agreement: z.object({ total: z.number() }) }) })
      .parse(await succeed(seller.get(`/selfservice/api/readOffer/${offerId}`)));
    const paid = column(head.find((name) => name.startsWith('Bezahlt')) ?? '').map((cell = '') =>
      Number(cell.replace(',', '.')),
    );
    expect(paid.reduce((sum, one) => sum + one, 0)).toBeCloseTo(data.agreement.total, 5);
    expect((await seller.get(`/selfservice/api/unitList/${offerId}?format=xlsx`)).statusCode).toBe(200);

    // A colleague who may not see money logs in and gets the same without it, and no certificate to open.
    await succeed(seller.post(firmCalls.found, { name: 'Muster IT GmbH' }));
    const lists = async (by: HttpClient) => {
      const sent = await by.get(`/selfservice/api/unitList/${offerId}?format=csv`);
      return readTable(sent.body.replace('\ufeff', '').trimEnd()).rows;
    };
    const packer = await joinedColleague(test, seller, 'packt@example.org', []);
    const payer = await joinedColleague(test, seller, 'zahlt@example.org', ['seeMoney']);
    const columns = head.filter((name) => !name.startsWith('Bezahlt'));
    expect(await lists(packer)).toEqual([columns, ...devices.map((cells) => cells.slice(0, columns.length))]);
    expect(await lists(payer)).toEqual([head, ...devices]);
    const { rows: shown } = saleUnitsSchema.parse(await succeed(packer.get(saleUnitsCall(offerId, {}))));
    expect(shown[0]?.media[0]?.proofs).toEqual([{ number: expect.stringMatching(/^LZ-/) }]);
  });

  it('closes Snipe-IT and GLPI once all is paid, with what each of them finds', async () => {
    const { offerId, own, notebooks, monitors, seller } = await sale(1, undefined, ['INV-4711']);
    await scan(offerId, { code: serial(0) }, { itemId: monitors, units: 2 });
    const send = (command: string, body: object = {}) => succeed(desk.post(`/desk/api/${command}/${offerId}`, body));
    await send('confirmScopeOfSupply', { fromUnits: true });
    await send('startDeletion');
    await send('finishDeletion', {
      media: [{ ...medium, itemId: notebooks, serial: 'S-0', device: serial(0) }],
      withoutMedia: [{ itemId: monitors, reason: 'noMedia' }],
    });
    await send('startTesting');
    await send('finishTesting', { lines: [notebooks, monitors].map((itemId) => ({ itemId, result: 'passed' })) });
    await send('skipAdjustingBid');
    const early = await seller.get(listCalls.register(offerId, 'snipeIt'));
    expect([early.statusCode, early.json().code]).toEqual([404, 'registerFindsNone']);
    await playCommands(test, offerId, own, ['addCreditNote', 'finishOffer', 'complete']);
    const [heads, row, ...none] = (await seller.get(listCalls.register(offerId, 'snipeIt'))).body.split('\r\n');
    expect(heads).toBe('Asset Tag,Status,Verkauft am,Verkauft an,Löschnachweis,Erlös,Verkaufsnotiz');
    expect(row).toMatch(
      /^INV-4711,Archived,2026-12-21,[^,]+,LZ-2026-\d+,\d+\.\d\d,Verkauf .+: Notebook Lenovo T480; gelöscht/,
    );
    expect(none).toEqual(['']);
    const glpi = (await seller.get(listCalls.register(offerId, 'glpi'))).body;
    expect(glpi).toContain(`\r\nINV-4711;${serial(0)};Verkauft;2026-12-21;`);
    await succeed(seller.post(firmCalls.found, { name: 'Muster IT GmbH' }));
    const packer = await joinedColleague(test, seller, 'packt-2@example.org', []);
    expect((await packer.get(listCalls.register(offerId, 'snipeIt'))).body).toMatch(/LZ-2026-\d+,,Verkauf/);
  });

  it('and the devices name a certificate that was taken back as such, and the one in its place (INV-41)', async () => {
    const { offerId, notebooks, monitors, seller, read } = await sale(1);
    await scan(offerId, { code: serial(0) }, { itemId: monitors, units: 2 });
    const send = (command: string, body: object = {}) => succeed(desk.post(`/desk/api/${command}/${offerId}`, body));
    await send('confirmScopeOfSupply', { fromUnits: true });
    await send('startDeletion');
    await send('finishDeletion', {
      media: [{ ...medium, serial: 'S-0', itemId: notebooks, device: serial(0) }],
      withoutMedia: [{ itemId: monitors, reason: 'noMedia' }],
    });
    await test.runJobs();
    const [{ number } = { number: '' }] = (await read()).rows[0]?.media[0]?.proofs ?? [];
    const { replacedBy } = withdrawnCertificateSchema.parse(
      await send('withdrawCertificate', { number, reason: 'Der Name war falsch.', reissue: true }),
    );
    await test.runJobs();
    const proofs = (await read()).rows[0]?.media[0]?.proofs ?? [];
    expect(proofs.map((proof) => [proof.number, proof.isWithdrawn])).toEqual([
      [number, true],
      [replacedBy, undefined],
    ]);
    const { body } = await seller.get(`/selfservice/api/unitList/${offerId}?format=csv`);
    expect(body).toContain(`${number} (zurückgezogen), ${replacedBy};`);
  });

  it('is not there before a device has come, and never for strangers', async () => {
    const { offerId, seller } = await sale(1);
    expect((await seller.get(`/selfservice/api/unitList/${offerId}?format=csv`)).statusCode).toBe(404);
    await scan(offerId, { code: serial(0) });
    const stranger = await signUp(test, 'fremd-3@example.org');
    expect((await stranger.get(`/selfservice/api/unitList/${offerId}?format=csv`)).statusCode).toBe(404);
    expect((await seller.get(`/selfservice/api/unitList/${offerId}?format=csv`)).statusCode).toBe(200);
  });

  it('is the seller’s own list as well, with ours behind its columns, and without what was never kept (IMP-01)', async () => {
    const list = `Raum;Seriennummer;Benutzer\nK1;${serial(1)};Kim Muster\nK2;${serial(0).toLowerCase()};Alex Muster\n;Beamer;\n`;
    const { offerId, seller } = await sale(3, list);
    await scan(offerId, { code: serial(0) }, { code: serial(2) });
    const address = listCalls.ownList(offerId, 'csv');
    const { body } = await seller.get(address);
    const { rows } = readTable(body.replace('\ufeff', '').trimEnd());
    expect(rows[0]?.slice(0, 5)).toEqual(['Raum', 'Seriennummer', 'Benutzer', 'Stand', 'Angekommen am']);
    expect(rows.slice(1, 4).map((row) => [row[0], row[1], row[3]])).toEqual([
      ['K1', serial(1), 'noch nicht hier'],
      ['K2', serial(0).toLowerCase(), 'angekommen'],
      ['', 'Beamer', undefined],
    ]);
    expect(rows.filter(([first = '']) => first.includes(serial(2)))).toHaveLength(1);
    expect(body).not.toContain('Muster');
    expect((await seller.get(listCalls.ownList(offerId, 'xlsx'))).statusCode).toBe(200);
    const without = await sale(1);
    await scan(without.offerId, { code: serial(0) });
    const none = await without.seller.get(listCalls.ownList(without.offerId, 'csv'));
    expect([none.statusCode, none.json().code]).toEqual([404, 'listNamesNone']);
  });
});
