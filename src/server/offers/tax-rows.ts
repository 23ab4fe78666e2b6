import { and, desc, eq } from 'drizzle-orm';
import type { OfferState } from '#domain/offer/state.ts';
import { summaryOf } from '#domain/offer/summary.ts';
import type { TaxDecision, TaxDesk, VatIdResult } from '#domain/offer/tax/tax-facts.ts';
import { noDay } from '#domain/sale/deadline.ts';
import type { Queryable, Tx } from '#server/db/client.ts';
import { offers } from '#server/db/schema/offers.ts';
import { taxDecisions, vatChecks } from '#server/db/schema/tax.ts';
import { dueDayOf } from './sale-row.ts';
import { loadEvents } from './store.ts';

interface NewDecision {
  readonly id: string;
  readonly offerId: string;
  readonly decision: TaxDecision;
  readonly reason: string;
  readonly by: string;
}

/** Keeps a decision about an offer that the caller has locked: from now on it counts, and the lists go by it. */
export async function keepTaxDecision(tx: Tx, state: OfferState, kept: NewDecision): Promise<OfferState> {
  const { decision } = kept;
  await tx.insert(taxDecisions).values({ ...kept, version: state.version, at: decision.at });
  return layOver(tx, kept.offerId, { ...state, taxDesk: { ...state.taxDesk, decision } });
}

interface NewCheck {
  readonly id: string;
  readonly offerId: string;
  readonly vatId: string;
  readonly result: VatIdResult;
  readonly requestId?: string | undefined;
  readonly failure?: string | undefined;
  readonly by?: string | undefined;
  readonly at: string;
}

/** Keeps what the EU's register said; an outage takes no answer of before away. */
export async function keepVatCheck(tx: Tx, state: OfferState, check: NewCheck): Promise<OfferState> {
  const { vatId, result, at } = check;
  await tx.insert(vatChecks).values(check);
  const before = state.taxDesk?.vatIdAnswer;
  const isOutage = result === 'unavailable' && before?.vatId === vatId && before.result !== 'unavailable';
  const vatIdAnswer = isOutage ? before : { vatId, result, at };
  return layOver(tx, check.offerId, { ...state, taxDesk: { ...state.taxDesk, vatIdAnswer } });
}

/** Writes what is laid over an offer, and until when it is due then; the rest of its row follows as of every fact outside the event log. */
async function layOver(
  tx: Tx,
  offerId: string,
  state: OfferState & { readonly taxDesk: TaxDesk },
): Promise<OfferState> {
  await tx
    .update(offers)
    .set({
      taxDesk: state.taxDesk,
      summary: summaryOf(state),
      deskDue: dueDayOf({ state }, await loadEvents(tx, offerId)) ?? noDay,
    })
    .where(eq(offers.id, offerId));
  return state;
}

/** The decisions about an offer, the newest first. */
export function readTaxDecisions(db: Queryable, offerId: string) {
  return db.select().from(taxDecisions).where(eq(taxDecisions.offerId, offerId)).orderBy(desc(taxDecisions.at));
}

/** What the register said of an offer's numbers, the newest first. */
export function readVatChecks(db: Queryable, offerId: string, vatId?: string) {
  const ofNumber = vatId === undefined ? undefined : eq(vatChecks.vatId, vatId);
  return db
    .select()
    .from(vatChecks)
    .where(and(eq(vatChecks.offerId, offerId), ofNumber))
    .orderBy(desc(vatChecks.at));
}
