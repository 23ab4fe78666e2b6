import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SignOff } from '#domain/offer/papers/sign-off.ts';
import type { Owned } from '#server/accounts/owner-reader.ts';
import { callerReader } from '#server/accounts/sessions.ts';
import { offerState } from '#server/db/offer-state.ts';
import { hasRight } from '#server/db/rights.ts';
import { firmMembers, firms } from '#server/db/schema/firms.ts';
import { offers } from '#server/db/schema/offers.ts';
import type { Deps } from '#server/deps.ts';
import { invoiceCheckOf } from '#server/offers/incoming-invoices.ts';
import { messagesOf } from '#server/offers/messages.ts';
import { ownAgreementOf } from '#server/offers/own-agreements.ts';
import { givenPayeeOf, leftPayoutsOf } from '#server/offers/payout-rows.ts';
import { saleFacts } from '#server/offers/sale-facts.ts';
import { toldShipmentsOf } from '#server/offers/shipment-rows.ts';
import { signOffsOf } from '#server/sign-offs/read-sign-offs.ts';
import { type ActorName, actorNamesOf, withActorNames } from './actor-names.ts';
import { besidePrice } from './beside-price.ts';
import { logOf, type OfferRecord, offerViewer } from './read-offer-view.ts';
import { whereAnotherSeal } from './sealed.ts';
import { stampsOf } from './seen-stamps.ts';
import { viewForColleague } from './view-for-colleague.ts';

type OwnRow = OfferRecord & {
  readonly signOffs: SignOff[] | null;
  readonly secondPersonFrom: number | null;
  readonly deciders: number;
  readonly actorNames: ActorName[] | null;
};
type SealOfOffer = Owned & { readonly seal: string };
type OwnOffer = SealOfOffer & { readonly row: OwnRow };
const named = z.object({ offerId: z.string() });

/**
 * Finds with a seller's session whose an offer is, its seal, and its row unless the seal is the known one. PostgreSQL gives a row
 * another `xmin` whenever it is written, erased or moved to another address as well; all beside it has a stamp, the offer's or the firm's. The seal
 * begins with the version. None once the account is gone.
 */
export function ownOfferReader(deps: Pick<Deps, 'db' | 'clock' | 'catalogue' | 'env'>) {
  const { id, version, holder, lockedAt } = offers;
  const wanted = sql.placeholder('id');
  // Read by a firm's people alone: a name that changes or goes with its account is another answer.
  const actorNames = sql`case when ${firmMembers.firmId} is not null then ${actorNamesOf(wanted)} end`;
  const limit = sql`(select ${firms.secondPersonFrom} from ${firms} where ${firms.id} = ${firmMembers.firmId})`;
  const deciders = sql`(select count(*)::int from ${firmMembers} colleague where colleague.firm_id = ${firmMembers.firmId} and ${hasRight('decide', sql`colleague.rights`)})`;
  const seal = sql`${version} || '-' || md5(concat_ws(' ', ${id}, ${offers}.xmin, ${stampsOf(id, firmMembers.firmId)}, ${firmMembers.rights}::text))`;
  const found = sql`from ${offers} where ${id} = ${wanted} and ${lockedAt} is null`;
  const sealed = sql<SealOfOffer | null>`(select json_build_object('owner', ${holder}, 'seal', ${seal}) ${found})`;
  const own = sql<OwnOffer | null>`(select json_build_object('owner', owner, 'seal', seal,
      'row', json_build_object('state', state, 'facts', facts, 'events', ${logOf(wanted)}, 'messages', ${messagesOf(wanted)}, 'signOffs', ${signOffsOf(wanted)}, 'obstacles', obstacles, 'ownName', own_name, 'fates', fates, 'missingAnswers', missing_answers, 'ownAgreement', ${ownAgreementOf(wanted)}, 'invoiceCheck', ${invoiceCheckOf(wanted, sql`state`)}, 'payments', ${leftPayoutsOf(wanted)}, 'givenPayee', ${givenPayeeOf(wanted)}, 'shipments', ${toldShipmentsOf(wanted)}, 'secondPersonFrom', ${limit}, 'deciders', ${deciders}, 'actorNames', ${actorNames}))
    from (select ${holder} as owner, ${seal} as seal, ${offerState} as state, ${saleFacts} as facts, ${offers.obstacles} as obstacles, ${offers.ownName} as own_name, ${offers.fates} as fates, ${offers.missingAnswers} as missing_answers ${found}) own)`;
  const read = whereAnotherSeal(
    callerReader(deps, 'session_and_seal_of_offer', sealed),
    callerReader(deps, 'session_and_own_offer', own),
  );
  const view = offerViewer(deps, (documentId) => `/selfservice/api/documents/${encodeURIComponent(documentId)}`);

  return async (tokenHash: string, { params }: { params: unknown }, known: string | undefined) => {
    const { offerId } = named.parse(params);
    const found = await read(known, tokenHash, { id: offerId });
    if (found === null || found.beside === null) return found && { ...found, beside: null };
    const { owner, seal: of } = found.beside;
    const row = 'row' in found.beside ? found.beside.row : undefined;
    const make =
      row &&
      (async (now: string) => {
        const rights = found.membership?.rights;
        const beside = besidePrice(row, { now, secret: deps.env.secret, reader: found.account.email, rights });
        const whole = withActorNames(await view(offerId, row, now), row.actorNames);
        return { data: viewForColleague({ ...whole, ...beside }, rights) };
      });
    return { ...found, beside: { owner, seal: of, ...(make && { make }) } };
  };
}
