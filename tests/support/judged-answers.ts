import { subscribe } from 'node:diagnostics_channel';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What answers were otherwise than the description of the calls says, since somebody last took it. */
const complaints: string[] = [];

export const takeComplaints = (): string[] => complaints.splice(0);

const started = z.object({ fastify: z.custom<FastifyInstance>((value) => typeof value === 'object') });
subscribe('fastify.initialization', (message) => {
  const { fastify } = started.parse(message);
  fastify.addHook('onSend', async (request, reply, payload) => {
    const isDescribed = request.routeOptions.schema?.tags !== undefined && request.method !== 'HEAD';
    const told = isDescribed ? complaintAbout(request, reply, payload) : undefined;
    if (told !== undefined) complaints.push(told);
  });
});

const answer = z.looseObject({ content: z.record(z.string(), z.unknown()).optional(), $ref: z.string().optional() });
const described = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), answer) }))),
  components: z.looseObject({ responses: z.record(z.string(), answer) }),
});
type Described = z.infer<typeof described>;

/** Of the last server that had a call which those before did not have: some are without pages. */
let known: { readonly document: Described; readonly ajv: Ajv2020 } | undefined;

function knownCalls(path: string, { server }: FastifyRequest) {
  if (known === undefined || !(path in known.document.paths)) {
    const document = server.swagger();
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema(document, 'api');
    known = { document: described.parse(document), ajv };
  }
  return known;
}

function complaintAbout(request: FastifyRequest, reply: FastifyReply, payload: unknown): string | undefined {
  const path = (request.routeOptions.url ?? '').replaceAll(/:(\w+)/g, '{$1}');
  const { document, ajv } = knownCalls(path, request);
  const method = request.method.toLowerCase();
  const name = `${method} ${path} ${reply.statusCode}`;
  const responses = document.paths[path]?.[method]?.responses ?? {};
  const status = [String(reply.statusCode), 'default'].find((one) => one in responses);
  if (status === undefined) return `${name}: not described`;
  const kept = responses[status]?.$ref?.split('/').at(-1);
  const { content = {} } = (kept === undefined ? responses[status] : document.components.responses[kept]) ?? {};
  const kind = String(reply.getHeader('content-type') ?? '').replace(/;.*/, '');
  const isNamed = [kind, kind.replace(/[^/]*$/, '*')].some((one) => one in content);
  if (!isNamed) return Object.keys(content).length === 0 && !payload ? undefined : `${name}: ${kind || 'a body'}`;
  // What is kept ready is put in its place by its route, behind us.
  if (!kind.endsWith('json') || typeof payload !== 'string' || payload === '') return undefined;
  const place = kept === undefined ? ['paths', path, method, 'responses', status] : ['components', 'responses', kept];
  const judge = ajv.getSchema(`api#/${[...place, 'content', kind, 'schema'].map(step).join('/')}`);
  if (judge === undefined) return `${name}: no schema`;
  return judge(JSON.parse(payload)) ? undefined : `${name}: ${ajv.errorsText(judge.errors?.slice(0, 3))}`;
}

const step = (name: string) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
