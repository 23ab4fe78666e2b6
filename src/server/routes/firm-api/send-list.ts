import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendListSchema } from '#contract/account/firm-list.ts';
import { firmApi } from '#contract/account/firm-systems.ts';
import { actionAnswerSchema } from '#contract/sale/offer-actions.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import { limitMails } from '#server/accounts/limit-mails.ts';
import { goodsOfFile, goodsOfRows } from '#server/asset-lists/goods-of-list.ts';
import { sourceOf } from '#server/asset-lists/list-source.ts';
import type { Deps } from '#server/deps.ts';
import type { HandleDeps } from '#server/offers/handle.ts';
import { sendInquiry } from '#server/offers/send-inquiry.ts';
import { senderOf } from '#server/workers/sender.ts';
import { keyedCallOf, neededIdempotencyKey, sendAnswer } from '../idempotency-key.ts';
import { ownedBy } from '../selfservice/own-state.ts';

/** An inquiry that a firm's own system makes of its list, in the name of whoever made the token. */
export function sendListRoute(deps: Deps, offers: HandleDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      firmApi.sendList,
      {
        bodyLimit: draftLimits.bytes,
        config: {
          access: { firm: 'sendLists' },
          rateLimit: { max: 60, timeWindow: '10 minutes' },
          ...{ repeat: 'keyed', security: 'listSentByToken' },
        },
        schema: {
          summary:
            'Aus Zeilen oder einer hochgeladenen Liste eine Anfrage senden; mit demselben Idempotency-Key nur einmal',
          headers: z.object(neededIdempotencyKey),
          body: sendListSchema,
          response: { 200: actionAnswerSchema },
        },
      },
      async (request, reply) => {
        const { seller, headers } = request;
        const { account, membership } = seller;
        const { rows, ownName, availableFrom, ...about } = request.body;
        const sender = senderOf(request, reply);
        await limitMails(deps, reply, { to: account.email, caller: account }, ['inquiryAccount', account.id]);
        const uploader = [{ kind: 'account', key: account.id }] as const;
        const { offerId, idOf } = idsOf(membership?.firmId ?? '', headers['idempotency-key']);
        const items = rows
          ? await goodsOfRows(deps, rows, { ...sender, idOf })
          : await goodsOfFile(deps, await sourceOf(deps, uploader, about, sender), { ...sender, idOf });
        const outcome = await sendInquiry(deps, offers, {
          ...{ offerId, uploader, accountId: account.id },
          ...(ownName !== undefined && { ownName }),
          body: {
            ...about,
            ...{ email: account.email, offeredAsBusiness: true, items },
            ...(availableFrom === undefined ? { availableImmediately: true } : { availableFrom }),
          },
          // Whoever guessed the id first has made another's inquiry, of which nothing is told.
          allows: (found) => found === undefined || ownedBy(seller)(found),
          call: keyedCallOf(deps, request, `firm ${membership?.firmId}`),
        });
        return sendAnswer(reply, offerId, outcome);
      },
    );
  };
}

/** The ids of the inquiry that a firm sends with a key, and of its items: always the same, so that it is one however late it is sent again. */
function idsOf(firmId: string, key: string) {
  const idOf = (what: string) => {
    const hash = createHash('sha256').update(
      JSON.stringify(['inquiry of a firm', firmId, key.replaceAll('"', ''), what]),
    );
    return hash.digest('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  };
  return { offerId: `offer-${idOf('offer')}`, idOf: (place: number) => `item-${idOf(String(place))}` };
}
