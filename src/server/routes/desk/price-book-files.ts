import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  exportBookQuerySchema,
  importBookSchema,
  importedBookSchema,
  largestImport,
  maxNamedChanges,
  priceBookCalls,
} from '#contract/goods/price-book.ts';
import { bookPartTitles } from '#contract/money/book-part-titles.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { bookFile } from '#server/pricing/book-files.ts';
import { openBookNames } from '#server/pricing/book-names.ts';
import { keepBookChange } from '#server/pricing/keep-book-change.ts';
import { lookAtBook } from '#server/pricing/look-at-book.ts';
import { newestVersion, readBook } from '#server/pricing/price-books.ts';
import { openPriceFileReader } from '#server/pricing/read-price-file.ts';
import { unusualFields } from '#server/pricing/refuse-unusual-changes.ts';
import { Problem } from '#server/problem.ts';
import { askedAgain } from '#server/routes/command-words.ts';
import { senderOf } from '#server/workers/sender.ts';

/** The price book as files: taken out, and read in again after a look at what that changes. */
export function priceBookFileRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const names = openBookNames(deps.catalogue);
    const importFile = openPriceFileReader('importPriceFile');
    const access = staffAccess('priceBook');

    app.get(
      priceBookCalls.export,
      {
        config: { access },
        schema: {
          produces: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
          summary: 'Eine Liste des Preisbuchs als CSV, oder alle als XLSX',
          querystring: exportBookQuerySchema,
        },
      },
      async ({ query: { format, part } }, reply) => {
        const { version, book } = await deps.pricing.current(deps.db);
        const { content, type } = await bookFile(book.data, part, format);
        const list = format === 'csv' ? `-${bookPartTitles[part]}` : '';
        const fileName = encodeURIComponent(`Preisbuch-${version}${list}.${format}`);
        return reply
          .header('content-disposition', `attachment; filename*=UTF-8''${fileName}`)
          .header('cache-control', 'private, no-store')
          .type(type)
          .send(content);
      },
    );

    app.post(
      priceBookCalls.import,
      {
        bodyLimit: 2 * largestImport,
        config: { access, repeat: 'anew' },
        schema: {
          summary: 'Eine Datei gegen das Preisbuch prüfen; mit take wird sie die neue Fassung',
          description: askedAgain,
          body: importBookSchema,
          response: { 200: importedBookSchema },
        },
      },
      async (request, reply) => {
        const sender = senderOf(request, reply);
        const { body, staffMember } = request;
        const { basedOn, part, name, content, take, mode, confirmed } = body;
        if ((await newestVersion(deps.db)) !== basedOn) throw new Problem(409, 'priceBookChanged');
        const before = await readBook(deps.db, basedOn);
        const known = [...deps.catalogue.catalogue.byId.keys()];
        const file = { content: Buffer.from(content, 'base64'), part, mode, before, known };
        const read = await importFile(file, sender);
        const look = await lookAtBook(deps, { ...before, ...read.lists }, read.compared, names);
        if (take && !confirmed && (read.needsConfirmation || look.unusualCount > 0))
          throw new Problem(
            409,
            read.needsConfirmation ? 'priceImportUnconfirmed' : 'priceUnusual',
            unusualFields(look.unusual),
          );
        const change = { basedOn, changed: read.lists, by: staffMember.id, note: `Einfuhr: ${name}`.slice(0, 200) };
        const kept = take && !read.changesNothing ? await keepBookChange(deps, change) : undefined;
        return {
          ...kept,
          ...look,
          refused: read.refused.slice(0, maxNamedChanges),
          refusedCount: read.refused.length,
          changesNothing: read.changesNothing,
          needsConfirmation: read.needsConfirmation,
        };
      },
    );
  };
}
