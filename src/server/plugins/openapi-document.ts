import { z } from 'zod';
import { problemSchema, problemTexts } from '#contract/problem.ts';
import { namedSchemas, schemaKey } from './openapi-names.ts';

const node = z.record(z.string(), z.unknown());
type Node = z.infer<typeof node>;

const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.looseObject({ in: z.string() })).optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: node })) }).optional(),
  responses: z.record(z.string(), node),
  security: z.array(node).optional(),
});
type Operation = z.infer<typeof operation>;

const written = z.looseObject({
  components: z.looseObject({ schemas: node.optional() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

/** What a refusal of each status says of the call; each names its reason by its `code`. */
const refusals: Readonly<Record<string, string>> = {
  400: 'Eine Angabe fehlt oder stimmt nicht; `fields` nennt welche',
  401: 'Nicht angemeldet, oder das Token gilt nicht',
  403: 'Dieses Recht fehlt, oder das Anti-Forgery-Token',
  404: 'Gibt es nicht, oder nicht für diesen Aufrufer',
  409: 'Passt nicht zum jetzigen Stand',
  429: 'Zu viele Aufrufe; `Retry-After` sagt, wann wieder',
  default: 'Abgelehnt, mit festem `code`',
};

/**
 * The description as generators of clients want it: schemas that stand in several calls once and by name, nothing that they misread,
 * and the refusals of each call.
 */
export function finishOpenApi(document: object): Node {
  const { paths, components, ...rest } = written.parse(document);
  const schemas: Node = {};
  const names = namedSchemas();
  const refer = (schema: Node, name?: string) => referred(schema, { names, schemas }, name);
  const finished = Object.entries(paths).map(([path, calls]) => [
    path,
    Object.fromEntries(Object.entries(calls).map(([method, call]) => [method, finishCall(call, refer)])),
  ]);
  return {
    ...rest,
    paths: Object.fromEntries(finished),
    components: {
      ...components,
      schemas: { ...schemas, Problem: problemDocument() },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          refusalName(status),
          { description, content: problem },
        ]),
      ),
    },
  };
}

const refusalName = (status: string) => `Refused${status === 'default' ? '' : status}`;
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A refusal with its codes told: sentences may change and codes be added, none changes. */
function problemDocument(): Node {
  const { properties, $schema: _one, ...schema } = z.toJSONSchema(problemSchema);
  const code = { type: 'string', enum: Object.keys(problemTexts) };
  return inner({ ...schema, properties: { ...properties, code } }, { names: new Map(), schemas: {} });
}

const problem = { 'application/problem+json': { schema: reference('Problem') } };

type Refer = (schema: Node, name?: string) => Node;

/** Bodies and answers get the name of their call where they have none of their own. */
function finishCall(call: Operation, refer: Refer): Operation {
  const { operationId, parameters, requestBody, responses } = call;
  const title = operationId.charAt(0).toUpperCase() + operationId.slice(1);
  const contents = (held: unknown, name: string) =>
    Object.fromEntries(
      Object.entries(node.parse(held ?? {})).map(([kind, content]) => {
        const { schema, ...more } = z.looseObject({ schema: node }).parse(content);
        return [kind, { ...more, schema: refer(schema, kind === 'application/json' ? name : undefined) }];
      }),
    );
  const refused = refusalsOf(call);
  const own = Object.entries(responses).filter(([status]) => !(status in refused));
  const answers = own.map(([status, answer]) => [
    status,
    {
      ...answer,
      description: descriptionOf(answer),
      content:
        Number(status) < 400 ? contents(answer.content, `${title}${status === '200' ? 'Answer' : status}`) : problem,
    },
  ]);
  return {
    ...call,
    ...(parameters && { parameters: parameters.map((one) => ({ ...one, schema: refer(node.parse(one.schema)) })) }),
    ...(requestBody && { requestBody: { ...requestBody, content: contents(requestBody.content, `${title}Body`) } }),
    responses: { ...Object.fromEntries(answers), ...refused },
  };
}

/** The package has words of its own where a route has none. */
function descriptionOf({ description }: Node): unknown {
  return description === 'Default Response' ? 'Die Antwort' : description;
}

function refusalsOf({ parameters = [], requestBody, security = [] }: Operation) {
  const proofs = security.flatMap((one) => Object.keys(one));
  const statuses = [
    ...(requestBody !== undefined || parameters.length > 0 ? ['400'] : []),
    ...(proofs.some((proof) => proof !== 'antiForgery') ? ['401'] : []),
    ...(proofs.length > 0 ? ['403'] : []),
    ...(parameters.some((one) => one.in === 'path') ? ['404'] : []),
    ...(requestBody === undefined ? [] : ['409']),
    ...['429', 'default'],
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${refusalName(status)}` }]),
  );
}

interface Names {
  /** A schema as it is written → its name. */
  readonly names: ReadonlyMap<string, string>;
  /** What has been named so far. */
  readonly schemas: Node;
}

/** The schema with a reference for each part that has a name, itself included. */
function referred(schema: Node, place: Names, fallback?: string): Node {
  const name = place.names.get(schemaKey(schema)) ?? fallback;
  if (name === undefined) return inner(schema, place);
  place.schemas[name] ??= inner(schema, place);
  return reference(name);
}

/**
 * `readOnly` is what Zod writes for arrays that the program does not change, and says in OpenAPI that a caller never sends them. Keys that
 * are listed become properties: generators lose `propertyNames`.
 */
function inner({ readOnly: _ofTheProgram, propertyNames, ...schema }: Node, place: Names): Node {
  const keys = z.object({ enum: z.array(z.string()) }).safeParse(propertyNames).data?.enum;
  const { additionalProperties, ...closed } = schema;
  const listed =
    keys === undefined
      ? schema
      : { ...closed, properties: Object.fromEntries(keys.map((key) => [key, additionalProperties])) };
  return Object.fromEntries(Object.entries(listed).map(([key, part]) => [key, within(part, place)]));
}

function within(part: unknown, place: Names): unknown {
  if (Array.isArray(part)) return part.map((one: unknown) => within(one, place));
  const { data } = node.safeParse(part);
  return data === undefined ? part : referred(data, place);
}
