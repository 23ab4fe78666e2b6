import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problemSchema } from '#contract/problem.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { readiness } from '#server/readiness.ts';

const ok = { status: 'ok' as const };
const answers = { 200: z.object({ status: z.literal('ok') }) };
const config = { access: 'public', rateLimit: false } as const;

/** What the process knows about itself: asked by load balancers, by container runtimes and by whoever starts it. */
export function healthRoutes(deps: Deps): FastifyPluginAsyncZod {
  const whatIsAway = readiness(deps);
  return async (app) => {
    const live = 'Der Prozess lebt; was er braucht, wird nicht gefragt. Antwortet er nicht, hilft ein Neustart.';
    app.get('/health/live', { config, schema: { summary: live, response: answers } }, async () => ok);

    const ready =
      'Ob der Prozess Anfragen bekommen soll; 503, solange die Datenbank (database), die Arbeit im Hintergrund (jobs) oder der Speicher der Dateien (storage) fehlt: welches davon, steht in fields.';
    const readyAnswers = { ...answers, 503: problemSchema };
    app.get('/health/ready', { config, schema: { summary: ready, response: readyAnswers } }, async () => {
      const away = await whatIsAway();
      if (Object.keys(away).length > 0) throw new Problem(503, 'notReady', away);
      return ok;
    });

    app.get('/healthz', { config, schema: { summary: 'Ob die Datenbank antwortet', response: answers } }, async () => {
      await deps.db.execute(sql`select 1`);
      return ok;
    });
  };
}
