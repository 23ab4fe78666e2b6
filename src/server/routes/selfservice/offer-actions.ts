import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { firmCallOf } from '#contract/account/firm-calls.ts';
import { textVersions } from '#contract/sale/declarations.ts';
import { actionAnswerSchema, actionSummaries, type OfferAction, offerActions } from '#contract/sale/offer-actions.ts';
import { reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import { requireOwnPassword } from '#server/accounts/own-password.ts';
import type { Deps } from '#server/deps.ts';
import { customerCall, offerActionSchemas } from '#server/offers/customer-command.ts';
import { type HandleDeps, handle } from '#server/offers/handle.ts';
import { readAgreementWaits } from '#server/offers/own-agreements.ts';
import { hasHeldBatteries, packed, packedAt, readBatteryAnswers } from '#server/read-models/packing.ts';
import { commandWords } from '#server/routes/command-words.ts';
import { idempotencyKeyHeader, keyedCallOf, sendAnswer } from '#server/routes/idempotency-key.ts';
import { ifMatchHeader, seenVersion } from '#server/seen-version.ts';
import { requireSecondPerson } from '#server/sign-offs/require-second-person.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { claimUploads, uploaderOf } from '#server/uploads/uploads.ts';
import { answerAccountRoutes } from './answer-account.ts';
import { ownedBy } from './own-state.ts';

const areLarge: ReadonlySet<OfferAction> = new Set(['submitCounterbid', 'acceptAdjustedBid', 'submitAddresses']);

/** The seller's actions on an own offer, one call each. */
export function offerActionRoutes(deps: Deps, offers: HandleDeps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(answerAccountRoutes(deps));
    for (const action of offerActions) {
      app.post(
        `/selfservice/api/${action}/:offerId`,
        {
          // Thousands of lines may be chosen, and dozens of places be described.
          ...(areLarge.has(action) && { bodyLimit: 512 * 1024 }),
          config: {
            access: { owner: firmCallOf(action) },
            repeat: 'keyed',
            ...(action === 'submitAddresses' && { security: 'payeeChange' }),
          },
          schema: {
            ...commandWords(action, actionSummaries[action]),
            params: z.object({ offerId: z.string().max(100) }),
            headers: z.object({ ...ifMatchHeader, ...idempotencyKeyHeader }),
            body: offerActionSchemas[action],
            response: { 200: actionAnswerSchema },
          },
        },
        async (request, reply) => {
          const { account } = request.seller;
          const { offerId } = request.params;
          const { invoices, password, command } = customerCall(action, request.body);
          const uploader = uploaderOf(request, account);
          const seen = seenVersion(request.headers['if-match']);
          // A wrong password is told, not ignored (LEG-61).
          if (password !== undefined) {
            await requireOwnPassword(deps, reply, { accountId: account.id, password, field: 'password' });
          }
          const extras = {
            ...(seen !== undefined && { seen }),
            reauthenticated: password !== undefined,
            selfBillingTerms: textVersions.selfBilling,
          };
          const outcome = await handle(offers, {
            offerId,
            actor: 'customer',
            allows: ownedBy(request.seller),
            ...(request.seller.membership && { accountId: account.id }),
            call: keyedCallOf(deps, request, `account ${account.id}`),
            command: async (tx, state, now) => {
              await claimUploads(tx, invoices, uploader, offerId);
              await requireUse(tx, invoices, 'invoice');
              const { catalogue } = deps.catalogue;
              const areBatteriesHeld = async (site: string | undefined) =>
                state !== undefined &&
                hasHeldBatteries(packedAt(packed(state, catalogue, await readBatteryAnswers(tx, offerId)), site));
              const wanted = await command({
                ...extras,
                areBatteriesHeld,
                doesAgreementWait: () => readAgreementWaits(tx, offerId, state),
                classesOfGoods: () => reverseChargeClassesOf(state?.items ?? [], catalogue),
              });
              await requireSecondPerson(tx, { offerId, state, command: wanted, seller: request.seller, now });
              return wanted;
            },
          });
          return sendAnswer(reply, offerId, outcome);
        },
      );
    }
  };
}
