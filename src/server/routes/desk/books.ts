import { desc, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  booksCalls,
  booksExportsSchema,
  booksPeriodSchema,
  booksQuery,
  exportBooksSchema,
  writtenBooksSchema,
} from '#contract/money/books.ts';
import { formatGap } from '#domain/books/number-gaps.ts';
import { toEuros } from '#domain/values/money.ts';
import { staffNamesOf } from '#server/accounts/staff-names.ts';
import { missingPaperNumbers } from '#server/archive/number-list.ts';
import { bookingsOf, bookSums, exportBooks, outdatedExports, unpairedOf } from '#server/books/export-books.ts';
import { booksExports } from '#server/db/schema/books.ts';
import type { Deps } from '#server/deps.ts';
import { staffAccess } from '#server/policies/access.ts';
import { Problem } from '#server/problem.ts';
import { sendFile } from '#server/routes/send-file.ts';
import { booksRules } from '#server/settings/rules-in-force.ts';
import { archiveRoutes } from './archive.ts';

/** Files on the page. */
const maxExports = 100;

/** The books: what a period holds, and the files that were made of it. */
export function booksRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const access = staffAccess('books');
    await app.register(archiveRoutes(deps));

    app.get(
      booksCalls.period,
      {
        config: { access },
        schema: {
          ...{ querystring: booksQuery, response: { 200: booksPeriodSchema } },
          summary: 'Buchungen eines Monats oder Jahres, und was den Einstellungen dafür fehlt',
        },
      },
      async ({ query: { period } }) => {
        const { span, bookings, missing } = await bookingsOf(deps.db, period);
        const { purchases, payments } = bookSums(bookings);
        const papers = (isReversal: boolean) =>
          new Set(
            bookings
              .filter((one) => one.what === 'purchase' && (one.isReversal ?? false) === isReversal)
              .map(({ number }) => number),
          ).size;
        return {
          ...{ period, chart: booksRules.chart, rows: bookings.length, papers: papers(false), reversed: papers(true) },
          paid: bookings.filter(({ what }) => what === 'payment').length,
          ...{ purchases: toEuros(purchases), payments: toEuros(payments), missing },
          unpaired: (await unpairedOf(deps.db, bookings, span)).map((one) => ({ ...one, amount: toEuros(one.amount) })),
          outdated: missing.length > 0 ? [] : await outdatedExports(deps.db, period, bookings),
          missingNumbers: ((await missingPaperNumbers(deps.db, Number(period.slice(0, 4)))) ?? []).map(formatGap),
        };
      },
    );

    app.get(
      booksCalls.exports,
      {
        config: { access },
        schema: { summary: 'Geschriebene Buchungsdateien', response: { 200: booksExportsSchema } },
      },
      async () => {
        const rows = await deps.db.select().from(booksExports).orderBy(desc(booksExports.createdAt)).limit(maxExports);
        const names = await staffNamesOf(
          deps.db,
          rows.map(({ by }) => by),
        );
        return {
          exports: rows.map(({ purchases, payments, createdAt, by, ...row }) => ({
            ...row,
            ...{ purchases: toEuros(purchases), payments: toEuros(payments) },
            ...{ createdAt: new Date(createdAt).toISOString(), by: names.get(by) ?? by },
          })),
        };
      },
    );

    app.post(
      booksCalls.write,
      {
        config: { access, repeat: 'sameState' },
        schema: {
          ...{ body: exportBooksSchema, response: { 200: writtenBooksSchema } },
          summary: 'Buchungen eines Monats oder Jahres in eine Datei schreiben',
        },
      },
      async ({ body, staffMember }) => ({ id: await exportBooks(deps, { ...body, by: staffMember.id }) }),
    );

    app.get(
      booksCalls.file(':exportId'),
      {
        config: { access },
        schema: {
          produces: ['text/csv'],
          summary: 'Buchungsdatei, wie sie geschrieben wurde',
          params: z.object({ exportId: z.uuid() }),
        },
      },
      async ({ params: { exportId } }, reply) => {
        const [file] = await deps.db.select().from(booksExports).where(eq(booksExports.id, exportId));
        if (!file) throw new Problem(404, 'notFound');
        return sendFile(reply, file.name)
          .header('content-length', file.size)
          .type('text/csv')
          .send(await deps.files.read(file.storedAs));
      },
    );
  };
}
