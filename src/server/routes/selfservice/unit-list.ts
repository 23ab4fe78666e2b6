import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { firmApi } from '#contract/account/firm-systems.ts';
import { type ListFormat, listFormats } from '#contract/goods/list-calls.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type Register, registers } from '#domain/units/register-rows.ts';
import type { ListRows } from '#server/asset-lists/read-list-rows.ts';
import { isTable } from '#server/asset-lists/without-personal-columns.ts';
import { uploads } from '#server/db/schema/uploads.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { readOwnList, readRegister, readUnitList } from '#server/read-models/unit-list.ts';
import type { Table } from '#server/tables/table.ts';
import { importFile, tableFile, tableFileTypes, workbookOf } from '#server/tables/table-file.ts';
import { type Sender, senderOf } from '#server/workers/sender.ts';
import { ownState } from './own-state.ts';

/** The devices of an own sale as a file, for its seller and for a firm's systems, with which the seller closes the asset register. Prices are for those who may see money. */
export function unitListRoute(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    for (const { url, access } of [
      { url: '/selfservice/api/unitList/:offerId', access: { owner: 'belong' } },
      { url: firmApi.deviceFile, access: { firm: 'readDevices' } },
    ] as const)
      app.get(
        url,
        {
          config: { access, rateLimit: { max: 60, timeWindow: '10 minutes' } },
          schema: {
            produces: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
            summary:
              'Die Geräte eines eigenen Verkaufs, eine Zeile je Gerät: Nummern, Befund, Löschung, Nachweis, Preis',
            params: z.object({ offerId: z.string().max(100) }),
            querystring: z.strictObject({
              format: z.enum(listFormats),
              list: z.enum(['own', ...registers]).exactOptional(),
            }),
          },
        },
        async (request, reply) => {
          const { offerId } = request.params;
          const { format, list } = request.query;
          const state = await ownState(deps.db, offerId, request.seller);
          const withPrices = mayForFirm(request.seller.membership?.rights, 'seeMoney');
          const wanted = { offerId, state, catalogue: deps.catalogue.catalogue, withPrices };
          const tables =
            list === 'own'
              ? await readOwnList(deps.db, wanted, await rowsOfOwnList(deps, state, senderOf(request, reply)))
              : asList(await (list ? readRegister(deps.db, wanted, list) : readUnitList(deps.db, wanted)));
          const [table] = tables ?? [];
          if (!tables || !table) throw new Problem(404, list ? noneOf[list] : 'notFound');
          const content = await contentOf(table, tables, { format, list });
          const fileName = `${fileNames[list ?? 'ours']} ${state.orderId ?? state.inquiryId ?? ''}`
            .trim()
            .replaceAll(' ', '-');
          return reply
            .header(
              'content-disposition',
              `attachment; filename*=UTF-8''${encodeURIComponent(`${fileName}.${format}`)}`,
            )
            .header('cache-control', 'private, no-store')
            .type(tableFileTypes[format])
            .send(content);
        },
      );
  };
}

const fileNames = { ours: 'Geräte', own: 'Ihre Liste', snipeIt: 'Snipe-IT', glpi: 'GLPI' } as const;
/** Why a list is not there, in words of its own: its button is. */
const noneOf = { own: 'listNamesNone', snipeIt: 'registerFindsNone', glpi: 'registerFindsNone' } as const;
/** What each register's reader takes for the end of a cell. */
const delimiters = { snipeIt: ',', glpi: ';' } as const;

interface WantedFile {
  readonly format: ListFormat;
  readonly list: 'own' | Register | undefined;
}

async function contentOf(table: Table, tables: readonly Table[], { format, list }: WantedFile): Promise<Buffer> {
  if (format === 'xlsx') return workbookOf(tables);
  if (list === 'snipeIt' || list === 'glpi') return importFile(table, delimiters[list]);
  return (await tableFile(table, format)).content;
}

const asList = (table: Table | undefined) => table && [table];

/** What stands in the list that the seller handed in, as it is kept: what was personal in it was never kept (IMP-01). */
async function rowsOfOwnList(
  { db, files, lists }: Deps,
  { draft }: OfferState,
  sender: Sender,
): Promise<ListRows['sheets']> {
  const url = draft?.itemsListUpload;
  if (url === undefined) return [];
  const [upload] = await db.select().from(uploads).where(eq(uploads.url, url));
  if (!upload || !isTable(upload.name)) return [];
  return (await lists.rowsOf(await buffer(await files.read(upload.storedAs)), sender)).sheets;
}
