import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { firmApi } from '#contract/account/firm-systems.ts';
import { paperYearSchema, paperYearsSchema } from '#contract/papers/paper-years.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { Caller } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { loadState } from '#server/offers/store.ts';
import { oneAtATime } from '#server/papers/one-at-a-time.ts';
import { papersOfSales, paperYears, salesWithPapers } from '#server/papers/own-papers.ts';
import { sendPapers } from '#server/papers/send-papers.ts';
import { holderOf } from '#server/policies/holder.ts';
import { Problem } from '#server/problem.ts';
import { ownState } from './selfservice/own-state.ts';

const params = z.object({ offerId: z.string().max(100) });

/** Everything that own sales have on paper, as ZIP for the seller's own books: of one sale, of a year, of all; and of one sale at the desk. */
export function papersRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const rateLimit = { max: 30, timeWindow: '10 minutes' };
    const take = oneAtATime();

    for (const { url, access, operationId } of [
      {
        url: '/selfservice/api/papers/:offerId',
        access: { owner: 'seeMoney' },
        operationId: 'papersOfSale',
      },
      { url: firmApi.papers, access: { firm: 'readSales' }, operationId: 'firmPapers' },
    ] as const)
      app.get(
        url,
        {
          config: { access, rateLimit },
          schema: {
            produces: ['application/zip'],
            operationId,
            summary: 'Alle Unterlagen eines eigenen Verkaufs als ZIP, mit Verzeichnis und Prüfsummen',
            params,
          },
        },
        async (request, reply) => {
          const { offerId } = request.params;
          const state = await ownState(deps.db, offerId, request.seller);
          return sendSale(reply, request.seller.account.id, offerId, state);
        },
      );

    app.get(
      '/desk/api/papers/:offerId',
      {
        config: { access: { staff: 'seeValues' }, rateLimit },
        schema: {
          produces: ['application/zip'],
          summary: 'Alle Unterlagen eines Verkaufs als ZIP, mit Verzeichnis und Prüfsummen',
          params,
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const found = await loadState(deps.db, offerId);
        if (!found) throw new Problem(404, 'notFound');
        return sendSale(reply, request.staffMember.id, offerId, found.state);
      },
    );

    app.get(
      '/selfservice/api/papers',
      {
        config: { access: 'confirmed', rateLimit },
        schema: {
          produces: ['application/zip'],
          summary: 'Alle Unterlagen eigener Verkäufe als ZIP, oder die eines Jahres',
          querystring: z.strictObject({ year: paperYearSchema.exactOptional() }),
        },
      },
      async (request, reply) => {
        const { year } = request.query;
        const offerIds = await salesWithPapers(deps.db, ownHolder(request.customer));
        return sendPapers(deps, reply, {
          name: year === undefined ? 'Unterlagen' : `Unterlagen-${year}`,
          inFolders: true,
          sales: papersOfSales(deps, offerIds, year),
          take: (open) => take(request.customer.account.id, open),
        });
      },
    );

    app.get(
      '/selfservice/api/paperYears',
      {
        config: { access: 'confirmed' },
        schema: {
          summary: 'In welchen Jahren es Unterlagen eigener Verkäufe gibt, und wie viele',
          response: { 200: paperYearsSchema },
        },
      },
      async (request) => ({ years: await paperYears(deps.db, ownHolder(request.customer)) }),
    );

    function sendSale(reply: FastifyReply, person: string, offerId: string, { orderId, inquiryId }: OfferState) {
      return sendPapers(deps, reply, {
        name: `Unterlagen-${orderId ?? inquiryId ?? ''}`,
        inFolders: false,
        sales: papersOfSales(deps, [offerId]),
        take: (open) => take(person, open),
      });
    }
  };
}

/** Whose sales somebody sees with what was paid for them; throws where their firm keeps that from them, or nothing is theirs yet. */
function ownHolder(caller: Caller): string {
  if (!mayForFirm(caller.membership?.rights, 'seeMoney')) throw new Problem(403, 'firmRightMissing');
  const holder = holderOf(caller);
  if (holder === undefined) throw new Problem(409, 'emailNotConfirmed');
  return holder;
}
