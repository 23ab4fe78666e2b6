import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type SheetFormat, sheetFormats } from '#contract/goods/list-calls.ts';
import { saleSheetTitle } from '#contract/sale/sale-sheet-words.ts';
import { saleSheetLetter } from '#documents/sale-sheet-letter.ts';
import type { UnnumberedSource } from '#documents/source.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import { deductionEvidence, type SaleSheet, saleSheetOf } from '#domain/offer/price/sale-sheet.ts';
import { saleSheets } from '#domain/offer/price/sale-sheet-kinds.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { saleSheetTable } from '#server/read-models/sale-sheet-table.ts';
import { nameIn, uploadNamesOf } from '#server/read-models/upload-names.ts';
import { type TableFile, tableFile } from '#server/tables/table-file.ts';
import { ownOffer } from './own-state.ts';

/** The sheet of a step of an own sale, as a file for the seller's own books. */
export function exportSheetRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/exportSheet/:offerId',
      {
        config: { access: { owner: 'belong' }, rateLimit: { max: 60, timeWindow: '10 minutes' } },
        schema: {
          produces: [
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            'text/csv',
            'application/pdf',
          ],
          summary:
            'Anfrage, Kaufpreisgebot, Vereinbarung, angepasster Preis oder Ergebnis eines eigenen Verkaufs als XLSX, CSV oder PDF',
          params: z.object({ offerId: z.string().max(100) }),
          querystring: z.strictObject({ sheet: z.enum(saleSheets), format: z.enum(sheetFormats) }),
        },
      },
      async (request, reply) => {
        const { sheet: kind, format } = request.query;
        // The goods of an inquiry have no price yet.
        if (kind !== 'inquiry' && !mayForFirm(request.seller.membership?.rights, 'seeMoney'))
          throw new Problem(403, 'firmRightMissing');
        const { state, ownName } = await ownOffer(deps.db, request.params.offerId, request.seller);
        const sheet = saleSheetOf(state, kind);
        if (!sheet) throw new Problem(404, 'notFound');
        const { content, type } = await fileOf(
          deps,
          { state, ...(ownName !== undefined && { ownName }) },
          sheet,
          format,
        );
        const fileName = saleSheetTitle(kind, state).replaceAll(' ', '-');
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${fileName}.${format}`)}`)
          .header('cache-control', 'private, no-store')
          .type(type)
          .send(content);
      },
    );
  };
}

async function fileOf(
  deps: Deps,
  offer: Pick<UnnumberedSource, 'state' | 'ownName'>,
  sheet: SaleSheet,
  format: SheetFormat,
): Promise<TableFile> {
  const names = await uploadNamesOf(deps.db, deductionEvidence(sheet));
  const nameOf = (url: string) => nameIn(names, url);
  if (format !== 'pdf') return tableFile(saleSheetTable(sheet, nameOf), format);
  const source = { ...offer, issuedAt: deps.clock.now().toISOString(), provider: deps.provider() };
  const content = await deps.printer.printLetter(saleSheetLetter(source, sheet, nameOf));
  return { content: Buffer.from(content), type: 'application/pdf' };
}
