import { type SQLWrapper, sql } from 'drizzle-orm';
import type { WholeOfferView } from '#contract/sale/whole-offer-view.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { offerEvents } from '#server/db/schema/offers.ts';

/** Who of a firm's people did something: name, else address. */
export interface Doer {
  readonly version: number;
  readonly who: string;
}

/** Who of a firm's people did what of an offer, as a column of a query. */
export const doersOf = (id: SQLWrapper) =>
  sql<
    Doer[] | null
  >`(select json_agg(json_build_object('version', ${offerEvents.version}, 'who', coalesce(nullif(${doer}.name, ''), ${doer}.email)))
    from ${offerEvents} join ${accounts} ${doer} on ${doer}.id = ${offerEvents.accountId} where ${offerEvents.offerId} = ${id})`;

const doer = sql.raw('doer');

/** The history with whoever did it beside each step. */
export function withDoers(view: WholeOfferView, doers: readonly Doer[] | null): WholeOfferView {
  if (doers === null) return view;
  const names = new Map(doers.map(({ version, who }) => [version, who]));
  const timeline = view.timeline.map((entry) => {
    const by = names.get(entry.version);
    return by === undefined ? entry : { ...entry, by };
  });
  return { ...view, timeline };
}
