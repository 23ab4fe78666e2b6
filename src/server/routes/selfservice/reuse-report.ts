import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { reuseFormats } from '#contract/devices/reuse.ts';
import { reuseTitle } from '#contract/devices/reuse-words.ts';
import { reuseLetter } from '#documents/reuse-letter.ts';
import type { Deps } from '#server/deps.ts';
import { readFates } from '#server/offers/device-fates.ts';
import { Problem } from '#server/problem.ts';
import { reuseTables } from '#server/read-models/reuse-table.ts';
import { readReuseReport } from '#server/read-models/reuse-view.ts';
import { tableFileTypes, workbookOf } from '#server/tables/table-file.ts';
import { ownOffer } from './own-state.ts';

/** What became of the devices of an own sale, as a file for the seller's own reports. No money is in it. */
export function reuseReportRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/reuseReport/:offerId',
      {
        config: { access: { owner: 'belong' }, rateLimit: { max: 60, timeWindow: '10 minutes' } },
        schema: {
          produces: ['application/pdf', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
          summary: 'Was aus den Geräten eines eigenen Verkaufs wurde, als PDF oder XLSX',
          params: z.object({ offerId: z.string().max(100) }),
          querystring: z.strictObject({ format: z.enum(reuseFormats) }),
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const { format } = request.query;
        const { state, ownName } = await ownOffer(deps.db, offerId, request.seller);
        const report = readReuseReport(state, await readFates(deps.db, offerId), deps.catalogue.catalogue);
        if (!report) throw new Problem(404, 'notFound');
        const issuedAt = deps.clock.now().toISOString();
        const source = { state, issuedAt, provider: deps.provider(), ...(ownName !== undefined && { ownName }) };
        const content =
          format === 'xlsx'
            ? await workbookOf(reuseTables(report))
            : Buffer.from(await deps.printer.printLetter(reuseLetter(source, report)));
        const fileName = [reuseTitle, state.orderId ?? state.inquiryId ?? ''].join(' ').trim().replaceAll(' ', '-');
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${fileName}.${format}`)}`)
          .header('cache-control', 'private, no-store')
          .type(format === 'xlsx' ? tableFileTypes.xlsx : 'application/pdf')
          .send(content);
      },
    );
  };
}
