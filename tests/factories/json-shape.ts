import { z } from 'zod';

/** What a JSON Schema says about one place of a body; several where forms of the body differ. */
interface Node {
  properties?: Record<string, Node> | undefined;
  required?: string[] | undefined;
  items?: Node | undefined;
  anyOf?: Node[] | undefined;
  oneOf?: Node[] | undefined;
  type?: string | string[] | undefined;
  maxLength?: number | undefined;
  maximum?: number | undefined;
  maxItems?: number | undefined;
}
const nodeSchema: z.ZodType<Node> = z.lazy(() =>
  z.object({
    properties: z.record(z.string(), nodeSchema).optional(),
    required: z.array(z.string()).optional(),
    items: nodeSchema.optional(),
    anyOf: z.array(nodeSchema).optional(),
    oneOf: z.array(nodeSchema).optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    maxLength: z.number().optional(),
    maximum: z.number().optional(),
    maxItems: z.number().optional(),
  }),
);

/** A place in a body: what stands there, and what the schema says about it. */
export interface Leaf {
  /** Such as `items.0.configuration.cpu`. */
  path: string;
  keys: readonly (string | number)[];
  value: unknown;
  nullable: boolean;
  /** Whether some form of the body needs it. */
  required: boolean;
  maxLength: number | undefined;
  maximum: number | undefined;
  maxItems: number | undefined;
  /** Its name and all that the schema says: fields of several calls that share a shape are read by the same rules. */
  shape: string;
}

/** Every place of a body, outermost first, beside the body itself. */
export function leavesOf(body: unknown, schema: z.ZodType): Leaf[] {
  return walk(body, [rootOf(schema)], []);
}

function walk(value: unknown, nodes: readonly Node[], keys: Leaf['keys']): Leaf[] {
  const forms = nodes.flatMap(formsOf);
  if (Array.isArray(value)) {
    const inner = forms.flatMap((form) => form.items ?? []);
    return value.flatMap((entry, index) => [
      leaf([...keys, index], entry, inner, false),
      ...walk(entry, inner, [...keys, index]),
    ]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const inner = forms.flatMap((form) => form.properties?.[key] ?? []);
    const required = forms.some((form) => form.required?.includes(key));
    return [leaf([...keys, key], entry, inner, required), ...walk(entry, inner, [...keys, key])];
  });
}

function leaf(keys: Leaf['keys'], value: unknown, nodes: readonly Node[], required: boolean): Leaf {
  const forms = nodes.flatMap(formsOf);
  const highest = (limits: (number | undefined)[]) => {
    const known = limits.filter((limit) => limit !== undefined);
    return known.length === 0 ? undefined : Math.max(...known);
  };
  return {
    path: keys.join('.'),
    keys,
    value,
    nullable: forms.some((form) => [form.type].flat().includes('null')),
    required,
    maxLength: highest(forms.map((form) => form.maxLength)),
    maximum: highest(forms.map((form) => form.maximum)),
    maxItems: highest(forms.map((form) => form.maxItems)),
    shape: JSON.stringify([keys.filter((key) => typeof key === 'string').at(-1), required, value === null, forms]),
  };
}

/** Every field that a schema knows, with `*` for the entries of a list: `items.*.configuration.cpu`. */
export function fieldsOf(schema: z.ZodType): string[] {
  const fields = (node: Node, path: string): string[] =>
    formsOf(node).flatMap((form) => [
      ...Object.entries(form.properties ?? {}).flatMap(([key, inner]) => {
        const own = path === '' ? key : `${path}.${key}`;
        return [own, ...fields(inner, own)];
      }),
      ...(form.items ? fields(form.items, `${path}.*`) : []),
    ]);
  return [...new Set(fields(rootOf(schema), ''))];
}

/** The field that a place fills. */
export function fieldAt({ keys }: Leaf): string {
  return keys.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

function rootOf(schema: z.ZodType): Node {
  return nodeSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function formsOf(node: Node): Node[] {
  const inner = [...(node.anyOf ?? []), ...(node.oneOf ?? [])];
  return inner.length === 0 ? [node] : inner.flatMap(formsOf);
}
