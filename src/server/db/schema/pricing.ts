import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { BookPart, PriceBook } from '#domain/pricing/price-book.ts';
import type { ObservationKind } from '#domain/pricing/price-history.ts';
import type { PricedGoods } from '#domain/pricing/priced-goods.ts';
import { offers } from './offers.ts';

/** The versions of the owner's price book, from 1 on; nothing is changed in them. */
export const priceBooks = pgTable('price_book', {
  version: integer('version').primaryKey(),
  at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  /** The id of the member of staff who made it, or in words what did. */
  by: text('by').notNull(),
  /** What was changed, for people. */
  note: text('note').notNull(),
});

/** The lists that a version changed; of the others those of the version before count. */
export const priceBookParts = pgTable(
  'price_book_part',
  {
    version: integer('version')
      .notNull()
      .references(() => priceBooks.version),
    part: text('part').$type<BookPart | 'settings'>().notNull(),
    content: jsonb('content').$type<PriceBook[keyof PriceBook]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.version] })],
);

/** What units of goods were once worth: bid, agreed or paid. Each key is one of `historyKeys`, where the goods have it. */
export const priceObservations = pgTable(
  'price_observation',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    kind: text('kind').$type<ObservationKind>().notNull(),
    /** Its place among those of its offer and kind. */
    number: integer('number').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    unitCents: bigint('unit_cents', { mode: 'number' }).notNull(),
    quantity: integer('quantity').notNull(),
    goods: jsonb('goods').$type<PricedGoods>().notNull(),
    exactKey: text('exact_key'),
    modelKey: text('model_key'),
    seriesKey: text('series_key'),
    categoryKey: text('category_key'),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.kind, table.number] }),
    index('price_observation_exact').on(table.exactKey, table.day.desc()),
    index('price_observation_model').on(table.modelKey, table.day.desc()),
    index('price_observation_series').on(table.seriesKey, table.day.desc()),
    index('price_observation_category').on(table.categoryKey, table.day.desc()),
  ],
);

/** Where a bid was sent at another price than the book proposed: one row for each group of its lines. */
export const priceOverrides = pgTable(
  'price_override',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    /** Both for one unit. */
    proposedCents: bigint('proposed_cents', { mode: 'number' }).notNull(),
    givenCents: bigint('given_cents', { mode: 'number' }).notNull(),
    /** Of the book that proposed it. */
    version: integer('version').notNull(),
    /** The id of the member of staff who sent the bid, or in words what did. */
    by: text('by').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.number] }),
    index('price_override_newest').on(table.at.desc()),
  ],
);

/** What the book proposed about goods and somebody rejected last. */
export const priceRejections = pgTable('price_rejection', {
  /** Of the proposal: a row of the list, or a kind of goods. */
  key: text('key').primaryKey(),
  percent: integer('percent').notNull(),
  /** The id of the member of staff who rejected it. */
  by: text('by').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
});
