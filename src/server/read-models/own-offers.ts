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
import { stampsOf } from './seen-stamps.ts';
import { rowForColleague } from './view-for-colleague.ts';

interface OwnOffers {
  readonly seal: string | null;
  readonly rows: readonly OfferListRow[] | null;
}

/**
 * Finds with a seller's session the state of a part of the list, and its rows unless the seal is the known one: PostgreSQL gives a row
 * another `xmin` whenever it is written, and all beside it has a stamp.
 * A search or a choice goes through all rows of the seller and has no seal.
 */
export function ownOffersReader(deps: Pick<Deps, 'db' | 'clock'>) {
  const { id, holder, lockedAt, createdAt, inquiryId, orderId, summary, sellerRow, ownName } = offers;
  const [limit, offset] = [sql.placeholder('limit'), sql.placeholder('offset')];
  // Once, by the index alone: how many rows are wanted decides over no other plan.
  const part = sql`part as materialized (select ${id} as id, ${createdAt} as at, ${offers}.xmin as stamp
    from ${offers} where ${holder} = coalesce(${firmMembers.firmId}, ${accounts.email}) and ${accounts.emailConfirmed} and ${lockedAt} is null
    order by ${createdAt} desc, ${id} desc limit ${limit} offset ${offset})`;
  const rows = sql`(select json_agg(shown) from (
    select ${id} as id, ${createdAt} as "createdAt", ${inquiryId} as "inquiryId", ${orderId} as "orderId", ${summary} as summary,
      ${sellerRow} as "sellerRow", ${ownName} as "ownName", ${paymentColumns.completion} as completion, ${paymentColumns.payBy} as "payBy"
    from part join ${offers} on ${id} = part.id order by part.at desc, part.id desc) shown)`;
  const own = sql<OwnOffers>`(with ${part} select json_build_object('seal', seal,
      'rows', case when seal is distinct from ${sql.placeholder('known')}::text then ${rows} end)
    from (select md5(concat_ws(' ', ${firmMembers.rights}::text, string_agg(concat_ws(' ', part.id, stamp, ${stampsOf(sql`part.id`)}), ',' order by part.at desc, part.id desc))) as seal from part) own)`;
  const readPart = callerReader(deps, 'session_and_own_offers', own);
  const readCaller = callerReader(deps, 'caller', sql<null>`null`);

  return async (tokenHash: string, { query }: { query: unknown }, known: string | undefined) => {
    const asked = offerListQuerySchema.safeParse(query);
    if (!asked.success || !isWhole(asked.data)) {
      const caller = await readCaller(tokenHash);
      return caller && { ...caller, beside: { seal: null, make: search(caller, asked.data) } };
    }
    const found = await readPart(tokenHash, { ...asked.data, known: known ?? null });
    if (found === null) return null;
    const { seal, rows: read } = found.beside;
    const rights = found.membership?.rights;
    const make = (now: string) => (read ?? []).map((row) => rowForColleague(listItem(row, now), rights));
    return { ...found, beside: { seal, ...((seal === null || seal !== known) && { make }) } };
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
