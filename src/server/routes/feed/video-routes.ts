import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { videoFolder } from '#server/content/packing-videos.ts';

/** What belongs to a video of content/videos; nothing else of the folder is sent. */
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(webm|mp4|vtt|png|jpg)$/);

/** The packing videos with captions and still pictures, in parts as a player asks for them. */
export function videoRoutes(folder = videoFolder): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(fastifyStatic, { root: folder, serve: false, maxAge: '1d' });
    app.get(
      '/assets/videos/:name',
      { config: { access: 'public' }, schema: { hide: true, params: z.strictObject({ name }) } },
      (request, reply) => reply.sendFile(request.params.name),
    );
  };
}
