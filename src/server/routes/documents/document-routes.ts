import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { findDocument, type StoredDocument } from '#server/documents/find-document.ts';
import { isOwnedBy } from '#server/policies/offers.ts';
import { requireAccount } from '#server/policies/session.ts';
import { requireStaff } from '#server/policies/staff.ts';
import { Problem } from '#server/problem.ts';

const params = z.object({ documentId: z.string().max(100) });

/** Issued documents as files: for the owner of the offer, and under the desk's own path for staff. */
export function documentRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/selfservice/api/documents/:documentId',
      { schema: { tags: ['selfservice'], summary: 'Beleg oder Nachweis als PDF', params } },
      async (request, reply) => {
        const account = await requireAccount(request);
        const document = await findDocument(deps.db, request.params.documentId);
        // Once the account is gone nobody but staff reads what the law keeps (INV-42).
        if (!document || document.locked || !isOwnedBy(document.email, account)) throw new Problem(404, 'notFound');
        return send(reply, document);
      },
    );

    app.get(
      '/desk/api/documents/:documentId',
      { schema: { tags: ['desk'], summary: 'Beleg oder Nachweis als PDF', params } },
      async (request, reply) => {
        await requireStaff(request);
        const document = await findDocument(deps.db, request.params.documentId);
        if (!document) throw new Problem(404, 'notFound');
        return send(reply, document);
      },
    );
  };

  async function send(reply: FastifyReply, { fileName, storedAs, size }: StoredDocument): Promise<FastifyReply> {
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .header('content-length', size)
      .type('application/pdf')
      .send(await deps.files.read(storedAs));
  }
}
