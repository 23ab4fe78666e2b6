import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode, inOwnMemory } from './encodings.ts';

/** A stream of brotli begins with a cleared bit where it looks 64 kB back (RFC 7932, 9.1). */
const looksBackFurther = async (text: string) => ((await encode(text, 'br', 'often')).at(0) ?? 0) % 2 === 1;

describe('a text compressed with brotli', () => {
  it('is looked back on no further than it is long: a page takes no 32 MB meanwhile', async () => {
    expect(await looksBackFurther('<p>Ankauf</p>'.repeat(5_000))).toBe(false);
    expect(await looksBackFurther('<p>Ankauf</p>'.repeat(50_000))).toBe(true);
  });

  it.each([0, 10, 65_536, 65_537, 300_000])('is the same again, of %i characters', async (length) => {
    const text = randomBytes(length).toString('latin1').slice(0, length);
    expect(brotliDecompressSync(await encode(text, 'br', 'often')).toString()).toBe(text);
  });
});

it('keeps bytes without the block that they were made in', async () => {
  const made = await encode('<p>Ankauf</p>'.repeat(500), 'gzip', 'often');
  const kept = inOwnMemory(made);
  expect(kept.equals(made)).toBe(true);
  expect(kept.buffer.byteLength).toBe(made.length);
});
