import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFiles } from '#server/files.ts';
import { type ObjectStore, openObjectStore } from '#tests/support/object-store.ts';

const content = new TextEncoder().encode('Modell;Anzahl');
let folder: string;
let store: ObjectStore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-files-'));
  store = await openObjectStore();
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['in the data folder', () => undefined],
  ['in a folder of its own', () => `file://${folder}/elsewhere`],
  ['in an S3-compatible store', () => store.url()],
])('a file %s', (_, storageUrl) => {
  const open = () => openFiles({ dataDir: folder, storageUrl: storageUrl() });

  it('comes back as it was', async () => {
    await open().put('kept', content, 'text/csv');
    expect(await textOf(await open().read('kept'))).toBe('Modell;Anzahl');
  });

  it('is gone once it is removed', async () => {
    await open().put('gone', content, 'text/csv');
    await open().remove('gone');
    const reading = async () => textOf(await open().read('gone'));
    await expect(reading()).rejects.toThrow();
  });
});

describe('a file in a folder', () => {
  it('never lies half written under its name', async () => {
    const files = openFiles({ dataDir: folder, storageUrl: undefined });
    await files.put('whole', content, 'text/csv');
    mkdirSync(join(folder, 'uploads/whole.part'));
    await expect(files.put('whole', new TextEncoder().encode('new'), 'text/csv')).rejects.toThrow();
    expect(await textOf(await files.read('whole'))).toBe('Modell;Anzahl');
  });
});

async function textOf(stream: Readable): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}
