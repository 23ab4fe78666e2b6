import { z } from 'zod';

/** How much JSON a body may be. */
export interface BodyBounds {
  readonly bytes: number;
  /** Values in objects and lists, at every depth. */
  readonly entries: number;
  /** How many objects and lists stand in one another. */
  readonly depth: number;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A character may be written as six: `\u00fc`. */
const bytesOfCharacter = 6;
/** Of texts that are bound by a pattern or a rule of ours: ids, postcodes, times of day. */
const usualLength = 300;
const plainValue = { bytes: 32, entries: 1, depth: 0 };
/** So much is always taken: blanks, and fields that are unknown and shall be named to whoever sends them. */
const least: BodyBounds = { bytes: 4_096, entries: 100, depth: 8 };

/** The largest body that a schema can take. Throws where it takes any number of something. */
export function bodyBounds(schema: z.ZodType): BodyBounds {
  const document: JsonSchema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { bytes, entries, depth } = boundsOf(document);
  return {
    bytes: Math.max(bytes, least.bytes),
    entries: entries + least.entries,
    depth: depth + least.depth,
  };
}

function boundsOf(schema: JsonSchema): BodyBounds {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return alternatives.map(asSchema).map(boundsOf).reduce(larger);
  if (schema.allOf !== undefined) return schema.allOf.map(asSchema).map(boundsOf).reduce(together);
  if (schema.const !== undefined) return { ...plainValue, bytes: length(schema.const) };
  if (schema.enum !== undefined) return { ...plainValue, bytes: Math.max(...schema.enum.map(length)) };
  if (schema.type === 'string') return { ...plainValue, bytes: lengthOfText(schema) };
  if (schema.type === 'array') return boundsOfList(schema);
  if (schema.type === 'object') return boundsOfObject(schema);
  return plainValue;
}

function lengthOfText({ maxLength = usualLength }: JsonSchema): number {
  return 2 + bytesOfCharacter * maxLength;
}

function boundsOfList({ items, maxItems }: JsonSchema): BodyBounds {
  if (maxItems === undefined) throw new Error('A body takes a list of any length');
  const one = boundsOf(asSchema(Array.isArray(items) ? items[0] : items));
  return { bytes: 2 + maxItems * (one.bytes + 1), entries: 1 + maxItems * one.entries, depth: 1 + one.depth };
}

function boundsOfObject({ properties = {}, additionalProperties }: JsonSchema): BodyBounds {
  if (additionalProperties !== false) throw new Error('A body takes any number of fields');
  const fields = Object.entries(properties).map(([name, value]) => {
    const { bytes, ...inner } = boundsOf(asSchema(value));
    return { ...inner, bytes: bytes + name.length + 4 };
  });
  const { bytes, entries, depth } = fields.reduce(together, { bytes: 2, entries: 1, depth: 0 });
  return { bytes, entries, depth: depth + 1 };
}

/** A schema that says nothing takes one plain value here: bodies have none. */
function asSchema(schema: z.core.JSONSchema._JSONSchema | undefined): JsonSchema {
  return typeof schema === 'object' ? schema : {};
}

function length(value: unknown): number {
  return JSON.stringify(value).length;
}

function larger(one: BodyBounds, other: BodyBounds): BodyBounds {
  return {
    bytes: Math.max(one.bytes, other.bytes),
    entries: Math.max(one.entries, other.entries),
    depth: Math.max(one.depth, other.depth),
  };
}

function together(one: BodyBounds, other: BodyBounds): BodyBounds {
  return {
    bytes: one.bytes + other.bytes,
    entries: one.entries + other.entries,
    depth: Math.max(one.depth, other.depth),
  };
}
