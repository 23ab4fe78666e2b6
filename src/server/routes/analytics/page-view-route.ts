import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { pageViewSchema } from '#contract/site/page-view.ts';
import { api } from '#contract/site/urls.ts';
import type { Deps } from '#server/deps.ts';
import { matomoForm } from './matomo-form.ts';

const timeoutMs = 5_000;

/**
 * Takes page views of those who consented and passes them on to Matomo. The visitor's browser talks to no other host, and
 * Matomo never learns the visitor's address. Without MATOMO_URL there is no such call.
 */
export function pageViewRoute({ env, log }: Pick<Deps, 'env' | 'log'>): FastifyPluginAsyncZod {
  return async (app) => {
    const { matomoUrl, publicUrl } = env;
    if (matomoUrl === undefined) return;

    app.post(
      api.selfservice.pageView,
      {
        config: { access: 'visitor', rateLimit: { max: 300, timeWindow: '10 minutes' }, repeat: 'anew' },
        schema: { tags: ['consent'], summary: 'Seitenaufruf zählen, nach Einwilligung', body: pageViewSchema },
      },
      async ({ body, headers }, reply) => {
        const form = matomoForm(body, publicUrl, headers['user-agent'], headers['accept-language']);
        // Nobody waits for the statistics, and a page works without them.
        void fetch(`${matomoUrl}/matomo.php`, {
          method: 'POST',
          body: form,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
          .then(({ ok, status }) => ok || log.warn({ status }, 'Matomo refused a page view'))
          .catch((error) => log.warn({ err: error }, 'Matomo cannot be reached'));
        return reply.code(204).send();
      },
    );
  };
}
