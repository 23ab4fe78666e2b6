import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Parcel, ParcelState, ShipmentDirection } from '#domain/logistics/shipment.ts';
import type { Carrier } from '#domain/offer/facts.ts';
import { offers } from './offers.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** Parcels that a carrier was or will be asked for; a row stands here before the carrier hears of it (docs/decisions/0611). */
export const shipments = pgTable(
  'shipment',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    /** One of several places of the sale. */
    site: text('site'),
    direction: text('direction').$type<ShipmentDirection>().notNull(),
    carrier: text('carrier').$type<Carrier>().notNull(),
    reference: text('reference').notNull().unique(),
    /** That of its least certain parcel, for those who look for rows. */
    state: text('state').$type<ParcelState>().notNull(),
    parcels: jsonb('parcels').$type<Parcel[]>().notNull(),
    byHand: boolean('by_hand').notNull().default(false),
    announcedAt: instant('announced_at'),
    refusal: text('refusal'),
    /** Id of the member of staff; never shown to customers. */
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('shipment_of_offer').on(table.offerId, table.at)],
);
