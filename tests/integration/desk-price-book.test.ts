// Dear: many files are read.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import {
  bookDiffSchema,
  bookHeadSchema,
  bookLookSchema,
  bookRowsSchema,
  bookVersionsSchema,
  deviationsSchema,
  dryRunSchema,
  importedBookSchema,
  keptVersionSchema,
  priceBookCalls,
  priceHistorySchema,
} from '#contract/goods/price-book.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import type { BookPart } from '#domain/pricing/price-book.ts';
import { dayOf } from '#domain/values/day.ts';
import { demoPriceBook } from '#seed/demo-price-book.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { keepVersion, noVersion } from '#server/pricing/price-books.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { playCommands } from '#tests/support/play-commands.ts';
import { setUpSecondFactor } from '#tests/support/second-factor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let buyer: HttpClient;
const now = '2026-11-23T09:00:00.000Z';

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(now);
  buyer = await signInStaff(test, ['buyer'], 'einkauf@example.org');
  const changed = demoPriceBook(join(projectRoot, 'price-book'), test.deps.catalogue.catalogue, dayOf(now));
  await test.deps.database.transaction((tx) =>
    keepVersion(tx, { basedOn: noVersion, changed, by: 'Test', note: 'erfunden', at: now }),
  );
});
afterAll(() => test.close());

async function read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.infer<Schema>> {
  const answer = await buyer.get(path);
  expect(answer.statusCode, answer.body).toBe(200);
  return schema.parse(answer.json());
}
const head = () => read(bookHeadSchema, priceBookCalls.head);
const rowsOf = (part: BookPart, search = '') =>
  read(bookRowsSchema, `${priceBookCalls.rows}?part=${part}&search=${encodeURIComponent(search)}`);
const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => `${statusCode} ${JSON.parse(body).code}`;

async function change(part: BookPart, changes: object[], basedOn?: number) {
  return buyer.post(priceBookCalls.change, { basedOn: basedOn ?? (await head()).version, part, changes });
}
const kept = (answer: { json(): unknown }) => keptVersionSchema.parse(answer.json()).version;
async function importFile(content: Buffer | string, more: object = {}) {
  const { version } = await head();
  const file = { name: 'liste.csv', content: Buffer.from(content).toString('base64') };
  return buyer.post(priceBookCalls.import, { basedOn: version, part: 'rows', ...file, ...more });
}

describe('the price book at the desk', () => {
  it('is searched by what goods are called, page by page', async () => {
    const found = await rowsOf('rows', 'poweredge r640');
    expect(found.rows.length).toBeGreaterThan(0);
    expect(found.names[found.rows[0]?.[0] ?? '']).toContain('PowerEdge R640');
    const all = await rowsOf('rows');
    expect(all.rows).toHaveLength(50);
    expect(all.found).toBe((await head()).counts.rows);
  });

  it('is changed row by row into a new version, goods named by their title', async () => {
    const { rows } = await rowsOf('demand');
    const [was = expect.fail('no demand')] = rows;
    const added = ['Dell PowerEdge R640', 'stop', '', '', '31.12.2026'];
    expect(kept(await change('demand', [{ was, now: [...was.slice(0, -1), '2027-06-30'] }, { now: added }]))).toBe(2);
    const after = await rowsOf('demand');
    expect(after.rows.map((row) => row.at(-1))).toEqual(['2027-06-30', rows[1]?.at(-1), '2026-12-31']);
    expect(Object.values(after.names)).toContain('Dell PowerEdge R640');
  });

  it('refuses what is wrong by its row and keeps nothing of it', async () => {
    const { version } = await head();
    const answer = await change('rows', [
      { now: ['monitor', '', '', '', '5,00', '2026-11-20'] },
      { now: ['gibt es nicht', '', '', '', '-5,00', '2026-11-20'] },
    ]);
    expect(codeOf(answer)).toBe('400 priceBookFlawed');
    expect(Object.keys(answer.json().fields)).toEqual(['changes.1']);
    expect((await head()).version).toBe(version);
  });

  it('refuses a change of an older version', async () => {
    const step = { now: ['monitor', '7', '1'] };
    expect(codeOf(await change('steps', [step], 1))).toBe('409 priceBookChanged');
    const both = await Promise.all([1, 2].map(async () => (await change('steps', [step])).statusCode));
    expect(both.toSorted()[0]).toBe(200);
    expect((await rowsOf('steps', 'monitore 7')).found).toBe(1);
  });

  it('names its versions, what differs between two, and takes an old one back', async () => {
    const { versions } = await read(bookVersionsSchema, priceBookCalls.versions);
    expect(versions.at(-2)).toMatchObject({ version: 2, by: 'einkauf@example.org', parts: ['demand'] });
    const diff = await read(bookDiffSchema, `${priceBookCalls.diff}?from=1&to=2`);
    expect(diff.parts).toEqual([{ part: 'demand', added: 2, removed: 1 }]);
    const { version } = await head();
    const restored = await buyer.post(priceBookCalls.restore, { basedOn: version, version: 1 });
    expect(kept(restored)).toBe(version + 1);
    const same = await read(bookDiffSchema, `${priceBookCalls.diff}?from=1&to=${version + 1}`);
    expect(same.parts).toEqual([]);
    expect((await buyer.get(`${priceBookCalls.diff}?from=1&to=999`)).statusCode).toBe(404);
  });

  it('keeps how it rounds only where the steps are right', async () => {
    const { version, settings } = await head();
    const set = (rounding: object[]) =>
      buyer.post(priceBookCalls.changeSettings, { basedOn: version, settings: { ...settings, rounding } });
    expect(codeOf(await set([{ from: 30, step: 100 }]))).toBe('400 priceBookFlawed');
    expect(kept(await set([{ from: 0, step: 100 }]))).toBe(version + 1);
  });

  it('is looked at before it counts: what a change does to prices and to past inquiries, and nothing is kept', async () => {
    const { version, settings } = await head();
    const [was = expect.fail('no rows')] = (await rowsOf('rows', 'rackserver')).rows;
    const changes = [{ was, now: [...was.slice(0, -2), '3200,00', was.at(-1) ?? ''] }];
    for (const [route, body, by] of [
      [priceBookCalls.change, { part: 'rows', changes }, { changed: 1 }],
      [priceBookCalls.changeSettings, { settings }, { changed: 0 }],
      [priceBookCalls.restore, { version: 1 }, { changed: 0 }],
    ] as const) {
      const look = await succeed(buyer.post(route, { ...body, basedOn: version, look: true }));
      expect(bookLookSchema.parse(look)).toMatchObject({ diff: by, dryRun: { rows: expect.any(Array) } });
    }
    const { unusual } = bookLookSchema.parse(
      (await buyer.post(priceBookCalls.change, { part: 'rows', changes, basedOn: version, look: true })).json(),
    );
    expect(unusual).toEqual([expect.stringContaining('10-fach')]);
    expect((await head()).version).toBe(version);
  });

  it('lets the owner alone say how far a bid goes that nobody looks at, and what stops a slip', async () => {
    const owner = await signInStaff(test, ['admin'], 'chefin@example.org');
    const { version, settings } = await head();
    const set = (by: HttpClient, more: object) =>
      by.post(priceBookCalls.changeSettings, { basedOn: version, settings: { ...settings, ...more } });
    const { atOnce } = settings;
    for (const more of [
      { atOnce: { ...atOnce, mode: 'range' } },
      { atOnce: { ...atOnce, limits: { ...atOnce.limits, total: 160_000 } } },
      { slips: [{ scope: '*', percent: 1_000 }] },
      { hold: { byPerson: 0, atOnce: 0 } },
    ])
      expect(codeOf(await set(buyer, more))).toBe('403 ownersDecision');
    expect(kept(await set(owner, { hold: { byPerson: 10, atOnce: 0 } }))).toBe(version + 1);
    const back = { basedOn: version + 1, version, confirmed: true };
    expect(codeOf(await buyer.post(priceBookCalls.restore, back))).toBe('403 ownersDecision');
    await succeed(owner.post(priceBookCalls.restore, back));

    // A session that was left open does not decide it: the second factor is given anew.
    await setUpSecondFactor((path, body) => succeed(owner.post(path, body)), test.clock.now());
    test.clock.advance({ minutes: 30 });
    const late = { basedOn: version + 2, settings: { ...settings, atOnce: { ...atOnce, mode: 'range' } } };
    expect(codeOf(await owner.post(priceBookCalls.changeSettings, late))).toBe('403 secondFactorNeeded');
    test.clock.set(now);
  });
});

describe('the price book as a file', () => {
  it('goes out and comes back unchanged, as CSV and as XLSX', async () => {
    for (const format of ['csv', 'xlsx']) {
      const file = await buyer.get(`${priceBookCalls.export}?format=${format}&part=rows`);
      const imported = importedBookSchema.parse((await importFile(file.rawPayload)).json());
      expect(imported).toMatchObject({ refusedCount: 0, changesNothing: true, needsConfirmation: false });
      expect(imported.version).toBeUndefined();
    }
  });

  it('is shown with what it changes first, and taken in a second call', async () => {
    const { version } = await head();
    const file = await buyer.get(`${priceBookCalls.export}?format=csv&part=rows`);
    const dearer = file.body.replace(/^(serverRack;[^\n]*;)320,00;/m, '$1400,00;');
    expect(dearer).not.toBe(file.body);
    const checked = importedBookSchema.parse((await importFile(dearer)).json());
    expect(checked.diff).toMatchObject({ changed: 1, largest: { before: 320, after: 400, percent: 25 } });
    expect((await head()).version).toBe(version);
    const taken = importedBookSchema.parse((await importFile(dearer, { take: true })).json());
    expect(taken.version).toBe(version + 1);
    expect((await rowsOf('rows', 'rackserver 400,00')).found).toBe(1);
  });

  it('updates what it names and leaves the rest, where that is wanted', async () => {
    const { version, counts } = await head();
    const [was = expect.fail('no rows')] = (await rowsOf('rows', 'rackserver')).rows;
    const text = `entry;price;from\n${was[0]};${was[4]};2026-11-22\n`;
    const imported = await importFile(text, { take: true, mode: 'update' });
    expect(importedBookSchema.parse(imported.json())).toMatchObject({
      ...{ version: version + 1, needsConfirmation: false, diff: { removed: 0 } },
    });
    expect((await head()).counts.rows).toBe(counts.rows + 1);
    await succeed(buyer.post(priceBookCalls.restore, { basedOn: version + 1, version, confirmed: true }));
  });

  it('that would change every price or lose rows has to be confirmed', async () => {
    const text = 'entry;price;from\nnotebook;-5;2026-11-01\nserver;7;2026-11-01\n';
    expect(codeOf(await importFile(text, { take: true }))).toBe('409 priceImportUnconfirmed');
    const checked = importedBookSchema.parse((await importFile(text)).json());
    expect(checked.refused).toMatchObject([{ line: 2, part: 'rows' }]);
    const { version } = await head();
    const taken = await importFile(text, { take: true, confirmed: true });
    expect(kept({ json: () => ({ version: taken.json().version }) })).toBe(version + 1);
    await succeed(buyer.post(priceBookCalls.restore, { basedOn: version + 1, version, confirmed: true }));
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'priceImportUnreadable'],
    ['a list without one of its columns', 'entry;price\nx13;12,50\n', 'priceImportColumns'],
    ['nothing but blanks', ' \n;;\n', 'priceImportEmpty'],
  ])('is refused as %s', async (_, content, code) => {
    expect(codeOf(await importFile(content, { take: true, confirmed: true }))).toBe(`400 ${code}`);
  });
});

describe('what comes of the price book', () => {
  it('is seen in a dry run, in deviations and in the history of a model', async () => {
    const model = test.deps.catalogue.catalogue.items.find(({ title }) => title === 'Dell PowerEdge R640');
    const ofModel = (command: Command) => {
      if (!('draft' in command)) return command;
      const items = command.draft.items.map((item) =>
        item.entryId === undefined ? item : { ...item, entryId: model?.id ?? '' },
      );
      return { ...command, inquiryId: 'A-2026-000900', draft: { ...command.draft, items } };
    };
    await playCommands(test, newOfferId(), ofModel, ['submitOffer', 'submitBid']);
    await test.runJobs();
    const run = await read(dryRunSchema, priceBookCalls.dryRun);
    expect(run.rows).toHaveLength(1);
    expect(run.given).toBeGreaterThan(0);

    const { rows } = await read(deviationsSchema, priceBookCalls.deviations);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ proposed, given }) => proposed !== given)).toBe(true);

    // A bid is compared with what was on the screen, whatever the book says by the time it is sent.
    const offerId = newOfferId();
    const items = [{ id: `item-${randomUUID()}`, entryId: model?.id ?? '', quantity: 1 }];
    await succeed(
      test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('anna@example.org', { items })),
    );
    const sheet = await read(z.object({ data: bidSheetSchema }), deskApi.bidSheet(offerId));
    const { priceBook, groups, version, validUntil } = sheet.data;
    const { found, rows: ofBook } = await rowsOf('rows', 'poweredge r640');
    expect(found).toBeGreaterThan(0);
    const dearer = ofBook.map((was) => ({ was, now: was.with(4, `${Number.parseInt(was[4] ?? '', 10) * 2},00`) }));
    expect(kept(await change('rows', dearer))).toBe(priceBook + 1);
    const lines = [{ itemId: items[0]?.id, unitPrice: groups[0]?.proposal.amount, deductions: [] }];
    const bid = { lines, shippingMethod: 'shipment', validUntil, priceBook };
    await succeed(buyer.post(deskApi.command('submitBid', offerId), bid, { 'if-match': `"${version}"` }));
    await test.runJobs();
    const deviationsOf = async (id: string) =>
      (await read(deviationsSchema, priceBookCalls.deviations)).rows.filter((row) => row.offerId === id);
    expect(await deviationsOf(offerId)).toEqual([]);

    // And each line that was taken out of its group by what the book makes of it alone.
    const apart = newOfferId();
    const [many, one] = [30, 1].map((quantity) => ({ ...items[0], id: `item-${randomUUID()}`, quantity }));
    await succeed(
      test
        .visitor()
        .post(`/selfservice/api/submitOffer/${apart}`, inquiryBody('anna@example.org', { items: [many, one] })),
    );
    const typed = { version: 2, prices: [], deductions: [], apart: [one?.id] };
    await succeed(buyer.post(deskApi.saveBidEntries(apart), { entries: typed }));
    const { data } = await read(z.object({ data: bidSheetSchema }), deskApi.bidSheet(apart));
    const amounts = data.groups.map(({ proposal }) => proposal.amount);
    expect(new Set(amounts).size).toBe(2);
    const asProposed = data.groups.flatMap((group) =>
      group.lines.map(({ itemId }) => ({ itemId, unitPrice: group.proposal.amount, deductions: [] })),
    );
    const alone = {
      lines: asProposed,
      shippingMethod: 'pickup',
      validUntil: data.validUntil,
      priceBook: data.priceBook,
    };
    await succeed(buyer.post(deskApi.command('submitBid', apart), alone, { 'if-match': `"${data.version}"` }));
    await test.runJobs();
    expect(await deviationsOf(apart)).toEqual([]);

    const history = await read(priceHistorySchema, `${priceBookCalls.history}?entry=${model?.id}`);
    expect(history.observations.map(({ kind }) => kind)).toEqual(['bid', 'bid', 'bid', 'bid']);
    expect(history.listPrices.length).toBeGreaterThan(0);
    expect((await buyer.get(`${priceBookCalls.history}?entry=niemand`)).statusCode).toBe(404);
  });
});
