import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { consentRecordSchema } from '#contract/site/consent-record.ts';
import { api } from '#contract/site/urls.ts';
import { consents } from '#server/db/schema/consent.ts';
import type { Deps } from '#server/deps.ts';

/** Keeps the proof of a choice about cookies; who made it is not known here. */
export function consentRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      api.selfservice.consent,
      {
        config: { access: 'visitor', rateLimit: { max: 30, timeWindow: '10 minutes' }, repeat: 'sameState' },
        schema: {
          tags: ['consent'],
          summary: 'Wahl zu Cookies festhalten',
          body: consentRecordSchema,
          response: { 200: z.object({ chosenAt: z.iso.datetime() }) },
        },
      },
      async ({ body: { id, version, categories } }) => {
        const chosenAt = clock.now();
        await db.insert(consents).values({ visitor: id, version, categories, chosenAt });
        return { chosenAt: chosenAt.toISOString() };
      },
    );
  };
}
