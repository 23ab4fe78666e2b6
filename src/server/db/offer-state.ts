import { sql } from 'drizzle-orm';
import type { OfferState } from '#domain/offer/state.ts';
import { offers } from './schema/offers.ts';

/** An offer's state as it is read: what was decided and found out about its tax outside the event log is laid over it (docs/decisions/0638). */
export const offerState = sql<OfferState>`case when ${offers.taxDesk} is null then ${offers.state}
    else ${offers.state} || jsonb_build_object('taxDesk', ${offers.taxDesk}) end`;
