import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { contractPartnerOf, isOwnPayee } from '#domain/offer/parties/payee.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { type GivenPayee, maskedAccount, payeeNow } from '#domain/payout/payee-now.ts';
import { isSamePayee, type Payee } from '#domain/payout/payout.ts';
import { isStillOwed } from '#domain/payout/payout-back.ts';
import { tellingPayment } from '#domain/sale/owed.ts';
import type { Tx } from '#server/db/client.ts';
import { inWords } from '#server/db/in-words.ts';
import { accountChecks } from '#server/db/schema/bank.ts';
import { payoutRuns, payouts } from '#server/db/schema/payouts.ts';
import type { Deps } from '#server/deps.ts';
import { accountStanding, bySeller, isChosenAgain, readGivenPayee } from '#server/offers/payout-rows.ts';
import type { StoredOffer } from '#server/offers/store.ts';
import { tellSale } from '#server/offers/tell-sale.ts';
import { lastPayeeRelease } from '#server/payouts/pay-by-hand.ts';
import { Problem } from '#server/problem.ts';
import { sideMails } from '#server/side-mails.ts';

type AnswerDeps = Pick<Deps, 'jobs' | 'notices'>;

/** A sale that the caller has locked, and when it is answered. */
interface Asked {
  readonly offerId: string;
  readonly found: StoredOffer;
  /** UTC instant. */
  readonly at: string;
}

interface Settled {
  /** As it was read on the screen. */
  readonly holder: string;
  readonly account: string;
  readonly reason: string;
  /** The id of a member of staff. */
  readonly by: string;
}

/**
 * The seller says which account is right after a payment had come back: the one before, or another, of which they are told by mail and to which
 * nothing is paid for a day (LEG-61). Until it is paid again the last word counts; the same once more changes nothing.
 */
export async function keepAnswer(deps: AnswerDeps, tx: Tx, asked: Asked, other: Payee | undefined): Promise<void> {
  const { offerId, found, at } = asked;
  const check = await lockCheck(tx, asked);
  if (check.settledAt !== null && check.settledBy !== bySeller) throw new Problem(409, 'accountNotAsked');
  const given = await readGivenPayee(tx, offerId);
  const isSame = other === undefined || isSamePayee(other, payeeBefore(found.state, given));
  if (check.settledAt !== null && isSame) return;
  await tx
    .update(accountChecks)
    .set({ settledAt: at, settledBy: bySeller, ...(!isSame && { payee: other }) })
    .where(eq(accountChecks.id, check.id));
  if (!isSame) await deps.jobs.enqueue(tx, [sideMails.otherAccount.plan({ offerId, checkId: check.id, at })]);
  await tellSale(deps, tx, 'accountAnswered', asked.at, asked);
}

/**
 * Somebody at the desk says why the same account is paid once more. Where it is another person's, that is not whoever let the money go there:
 * two look at it (LEG-61).
 */
export async function settleCheck(deps: AnswerDeps, tx: Tx, asked: Asked, settled: Settled): Promise<void> {
  const { offerId, found, at } = asked;
  const check = await lockCheck(tx, asked);
  if (check.settledAt !== null) {
    if (check.settledBy === settled.by) return;
    throw new Problem(409, 'accountNotAsked');
  }
  const { payee, partner } = partiesOf(found.state, await readGivenPayee(tx, offerId));
  if (payee.holder !== settled.holder || maskedAccount(payee) !== settled.account)
    throw new Problem(409, 'offerChanged');
  if (!isOwnPayee(partner, payee.holder) && (await lastPayeeRelease(tx, offerId))?.by === settled.by)
    throw new Problem(409, 'ownRelease');
  await tx
    .update(accountChecks)
    .set({ settledAt: at, settledBy: settled.by, settledFor: settled.reason })
    .where(eq(accountChecks.id, check.id));
  await tellSale(deps, tx, 'accountAnswered', asked.at, asked);
}

/**
 * What was asked because of a payment that came back and is still owed, whatever else was paid since; refused where nothing is asked any more,
 * or what was answered is being paid again.
 */
async function lockCheck(tx: Tx, { offerId, found: { state } }: Asked) {
  const telling = tellingPayment({ state, payments: await readPayments(tx, offerId) });
  if (!telling || !isStillOwed(state.completion?.at, telling)) throw new Problem(409, 'accountNotAsked');
  const [check] = await tx.select().from(accountChecks).where(eq(accountChecks.payoutId, telling.id)).for('update');
  if (!check || (check.settledAt !== null && telling.isChosenAgain)) throw new Problem(409, 'accountNotAsked');
  return check;
}

/** Those that left the house, the newest last. */
async function readPayments(tx: Tx, offerId: string) {
  const [at, orderedAt] = [
    sql<string>`${inWords(payouts.stateAt)}`,
    sql<string | null>`${inWords(payoutRuns.releasedAt)}`,
  ];
  const rows = await tx
    .select({ id: payouts.id, state: payouts.state, at, orderedAt, account: accountStanding, isChosenAgain })
    .from(payouts)
    .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
    .leftJoin(accountChecks, eq(accountChecks.payoutId, payouts.id))
    .where(and(eq(payouts.offerId, offerId), notInArray(payouts.state, ['composed', 'dropped'])))
    .orderBy(asc(payouts.stateAt), asc(payouts.endToEndId));
  return rows.map(({ orderedAt: ordered, account, ...row }) => ({
    ...row,
    ...(ordered !== null && { orderedAt: ordered }),
    ...(account != null && { account }),
  }));
}

function partiesOf({ addresses, payoutHoldUntil }: OfferState, given: GivenPayee | undefined) {
  if (addresses === undefined) throw new Problem(409, 'accountNotAsked');
  const sale = { addresses, ...(payoutHoldUntil !== undefined && { payoutHoldUntil }) };
  return { payee: payeeNow(sale, given).payee, partner: contractPartnerOf(addresses) };
}

const payeeBefore = (state: OfferState, given: GivenPayee | undefined) => partiesOf(state, given).payee;
