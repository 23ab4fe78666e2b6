import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type BidSheet,
  bidFileReadSchema,
  bidSheetSchema,
  largestBidFile,
  readBidFileSchema,
  saveBidEntriesSchema,
} from '#contract/sale/bid-sheet.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Deps } from '#server/deps.ts';
import { dropBidEntries, saveBidEntries } from '#server/offers/bid-entries.ts';
import { loadState } from '#server/offers/store.ts';
import { staffAccess } from '#server/policies/access.ts';
import { bidSheetFile, readBidFile } from '#server/pricing/bid-sheet-file.ts';
import { openPriceFileReader } from '#server/pricing/read-price-file.ts';
import { Problem } from '#server/problem.ts';
import { bidSheetReader } from '#server/read-models/read-bid-sheet.ts';
import { senderOf } from '#server/workers/sender.ts';

interface SheetRequest {
  readonly params: { readonly offerId: string };
  readonly staffMember: { readonly id: string };
}

/** The sheet on which a buyer bids, and what they have typed on it so far. */
export function bidSheetRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = staffAccess('submitBid');
    const params = z.object({ offerId: z.string().max(100) });
    const readSheet = bidSheetReader(deps);
    const readFile = openPriceFileReader('readPriceFile');

    async function sheetFor(
      { params: { offerId }, staffMember }: SheetRequest,
      apart: readonly string[] = [],
    ): Promise<BidSheet> {
      const sheet = await readSheet({ offerId, staffId: staffMember.id, apart }, deps.clock.now().toISOString());
      if (!sheet) throw new Problem(404, 'notFound');
      return sheet;
    }

    app.get(
      '/desk/api/bidSheet/:offerId',
      {
        config: { access },
        schema: {
          summary: 'Das Preisblatt einer Anfrage: Gruppen gleicher Geräte mit Vorschlag, Spanne, Gründen und Abzügen',
          params,
          response: { 200: z.object({ data: bidSheetSchema }) },
        },
      },
      async (request) => ({ data: await sheetFor(request) }),
    );

    app.get(
      '/desk/api/bidSheetFile/:offerId',
      {
        config: { access },
        schema: {
          produces: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
          summary: 'Das Preisblatt als XLSX, Zeile für Zeile mit ihrer Kennung',
          params,
        },
      },
      async (request, reply) => {
        const sheet = await sheetFor(request);
        const { content, type } = await bidSheetFile(sheet);
        const fileName = encodeURIComponent(`Preisblatt-${sheet.number ?? sheet.offerId}.xlsx`);
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
          .header('cache-control', 'private, no-store')
          .type(type)
          .send(content);
      },
    );

    app.post(
      '/desk/api/readBidFile/:offerId',
      {
        bodyLimit: 2 * largestBidFile,
        config: { access, repeat: 'anew' },
        schema: {
          summary: 'Eine Datei mit Preisen gegen das Preisblatt prüfen; gemerkt wird nichts',
          params,
          body: readBidFileSchema,
          response: { 200: bidFileReadSchema },
        },
      },
      async (request, reply) => {
        const sender = senderOf(request, reply);
        const { sheets } = await readFile({ content: Buffer.from(request.body.content, 'base64') }, sender);
        return readBidFile((apart) => sheetFor(request, apart), sheets);
      },
    );

    app.post(
      '/desk/api/saveBidEntries/:offerId',
      {
        bodyLimit: draftLimits.bytes,
        config: { access: { ...access, personal: true }, repeat: 'sameState' },
        schema: {
          summary: 'Merken, was auf dem Preisblatt eingetragen ist: für diese Person, bis das Gebot gesendet ist',
          params,
          body: saveBidEntriesSchema,
          response: { 200: z.object({ savedAt: z.string() }) },
        },
      },
      async (request) => {
        const { offerId } = request.params;
        const whose = { offerId, staffId: request.staffMember.id };
        const { entries } = request.body;
        const savedAt = deps.clock.now().toISOString();
        if (!(await loadState(deps.db, offerId))) throw new Problem(404, 'notFound');
        if (entries === null) await dropBidEntries(deps.db, whose);
        else await saveBidEntries(deps.db, whose, entries, savedAt);
        return { savedAt };
      },
    );
  };
}
