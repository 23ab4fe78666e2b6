// Dear: the catalogue is read anew after each change.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  catalogueChangedSchema,
  catalogueChangesSchema,
  catalogueEntrySchema,
  catalogueHitsSchema,
  catalogueProposalsSchema,
} from '#contract/desk/desk-catalogue.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { bookHeadSchema, priceBookCalls } from '#contract/goods/price-book.ts';
import { bidSheetSchema } from '#contract/sale/bid-sheet.ts';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { openDeps } from '#server/deps.ts';
import { pageDataFor } from '#server/pages/page-data-for.ts';
import { wizardPages } from '#server/pages/wizard-pages.ts';
import { inquiryBody, newOfferId } from '#tests/factories/wire.ts';
import type { HttpClient } from '#tests/support/http-client.ts';
import { signInStaff, succeed } from '#tests/support/people.ts';
import { smallCatalogueFolder } from '#tests/support/small-catalogue.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const catalogueFolder = smallCatalogueFolder();
const base = readCatalogueFiles(catalogueFolder);
const r640 = '3cf99a28-f993-58d5-a24f-9cef7b233203';
const slug = 'lenovo-thinkpad-x99-gen-7-verkaufen';
let test: TestApp;
let buyer: HttpClient;

beforeAll(async () => {
  // Its own reader of lists, which learns what the house adds.
  test = await startTestApp({}, undefined, { catalogueFolder });
  buyer = await signInStaff(test, ['buyer']);
});
afterAll(() => test.close());

const read = async <T>(path: string, schema: z.ZodType<T>) => schema.parse((await buyer.get(path)).json());
const entry = (id: string) => read(`/desk/api/catalogueEntry?id=${id}`, catalogueEntrySchema);
const change = async (body: object) => buyer.post('/desk/api/changeCatalogue', { basedOn: 0, file: 'models', ...body });
const made = async (body: object) => catalogueChangedSchema.parse(await succeed(change(body)));
const undo = (version: number, basedOn = version) => buyer.post('/desk/api/undoCatalogueChange', { version, basedOn });
const refusal = async (body: object) => {
  const { statusCode, body: text } = await change(body);
  const { code, fields } = z
    .object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() })
    .parse(JSON.parse(text));
  return { statusCode, code, fields: Object.keys(fields ?? {}) };
};
const bookHead = () => read(priceBookCalls.head, bookHeadSchema);
const file = async (name: string) => (await buyer.get(`/desk/api/catalogueFile?file=${name}`)).body;
const neighbour = async () => {
  const [hit] = (await read('/desk/api/catalogue?q=thinkpad%20x13', catalogueHitsSchema)).hits;
  const { row } = await entry(hit?.id ?? '');
  const { id: _, source: __, ...rest } = row;
  return { ...rest, name: 'ThinkPad X99 Gen 7', shortname: 'X99 Gen 7', words: '' };
};
const readList = async () =>
  await test.deps.lists.read(
    { text: 'Menge\tModell\n3\tLenovo ThinkPad X99 Gen 7' },
    {},
    { onProgress: () => {}, network: 'test', signal: AbortSignal.timeout(60_000) },
  );

describe('the catalogue at the desk', () => {
  it('takes a new model over at once, everywhere and in another process, and gives it back as CSV', async () => {
    const { deps, database } = test;
    const other = await openDeps(deps.env, { catalogueFolder, database: { ...database, close: async () => {} } });
    await deps.notices.start();
    await other.notices.start();
    const before = deps.catalogue.version;
    const pages = wizardPages(deps.catalogue);
    expect(await pageDataFor(pages, `/wizard/${slug}/`)).toBeUndefined();
    expect(JSON.stringify(await readList())).not.toContain('ThinkPad X99 Gen 7"');

    const { id, version } = await made({ row: await neighbour() });

    expect(deps.catalogue.version).not.toBe(before);
    expect(await deps.catalogue.find('thinkpad x99', 5)).toMatchObject([{ slug }]);
    expect(await pageDataFor(pages, `/wizard/${slug}/`)).toMatchObject({ title: 'Lenovo ThinkPad X99 Gen 7' });
    expect((await test.visitor().get('/selfservice/api/wizard/search')).body).toContain('ThinkPad X99 Gen 7');
    expect(JSON.stringify(await readList())).toContain(id);
    await expect.poll(() => other.catalogue.catalogue.byId.has(id)).toBe(true);
    expect(other.catalogue.version).toBe(deps.catalogue.version);
    const exported = await file('models');
    expect(exported.startsWith(base.models)).toBe(true);
    expect(exported.slice(base.models.length)).toContain(`${id},notebookTablet`);
    expect(await file('series')).toBe(base.series);
    // It has a price by its name, and stands in the sheet of an inquiry.
    const row = ['Lenovo ThinkPad X99 Gen 7', '', '', '', '333,00', '2026-11-01'];
    await succeed(
      buyer.post(priceBookCalls.change, { basedOn: (await bookHead()).version, part: 'rows', changes: [{ now: row }] }),
    );
    const offerId = newOfferId();
    const items = [{ id: `item-${randomUUID()}`, entryId: id, quantity: 1 }];
    await succeed(
      test.visitor().post(`/selfservice/api/submitOffer/${offerId}`, inquiryBody('neu@example.org', { items })),
    );
    const sheet = await read(deskApi.bidSheet(offerId), z.object({ data: bidSheetSchema }));
    expect(sheet.data.groups).toMatchObject([{ title: 'Lenovo ThinkPad X99 Gen 7' }]);

    await succeed(undo(version));
    expect(await file('models')).toBe(base.models);
    expect(deps.catalogue.version).toBe(before);
    expect(deps.catalogue.catalogue.bySlug.has(slug)).toBe(false);
    await expect.poll(() => other.catalogue.version).toBe(before);
    await other.notices.stop();
    await other.lists.close();
  });

  it('corrects a model, leads its old address to the new one, and keeps who did what', async () => {
    const { row, version: basedOn } = await entry(r640);
    await made({ id: r640, basedOn, row: { ...withoutId(row), name: 'PowerEdge R640 Rack' } });
    const pages = wizardPages(test.deps.catalogue);
    expect(await pageDataFor(pages, '/wizard/dell-poweredge-r640-verkaufen/')).toEqual({
      movedTo: 'dell-poweredge-r640-rack-verkaufen',
    });
    const { changes } = await read(`/desk/api/catalogueChanges?id=${r640}`, catalogueChangesSchema);
    expect(changes[0]).toMatchObject({
      by: 'desk@example.org',
      kind: 'corrected',
      newest: changes[0]?.version,
      fields: [{ field: 'name', before: 'PowerEdge R640', after: 'PowerEdge R640 Rack' }],
    });
    expect((await refusal({ id: r640, basedOn, row: withoutId(row) })).code).toBe('catalogueChanged');
    await succeed(undo(changes[0]?.version ?? 0));
    expect((await undo(changes[0]?.version ?? 0)).statusCode).toBe(409);
    expect(await file('models')).toBe(base.models);
  });

  it('takes an addition back as a whole after it was corrected, unless somebody has corrected it meanwhile', async () => {
    const { id, version: added } = await made({ row: await neighbour() });
    const { version: first } = await made({ id, basedOn: added, row: { note: '13,3 Zoll' } });
    const { version: second } = await made({ id, basedOn: first, row: { name: 'ThinkPad X99 Gen 8' } });
    expect((await undo(added, first)).statusCode).toBe(409);
    expect((await undo(first, second)).statusCode).toBe(409);
    const { changes } = await read(`/desk/api/catalogueChanges?id=${id}`, catalogueChangesSchema);
    expect(changes.slice(0, 3).map(({ version, newest }) => [version, newest])).toEqual([
      [second, second],
      [first, undefined],
      [added, second],
    ]);

    await succeed(undo(added, second));
    expect(await file('models')).toBe(base.models);
    expect(test.deps.catalogue.catalogue.byId.has(id)).toBe(false);
    // Back as it stood at last, and away again.
    await succeed(undo(second + 1));
    expect((await entry(id)).title).toBe('Lenovo ThinkPad X99 Gen 8');
    await succeed(undo(second + 2));
    expect(await file('models')).toBe(base.models);
  });

  it('refuses what would not fit, by field, and changes nothing', async () => {
    const row = await neighbour();
    const version = test.deps.catalogue.version;
    const bad: [object, unknown][] = [
      [{ row: { ...row, series: 'gibt-es-nicht' } }, ['row.series']],
      [{ row: { ...row, manufacturer: 'gibt-es-nicht' } }, ['row.manufacturer']],
      [{ row: { ...row, series: 'poweredge-r' } }, ['row.series']],
      [{ row: { ...row, name: 'ThinkPad X1 Carbon Gen 9', shortname: 'x' } }, ['row.name']],
      [{ row: { ...row, name: '' } }, ['row.name']],
      [{ row: { ...row, name: '=HYPERLINK("x")' } }, ['row.name']],
      [{ row: { ...row, words: 'a, b' } }, ['row.words']],
      [{ row: { ...row, words: 'doppelt|doppelt' } }, ['row.words']],
      [{ row: { ...row, words: 'ThinkPad X1 Carbon Gen 9' } }, ['row.words']],
      [{ row: { ...row, notAsked: 'gibtEsNicht' } }, ['row.notAsked']],
      [{ row: { ...row, categories: 'server' } }, ['row.categories']],
      [{ row: { ...row, id: r640 } }, expect.any(Array)],
      [{ row: { ...row, name: 'X\u0000Y' } }, expect.any(Array)],
      [{ row: { ...row, name: 'X\nY' } }, ['row.name']],
      [
        {
          file: 'series',
          row: {
            key: 'poweredge-r',
            category: 'server',
            manufacturer: 'dell',
            name: 'Doppelt',
            shortname: 'D',
            freetextAllowed: 'ja',
          },
        },
        ['row.key'],
      ],
    ];
    for (const [body, fields] of bad)
      expect({ ...(await refusal(body)), body }).toMatchObject({ statusCode: 400, fields });
    expect(test.deps.catalogue.version).toBe(version);
  });

  it('keeps one of two changes of the same entry at one instant', async () => {
    const { row, version: basedOn } = await entry(r640);
    const both = await Promise.all(
      ['eins', 'zwei'].map((note) => change({ id: r640, basedOn, row: { ...withoutId(row), note } })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('proposes what was described freely until the catalogue knows it, without serial numbers', async () => {
    const item = { freetext: 'Acme Rocket 5000 (S/N: PF2ABC12, PF2ABC13)', quantity: 2 };
    for (const [at, email] of ['anna@example.org', 'ben@example.org'].entries()) {
      const items = [{ id: `item-00000000-0000-4000-8000-00000000000${at}`, ...item }];
      await succeed(
        test.visitor().post(`/selfservice/api/submitOffer/${newOfferId()}`, { ...inquiryBody(email), items }),
      );
    }
    const proposals = async () =>
      (await read('/desk/api/catalogueProposals', catalogueProposalsSchema)).proposals.filter(({ text }) =>
        text.startsWith('Acme'),
      );
    expect(await proposals()).toMatchObject([{ text: 'Acme Rocket 5000', count: 2, units: 4 }]);
    await succeed(buyer.post('/desk/api/addAlias', { id: r640, alias: 'Acme Rocket 5000' }));
    expect(await proposals()).toEqual([]);
    expect((await test.deps.catalogue.find('acme rocket', 3))[0]?.title).toBe('Dell PowerEdge R640');
  });
});

function withoutId({ id: _, source: __, ...row }: Record<string, string>) {
  return row;
}
