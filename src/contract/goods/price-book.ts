import { z } from 'zod';
import { lineSchema, textSchema } from '#contract/fields.ts';
import { goodsClasses } from '#domain/catalogue/goods-class.ts';
import { atOnceModes, sellerKinds } from '#domain/pricing/at-once.ts';
import { bookParts, importModes } from '#domain/pricing/price-book.ts';
import { observationKinds } from '#domain/pricing/price-history.ts';
import { everything } from '#domain/pricing/priced-goods.ts';
import { listFormats } from './list-calls.ts';

/** Addresses of the calls about the price book. */
export const priceBookCalls = {
  head: '/desk/api/priceBook',
  rows: '/desk/api/priceBookRows',
  change: '/desk/api/changePriceBook',
  changeSettings: '/desk/api/changePriceBookSettings',
  versions: '/desk/api/priceBookVersions',
  diff: '/desk/api/priceBookDiff',
  restore: '/desk/api/restorePriceBook',
  export: '/desk/api/exportPriceBook',
  import: '/desk/api/importPriceBook',
  dryRun: '/desk/api/priceBookDryRun',
  deviations: '/desk/api/priceDeviations',
  history: '/desk/api/priceHistory',
} as const;

/** Rows of one page. */
export const bookPageLength = 50;
/** Rows that one call changes at most. */
export const maxChanges = 60;
/** Bytes of a file to be imported. */
export const largestImport = 5 * 1024 * 1024;
/** Prices of a comparison that are named one by one; the others are counted. */
export const maxNamedChanges = 200;

/** Changes far beyond what stood there that are named one by one; the others are counted. */
export const maxNamedUnusual = 1_000;

const part = z.enum(bookParts);
/** Said once more: what is far beyond what stood there is meant so. */
const confirmed = z.boolean().default(false);
/** Only what it would do is answered; nothing is kept. */
const look = z.boolean().default(false);
const version = z.number().int().min(0);
const versionText = z.coerce.number().int().min(1).max(1_000_000_000);
const note = textSchema(200);
const page = z.coerce.number().int().min(1).max(10_000).default(1);
const cells = z.array(textSchema(1_000)).min(1).max(12);
const whole = (least: number, most: number) => z.number().int().min(least).max(most);

/** What the owner decides about the arithmetic; amounts in whole cents, since rounding steps are. */
const bookSettingsSchema = z.strictObject({
  youngDays: whole(1, 3_650),
  halfLifeDays: whole(1, 3_650),
  oldestDays: whole(1, 36_500),
  narrowPercent: whole(0, 500),
  spread: z.strictObject({
    exact: whole(0, 100),
    model: whole(0, 100),
    series: whole(0, 100),
    category: whole(0, 100),
  }),
  rounding: z
    .array(z.strictObject({ from: whole(0, 100_000_000), step: whole(1, 1_000_000) }))
    .max(10)
    .readonly(),
  /** Whether sellers learn a price at once, and up to which sum in cents and number of units nobody looks at it. */
  atOnce: z.strictObject({
    mode: z.enum(atOnceModes),
    limits: z.strictObject({
      total: whole(0, 100_000_000),
      unitsPerModel: whole(0, 100_000),
      sellers: z.array(z.enum(sellerKinds)).max(sellerKinds.length).readonly(),
    }),
  }),
  /** Goods whose prices are asked about from another factor on, in percent of the range's end. */
  slips: z
    .array(z.strictObject({ scope: z.enum([everything, ...goodsClasses]), percent: whole(105, 10_000) }))
    .max(goodsClasses.length + 1)
    .readonly(),
  /** Seconds in which a bid can be taken back. */
  hold: z.strictObject({ byPerson: whole(0, 600), atOnce: whole(0, 3_600) }),
});

/** A version of the book: who kept it, when, what for. */
export const bookVersionSchema = z.object({
  version,
  at: z.string(),
  by: z.string(),
  note: z.string(),
  /** The lists that it changed. */
  parts: z.array(z.enum([...bookParts, 'settings'])),
});
export type BookVersion = z.infer<typeof bookVersionSchema>;

/** Answer of GET /desk/api/priceBook: the version that counts, absent while there is none, and how much is in it. */
export const bookHeadSchema = z.object({
  version,
  kept: bookVersionSchema.exactOptional(),
  counts: z.record(part, z.number().int()),
  settings: bookSettingsSchema,
});
export type BookHead = z.infer<typeof bookHeadSchema>;

/** Query of GET /desk/api/priceBookRows. */
export const bookRowsQuerySchema = z.strictObject({ part, search: z.string().max(200).default(''), page });

/** Its answer: rows as texts, column by column, and what ids in them are called. */
export const bookRowsSchema = z.object({
  version,
  found: z.number().int(),
  rows: z.array(z.array(z.string())),
  names: z.record(z.string(), z.string()),
});

/** Body of POST /desk/api/changePriceBook. A row is named by what it said; without `was` it is new, without `now` it goes. */
export const changeBookSchema = z.strictObject({
  basedOn: version,
  part,
  changes: z
    .array(z.strictObject({ was: cells.optional(), now: cells.optional() }))
    .min(1)
    .max(maxChanges),
  note: note.default(''),
  confirmed,
  look,
});

/** Body of POST /desk/api/changePriceBookSettings. */
export const changeSettingsSchema = z.strictObject({ basedOn: version, settings: bookSettingsSchema, confirmed, look });

/** Body of POST /desk/api/restorePriceBook. */
export const restoreBookSchema = z.strictObject({ basedOn: version, version: version.min(1), confirmed, look });

/** Answer of GET /desk/api/priceBookVersions, the newest first. */
export const bookVersionsSchema = z.object({ versions: z.array(bookVersionSchema) });

/** Query of GET /desk/api/priceBookDiff. */
export const bookDiffQuerySchema = z.strictObject({ from: versionText, to: versionText });

const changedPrice = z.object({
  name: z.string(),
  configuration: z.string(),
  /** Euros; absent for a new row. */
  before: z.number().exactOptional(),
  /** Euros; absent for a row that goes. */
  after: z.number().exactOptional(),
  percent: z.number().int().exactOptional(),
});
export type ChangedPrice = z.infer<typeof changedPrice>;

/** What differs between two books: counts of all, and the largest changes by name. */
export const bookDiffSchema = z.object({
  added: z.number().int(),
  removed: z.number().int(),
  changed: z.number().int(),
  largest: changedPrice.exactOptional(),
  prices: z.array(changedPrice).max(maxNamedChanges),
  parts: z.array(z.object({ part, added: z.number().int(), removed: z.number().int() })),
  changesEverything: z.boolean(),
});
export type BookDiffView = z.infer<typeof bookDiffSchema>;

/** Query of GET /desk/api/exportPriceBook: one list as CSV, or all as XLSX. */
export const exportBookQuerySchema = z.strictObject({ format: z.enum(listFormats), part: part.default('rows') });

const euros = z.number();
/** Past inquiries priced anew; amounts in euros. */
export const dryRunSchema = z.object({
  rows: z.array(
    z.object({
      offerId: z.string(),
      name: z.string(),
      proposed: euros,
      given: euros,
      percent: z.number().int().exactOptional(),
      comparedLines: z.number().int(),
      lines: z.number().int(),
    }),
  ),
  proposed: euros,
  given: euros,
  medianDeviation: z.number().int().exactOptional(),
});
export type DryRunView = z.infer<typeof dryRunSchema>;

/** Query of GET /desk/api/priceBookDryRun; the version that counts where none is named. */
export const dryRunQuerySchema = z.strictObject({ version: versionText.optional() });

/** What another book would change, before it counts. */
export const bookLookSchema = z.object({
  diff: bookDiffSchema,
  /** Reckonings of what is far beyond what stood there, each to be confirmed; how many there are in all. */
  unusual: z.array(z.string()).max(maxNamedUnusual),
  unusualCount: z.number().int(),
  dryRun: dryRunSchema,
});
export type BookLook = z.infer<typeof bookLookSchema>;

/** Answer of whatever keeps a new version: the version, or what it would change where only that was asked. */
export const keptVersionSchema = z.object({ version });
export const keptOrLookedSchema = z.union([keptVersionSchema, bookLookSchema]);

/** Body of POST /desk/api/importPriceBook: the file in base64; a first call checks it, one with `take` keeps it. */
export const importBookSchema = z.strictObject({
  basedOn: version,
  /** The list that a CSV or a sheet of another name holds. */
  part,
  name: lineSchema(255),
  content: z.base64().max(Math.ceil(largestImport / 3) * 4),
  take: z.boolean().default(false),
  /** Whether rows that the file does not name go or stay. */
  mode: z.enum(importModes).default('replace'),
  /** Said once more: every price changes, rows are lost, or prices are far beyond what stood there. */
  confirmed,
});

/** Its answer; the version is there when it was kept. */
export const importedBookSchema = bookLookSchema.extend({
  version: version.exactOptional(),
  refused: z.array(z.object({ part, line: z.number().int(), text: z.string() })).max(maxNamedChanges),
  refusedCount: z.number().int(),
  changesNothing: z.boolean(),
  needsConfirmation: z.boolean(),
});
export type ImportedBook = z.infer<typeof importedBookSchema>;

/** Query of GET /desk/api/priceDeviations. */
export const deviationsQuerySchema = z.strictObject({ page });

/** Prices that somebody gave otherwise than the book proposed, the newest first; euros for one unit. */
export const deviationsSchema = z.object({
  found: z.number().int(),
  rows: z.array(
    z.object({
      offerId: z.string(),
      name: z.string(),
      title: z.string(),
      quantity: z.number().int(),
      proposed: euros,
      given: euros,
      percent: z.number().int().exactOptional(),
      version,
      by: z.string(),
      at: z.string(),
    }),
  ),
});
export type DeviationRows = z.infer<typeof deviationsSchema>;

/** Query of GET /desk/api/priceHistory: the id of a model or series. */
export const priceHistoryQuerySchema = z.strictObject({ entry: z.string().min(1).max(100) });

/** Its answer: what was bid, agreed and paid for one unit, and what the list says, both by day; euros. */
export const priceHistorySchema = z.object({
  title: z.string(),
  observations: z.array(
    z.object({
      offerId: z.string(),
      name: z.string(),
      kind: z.enum(observationKinds),
      day: z.string(),
      unitPrice: euros,
      quantity: z.number().int(),
      configuration: z.string(),
      works: z.boolean(),
    }),
  ),
  listPrices: z.array(z.object({ from: z.string(), price: euros, configuration: z.string() })),
});
export type PriceHistoryView = z.infer<typeof priceHistorySchema>;
