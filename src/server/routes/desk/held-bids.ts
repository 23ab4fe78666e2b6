import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { deskCommandSchemas } from '#contract/desk/desk-commands.ts';
import { deskApi } from '#contract/desk/desk-urls.ts';
import { offerIdSchema } from '#contract/fields.ts';
import { heldBidAnswerSchema, namedHeldBidSchema } from '#contract/sale/bid-sheet.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { Deps } from '#server/deps.ts';
import { holdBid, sendHeldBidNow, takeBackBid } from '#server/held-bids/held-bids.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { readHeldBid } from '#server/offers/held-bids.ts';
import { staffAccess } from '#server/policies/access.ts';
import { askedAgain } from '#server/routes/command-words.ts';
import { ifMatchHeader, seenVersion } from '#server/seen-version.ts';

/** A bid that a person sends at the desk: held for a moment in which it can be taken back (docs/decisions/0719). */
export function heldBidRoutes(deps: Deps, offers: HandleDeps): FastifyPluginAsyncZod {
  const holding = { ...deps, ...offers };
  return async (app) => {
    const config = { access: { ...staffAccess('submitBid'), personal: true }, repeat: 'sameState' } as const;
    const params = z.object({ offerId: offerIdSchema });
    const response = { 200: heldBidAnswerSchema };

    app.get(
      deskApi.heldBid(':offerId'),
      {
        config: { access: config.access },
        schema: { summary: 'Ob ein Gebot gerade zurückgehalten wird', params, response },
      },
      async ({ params: { offerId }, staffMember: { id: staffId } }) => ({
        held: (await readHeldBid(deps.db, { offerId, staffId })) ?? null,
      }),
    );

    app.post(
      deskApi.holdBid(':offerId'),
      {
        bodyLimit: draftLimits.bytes,
        config,
        schema: {
          summary: 'Ein Gebot senden, das sich noch einen Augenblick zurückholen lässt',
          description: askedAgain,
          params,
          headers: z.object(ifMatchHeader),
          body: deskCommandSchemas.submitBid,
          response,
        },
      },
      async ({ params: { offerId }, staffMember: { id: staffId }, body, headers }) => {
        const seen = seenVersion(headers['if-match']);
        return { held: (await holdBid(holding, { offerId, staffId, body, seen })) ?? null };
      },
    );

    app.post(
      deskApi.takeBackBid(':offerId'),
      {
        config,
        schema: {
          summary: 'Ein Gebot zurückholen, bevor es hinausgeht',
          params,
          body: namedHeldBidSchema,
          response,
        },
      },
      async ({ params: { offerId }, body: { heldBid } }) => {
        await takeBackBid(holding, { offerId, heldBid });
        return { held: null };
      },
    );

    app.post(
      deskApi.sendHeldBid(':offerId'),
      {
        config,
        schema: {
          summary: 'Ein zurückgehaltenes Gebot sofort senden',
          params,
          body: namedHeldBidSchema,
          response,
        },
      },
      async ({ params: { offerId }, body: { heldBid }, staffMember: { id: staffId } }) => {
        await sendHeldBidNow(holding, { offerId, heldBid });
        return { held: (await readHeldBid(deps.db, { offerId, staffId })) ?? null };
      },
    );
  };
}
