import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

const yaml = strToU8('manufacturer: Dell\n');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ankaufwerk-import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: Uint8Array | string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const names = (path: string) => readSources(path).files.map(({ name }) => name);
const refused = (path: string) => readSources(path).refused.map(({ place, message }) => [place.file, message]);

/** The archive with another unpacked size stated for each of its files. */
function stating(size: number, zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset);
  for (let at = 0; at < zip.length - 46; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return zip;
}

describe('what an import reads', () => {
  it('is a single file', () => {
    expect(names(put('r640.yml', yaml))).toEqual(['r640.yml']);
  });

  it('is a folder with its folders, in the order of the names, without what is neither CSV nor YAML', () => {
    mkdirSync(join(folder, 'b'));
    put('b/two.yaml', yaml);
    put('a.csv', 'key\n');
    put('picture.png', 'x');
    expect(readSources(folder)).toMatchObject({ passed: 1, refused: [] });
    expect(names(folder)).toEqual(['a.csv', 'b/two.yaml']);
  });

  it('is no link, which may lead anywhere', () => {
    symlinkSync('/etc/hostname', join(folder, 'link.yaml'));
    expect(names(folder)).toEqual([]);
    expect(() => readSources(join(folder, 'link.yaml'))).toThrow('weder eine Datei noch ein Ordner');
  });

  it('is a zip archive, without what its maker hides in it', () => {
    const zip = zipSync({ 'types/Dell/a.yaml': yaml, '__MACOSX/types/._a.yaml': yaml, 'LICENSE.txt': yaml });
    expect(names(put('lib.zip', zip))).toEqual(['lib.zip/types/Dell/a.yaml']);
    expect(readSources(join(folder, 'lib.zip')).passed).toBe(2);
  });

  it('is nothing else', () => {
    expect(() => readSources(put('x.xlsx', 'x'))).toThrow('Gelesen werden .csv, .yaml, .yml und .zip');
    expect(() => readSources(join(folder, 'missing.csv'))).toThrow('ist nicht da');
  });

  it('is no file that is too large, in a folder or by itself', () => {
    const path = put('big.yaml', '');
    truncateSync(path, 1_000_001);
    expect(refused(folder)).toEqual([['big.yaml', 'Die Datei ist größer als 1 MB und wird nicht gelesen.']]);
    expect(() => readSources(path)).toThrow('größer als 1 MB');
  });
});

describe('a hostile archive', () => {
  it.each(['../x.yaml', 'a/../../x.yaml', '/etc/x.yaml', 'C:/x.yaml', 'a\\x.yaml', 'a\u001b[31m.yaml'])(
    'does not lead elsewhere by the name %j',
    (name) => {
      const path = put('x.zip', zipSync({ [name]: yaml, 'good.yaml': yaml }));
      expect(refused(path)).toEqual([['x.zip', expect.stringContaining('führt aus dem Archiv hinaus')]]);
      expect(names(path)).toEqual(['x.zip/good.yaml']);
    },
  );

  it('is not unpacked beyond the size of a device type', () => {
    const path = put('bomb.zip', zipSync({ 'bomb.yaml': new Uint8Array(50_000_000) }));
    expect(refused(path)).toEqual([['bomb.zip/bomb.yaml', expect.stringContaining('größer als 1 MB')]]);
  });

  it('is not unpacked when its many files come to too much', () => {
    const files = Array.from({ length: 220 }, (_, at) => [`${at}.yaml`, yaml] as const);
    const bomb = put('bomb.zip', stating(999_000, zipSync(Object.fromEntries(files))));
    expect(() => readSources(bomb)).toThrow('wäre entpackt größer als 200 MB');
  });

  it('is unpacked no further than it states', () => {
    const zip = stating(100, zipSync({ 'bomb.yaml': new Uint8Array(3_000_000) }));
    expect(readSources(put('bomb.zip', zip)).files.map(({ bytes }) => bytes.length)).toEqual([100]);
  });

  it.each([
    ['cut off', zipSync({ 'a.yaml': yaml }).slice(0, 40)],
    ['no archive', strToU8('PK and nothing more')],
    ['empty', new Uint8Array()],
  ])('is refused when it is %s', (_, bytes) => {
    expect(() => readSources(put('x.zip', bytes))).toThrow('beschädigt oder kein Zip-Archiv');
  });
});
