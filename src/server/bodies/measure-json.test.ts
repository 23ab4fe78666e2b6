import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureJson } from './measure-json.ts';

const most = { entries: 20, depth: 4 };
const measured = (text: string, bounds = most) => measureJson(Buffer.from(text), bounds);

describe('the size of JSON before it is parsed', () => {
  it('says what is too deep or too much, and does not look further', () => {
    expect(measured('[[[[1]]]]')).toBe(4);
    expect(measured('[[[[[1]]]]]')).toBe('tooDeep');
    expect(measured(`[${'{},'.repeat(20)}{}]`)).toBe('tooMany');
    expect(measured('['.repeat(2_000_000))).toBe('tooDeep');
  });

  it('takes brackets and commas inside of a text for text', () => {
    expect(measured(String.raw`{"a":"[[[[[[,,,,\"[[[,\\","b":"ü,[{"}`)).toBe(2);
  });

  it('finds every value that a parser makes, and none more than twice', () => {
    const countOf = (value: unknown): number =>
      typeof value === 'object' && value !== null
        ? 1 + Object.values(value).reduce<number>((sum, inner) => sum + countOf(inner), 0)
        : 1;
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        const value: unknown = JSON.parse(text);
        const entries = measured(text, { entries: 1_000_000, depth: depthOf(value) });
        expect(entries).toBeTypeOf('number');
        expect(Number(entries)).toBeLessThanOrEqual(2 * countOf(value));
        expect(2 * Number(entries) + 1).toBeGreaterThanOrEqual(countOf(value));
        if (depthOf(value) > 0)
          expect(measured(text, { entries: 1_000_000, depth: depthOf(value) - 1 })).toBe('tooDeep');
      }),
    );
  });
});
