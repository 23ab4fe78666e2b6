import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { mayAtDesk } from '#contract/desk/desk-rights.ts';
import { offerIdSchema } from '#contract/fields.ts';
import type { HeldBid } from '#contract/sale/bid-sheet.ts';
import { sheetTotal } from '#domain/offer/price/sheet.ts';
import { reverseChargeClassesOf } from '#domain/offer/tax/reverse-charge.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { heldBids } from '#server/db/schema/bids.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { Deps } from '#server/deps.ts';
import { answerOf, refusalProblem } from '#server/offers/answer.ts';
import { deskCall } from '#server/offers/desk-command.ts';
import { type HandleDeps, handle, handleInTransaction, Refused, type Request } from '#server/offers/handle.ts';
import { readHeldBid } from '#server/offers/held-bids.ts';
import { keepBid } from '#server/offers/keep-bid.ts';
import { keepSaleRow } from '#server/offers/sale-row.ts';
import { lockState } from '#server/offers/store.ts';
import { refuseUnusual } from '#server/pricing/refuse-unusual.ts';
import { Problem } from '#server/problem.ts';

/** The name under which the sending of held bids lies in the queue. */
export const heldBidSending = 'held-bid-sending';
export const heldBidSendingSchema = z.strictObject({ offerId: offerIdSchema, id: z.string() });

type HoldDeps = HandleDeps & Pick<Deps, 'db' | 'ids' | 'pricing' | 'catalogue'>;

/** A bid as a person sends it: the body of submitBid, and the version that was on the screen. */
interface SentBid {
  readonly offerId: string;
  readonly staffId: string;
  readonly body: unknown;
  readonly seen: number | undefined;
}

/** A held bid as a screen names it. */
interface NamedBid {
  readonly offerId: string;
  readonly heldBid: string;
}

/** Thrown out of a transaction that was there to judge, so that nothing of it stays. */
class Judged extends Error {
  readonly total: number;
  constructor(total: number) {
    super('judged');
    this.total = total;
  }
}

/** The order to send was taken back meanwhile, or another process has carried it out. */
class Gone extends Error {}

/**
 * Keeps the order to send a bid for as long as the owner says, in which it can be taken back; where the owner wants no pause it is sent at
 * once. Judged now, so that what is refused anyway is refused at once, and judged again when it leaves. Throws the refusal.
 */
export async function holdBid(deps: HoldDeps, sent: SentBid): Promise<HeldBid | undefined> {
  const { offerId, staffId, body, seen } = sent;
  const { byPerson: seconds } = (await deps.pricing.current(deps.db)).book.settings.hold;
  if (seconds === 0) {
    const passesNone = async (tx: Tx) => {
      if (await waitingBid(tx, offerId)) throw new Problem(409, 'bidHeld');
    };
    answerOf(offerId, await handle(deps, bidRequest(deps, sent, passesNone)));
    return undefined;
  }
  const total = await judged(deps, sent);
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + seconds * 1_000);
  await deps.database.transaction(async (tx) => {
    await lockState(tx, offerId);
    const before = await waitingBid(tx, offerId);
    if (before) {
      // The same bid sent again after a lost answer is held once.
      if (before.staffId === staffId && isDeepStrictEqual(before.body, body)) return;
      throw new Problem(409, 'bidHeld');
    }
    const id = deps.ids.uuid();
    const times = { sentAt: now.toISOString(), dueAt: dueAt.toISOString() };
    const row = { id, staffId, body, seen: seen ?? null, total, ...times, refusal: null };
    await tx
      .insert(heldBids)
      .values({ offerId, ...row })
      .onConflictDoUpdate({ target: heldBids.offerId, set: row });
    await deps.jobs.enqueue(tx, [{ name: heldBidSending, key: id, data: { offerId, id }, startAfter: dueAt }]);
    await told(deps, tx, offerId);
  });
  return readHeldBid(deps.db, { offerId, staffId });
}

/** Takes this held bid back before it leaves, or forgets that it was refused; what was typed is still there. Throws where it is not held. */
export async function takeBackBid(deps: HoldDeps, { offerId, heldBid }: NamedBid): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await lockState(tx, offerId);
    const gone = await tx.delete(heldBids).where(isBid(offerId, heldBid)).returning({ id: heldBids.id });
    if (gone.length === 0) throw new Problem(409, 'bidNotHeld');
    await told(deps, tx, offerId);
  });
}

/** Sends this held bid without waiting any longer. Throws where it is not held. */
export async function sendHeldBidNow(deps: HoldDeps, { offerId, heldBid }: NamedBid): Promise<void> {
  if ((await waitingBid(deps.db, offerId))?.id !== heldBid) throw new Problem(409, 'bidNotHeld');
  await sendHeldBid(deps, { offerId, id: heldBid });
}

/**
 * Sends a held bid: the ordinary submitBid, judged at this instant. Refused, it stays as a draft with the reason. Does nothing where it was
 * taken back, or is sent already.
 */
export async function sendHeldBid(
  deps: HoldDeps,
  { offerId, id }: z.infer<typeof heldBidSendingSchema>,
): Promise<void> {
  const isIt = and(isBid(offerId, id), isNull(heldBids.refusal));
  const [row] = await deps.db.select().from(heldBids).where(isIt);
  if (!row) return;
  const { staffId, body, seen } = row;
  const leaves = async (tx: Tx) => {
    const gone = await tx.delete(heldBids).where(isIt).returning({ id: heldBids.id });
    if (gone.length === 0) throw new Gone();
    await requireBidder(tx, staffId);
  };
  try {
    answerOf(
      offerId,
      await handle(deps, bidRequest(deps, { offerId, staffId, body, seen: seen ?? undefined }, leaves)),
    );
  } catch (error) {
    if (error instanceof Gone) return;
    if (!(error instanceof Problem)) throw error;
    const refusal = error.document.detail;
    await deps.database.transaction(async (tx) => {
      await lockState(tx, offerId);
      await tx.update(heldBids).set({ refusal }).where(isIt);
      await told(deps, tx, offerId);
    });
  }
}

const isBid = (offerId: string, id: string) => and(eq(heldBids.offerId, offerId), eq(heldBids.id, id));

/** The bid of an offer that is held and was not refused. */
async function waitingBid(db: Queryable, offerId: string) {
  const [row] = await db
    .select()
    .from(heldBids)
    .where(and(eq(heldBids.offerId, offerId), isNull(heldBids.refusal)));
  return row;
}

/** Throws where whoever sent it may bid no more. Unlocked: who takes people's work away locks them before their sales. */
async function requireBidder(tx: Tx, staffId: string): Promise<void> {
  const [sender] = await tx.select({ roles: staff.roles }).from(staff).where(eq(staff.id, staffId));
  if (!sender || !mayAtDesk(sender.roles, 'submitBid')) throw new Problem(409, 'bidSenderGone');
}

/** The ordinary command, by whom it was sent, with what is kept beside it. */
function bidRequest(
  deps: HoldDeps,
  { offerId, staffId, body, seen }: SentBid,
  leaves: (tx: Tx) => Promise<void> = async () => {},
): Request {
  const { command } = deskCall('submitBid', body);
  return {
    offerId,
    actor: 'provider',
    by: staffId,
    allows: (found) => found !== undefined,
    changesFacts: true,
    beside: async (tx, recorded) => {
      const deed = { ...recorded, offerId, staffId, body };
      await leaves(tx);
      await refuseUnusual(deps, tx, deed);
      await keepBid(tx, deed);
    },
    command: (_tx, state) =>
      command({
        items: [],
        number: '',
        classes: reverseChargeClassesOf(state?.items ?? [], deps.catalogue.catalogue),
        ...(seen !== undefined && { seen }),
      }),
  };
}

/** What the bid would come to, in cents. Throws its refusal; nothing of it stays. */
async function judged(deps: HoldDeps, sent: SentBid): Promise<number> {
  try {
    await deps.database.transaction(async (tx) => {
      const outcome = await handleInTransaction(deps, tx, bidRequest(deps, sent));
      if (outcome.kind !== 'done') throw new Refused(outcome.kind === 'hidden' ? outcome : { kind: 'hidden' });
      throw new Judged(sheetTotal(outcome.state.bid?.lines ?? []));
    });
  } catch (error) {
    if (error instanceof Judged) return error.total;
    if (error instanceof Refused) throw refusalProblem(error.outcome);
    throw error;
  }
  throw new Error('A judgement has no other end');
}

/** The row of the sale says it, and whoever of the desk looks at it reads again; the seller hears nothing. */
async function told({ notices, clock }: HoldDeps, tx: Tx, offerId: string): Promise<void> {
  await keepSaleRow(tx, offerId);
  await notices.publishView(tx, {
    type: 'deskBidHeld',
    aggregateId: offerId,
    version: 0,
    at: clock.now().toISOString(),
  });
}
