import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listFormats } from '#contract/list-calls.ts';
import type { Deps } from '#server/deps.ts';
import { goodsTable } from '#server/read-models/goods-table.ts';
import { tableFile } from '#server/tables/table-file.ts';
import { ownState } from './own-state.ts';

/** The goods of an own offer as a file for the seller's own books. */
export function exportGoodsRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/exportGoods/:offerId',
      {
        config: { access: 'owner', rateLimit: { max: 60, timeWindow: '10 minutes' } },
        schema: {
          tags: ['selfservice'],
          summary: 'Geräte eines eigenen Verkaufs als Tabelle (CSV oder XLSX), mit Preisen, sobald es welche gibt',
          params: z.object({ offerId: z.string().max(100) }),
          querystring: z.strictObject({ format: z.enum(listFormats) }),
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const { format } = request.query;
        const state = await ownState(deps.db, offerId, request.seller.account);
        const { content, type } = await tableFile(goodsTable(state), format);
        const number = state.orderId ?? state.inquiryId;
        const fileName = ['Geräteliste', ...(number === undefined ? [] : [number])].join('-');
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${fileName}.${format}`)}`)
          .header('cache-control', 'private, no-store')
          .type(type)
          .send(content);
      },
    );
  };
}
