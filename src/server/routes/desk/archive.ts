import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { archiveCalls, archiveContentsSchema, archiveQuery } from '#contract/desk/archive.ts';
import { yearPapers } from '#server/archive/year-papers.ts';
import type { Deps } from '#server/deps.ts';
import { oneAtATime } from '#server/papers/one-at-a-time.ts';
import { sendPapers } from '#server/papers/send-papers.ts';
import { staffAccess } from '#server/policies/access.ts';

/** All papers of a year as ZIP for the provider's own accounting. */
export function archiveRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = staffAccess('archive');
    const rateLimit = { max: 30, timeWindow: '10 minutes' };
    const take = oneAtATime();

    app.get(
      archiveCalls.contents,
      {
        config: { access, rateLimit },
        schema: {
          ...{ querystring: archiveQuery, response: { 200: archiveContentsSchema } },
          summary: 'Wie viele Unterlagen das Archiv eines Jahres hat',
        },
      },
      async ({ query: { year } }) => {
        const { files } = await yearPapers(deps, year);
        return { files };
      },
    );

    app.get(
      archiveCalls.file,
      {
        config: { access, rateLimit, security: 'yearArchived' },
        schema: {
          ...{ querystring: archiveQuery },
          produces: ['application/zip'],
          summary: 'Alle Unterlagen eines Jahres als ZIP, mit Verzeichnis und Prüfsummen',
        },
      },
      async ({ query: { year }, staffMember }, reply) => {
        const { papers } = await yearPapers(deps, year);
        return sendPapers(deps, reply, {
          ...{ name: `Archiv-${year}`, inFolders: true, withSums: true, sales: papers },
          take: (open) => take(staffMember.id, open),
        });
      },
    );
  };
}
