import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { offerIdSchema } from '#contract/fields.ts';
import { imagesOf } from '#domain/offer/draft.ts';
import type { OfferEvent } from '#domain/offer/events/events.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import { estimateOf, linesByBook, obstaclesText } from '#domain/pricing/bid-at-once.ts';
import { bindingBid } from '#domain/pricing/binding-bid.ts';
import type { OfferMessage } from '#domain/sale/offer-message.ts';
import { dayOf } from '#domain/values/day.ts';
import { formatInstantShort } from '#domain/values/instant-text.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import type { NewJob } from '#server/jobs.ts';
import { isOpenAtDesk } from '#server/offers/desk-views.ts';
import { type HandleDeps, handle } from '#server/offers/handle.ts';
import { readMessages } from '#server/offers/messages.ts';
import { loadState } from '#server/offers/store.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { usualBidDay, usualMethod } from '#server/read-models/usual-bid.ts';
import { doubtfulDevices } from './doubtful-devices.ts';

/** The name under which the judging of new inquiries lies in the queue. */
export const inquiryJudging = 'inquiry-judging';
export const inquiryJudgingSchema = z.strictObject({
  offerId: offerIdSchema,
  version: z.int().min(1),
  /** The pause is over that the owner wants before a price at once leaves. */
  isPauseOver: z.literal(true).exactOptional(),
});

/** Whoever has just sent an inquiry sits and waits for what comes of it. */
export function judgingJobs(offerId: string, { type, actor, version }: OfferEvent): NewJob[] {
  if (type !== 'linkedToInquiry' || actor !== 'customer') return [];
  return [
    {
      name: inquiryJudging,
      key: `${offerId}:${version}:${inquiryJudging}`,
      data: { offerId, version },
      line: 'awaited',
    },
  ];
}

/** Judged once more when the pause is over: whoever has bid or refused meanwhile keeps it from leaving. */
function pausedJob(offerId: string, version: number, startAfter: Date): NewJob {
  const data = { offerId, version, isPauseOver: true };
  return { name: inquiryJudging, key: `${offerId}:${version}:${inquiryJudging}:paused`, data, startAfter };
}

type JudgeDeps = HandleDeps & Pick<Deps, 'db' | 'pricing' | 'catalogue'>;

/**
 * How an inquiry is judged by the price book: answered with the ordinary bid where the owner allows it and nobody has to read anything,
 * else left to people with what it is worth as far as that is known, and why it waits. Once: what was bid or changed meanwhile stays, and
 * what somebody has open, or has sent a bid for that is still held, is left to them.
 */
export function inquiryJudge(deps: JudgeDeps): (job: z.infer<typeof inquiryJudgingSchema>) => Promise<void> {
  return async ({ offerId, version, isPauseOver = false }) => {
    const found = await loadState(deps.db, offerId);
    if (!found || !isUntouched(found.state, version)) return;
    const { state } = found;
    const now = deps.clock.now().toISOString();
    const date = dayOf(now);
    const {
      version: edition,
      book,
      priced,
    } = await deps.pricing.priceLines(deps.db, { items: state.items, date, offerId });
    const {
      atOnce: { mode, limits },
      hold: { atOnce: pause },
    } = book.settings;
    const devices = await doubtfulDevices(deps.db, offerId, found);
    const answer =
      mode === 'binding'
        ? bindingBid(readBySomebody(state, await readMessages(deps.db, offerId)), priced, limits, devices)
        : undefined;
    const leavesAt =
      answer?.isBinding && pause > 0 && !isPauseOver ? new Date(Date.parse(now) + pause * 1_000) : undefined;
    // What is judged as it comes nobody can have open yet.
    const isTheirs = found.facts.heldBid !== undefined || (isPauseOver && (await isOpenAtDesk(deps.db, offerId, now)));
    if (answer?.isBinding && leavesAt === undefined && !isTheirs) {
      await handle(deps, {
        offerId,
        actor: 'provider',
        by: `Preisbuch Fassung ${edition}`,
        allows: (one) => one?.facts.heldBid === undefined && one !== undefined && isUntouched(one.state, version),
        command: () => ({
          type: 'submitBid',
          lines: linesByBook(priced, book.data.deductions),
          shippingMethod: usualMethod(state, deps.catalogue.catalogue),
          validUntil: usualBidDay(now),
          classes: reverseChargeClassesOf(state.items, deps.catalogue.catalogue),
        }),
      });
      return;
    }
    const estimate = estimateOf(priced);
    // What has to be asked about devices is told whatever the owner lets be answered at once.
    const asked = devices.length > 0 ? devices : undefined;
    const obstacles = answer?.isBinding ? undefined : (answer?.obstacles ?? asked);
    if (estimate === undefined && answer === undefined && obstacles === undefined) return;
    const leaving = leavesAt && `Gebot nach Preisbuch geht am ${formatInstantShort(leavesAt.toISOString())} hinaus`;
    const left = answer?.isBinding ? 'Kein Gebot nach Preisbuch: Jemand hatte den Verkauf schon offen' : undefined;
    const note = leaving ?? left ?? (obstacles && obstaclesText(obstacles));
    await deps.database.transaction(async (tx) => {
      if (leavesAt) await deps.jobs.enqueue(tx, [pausedJob(offerId, version, leavesAt)]);
      const judged = await tx
        .update(offers)
        .set({
          ...(estimate !== undefined && { estimate, deskLess: -estimate }),
          ...(note !== undefined && { deskNote: note }),
          ...(obstacles && { obstacles: obstacles.map(({ code }) => code) }),
        })
        .where(and(eq(offers.id, offerId), eq(offers.version, version)))
        .returning({ holder: offers.holder, lockedAt: offers.lockedAt });
      // Whoever waits for it reads again.
      for (const { holder, lockedAt } of judged) {
        const found = { holder, ownerless: lockedAt !== null, state: { version } };
        await tellSale(deps, tx, 'inquiryJudged', now, { offerId, found });
      }
    });
  };
}

/** What of an inquiry is there for people to read; each photo counts, also one of a single item, and each message as a comment. */
function readBySomebody({ draft, items, offeredAsBusiness }: OfferState, messages: readonly OfferMessage[]) {
  const named = imagesOf({ itemImageUploads: draft?.itemImageUploads ?? [], items });
  const itemImageUploads = [...named, ...messages.flatMap(({ files }) => files.map(({ url }) => url))];
  const comments = [draft?.comments ?? '', ...messages.map(({ text }) => text)].join('\n');
  return { ...draft, comments, offeredAsBusiness, itemImageUploads };
}

/** Nobody has bid, added or withdrawn anything since it was sent. */
function isUntouched({ phase, version }: OfferState, judged: number): boolean {
  return phase === 'submitted' && version === judged;
}
