// Dear: many files are read.
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listMessageSchema } from '#contract/goods/asset-list.ts';
import { listCalls } from '#contract/goods/list-calls.ts';
import type { AssetList } from '#domain/asset-list/asset-list.ts';
import { openCatalogue } from '#domain/catalogue/catalogue.ts';
import { readCatalogueFiles } from '#server/catalogue/catalogue-files.ts';
import { parseCatalogue } from '#server/catalogue/parse-catalogue.ts';
import { projectRoot } from '#server/db/project-root.ts';
import { fleetSheets, fleetSize, fleetTruths, fleetWorkbook } from '#tests/factories/fleet/fleet-workbook.ts';
import { judge, type Verdict } from '#tests/support/list-truth.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let list: AssetList;
let verdicts: readonly Verdict[];

beforeAll(async () => {
  test = await startTestApp({}, undefined, { catalogueFolder: join(projectRoot, 'catalogue') });
  const visitor = test.visitor();
  const { name, buffer } = fleetWorkbook();
  const stored = (await visitor.upload('/selfservice/api/uploads', [{ name, content: buffer }])).json();
  const [file] = z.array(z.object({ url: z.string() })).parse(stored);
  const answer = await visitor.post(listCalls.read, { itemsListUpload: file?.url });
  const last = listMessageSchema.parse(JSON.parse(answer.body.trimEnd().split('\n').at(-1) ?? ''));
  if (last.type !== 'list') throw new Error(JSON.stringify(last));
  list = last.list;
  const { entries, properties } = parseCatalogue(readCatalogueFiles('catalogue'));
  verdicts = judge(list, fleetTruths(), openCatalogue(entries, properties));
});
afterAll(() => test.close());

const lines = () =>
  fleetSheets().flatMap((sheet, at) => sheet.lines.map((line) => ({ ...line, id: `${at}:${line.line}` })));
const rowOf = (id: string) => list.rows.find((row) => row.id === id);

describe('the workbook of a company with 2,913 devices in 1,200 rows of 8 sheets', () => {
  it('holds what it is made to hold', () => {
    expect(fleetSheets()).toHaveLength(fleetSize.sheets);
    expect(lines()).toHaveLength(fleetSize.rows);
    expect(lines().reduce((sum, { quantity }) => sum + quantity, 0)).toBe(fleetSize.devices);
  });

  it('is read to the device: none twice from overviews and sums, none lost', () => {
    expect(list.sheets.reduce((sum, { devices = 0 }) => sum + devices, 0)).toBe(fleetSize.devices);
    expect(list.sheets.map(({ state }) => state)).toEqual([
      'pivot',
      ...Array.from({ length: 6 }, () => 'read'),
      'pivot',
    ]);
  });

  it('has model, quantity, equipment and serial numbers right in every line', () => {
    const flawed = verdicts.filter(
      ({ right, wrong, quantityRight, configurationRight = true, serialsRight = true }) =>
        !right || wrong || !quantityRight || !configurationRight || !serialsRight,
    );
    expect(flawed.map(({ truth, rows }) => ({ truth, rows }))).toEqual([]);
  });

  it('keeps inventory numbers and sites, and knows what is broken and what should stay', () => {
    for (const { id, inventoryNumber, site, unwanted, isBroken } of lines()) {
      const row = rowOf(id);
      expect([id, row?.inventoryNumbers?.join(), row?.site, row?.unwanted, row?.configuration.working]).toEqual([
        id,
        inventoryNumber,
        site,
        unwanted,
        isBroken ? false : undefined,
      ]);
    }
  });

  it('shows what is doubtful: a sum that disagrees, a sheet without headers', () => {
    const doubts = new Map(list.sheets.map(({ name, doubts: told, ownSum }) => [name, [told, ownSum]]));
    expect(doubts.get('PCs')?.[0]).toEqual(['sumDisagrees']);
    expect(doubts.get('PCs')?.[1]).toBe(fleetSheets()[2]?.ownSum);
    // Counts that no heading names, and more than two devices a row.
    expect(doubts.get('Monitore')?.[0]).toEqual(['noHeader', 'manyDevices']);
    expect(doubts.get('Netzwerk')?.[0]).toBeUndefined();
  });

  it('asks about one model in one way, however many rows name it', () => {
    const open = list.rows.filter(({ confidence }) => confidence === 'ambiguous');
    expect(open).toHaveLength(189);
    expect(new Set(open.map(({ name, text }) => name ?? text)).size).toBe(2);
  });
});
