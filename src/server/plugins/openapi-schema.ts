import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '#contract/problem.ts';
import { describeAccess } from './openapi-access.ts';

type Transform = typeof jsonSchemaTransform;

const responses = z.record(z.string(), z.unknown());
const binary = { type: 'string', format: 'binary' };
const refusal = {
  description: 'Abgelehnt, mit festem `code`',
  content: { 'application/problem+json': { schema: z.toJSONSchema(problemSchema, { io: 'output' }) } },
};
const form = { type: 'object', required: ['file'], properties: { file: { type: 'array', items: binary } } };
const download = {
  200: { description: 'Die Datei', content: { 'application/octet-stream': { schema: binary } } },
};

/** A route's schemas as OpenAPI shows them, with what no schema of a route says: who may call it, refusals, forms and files. */
export const describeRoute: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const { consumes, response }: FastifySchema = document.schema ?? {};
  if (schema === undefined || schema.hide) return { schema, url };
  const body = consumes?.includes('multipart/form-data') ? { body: form } : {};
  const success = response === undefined ? download : responses.parse(schema.response);
  const described = describeAccess(schema, document.route);
  return { schema: { ...schema, ...described, ...body, response: { ...success, default: refusal } }, url };
};
