import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type $ZodError, type $ZodType, safeParse } from 'zod/v4/core';
import { installGermanMessages } from '#contract/german-issues.ts';
import { Problem } from '#server/problem.ts';

/** The answer stays small however much is wrong. */
const maxFields = 100;
const noQuery = z.strictObject({});

/** Bodies, parameters and answers are checked by the Zod schemas of the routes. */
export const zodSchemasPlugin = fp(
  async (app: FastifyInstance) => {
    installGermanMessages();
    // A call that says nothing of a query takes none, as bodies take no field that their schema does not know.
    app.addHook('onRoute', ({ schema }) => {
      if (schema?.tags !== undefined) schema.querystring ??= noQuery;
    });
    app.setSerializerCompiler(serializerCompiler);
    app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => (data: unknown) => {
      const result = safeParse(schema, data);
      return result.success ? { value: result.data } : { error: refusal(httpPart, result.error) };
    });
  },
  { name: 'zod-schemas' },
);

function refusal(httpPart: string | undefined, error: $ZodError): Problem {
  // An id of another form names nothing, like an id that was never given.
  if (httpPart === 'params') return new Problem(404, 'notFound');
  return new Problem(400, httpPart === 'body' ? 'invalidBody' : 'invalidQuery', fieldsOf(error));
}

/** The first sentence per field; what concerns the whole body has none. No form has more fields than are told. */
function fieldsOf(error: $ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.map(String).join('.').slice(0, 100);
      if (field !== '' && !fields.has(field)) fields.set(field, issue.message);
      if (fields.size === maxFields) return Object.fromEntries(fields);
    }
  }
  return Object.fromEntries(fields);
}
