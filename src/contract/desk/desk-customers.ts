import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';

/** Shorter words are in too many names. */
export const shortestCustomerQuery = 3;

/** So many customers an answer names: whoever is not among them is typed further. */
export const longestCustomerList = 8;

/** Query of GET /desk/api/customers: parts of an e-mail address, a name, a firm or a place, or the number of an inquiry or order. */
export const customerQuerySchema = z.strictObject({ q: lineSchema(100) });

/** Somebody who has asked us to buy before, by their newest sale. */
const knownCustomerSchema = z.object({
  email: z.string(),
  name: z.string(),
  offeredAsBusiness: z.boolean(),
  /** The number of that sale as people know it. */
  number: z.string(),
  created: z.string(),
});
export type KnownCustomer = z.infer<typeof knownCustomerSchema>;

/** Answer of GET /desk/api/customers: whose newest sale is the newest comes first. */
export const knownCustomersSchema = z.object({ customers: z.array(knownCustomerSchema) });
