import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { documentDraftAnswerSchema, documentPricesSchema } from '#contract/papers/document-draft.ts';
import { documentNames } from '#contract/papers/document-words.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { readDocumentDraft } from '#server/read-models/document-draft.ts';
import { sendPdf } from './send-pdf.ts';

/** The paper that is to be issued next, before it is: what stands against it, and as it will be printed. */
export function documentDraftRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const params = z.object({ offerId: offerIdSchema });
    const config = { access: { staff: 'seeValues' } } as const;

    app.get(
      deskApi.documentDraft(':offerId'),
      {
        config,
        schema: {
          summary: 'Der Beleg, der als Nächstes auszustellen ist: was dagegen steht, Summen, Preise der Geräte',
          params,
          response: { 200: documentDraftAnswerSchema },
        },
      },
      async ({ params: { offerId } }) => {
        const { view } = await readDocumentDraft(deps.db, deps, offerId);
        return view ? { draft: view } : {};
      },
    );

    app.post(
      deskApi.documentPreview(':offerId'),
      {
        bodyLimit: draftLimits.bytes,
        config: { access: { staff: 'seeValues', personal: true }, repeat: 'reads' },
        schema: {
          produces: ['application/pdf'],
          summary: 'Dieser Beleg als PDF, ohne Nummer, mit den genannten Preisen der Geräte; gespeichert wird nichts',
          params,
          body: documentPricesSchema,
        },
      },
      async ({ params: { offerId }, body: { prices } }, reply) => {
        const { snapshot } = await readDocumentDraft(deps.db, deps, offerId, prices);
        if (!snapshot) throw new Problem(409, 'notAllowedInPhase');
        return sendPdf(reply, `${documentNames[snapshot.kind]}-Entwurf`, await deps.printer.print(snapshot));
      },
    );
  };
}
