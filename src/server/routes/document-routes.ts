import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { firmApi } from '#contract/account/firm-systems.ts';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { xrechnungAddress, xrechnungSyntaxSchema } from '#contract/papers/xrechnung.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { findDocument, type StoredDocument } from '#server/documents/find-document.ts';
import { Problem } from '#server/problem.ts';
import { isPaperOfGoods } from '#server/read-models/view-without-values.ts';
import { ownState } from './selfservice/own-state.ts';

const params = z.object({ documentId: z.string().max(100) });
const xrechnungParams = params.extend({ syntax: xrechnungSyntaxSchema });

function asAttachment(reply: FastifyReply, fileName: string): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store');
}

/** Issued documents as files: for the owner of the offer and a firm's systems, and under the desk's own path for staff. */
export function documentRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/documents/:documentId',
      {
        config: { access: { owner: 'seeMoney' } },
        schema: {
          produces: ['application/pdf'],
          summary: 'Beleg oder Nachweis als PDF',
          params,
        },
      },
      async (request, reply) => {
        return send(reply, await findDocument(deps.db, request.params.documentId));
      },
    );

    app.get(
      firmApi.document,
      {
        config: { access: { firm: 'readSales' } },
        schema: { produces: ['application/pdf'], summary: 'Beleg oder Nachweis als PDF', params },
      },
      async ({ params: { documentId }, seller }, reply) => send(reply, await ownDocument(documentId, seller)),
    );

    app.get(
      firmApi.xrechnung,
      {
        config: { access: { firm: 'readSales' } },
        schema: {
          produces: ['application/xml'],
          summary: 'Gutschrift als XRechnung',
          params: xrechnungParams,
        },
      },
      async (request, reply) => {
        await ownDocument(request.params.documentId, request.seller);
        return sendXrechnung(reply, request.params);
      },
    );

    app.get(
      '/desk/api/documents/:documentId',
      {
        config: { access: { staff: 'desk' } },
        schema: { produces: ['application/pdf'], summary: 'Beleg oder Nachweis als PDF', params },
      },
      async ({ params: { documentId }, staffMember: { roles, isSystem } }, reply) => {
        const found = await findDocument(deps.db, documentId);
        const isShown = isSystem || mayAtDesk(roles, 'seeValues') || (found && isPaperOfGoods(found.kind));
        return send(reply, isShown ? found : undefined);
      },
    );

    app.get(
      xrechnungAddress('/selfservice/api/documents/:documentId', ':syntax'),
      {
        config: { access: { owner: 'seeMoney' } },
        schema: {
          produces: ['application/xml'],
          summary: 'Gutschrift als XRechnung',
          params: xrechnungParams,
        },
      },
      async (request, reply) => sendXrechnung(reply, request.params),
    );

    app.get(
      xrechnungAddress('/desk/api/documents/:documentId', ':syntax'),
      {
        config: { access: { staff: 'seeValues' } },
        schema: {
          produces: ['application/xml'],
          summary: 'Gutschrift als XRechnung',
          params: xrechnungParams,
        },
      },
      async (request, reply) => sendXrechnung(reply, request.params),
    );
  };

  /** A document of a sale of the firm that a system calls for; of any other nothing is told, not even that there is one. */
  async function ownDocument(documentId: string, seller: Caller): Promise<StoredDocument> {
    const found = await findDocument(deps.db, documentId);
    if (!found) throw new Problem(404, 'notFound');
    await ownState(deps.db, found.offerId, seller);
    return found;
  }

  async function sendXrechnung(
    reply: FastifyReply,
    { documentId, syntax }: z.infer<typeof xrechnungParams>,
  ): Promise<FastifyReply> {
    // The writers are asked for now and then, and no start of the server waits for them.
    const { findXrechnung } = await import('#server/documents/xrechnung.ts');
    const found = await findXrechnung(deps.db, documentId, syntax);
    if (!found) throw new Problem(404, 'notFound');
    return asAttachment(reply, found.fileName).type('application/xml').send(found.content);
  }

  async function send(reply: FastifyReply, document: StoredDocument | undefined): Promise<FastifyReply> {
    if (!document) throw new Problem(404, 'notFound');
    const { fileName, storedAs, size } = document;
    return asAttachment(reply, fileName)
      .header('content-length', size)
      .type('application/pdf')
      .send(await deps.files.read(storedAs));
  }
}
