import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { actionAnswerSchema } from '#contract/sale/offer-actions.ts';
import { type SubmitOffer, submitOfferSchema } from '#contract/sale/submit-offer.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import { type Draft, draftLimits, imagesOf } from '#domain/offer/draft.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { Attempt } from '#server/accounts/attempt-limits.ts';
import { isOwnAddress, limitMails } from '#server/accounts/limit-mails.ts';
import type { Deps } from '#server/deps.ts';
import { nextNumber, numberAs } from '#server/numbers.ts';
import { type HandleDeps, handle, type Outcome } from '#server/offers/handle.ts';
import { toItems } from '#server/offers/items.ts';
import { Problem } from '#server/problem.ts';
import { idempotencyKeyHeader, keyedCallOf, sendAnswer } from '#server/routes/idempotency-key.ts';
import { requireUse } from '#server/uploads/require-use.ts';
import { claimUploads, uploaderOf } from '#server/uploads/uploads.ts';
import { rememberSender } from './inquiry-cookie.ts';

/** The inquiry: for visitors with or without an account. */
export function submitOfferRoute(deps: Deps, offers: HandleDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/selfservice/api/submitOffer/:offerId',
      {
        bodyLimit: draftLimits.bytes,
        config: { access: 'visitor', repeat: 'keyed' },
        schema: {
          tags: ['selfservice'],
          summary: 'Anfrage senden; dieselbe Anfrage ein zweites Mal gesendet ändert nichts',
          params: z.object({ offerId: offerIdSchema }),
          headers: z.object(idempotencyKeyHeader),
          body: submitOfferSchema,
          response: { 200: actionAnswerSchema },
        },
      },
      async (request, reply) => {
        const { offerId } = request.params;
        const caller = await request.signedIn();
        const account = caller?.account ?? null;
        if (!mayForFirm(caller?.membership?.rights, 'sendInquiries')) throw new Problem(403, 'firmRightMissing');
        const { ownName, ...body } = request.body;
        const { email } = body;
        const mail = { to: email, caller: account };
        const tries: Attempt =
          account && isOwnAddress(account, email)
            ? ['inquiryAccount', account.id]
            : ['inquiryAddress', request.network];
        await limitMails(deps, reply, mail, tries);
        const { items = [], mediaWish } = body;
        const draft = toDraft(body, toItems(deps.catalogue.catalogue, items, mediaWish));
        const uploader = uploaderOf(request, account);
        const outcome = await handle(offers, {
          offerId,
          actor: 'customer',
          ...(ownName !== undefined && { ownName }),
          allows: () => true,
          ...(caller?.membership && isOwnAddress(account, email) && { accountId: caller.account.id }),
          call: keyedCallOf(deps, request, `browser ${request.antiForgeryToken()}`),
          drawsNumber: true,
          command: async (tx, state, now, drawn) => {
            if (state?.inquiryId !== undefined) return { type: 'submitOffer', draft, inquiryId: state.inquiryId };
            const [lists, images] = [listsOf(draft), imagesOf(draft)];
            await claimUploads(tx, [...lists, ...images], uploader, offerId, fieldsOf(draft));
            await requireUse(tx, lists, 'list');
            await requireUse(tx, images, 'image');
            // An offer that somebody else has created without a number takes its own.
            const inquiryId =
              drawn === undefined ? await nextNumber(tx, 'inquiry', now) : numberAs('inquiry', drawn, now);
            return { type: 'submitOffer', draft, inquiryId };
          },
        });
        if (isOwnCall(outcome)) rememberSender(deps, reply, offerId);
        return sendAnswer(reply, offerId, outcome);
      },
    );
  };
}

/** Whether it was sent just now, or is answered again to the browser that sent it; whoever knows an inquiry and sends it too did not. */
function isOwnCall(outcome: Outcome): boolean {
  return outcome.kind === 'repeated' || (outcome.kind === 'done' && outcome.events.length > 0);
}

function toDraft({ availableImmediately, ...body }: Omit<SubmitOffer, 'ownName'>, items: OfferItem[]): Draft {
  return {
    ...body,
    items,
    itemImageUploads: body.itemImageUploads ?? [],
    availableImmediately: availableImmediately ?? false,
  };
}

function listsOf({ itemsListUpload }: Draft): string[] {
  return itemsListUpload === undefined ? [] : [itemsListUpload];
}

/** Where each picture of an item is named, so that one among thousands is found. */
function fieldsOf({ items }: Draft): ReadonlyMap<string, string> {
  return new Map(
    items.flatMap(({ imageUploads = [] }, index) => imageUploads.map((url) => [url, `items.${index}.imageUploads`])),
  );
}
