import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { placesAnswerSchema } from '#contract/goods/places.ts';
import { problemSchema } from '#contract/problem.ts';
import { projectRoot } from '#server/db/project-root.ts';

/** What a form suggests for the place once the postcode is typed; the same for everybody, so anyone may keep it for a day. */
export function placesRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/places/:postcode',
      {
        config: { access: 'public' },
        schema: {
          summary: 'Orte zu einer deutschen Postleitzahl',
          params: z.strictObject({ postcode: z.string().regex(/^\d{5}$/) }),
          response: { 200: placesAnswerSchema, 400: problemSchema },
        },
      },
      async ({ params }, reply) => {
        reply.header('cache-control', 'public, max-age=86400');
        return { places: placesOf(params.postcode) };
      },
    );
  };
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** The municipalities that share a German postcode; none where it is not known. */
function placesOf(postcode: string): readonly string[] {
  known ??= readPlaces();
  return known.get(postcode) ?? [];
}

/** Read once, and only by a process that is asked. */
function readPlaces(): ReadonlyMap<string, readonly string[]> {
  const text = readFileSync(join(projectRoot, 'src/server/routes/selfservice/places.txt'), 'utf8');
  const lines = text.split(/\r?\n/).filter((line) => /^\d/.test(line));
  return new Map(lines.map((line) => [line.slice(0, 5), line.slice(6).split('|')]));
}
