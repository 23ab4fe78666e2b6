import { sql } from 'drizzle-orm';
import { type OfferListQuery, offerListQuerySchema } from '#contract/sale/offer-list.ts';
import { mayForFirm } from '#domain/firm/firm-rights.ts';
import { type Caller, callerReader } from '#server/accounts/sessions.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { firmMembers } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { holderOf } from '#server/policies/holder.ts';
import { listItem, type OfferListRow, offersOfSeller, paymentColumns } from './offer-list.ts';
import { whereAnotherSeal } from './sealed.ts';
import { listOf, stampsOf } from './seen-stamps.ts';
import { rowForColleague } from './view-for-colleague.ts';

interface SealOfOffers {
  readonly seal: string;
}
interface OwnOffers extends SealOfOffers {
  readonly rows: readonly OfferListRow[] | null;
}

/**
 * Finds with a seller's session the state of their list, and the rows of a part unless the seal is the known one: all that a row shows are its columns, and
 * whatever writes a row stamps the list of its holder.
 * A search or a choice goes through all rows of the seller and has no seal.
 */
export function ownOffersReader(deps: Pick<Deps, 'db' | 'clock'>) {
  const { id, holder, lockedAt, createdAt, inquiryId, orderId, summary, sellerRow, ownName } = offers;
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
  const reader = sql`coalesce(${firmMembers.firmId}, ${accounts.email})`;
  // Once, by the index alone: how many rows are wanted decides over no other plan.
  const part = sql`part as materialized (select ${id} as id, ${createdAt} as at
    from ${offers} where ${holder} = ${reader} and ${accounts.emailConfirmed} and ${lockedAt} is null
    order by ${createdAt} desc, ${id} desc limit ${limit} offset ${offset})`;
  const rows = sql`(with ${part} select json_agg(shown) from (
    select ${id} as id, ${createdAt} as "createdAt", ${inquiryId} as "inquiryId", ${orderId} as "orderId", ${summary} as summary,
      ${sellerRow} as "sellerRow", ${ownName} as "ownName", ${paymentColumns.completion} as completion, ${paymentColumns.payBy} as "payBy",
      ${paymentColumns.promisedBy} as "promisedBy"
    from part join ${offers} on ${id} = part.id order by part.at desc, part.id desc) shown)`;
  const seal = sql`md5(concat_ws(' ', ${reader}, ${accounts.emailConfirmed}, ${firmMembers.rights}::text, ${stampsOf(listOf(reader))}))`;
  const readPart = whereAnotherSeal(
    callerReader(deps, 'session_and_seal_of_offers', sql<SealOfOffers>`json_build_object('seal', ${seal})`),
    callerReader(deps, 'session_and_own_offers', sql<OwnOffers>`json_build_object('seal', ${seal}, 'rows', ${rows})`),
  );
  const readCaller = callerReader(deps, 'caller', sql<null>`null`);

  return async (tokenHash: string, { query }: { query: unknown }, known: string | undefined) => {
    const asked = offerListQuerySchema.safeParse(query);
    if (!asked.success || !isWhole(asked.data)) {
      const caller = await readCaller(tokenHash);
      return caller && { ...caller, beside: { seal: null, make: search(caller, asked.data) } };
    }
    const found = await readPart(known, tokenHash, asked.data);
    if (found === null) return null;
    const { beside } = found;
    const rights = found.membership?.rights;
    const make =
      'rows' in beside &&
      ((now: string) => (beside.rows ?? []).map((row) => rowForColleague(listItem(row, now), rights)));
    return { ...found, beside: { seal: beside.seal, ...(make && { make }) } };
  };

  function search(caller: Caller, query: OfferListQuery | undefined) {
    const owner = holderOf(caller);
    const rights = caller.membership?.rights;
    return async (now: string) => {
      const rows =
        owner === undefined ? [] : await offersOfSeller(deps.db, owner, now, query, mayForFirm(rights, 'decide'));
      return rows.map((row) => rowForColleague(row, rights));
    };
  }
}

/** Asked for without a search or a choice. */
function isWhole({ show, search, stage }: OfferListQuery): boolean {
  return !show && !search && !stage;
}
