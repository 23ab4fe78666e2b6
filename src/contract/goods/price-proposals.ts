import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';

/** Addresses of the calls about what the price book proposes. */
export const priceProposalCalls = {
  list: '/desk/api/priceProposals',
  reject: '/desk/api/rejectPriceProposal',
} as const;

const euros = z.number();
const whole = z.number().int();
const percent = whole.min(-90).max(90);
const span = z.object({ low: whole, high: whole });
const cells = z.array(z.string());

const proposalSchema = z.object({
  key: z.string(),
  /** A model, or a kind of goods with how many of its rows move. */
  title: z.string(),
  isGroup: z.boolean(),
  percent,
  /** How likely it earns more than staying, in percent. */
  certainty: whole,
  bids: whole,
  accepted: whole,
  wantedPercent: whole.exactOptional(),
  overridden: whole,
  overriddenPercent: whole.exactOptional(),
  paidPercent: whole,
  shareNow: span,
  shareThen: span,
  moreSales: whole,
  moreAmount: euros,
  /** Days since the oldest of its prices counts. */
  age: whole,
  prices: z.array(z.object({ name: z.string(), configuration: z.string(), before: euros, after: euros })),
  /** As `changePriceBook` takes them for the list of prices. */
  changes: z.array(z.object({ was: cells.exactOptional(), now: cells })),
});
export type ProposalView = z.infer<typeof proposalSchema>;

/** What the book is worth, of the days that are looked at. */
const bookWorthSchema = z.object({
  /** Sales with a bid, and those of them that the book answered at once. */
  offers: whole,
  atOnce: whole,
  /** Sales whose bid was answered, accepted as it was, and agreed on by a counterbid. */
  answered: whole,
  accepted: whole,
  countered: whole,
  /** Prices that somebody gave otherwise than the book: how many, and euros above and below it. */
  deviations: whole,
  above: euros,
  below: euros,
  /** Euros that were bid. */
  bid: euros,
  /** Prices of the list that count, those older than the owner lets them stand by themselves, and the oldest. */
  prices: whole,
  old: whole,
  oldest: z.array(z.object({ name: z.string(), configuration: z.string(), price: euros, from: z.string() })),
});
export type BookWorth = z.infer<typeof bookWorthSchema>;

/** Answer of GET /desk/api/priceProposals: what the version that counts is proposed to change, and what was rejected. */
export const priceProposalsSchema = z.object({
  version: whole,
  days: whole,
  markupPercent: whole,
  largestStepPercent: whole,
  proposals: z.array(proposalSchema),
  rejected: z.array(z.object({ title: z.string(), percent, by: z.string(), at: z.string() })),
  worth: bookWorthSchema,
});
export type PriceProposals = z.infer<typeof priceProposalsSchema>;

/** Body of POST /desk/api/rejectPriceProposal: what was on the screen. */
export const rejectProposalSchema = z.strictObject({ key: lineSchema(1_000), percent });
