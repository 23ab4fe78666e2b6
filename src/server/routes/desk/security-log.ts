import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { securityLogCall, securityLogQuery, securityLogSchema } from '#contract/desk/security-log.ts';
import type { Deps } from '#server/deps.ts';
import { securityEventsOf } from '#server/read-models/security-events.ts';

/** Who signed in, failed, or changed rights, secrets and settings: for the administration (docs/decisions/0696). */
export function securityLogRoute({ db }: Pick<Deps, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      securityLogCall,
      {
        config: { access: { staff: 'securityLog', personal: true } },
        schema: {
          summary: 'Anmeldungen, Rechte, Passwörter, Token und Einstellungen, das Neueste zuerst',
          querystring: securityLogQuery,
          response: { 200: securityLogSchema },
        },
      },
      async ({ query }) => securityEventsOf(db, query),
    );
  };
}
