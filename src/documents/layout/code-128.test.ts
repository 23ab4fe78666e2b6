import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { barcodePicture } from '#tests/factories/barcode-picture.ts';
import { code128 } from './code-128.ts';

/** As scanners count: eleven modules a character, thirteen of the stop. */
const modulesOf = (text: string) => code128(text).reduce((sum, width) => sum + width, 0);
const characters = (count: number) => count * 11 + 13;

describe('a barcode', () => {
  it('begins, checks and ends as the standard says', () => {
    // By hand: 104 + 48 + 2·42 + 3·42 + 4·17 + 5·18 + 6·19 + 7·35 leaves 55 of 103.
    const widths = code128('PJJ123C').join('');
    expect(widths.startsWith('211214')).toBe(true);
    expect(widths.slice(-13)).toBe('3113212331112');
  });

  it('sets digits in pairs where that is shorter, so that a long number stays readable on a label', () => {
    expect(modulesOf('00340433836442636597')).toBe(characters(1 + 10 + 1));
    expect(modulesOf('12345')).toBe(characters(1 + 2 + 1 + 1 + 1));
    expect(modulesOf('AB123456CD')).toBe(characters(1 + 2 + 1 + 3 + 1 + 2 + 1));
    expect(modulesOf('AB1234CD')).toBe(characters(1 + 8 + 1));
    expect(modulesOf('B-2026-000123')).toBe(characters(1 + 7 + 1 + 3 + 1));
  });

  it('is read by a reader that knows nothing of ours', async () => {
    const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
    await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
    for (const text of ['E-4YV96YRH', 'B-2026-000123', '00340433836442636597', 'AB123456CD']) {
      const { grey, ...size } = barcodePicture(text, { width: 900 });
      const data = new Uint8ClampedArray([...grey].flatMap((shade) => [shade, shade, shade, 255]));
      const found = await readBarcodes({ ...size, data, colorSpace: 'srgb' });
      expect(found.map((one) => [one.format, one.text])).toEqual([['Code128', text]]);
    }
  });

  it('refuses what no scanner would give back', () => {
    for (const text of ['', 'Größe', 'a\nb']) expect(() => code128(text)).toThrow(RangeError);
  });
});
