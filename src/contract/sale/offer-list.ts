import { z } from 'zod';
import { maxSearchLength } from '#contract/goods/max-search-length.ts';
import type { Stage } from '#domain/offer/phase.ts';
import { paymentSteps } from '#domain/payout/payout-back.ts';
import { identityFields, priceTaxFields } from './offer-head.ts';

/** What a seller can narrow the list to: their turn, under way, paid, ended without a payment. */
export const offerFilters = ['yourTurn', 'running', 'finished', 'ended'] as const;
export type OfferFilter = (typeof offerFilters)[number];

/** The steps of the process in which a running offer can be. */
export const offerSteps = [
  'negotiation',
  'logistics',
  'deletion',
  'testing',
  'payout',
] as const satisfies readonly Stage[];
export type OfferStep = (typeof offerSteps)[number];

/** A list never holds more rows; whoever has more offers asks for the next ones by `offset`. */
export const maxOfferListLength = 1_000;

const narrowing = {
  /** Words that number, title or devices hold, all of them. */
  search: z.string().max(maxSearchLength).optional(),
  stage: z.enum(offerSteps).optional(),
};

/** How the list can be asked for; without anything it is the newest offers. */
export const offerListQuerySchema = z.strictObject({
  ...narrowing,
  show: z.enum(offerFilters).optional(),
  limit: z.coerce.number().int().min(1).max(maxOfferListLength).default(maxOfferListLength),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});
export type OfferListQuery = z.infer<typeof offerListQuerySchema>;

/** The counts know no `show`: they tell of each. */
export const offerCountsQuerySchema = z.strictObject(narrowing);

const count = z.int();

/** How many offers fit the search and the step, and how many of them each choice shows; `total` is all the seller has. */
export const offerCountsSchema = z.object({
  total: count,
  all: count,
  yourTurn: count,
  running: count,
  finished: count,
  ended: count,
});
export type OfferCounts = z.infer<typeof offerCountsSchema>;

/** One row of listOffers, newest created first. */
export const offerListItemSchema = z.object({
  ...identityFields,
  offeredAsBusiness: z.boolean(),
  /** The price as it stands: paid, adjusted, agreed or bid; absent before a bid. */
  amount: z.number().optional(),
  ...priceTaxFields,
  /** Euros of the amount on which we owe the tax, where that is a part of it (§ 13b UStG). */
  untaxed: z.number().exactOptional(),
  /** The last day on which we pay, as promised; told once nothing but the payment is left. */
  payBy: z.string().exactOptional(),
  /** The last day on which we act next, as promised; told where nothing but that is waited for. */
  promisedBy: z.string().exactOptional(),
  /** When it was paid, and under which reference. */
  paid: z.object({ at: z.string(), reference: z.string() }).exactOptional(),
  /** Day until which the customer has to answer. */
  deadline: z.string().optional(),
  /** The seller is the one who can go on now; where both act, `turn` alone does not tell it. */
  yourTurn: z.boolean(),
  /** A question of the provider waits for the seller's answer. */
  isAsked: z.literal(true).exactOptional(),
  /** The seller's own invoice was given back and is corrected next. */
  invoiceGivenBack: z.literal(true).exactOptional(),
  /** Nothing travels before the provider has answered to the seller's own processing agreement (DEL-10). */
  heldByAgreement: z.literal(true).exactOptional(),
  /** Of a payment that left us and did not arrive yet, or came back: the seller is asked for the account, we pay again, or our bank does. */
  paymentStep: z.enum(paymentSteps).exactOptional(),
});
export type OfferListItem = z.infer<typeof offerListItemSchema>;
