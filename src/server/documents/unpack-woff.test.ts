import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const packed = (name: string) => readFileSync(resolve(`@fontsource/archivo/files/${name}.woff`));

/** The tables of a font with what its directory says of each. */
function tablesOf(font: Buffer) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const row = 12 + 16 * index;
    const start = font.readUInt32BE(row + 8);
    return {
      name: font.toString('latin1', row, row + 4),
      checksum: font.readUInt32BE(row + 4),
      start,
      bytes: font.subarray(start, start + font.readUInt32BE(row + 12)),
    };
  });
}

/** The sum of a table as the format has it, computed without the sum of the whole file that 'head' holds. */
function checksumOf(name: string, bytes: Buffer): number {
  const whole = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  if (name === 'head') whole.writeUInt32BE(0, 8);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

describe.each(['archivo-latin-400-normal', 'archivo-latin-ext-600-normal', 'archivo-vietnamese-400-normal'])(
  '%s unpacked',
  (name) => {
    it('has every table as its directory sums it up', () => {
      const tables = tablesOf(unpackWoff(packed(name)));
      expect(tables.map((table) => table.name)).toContain('glyf');
      for (const { name, bytes, checksum } of tables) expect(checksumOf(name, bytes), name).toBe(checksum);
      expect(tables.filter(({ start }) => start % 4 !== 0)).toEqual([]);
    });

    it('draws the same letters', () => {
      const [before, after] = [create(packed(name)), create(unpackWoff(packed(name)))];
      if (!('layout' in before && 'layout' in after)) throw new Error('A collection of fonts is no font');
      const shape = (font: typeof before) =>
        font.layout('Größe ŁỆ 1,5').glyphs.map((glyph) => [glyph.advanceWidth, glyph.path.toSVG()]);
      expect(shape(after)).toEqual(shape(before));
    });
  },
);

it('refuses what is no WOFF file', () => {
  expect(() => unpackWoff(Buffer.from('OTTO, a font that is not packed'))).toThrow('No WOFF file');
});
