import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyBounds } from './body-bounds.ts';

const line = z.strictObject({ id: z.uuid(), text: z.string().max(1_000) });

describe('the largest body that a schema takes', () => {
  it('has room for every field at its longest, each character written as an escape', () => {
    const { bytes, entries, depth } = bodyBounds(z.strictObject({ lines: z.array(line).max(50) }));
    const longest = Array.from({ length: 50 }, () => ({ id: crypto.randomUUID(), text: 'ü'.repeat(1_000) }));
    const written = JSON.stringify({ lines: longest }).replaceAll('ü', '\\u00fc');
    expect(bytes).toBeGreaterThan(written.length);
    expect(bytes).toBeLessThan(2 * written.length);
    expect(entries).toBe(1 + 1 + 50 * 3 + 100);
    expect(depth).toBe(3 + 8);
  });

  it('is small where little is asked, and takes the larger of two forms', () => {
    expect(bodyBounds(z.strictObject({})).bytes).toBe(4_096);
    const forms = z.union([z.strictObject({ a: z.string().max(1_000) }), z.strictObject({ a: z.string().max(9_000) })]);
    expect(bodyBounds(forms).bytes).toBeGreaterThan(54_000);
  });

  it.each([
    ['any number of entries', z.strictObject({ lines: z.array(line) })],
    ['any number of fields', z.record(z.string(), z.string())],
  ])('is none for a schema that takes %s', (what, schema) => {
    expect(() => bodyBounds(schema)).toThrow(what === 'any number of fields' ? what : 'a list of any length');
  });
});
