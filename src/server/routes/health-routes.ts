import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';

/** Whether this process can serve: asked by load balancers and by whoever starts it. */
export function healthRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/healthz',
      {
        config: { access: 'public', rateLimit: false },
        schema: { summary: 'Betriebsbereitschaft', response: { 200: z.object({ status: z.literal('ok') }) } },
      },
      async () => {
        await deps.db.execute(sql`select 1`);
        return { status: 'ok' as const };
      },
    );
  };
}
