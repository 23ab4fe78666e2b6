import type { z } from 'zod';
import { knownOfPair } from './known-of-pair.ts';

/** What a field holds when nothing was said in it. */
function blankOf(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  return value === null ? null : undefined;
}

/**
 * Tells whether a form asks for a field: its schema refuses the entries, as they stand, once this one is blank. `path` as in
 * 'items.0.quantity'.
 */
export function isRequired(schema: z.ZodType, entries: object, path: string): boolean {
  return answered(answersTo(schema, JSON.stringify(entries, distinct)), schema, entries, path);
}

/** The same for what a form starts with, which nobody changes: pages whose forms start alike ask about each field once. */
export function isRequiredAtStart(schema: z.ZodType, starts: object, path: string): boolean {
  return answered(answersAtStart(schema, starts), schema, starts, path);
}

function answered(known: Map<string, boolean>, schema: z.ZodType, entries: object, path: string): boolean {
  const answer = known.get(path) ?? refusesBlank(schema, entries, path);
  known.set(path, answer);
  return answer;
}

const answersAtStart = knownOfPair((_: z.ZodType, __: object) => new Map<string, boolean>());

/** A form asks for every field each time it is shown, mostly about the same entries: of each schema the latest are remembered. */
const latest = new WeakMap<z.ZodType, { readonly entries: string; readonly answers: Map<string, boolean> }>();

function answersTo(schema: z.ZodType, entries: string): Map<string, boolean> {
  const known = latest.get(schema);
  if (known?.entries === entries) return known.answers;
  const answers = new Map<string, boolean>();
  latest.set(schema, { entries, answers });
  return answers;
}

/** JSON would leave out what is undefined and write a number that cannot be read like an answer that was taken back. */
const distinct = (_: string, value: unknown) => (value === undefined || Number.isNaN(value) ? `\u0000${value}` : value);

function refusesBlank(schema: z.ZodType, entries: object, path: string): boolean {
  const { error } = schema.safeParse(withBlank(entries, path.split('.')));
  return error?.issues.some((issue) => issue.path.join('.') === path) === true;
}

function withBlank(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return blankOf(value);
  if (Array.isArray(value))
    return value.map((entry, index) => (String(index) === key ? withBlank(entry, rest) : entry));
  const entries = entriesOf(value);
  return { ...Object.fromEntries(entries), [key]: withBlank(entries.find(([name]) => name === key)?.[1], rest) };
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
