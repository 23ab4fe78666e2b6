import { describe, expect, it } from 'vitest';
import { loadsOf, productFiles } from './source-graph.ts';

/** Libraries that open files: what a stranger's bytes say decides how long they take. */
const openers = '@e965/xlsx fflate file-type fontkit heic-decode pdf-lib saxes sharp unpdf yaml'.split(' ');

/** What uses them in the server's own process, for what the house wrote itself. */
const ofOurOwn = [
  // The e-invoice in a document that we issued.
  'src/server/papers/enclosed-file.ts',
  // Pictures of the demonstration, before anybody is served.
  'src/server/pictures/clean-picture.ts',
  'src/server/pictures/decode-heic.ts',
  // It writes.
  'src/server/zips/zip-stream.ts',
];

/** Readers of our own that go through all of what somebody else wrote: how long they take is said by it too. What is named as an exception is what is written with, or reads one word. */
const ownReaders =
  /^src\/domain\/(?:asset-list\/read-asset-list|bank\/read-|erasure\/reports\/(?!template|said-)|invoicing\/reading\/(?!invoice-syntax)|pricing\/import-book|testing\/audit\/read-)/;

/** Everything that the server loads into its own process, at its start or later; its workers are files of their own. */
function loadedByServer(): ReadonlySet<string> {
  const loads = loadsOf();
  const loaded = new Set(['src/server/main.ts']);
  for (const path of loaded) for (const next of loads.get(path) ?? []) loaded.add(next);
  return loaded;
}

describe('what opens files of others (decision 0120)', () => {
  const loaded = loadedByServer();
  const users = productFiles.filter(
    ({ path, packages }) =>
      path.startsWith('src/server/') &&
      packages.some((name) => openers.some((opener) => name === opener || name.startsWith(`${opener}/`))),
  );

  it('is loaded by workers and commands alone, never by the server that everybody waits for', () => {
    expect(users.map(({ path }) => path).filter((path) => loaded.has(path))).toEqual(ofOurOwn);
  });

  it('is gone through by workers alone where the reader is our own', () => {
    expect(productFiles.filter(({ path }) => ownReaders.test(path)).length).toBeGreaterThan(15);
    expect([...loaded].filter((path) => ownReaders.test(path))).toEqual([]);
  });

  it('is there in the workers', () => {
    const ofWorkers = users.map(({ path }) => path).filter((path) => !loaded.has(path));
    expect(ofWorkers).toContain('src/server/asset-lists/workbook-file.ts');
    expect([...loaded].filter((path) => /^src\/server\/worker(-tasks)?\.ts$/.test(path))).toEqual([]);
  });
});
