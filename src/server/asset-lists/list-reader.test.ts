// Dear: each file is read by a process of its own.
import { afterEach, describe, expect, it } from 'vitest';
import { assetListSchema } from '#contract/goods/asset-list.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { limits } from '#tests/support/limits.ts';
import { smallCatalogueFolder } from '#tests/support/small-catalogue.ts';
import { type ListReader, openListReader } from './list-reader.ts';

const catalogue = loadCatalogue(smallCatalogueFolder());
const waiting = (network = '192.0.2.1') => ({ network, signal: new AbortController().signal, onProgress: () => {} });
const source = { text: 'Anzahl\tModell\n3\tDell PowerEdge R640\n' };

const readers: ListReader[] = [];
/** However busy the machine is; being quick is for many rows. */
const patient = { milliseconds: limits.wait, processor: limits.wait, megabytes: 700, rehearsed: 0 };
function open(bounds: Parameters<typeof openListReader>[1] = patient): ListReader {
  const reader = openListReader(catalogue, bounds);
  readers.push(reader);
  return reader;
}

describe('a reader of lists', () => {
  afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));

  it('reads with a process that was made ready before', async () => {
    const reader = open({ ...patient, rehearsed: 20 });
    await reader.expect();
    await expect(reader.read(source, {}, waiting())).resolves.toHaveProperty('json');
    await expect(
      reader.withoutPersonal(Buffer.from('Modell;Benutzer\nDell R640;Weber'), waiting()),
    ).resolves.toBeDefined();
  });

  it('says how far it is and answers the list', async () => {
    const steps: number[] = [];
    const answer = await open().read(source, {}, { ...waiting(), onProgress: (step) => steps.push(step) });
    const list = assetListSchema.parse(JSON.parse('json' in answer ? answer.json : ''));
    expect(list.rows.map(({ text }) => text).join()).toContain('R640');
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });

  it('tells what keeps it from reading', async () => {
    const reader = open();
    const scan = reader.read({ content: Buffer.from('%PDF-1.7') }, {}, waiting());
    await expect(scan).resolves.toEqual({ problem: 'listScanned' });
    const broken = reader.read({ content: Buffer.from('PK\u0003\u0004') }, {}, waiting());
    await expect(broken).resolves.toEqual({ problem: 'listDamaged' });
  });

  it('gives up what takes too long or too much memory', async () => {
    const hasty = open({ ...patient, milliseconds: 0 });
    await expect(hasty.read(source, {}, waiting())).resolves.toEqual({ problem: 'listTookTooLong' });
    await expect(hasty.withoutPersonal(Buffer.from('a;b'), waiting())).resolves.toEqual({ problem: 'listTookTooLong' });
    const lazy = open({ ...patient, processor: 0 });
    await expect(lazy.read(source, {}, waiting())).resolves.toEqual({ problem: 'listTookTooLong' });
    const small = open({ ...patient, megabytes: 1 });
    await expect(small.read(source, {}, waiting())).resolves.toEqual({ problem: 'listTooLarge' });
  });

  it('gives up what nobody waits for, at work or in the queue', async () => {
    const reader = open();
    const leaving = new AbortController();
    const all = Array.from({ length: 6 }, () => reader.read(source, {}, { ...waiting(), signal: leaving.signal }));
    leaving.abort(new Error('gone'));
    const ends = await Promise.allSettled(all);
    expect(ends.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
    await expect(reader.read(source, {}, waiting())).resolves.toHaveProperty('json');
  });

  it('lets those wait who come while one of theirs is read, and refuses more than fifty from one network', async () => {
    const reader = open();
    const leaving = new AbortController();
    const all = Array.from({ length: 52 }, () => reader.read(source, {}, { ...waiting(), signal: leaving.signal }));
    await expect(all.at(-1)).rejects.toMatchObject({ document: { status: 429, code: 'uploadsBusy' } });
    await expect(reader.read(source, {}, waiting('192.0.2.2'))).resolves.toHaveProperty('json');
    leaving.abort(new Error('gone'));
    await Promise.allSettled(all);
  });
});
