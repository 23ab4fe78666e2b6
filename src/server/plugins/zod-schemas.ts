import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type $ZodError, type $ZodType, safeParse } from 'zod/v4/core';
import { installGermanMessages } from '#contract/german-issues.ts';
import { isChecked } from '#server/bodies/body-reader.ts';
import { failingFields } from '#server/bodies/failing-fields.ts';
import { Problem } from '#server/problem.ts';

const noQuery = z.strictObject({});

/** Bodies, parameters and answers are checked by the Zod schemas of the routes. */
export const zodSchemasPlugin = fp(
  async (app: FastifyInstance) => {
    installGermanMessages();
    // A call that says nothing of a query takes none, as bodies take no field that their schema does not know.
    app.addHook('onRoute', ({ schema }) => {
      if (schema?.summary !== undefined) schema.querystring ??= noQuery;
    });
    app.setSerializerCompiler(serializerCompiler);
    app.setValidatorCompiler<$ZodType>(({ schema, httpPart }) => (data: unknown) => {
      if (isChecked(data)) return { value: data };
      const result = safeParse(schema, data);
      return result.success ? { value: result.data } : { error: refusal(httpPart, result.error) };
    });
  },
  { name: 'zod-schemas' },
);

function refusal(httpPart: string | undefined, error: $ZodError): Problem {
  // An id of another form names nothing, like an id that was never given.
  if (httpPart === 'params') return new Problem(404, 'notFound');
  return new Problem(400, httpPart === 'body' ? 'invalidBody' : 'invalidQuery', failingFields(error));
}
