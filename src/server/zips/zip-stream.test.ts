import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { entryName, entryNamer } from './entry-names.ts';
import { type ZippedFile, zipStream } from './zip-stream.ts';

const file = (name: string, text: string, isText = true): ZippedFile => ({
  ...{ name, isText, at: '2026-12-04T23:30:00.000Z' },
  content: [Buffer.from(text)],
});

describe('an archive', () => {
  it('holds every file under its name, with umlauts and in folders, as text and as it is', async () => {
    async function* files() {
      yield file('B-1_Köln/Gutschrift.pdf', '%PDF', false);
      yield file('index.csv', 'Nummer;Art\r\n'.repeat(1000));
      yield file('leer.txt', '');
    }
    const found = unzipSync(await buffer(zipStream(files())));
    expect(Object.entries(found).map(([name, bytes]) => [name, strFromU8(bytes).slice(0, 10)])).toEqual([
      ['B-1_Köln/Gutschrift.pdf', '%PDF'],
      ['index.csv', 'Nummer;Art'],
      ['leer.txt', ''],
    ]);
  });

  it('reads no further than whoever takes it: 2 GB are never in memory', async () => {
    const piece = new Uint8Array(2 ** 20);
    let read = 0;
    const left = Promise.withResolvers<void>();
    async function* endless() {
      try {
        for (let index = 0; index < 2000; index++) {
          read += 1;
          yield piece;
        }
      } finally {
        left.resolve();
      }
    }
    async function* files() {
      yield { ...file('groß.bin', '', false), content: endless() };
    }
    const stream = zipStream(files());
    let taken = 0;
    for await (const part of stream) {
      taken += part.length;
      if (taken > 3 * piece.length) break;
    }
    expect(read).toBeLessThan(10);
    // The file that was being read is closed.
    await left.promise;
  });
});

describe('the name of a file in an archive', () => {
  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\x', 'C-Windows-x'],
    ['  Server Leipzig  ', 'Server-Leipzig'],
    ['Rechnung\u202efdp.exe', 'Rechnung-fdp.exe'],
    ['CON', '_CON'],
    ['nul.pdf', '_nul.pdf'],
    ['Konto', 'Konto'],
    ['...', 'Datei'],
    ['\u0000', 'Datei'],
    [`${'a'.repeat(89)}😀b`, 'a'.repeat(89)],
  ])('%j is %j', (given, name) => {
    expect(entryName(given)).toBe(name);
  });

  it('is never given twice, in upper case or lower', () => {
    const nameOf = entryNamer();
    expect([nameOf('B-1', 'Liste', 'csv'), nameOf('B-1', 'liste', 'csv'), nameOf('B-2', 'Liste', 'csv')]).toEqual([
      'B-1/Liste.csv',
      'B-1/liste-2.csv',
      'B-2/Liste.csv',
    ]);
    expect([nameOf('', 'Liste', 'csv'), nameOf('', 'Liste', 'csv')]).toEqual(['Liste.csv', 'Liste-2.csv']);
  });
});
