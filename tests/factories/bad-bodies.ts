import type { z } from 'zod';
import { badValuesFor } from './bad-values.ts';
import { type Leaf, leavesOf } from './json-shape.ts';

/** A body with one thing wrong in it. */
export interface BadBody {
  why: string;
  payload: string;
}

/** Stands where JSON text is put in that no JSON writer would write. */
const gap = '@gap@';

/** Keys that no body has, with their values as JSON text. */
const extraKeys = [
  ['unexpected', '1'],
  ['toString', '"x"'],
  ['', '0'],
  ['a\u0000b', '0'],
  ['__proto__', '{"polluted":true}'],
  ['constructor', '{"prototype":{"polluted":true}}'],
] as const;

const wholeBodies = [
  'null',
  '[]',
  '7',
  'true',
  '"Text"',
  '{',
  '{"a":1}}',
  'undefined',
  '<a/>',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
];

/** Everything that can be wrong with a good body: a field too few, too many, too long, of another type, hostile. Only at the given places, and around them; briefly where a place's shape is known, and of each kind only what is taken. */
export function badBodies(
  body: object,
  schema: z.ZodType,
  leaves = leavesOf(body, schema),
  isKnown: (leaf: Leaf) => boolean = () => false,
  isTaken: () => boolean = () => true,
): BadBody[] {
  const objects = [{ path: '', keys: [], value: body }, ...leaves].filter(
    ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
  );
  return [
    ...wholeBodies
      .filter((payload) => isTaken() && (payload !== 'null' || !schema.safeParse(null).success))
      .map((payload) => ({ why: `the body ${payload.slice(0, 20)}`, payload })),
    ...leaves
      .filter(({ required }) => required)
      .map(({ path, keys }) => ({ why: `no ${path}`, payload: without(body, keys) })),
    ...objects.flatMap(({ path, keys }) =>
      extraKeys.filter(isTaken).map(([key, json]) => ({
        why: `${JSON.stringify(key)} in ${path || 'the body'}`,
        payload: put(body, [...keys, key], json),
      })),
    ),
    ...leaves.flatMap((leaf) =>
      badValuesFor(leaf, isKnown(leaf))
        // Every place is looked at.
        .filter((_, index) => index === 0 || isTaken())
        .map(({ why, json }) => ({
          why: `${leaf.path}: ${why}`,
          payload: put(body, leaf.keys, json),
        })),
    ),
  ];
}

type Keys = readonly (string | number)[];

function put(body: object, keys: Keys, json: string): string {
  return JSON.stringify(changed(body, keys, gap)).replace(`"${gap}"`, () => json);
}

function without(body: object, keys: Keys): string {
  return JSON.stringify(changed(body, keys, undefined));
}

/** A copy with another value at one place; a key `__proto__` becomes an own one, as a JSON reader makes it. */
function changed(value: unknown, [key, ...rest]: Keys, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? changed(entry, rest, other) : entry));
  const before: [string, unknown][] = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [, inner] = before.find(([name]) => name === String(key)) ?? [];
  const copy = Object.fromEntries(before);
  return Object.defineProperty(copy, key, { value: changed(inner, rest, other), enumerable: true, configurable: true });
}
