import { z } from 'zod';
import { priceBases } from '#domain/offer/facts.ts';
import { stages, statuses, turns } from '#domain/offer/phase.ts';
import { promisedThings } from '#domain/offer/promises/promised.ts';
import { otherTaxes } from '#domain/offer/tax/price-tax.ts';

/** What an offer is, and where it stands. */
export const identityFields = {
  id: z.string(),
  created: z.string(),
  inquiryId: z.string().optional(),
  orderId: z.string().optional(),
  title: z.string(),
  /** What its seller calls it. */
  ownName: z.string().exactOptional(),
  status: z.enum(statuses),
  stage: z.enum(stages),
  turn: z.enum(turns),
};

/** What the provider owes next, and the last day on which it promises it; told where it promises one. */
export const promisedSchema = z.object({ what: z.enum(promisedThings), by: z.string() });

/** How a price is meant: net or flat, and what stands beside a net price where it is not the usual tax on top. */
export const priceTaxFields = { basis: z.enum(priceBases), otherTax: z.enum(otherTaxes).exactOptional() };
