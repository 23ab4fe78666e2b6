import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pictureAt, pictureFolder } from '#server/content/pictures.ts';
import { Problem } from '#server/problem.ts';

const day = 86_400;

/** The pictures of the texts in content/pictures. */
export function pictureRoutes(folder = pictureFolder): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/assets/pictures/:name',
      { config: { access: 'public' }, schema: { hide: true, params: z.strictObject({ name: z.string().max(100) }) } },
      async ({ params: { name } }, reply) => {
        if (pictureAt(name, folder) === undefined) throw new Problem(404, 'notFound');
        return reply
          .type(name.endsWith('.png') ? 'image/png' : 'image/svg+xml')
          .header('cache-control', `public, max-age=${day}`)
          .send(await readFile(join(folder, name)));
      },
    );
  };
}
