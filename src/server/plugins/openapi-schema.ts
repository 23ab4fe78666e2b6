import type { FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { firmApiTag } from '#contract/account/firm-systems.ts';
import { describeAccess } from './openapi-access.ts';

type Transform = typeof jsonSchemaTransform;

const responses = z.record(z.string(), z.unknown());
const binary = { type: 'string', format: 'binary' };
const form = { type: 'object', required: ['file'], properties: { file: { type: 'array', items: binary } } };

/** The group of a call by its address, where the call names none itself. */
const groupsByAddress = [
  ['/auth/api/', 'auth'],
  ['/accounts/', 'accounts'],
  ['/firm/api/', firmApiTag],
  ['/selfservice/api/', 'selfservice'],
  ['/desk/api/', 'desk'],
  ['/cms/items/', 'content'],
  ['/health', 'health'],
] as const;

function groupOf(url: string): string[] {
  return groupsByAddress.flatMap(([start, group]) => (url.startsWith(start) ? group : []));
}

/** What a route answers that has no schema: a file, of the kinds that it names (`produces`), or nothing at all. */
const unwritten = (kinds: readonly string[]) =>
  kinds.length === 0
    ? { 204: { description: 'Angenommen, ohne Inhalt', type: 'null' } }
    : {
        200: { description: 'Die Datei', content: Object.fromEntries(kinds.map((kind) => [kind, { schema: binary }])) },
      };

/** A route's schemas as OpenAPI shows them, with what no schema of a route says: its name, who may call it, forms and files. */
export const describeRoute: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const { consumes, produces = [], response, operationId }: FastifySchema = document.schema ?? {};
  if (schema?.summary === undefined || schema.hide) return { schema, url };
  const body = consumes?.includes('multipart/form-data') ? { body: form } : {};
  const success = response === undefined ? unwritten(produces) : responses.parse(schema.response);
  const described = {
    tags: schema.tags ?? groupOf(url),
    operationId: operationId ?? operationName(document.route),
    ...describeAccess(schema, document.route),
  };
  return { schema: { ...schema, ...described, ...body, response: success }, url };
};

/** `POST /desk/api/submitBid/:offerId` is `deskSubmitBid`; of two calls with the same words one says its name itself. */
function operationName({ url }: Pick<RouteOptions, 'url'>): string {
  const words = url
    .replace(/^\/(selfservice|auth)\/api/, '')
    .split('/')
    .filter((part) => part !== 'api' && !part.startsWith(':'))
    .flatMap((part) => part.replace(/:\w+/, '').split(/\W|_/))
    .filter((word) => word !== '');
  return words.map((word, place) => (place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}
