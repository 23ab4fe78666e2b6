import { z } from 'zod';
import { daySchema, eurosSchema, itemIdSchema, lineSchema } from '#contract/fields.ts';
import { itemConfigurationSchema } from '#contract/goods/configuration.ts';
import { transportSchema } from '#contract/parcels/packing.ts';
import { shortcomings } from '#domain/catalogue/shortcomings.ts';
import { priceBases } from '#domain/offer/facts.ts';
import { shippingMethods } from '#domain/offer/parties/addresses.ts';
import { evidenceKinds } from '#domain/pricing/deduction-template.ts';

const euros = z.number();
const groupKey = z.string().regex(/^[\w-]{16}$/);

const shortcoming = z.enum(shortcomings);

/** What every deduction is called, and what it is for where that was said: by it, else by its words, what the seller declared is not taken off again. */
export const namedDeduction = { name: lineSchema(120), shortcoming: shortcoming.exactOptional() };

/** A deduction: euros, or a percentage that becomes euros when the bid is sent. */
const sheetDeduction = z.union([
  z.strictObject({ ...namedDeduction, euros: eurosSchema }),
  z.strictObject({ ...namedDeduction, percent: z.int().min(1).max(100) }),
]);
export type WireDeduction = z.infer<typeof sheetDeduction>;

/** What somebody has typed on a sheet, by the keys of its groups. */
export const bidEntriesSchema = z.strictObject({
  /** Version of the offer that was on the screen. */
  version: z.int().min(1),
  prices: z.array(z.strictObject({ group: groupKey, amount: eurosSchema })).max(5_000),
  deductions: z.array(z.strictObject({ group: groupKey, deductions: z.array(sheetDeduction).max(30) })).max(5_000),
  /** Lines that were taken out of their group. */
  apart: z.array(itemIdSchema).max(5_000),
  shippingMethod: z.enum(shippingMethods).exactOptional(),
  validUntil: daySchema.exactOptional(),
  /** The seller may sell some of the lines alone, but for the fixed ones. */
  linesOptional: z.boolean().exactOptional(),
  fixedItemIds: z.array(itemIdSchema).max(5_000).exactOptional(),
});
export type BidEntries = z.infer<typeof bidEntriesSchema>;

/** Body of POST /desk/api/saveBidEntries: what is on the sheet now, null to begin anew. */
export const saveBidEntriesSchema = z.strictObject({ entries: bidEntriesSchema.nullable() });

/** Bytes of a file of prices. */
export const largestBidFile = 5 * 1024 * 1024;
/** Rows of it that are named one by one; the others are counted. */
export const maxNamedRows = 50;

/** Body of POST /desk/api/readBidFile: a file of prices in base64. */
export const readBidFileSchema = z.strictObject({
  content: z
    .base64()
    .min(1)
    .max(Math.ceil(largestBidFile / 3) * 4),
});

/** Its answer: what it would change, and what in it is wrong; nothing is taken where anything is. */
export const bidFileReadSchema = z.object({
  prices: z.array(
    z.object({
      /** Of the sheet on which the lines of `apart` stand alone. */
      group: z.string(),
      title: z.string(),
      /** What stood there; absent while it was open. */
      before: euros.exactOptional(),
      amount: euros,
      /** Its reckoning, where it is far beyond what was to be expected and has to be confirmed. */
      unusual: z.string().exactOptional(),
    }),
  ),
  /** Lines that it takes out of their group, by another price than the others have. */
  apart: z.array(z.string()),
  refused: z.array(z.object({ line: z.int(), text: z.string() })),
  refusedCount: z.int(),
});
export type BidFileRead = z.infer<typeof bidFileReadSchema>;

const bidLine = z.object({
  itemId: z.string(),
  /** Its place in the inquiry, from 1. */
  position: z.int(),
  quantity: z.int(),
  /** As the customer said it: what it is, its configuration in words, and what they wrote beside it. */
  title: z.string(),
  description: z.string(),
  remarks: z.string().optional(),
  site: z.string().optional(),
});

const bidGroup = z.object({
  key: z.string(),
  title: z.string(),
  /** Configuration and condition in words, of the first line. */
  description: z.string(),
  quantity: z.int(),
  lines: z.array(bidLine),
  /** How many of them carry a remark that somebody has to read. */
  remarks: z.int(),
  /** What the book makes of a unit: absent amounts where it knows nothing. */
  proposal: z.object({
    confidence: z.enum(['fill', 'suggest', 'ask']),
    amount: euros.optional(),
    low: euros.optional(),
    high: euros.optional(),
    /** They sum to the amount. */
    reasons: z.array(z.object({ amount: euros, text: z.string() })),
  }),
  /** How many times beyond its range a price is asked about. */
  slipFactor: z.number(),
  /** A unit's price in the bid before. */
  former: euros.optional(),
  deductions: z.array(
    z.object({
      name: z.string(),
      shortcoming: shortcoming.exactOptional(),
      euros: euros.optional(),
      percent: z.int().optional(),
      evidence: z.enum(evidenceKinds).optional(),
    }),
  ),
  /** What such goods may be short of: what a deduction can be said to be for. */
  shortcomings: z.array(shortcoming),
  /** What the seller said that makes the goods worth less, in words: the price has taken it in. */
  countedIn: z.array(z.string()),
  /** The same as it was answered: by it deductions are known that would take it off again. */
  declared: itemConfigurationSchema.exactOptional(),
  /** Of a unit's drives that are kept or destroyed: the proposal leaves it out, and the seller reads it. */
  driveWorth: euros.optional(),
  /** Kilograms of a unit, an estimate; absent where nobody can tell. */
  weight: z.number().optional(),
  entryId: z.string().optional(),
  /** By which the history of its prices is asked for. */
  modelId: z.string().optional(),
});

/** A bid that stands: whoever was slower sees it beside their own. */
const standingBid = z.object({
  /** Of its event: whoever saw a later version has seen it. */
  version: z.int(),
  total: euros,
  minimum: euros,
  validUntil: z.string(),
  at: z.string(),
  /** Who sent it: a member of staff by their address, or what did it by itself. */
  by: z.string().optional(),
  open: z.boolean(),
});

/** A bid that was sent and has not left the house, or was refused as its time had come. */
export const heldBidSchema = z.object({
  /** By which it is named: another bid that is held for the same sale is another one. */
  id: z.string(),
  total: euros,
  sentAt: z.string(),
  /** When it leaves the house. */
  until: z.string(),
  /** Who sent it, by their address. */
  by: z.string(),
  isMine: z.boolean(),
  /** Why it was refused, in German; absent while it waits. */
  refusal: z.string().exactOptional(),
});
export type HeldBid = z.infer<typeof heldBidSchema>;

/** Body of takeBackBid and sendHeldBid: which bid, as it was on the screen. */
export const namedHeldBidSchema = z.strictObject({ heldBid: z.uuid() });

/** Answer of the calls about a bid that is held: null where none is, since it was sent or taken back. */
export const heldBidAnswerSchema = z.object({ held: heldBidSchema.nullable() });

/** Answer of GET /desk/api/bidSheet: the inquiry in groups with what the book makes of them. */
export const bidSheetSchema = z.object({
  offerId: z.string(),
  number: z.string().optional(),
  version: z.int(),
  /** A bid may be sent now. */
  canBid: z.boolean(),
  basis: z.enum(priceBases),
  priceBook: z.int(),
  /** The empty ones, then the proposed ones by money at stake, then those that are filled in. */
  groups: z.array(bidGroup),
  transport: transportSchema.optional(),
  shippingMethod: z.enum(shippingMethods),
  validUntil: z.string(),
  /** As the bid before had it. */
  linesOptional: z.boolean(),
  fixedItemIds: z.array(z.string()),
  standing: standingBid.optional(),
  counterbid: z
    .object({
      amount: euros,
      bindingUntil: z.string(),
      at: z.string(),
      open: z.boolean(),
      /** What the bid was for the lines that it is about, where it is not about all. */
      chosen: z.object({ lines: z.int(), of: z.int(), total: euros, minimum: euros }).exactOptional(),
    })
    .optional(),
  /** What this member of staff has typed. */
  entries: bidEntriesSchema.nullable(),
  held: heldBidSchema.exactOptional(),
});
export type BidSheet = z.infer<typeof bidSheetSchema>;
export type BidGroup = BidSheet['groups'][number];
