import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  searchEntriesSchema,
  wizardDetailsSchema,
  wizardEntriesSchema,
  wizardPropertiesSchema,
} from '#contract/goods/wizard.ts';
import { problemSchema } from '#contract/problem.ts';
import { entryWithId } from '#domain/catalogue/entry-id.ts';
import { itemDetails } from '#domain/catalogue/item-details.ts';
import type { LoadedCatalogue } from '#server/catalogue/load-catalogue.ts';
import type { PreparedAnswer } from '#server/catalogue/prepared-answer.ts';
import { Problem } from '#server/problem.ts';

interface WizardDeps {
  readonly catalogue: LoadedCatalogue;
}

const config = { access: 'public' } as const;
const entryId = z.string().max(100);

/** The catalogue for the wizard: the lists travel whole and once, a browser that has them gets 304. */
export function wizardRoutes({ catalogue: loaded }: WizardDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/wizard/entries',
      {
        config,
        schema: { summary: 'All goods of the catalogue', response: { 200: wizardEntriesSchema, 304: z.null() } },
        ...prepared(() => loaded.entries),
      },
      async () => loaded.entries.body,
    );

    app.get(
      '/selfservice/api/wizard/properties',
      {
        config,
        schema: { summary: 'Option lists by key', response: { 200: wizardPropertiesSchema, 304: z.null() } },
        ...prepared(() => loaded.properties),
      },
      async () => loaded.properties.body,
    );

    app.get(
      '/selfservice/api/wizard/search',
      {
        config,
        schema: {
          summary: 'Pages of the catalogue for the search',
          response: { 200: searchEntriesSchema, 304: z.null() },
        },
        ...prepared(() => loaded.search),
      },
      async () => loaded.search.body,
    );

    app.get(
      '/selfservice/api/wizard/entries/:id/details',
      {
        config,
        schema: {
          summary: 'Texts of an item page',
          params: z.strictObject({ id: entryId }),
          response: { 200: wizardDetailsSchema, 404: problemSchema },
        },
      },
      async ({ params }) => detailsOf(loaded, params.id),
    );

    app.get(
      '/selfservice/api/wizard/entries/:cid/:mid/details',
      {
        config,
        schema: {
          operationId: 'wizardModelDetails',
          summary: 'Texts of the page of a category together with a manufacturer',
          params: z.strictObject({ cid: entryId, mid: entryId }),
          response: { 200: wizardDetailsSchema, 404: problemSchema },
        },
      },
      async ({ params }) => detailsOf(loaded, `${params.cid}/${params.mid}`),
    );
  };
}

function detailsOf({ catalogue }: LoadedCatalogue, id: string) {
  const item = catalogue.byId.get(id) ?? entryWithId(catalogue, id);
  if (item === undefined) throw new Problem(404, 'notFound');
  return itemDetails(item);
}

/** Route options that send the prepared bytes instead of checking, writing and compressing the same list each time. */
function prepared(current: () => PreparedAnswer<object>) {
  return {
    // What is sent instead is put in its place below.
    serializerCompiler: () => () => '',
    onSend: async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      // A refusal passes here too.
      if (reply.statusCode !== 200) return payload;
      const answer = current();
      reply.header('etag', answer.etag).header('cache-control', 'public, no-cache').header('vary', 'accept-encoding');
      if (request.headers['if-none-match']?.includes(answer.etag)) {
        reply.code(304).removeHeader('content-type');
        return null;
      }
      const { encoding, bytes } = await answer.encode(String(request.headers['accept-encoding'] ?? ''));
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return bytes;
    },
  };
}
