import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type DeskCommand,
  type DeskCreation,
  type DeskCreationBody,
  deskCommandSchemas,
  deskCommands,
  deskCreationSchemas,
  deskSummaries,
} from '#contract/desk/desk-commands.ts';
import { actionAnswerSchema } from '#contract/sale/offer-actions.ts';
import type { Command } from '#domain/offer/commands/commands.ts';
import { draftLimits } from '#domain/offer/draft.ts';
import type { OfferItem } from '#domain/offer/item.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import { documentKindOf } from '#domain/offer/tax/tax.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import type { Tx } from '#server/db/client.ts';
import type { Deps } from '#server/deps.ts';
import { checkEInvoice } from '#server/documents/check-e-invoice.ts';
import { nextNumber } from '#server/numbers.ts';
import { normalise } from '#server/offers/customer-command.ts';
import { deskCall, type NumberRange, toProposedLines } from '#server/offers/desk-command.ts';
import type { DeskDeed } from '#server/offers/desk-deed.ts';
import { addNote } from '#server/offers/desk-notes.ts';
import { recordedOf } from '#server/offers/from-units.ts';
import { type HandleDeps, handle } from '#server/offers/handle.ts';
import { toItems } from '#server/offers/items.ts';
import { numberTakenAsProblem } from '#server/offers/number-taken.ts';
import { readAgreementWaits } from '#server/offers/own-agreements.ts';
import { isExported } from '#server/payouts/is-exported.ts';
import { payByHand } from '#server/payouts/pay-by-hand.ts';
import { staffAccess } from '#server/policies/access.ts';
import { refuseUnusual } from '#server/pricing/refuse-unusual.ts';
import { commandWords } from '#server/routes/command-words.ts';
import { idempotencyKeyHeader, keyedCallOf, sendAnswer } from '#server/routes/idempotency-key.ts';
import { ifMatchHeader, seenVersion } from '#server/seen-version.ts';
import { claimUploads, uploaderOf } from '#server/uploads/uploads.ts';

/** What is kept beside a command in its own transaction, for the desk alone. */
type KeptBeside = Partial<Record<DeskCommand, (tx: Tx, done: DeskDeed) => Promise<void>>>;

/** The provider's commands, each under its own name (docs/offer-process.md "Calls beyond the specification's"). */
export function deskCommandRoutes(deps: Deps, offers: HandleDeps, kept: KeptBeside): FastifyPluginAsyncZod {
  const classesOf = (items: readonly OfferItem[]) => reverseChargeClassesOf(items, deps.catalogue.catalogue);

  return async (app) => {
    for (const name of deskCommands) {
      app.post(
        `/desk/api/${name}/:offerId`,
        {
          bodyLimit: draftLimits.bytes,
          config: { access: staffAccess(name), repeat: 'keyed' },
          schema: {
            ...commandWords(name, deskSummaries[name]),
            params: z.object({ offerId: z.string().max(100) }),
            headers: z.object({ ...ifMatchHeader, ...idempotencyKeyHeader }),
            body: deskCommandSchemas[name],
            response: { 200: actionAnswerSchema },
          },
        },
        async (request, reply) => {
          const { offerId } = request.params;
          const asked = deskCall(name, request.body);
          const { uploads, items, takesNumber, needsRecorded, needsExported, needsAgreement, needsPayee } = asked;
          const seen = seenVersion(request.headers['if-match']);
          const uploader = [
            { kind: 'staff' as const, key: request.staffMember.id },
            ...uploaderOf(request, await request.account()),
          ];
          const run = handle(offers, {
            offerId,
            actor: 'provider',
            by: request.staffMember.id,
            allows: (state) => state !== undefined,
            call: keyedCallOf(deps, request, `staff ${request.staffMember.id}`),
            changesFacts: name === 'complete' || name === 'submitBid',
            beside: async (tx, recorded) => {
              const deed = { ...recorded, offerId, staffId: request.staffMember.id, body: request.body };
              await refuseUnusual(deps, tx, deed);
              await kept[name]?.(tx, deed);
            },
            command: async (tx, state, now) => {
              await claimUploads(tx, [...new Set(uploads)], uploader, offerId);
              const range = takesNumber && rangeOf(takesNumber, state);
              const titled = toItems(deps.catalogue.catalogue, items, state?.draft?.mediaWish);
              const classes = classesOf(state?.items ?? []);
              if (takesNumber === 'document') checkEInvoice(state, classes, deps.provider(), now);
              const number = range ? await nextNumber(tx, range, now) : '';
              const recorded = needsRecorded && (await recordedOf(tx, offerId, state, deps.catalogue.catalogue, now));
              const exported = needsExported === true && (await isExported(tx, offerId));
              return asked.command({
                items: titled,
                number,
                classes,
                recorded,
                exported,
                agreementWaits: needsAgreement === true && (await readAgreementWaits(tx, offerId, state)),
                ...(needsPayee && (await payByHand(tx, offerId, state, { now, ...needsPayee }))),
                ...(seen !== undefined && { seen }),
              });
            },
          });
          return sendAnswer(reply, offerId, await numberTakenAsProblem(run));
        },
      );
    }

    for (const name of keysOf(deskCreationSchemas)) {
      app.post(
        `/desk/api/${name}`,
        {
          bodyLimit: draftLimits.bytes,
          config: { access: staffAccess(name), repeat: 'keyed' },
          schema: {
            ...commandWords(name, deskSummaries[name]),
            headers: z.object(idempotencyKeyHeader),
            body: deskCreationSchemas[name],
            response: { 200: actionAnswerSchema },
          },
        },
        async (request, reply) => {
          const { body } = request;
          const offerId = `offer-${deps.ids.uuid()}`;
          const run = handle(offers, {
            offerId,
            actor: 'provider',
            by: request.staffMember.id,
            allows: () => true,
            call: keyedCallOf(deps, request, `staff ${request.staffMember.id}`),
            beside: (tx, recorded) => refuseUnusual(deps, tx, { ...recorded, offerId, body }),
            async after(tx) {
              const text = 'note' in body ? (body.note ?? '') : '';
              if (text === '') return;
              const at = deps.clock.now().toISOString();
              await addNote(tx, { id: deps.ids.uuid(), offerId, by: request.staffMember.id, at, text });
            },
            command: (tx, _state, now) => creation(body, tx, now),
          });
          return sendAnswer(reply, offerId, await numberTakenAsProblem(run));
        },
      );
    }

    async function creation(body: DeskCreationBody<DeskCreation>, tx: Tx, now: string): Promise<Command> {
      const { email, offeredAsBusiness } = body;
      const items = toItems(deps.catalogue.catalogue, body.items ?? []);
      if ('lines' in body) {
        const {
          lines,
          shippingMethod,
          orderId,
          confirmed: _confirmed,
          email: _email,
          offeredAsBusiness: _kind,
          items: _items,
          ...rest
        } = body;
        return {
          type: 'createFromOrder',
          email,
          offeredAsBusiness,
          items,
          lines: toProposedLines(lines),
          shippingMethod,
          addresses: normalise(rest),
          orderId: orderId ?? (await nextNumber(tx, 'order', now)),
          classes: classesOf(items),
        };
      }
      const inquiryId = body.inquiryId ?? (await nextNumber(tx, 'inquiry', now));
      const { contact } = body;
      return { type: 'createFromInquiry', email, offeredAsBusiness, items, inquiryId, ...(contact && { contact }) };
    }
  };
}

/** Ankaufbelege and Gutschriften have a range each (INV-40). */
function rangeOf(range: NumberRange, state: OfferState | undefined) {
  if (range !== 'document') return range;
  return state ? documentKindOf(state) : 'purchaseReceipt';
}
