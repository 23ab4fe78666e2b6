import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { deskSides, deskTasks } from '#domain/sale/desk-tasks.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { queueNoteSchema } from './desk-queue.ts';

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
  /** That sale, by which the customer's page is found, and its number as people know it. */
  offerId: z.string(),
  number: z.string(),
  created: z.string(),
});
export type KnownCustomer = z.infer<typeof knownCustomerSchema>;

/** Answer of GET /desk/api/customers: whose newest sale is the newest comes first. */
export const knownCustomersSchema = z.object({ customers: z.array(knownCustomerSchema) });

/** So many sales a customer's page shows; the search has the others. */
export const longestSaleList = 50;

const euros = z.number();

const customerSaleSchema = z.object({
  id: z.string(),
  number: z.string(),
  created: z.string(),
  title: z.string(),
  task: z.enum(keysOf(deskTasks)),
  side: z.enum(deskSides),
  due: z.string().exactOptional(),
  value: euros.exactOptional(),
  isEstimate: z.literal(true).exactOptional(),
  notes: z.array(queueNoteSchema),
});
export type CustomerSale = z.infer<typeof customerSaleSchema>;

/** Answer of GET /desk/api/customer/{offerId}: whoever sold it, with all that they sold; a firm's people are one customer. */
export const customerPageSchema = z.object({
  name: z.string(),
  offeredAsBusiness: z.boolean(),
  /** Of the first sale. */
  since: z.string(),
  /** How many sales there are in all, and how many were paid. */
  sales: z.int(),
  paid: z.int(),
  /** What was paid in all; where values are seen. */
  paidTotal: euros.exactOptional(),
  people: z.array(
    z.object({
      name: z.string(),
      email: z.string().exactOptional(),
      phone: z.string().exactOptional(),
      /** Signs in under the address. */
      hasAccount: z.boolean(),
    }),
  ),
  /** Addresses at which goods stood, each with what its owner calls it. */
  sites: z.array(z.object({ lines: z.array(z.string()), names: z.array(z.string()) })),
  /** The newest sales, newest first. */
  newest: z.array(customerSaleSchema),
  /** What was agreed for goods lately; where values are seen. */
  prices: z
    .array(
      z.object({
        title: z.string(),
        quantity: z.int(),
        unitPrice: euros,
        day: z.string(),
        offerId: z.string(),
        number: z.string(),
      }),
    )
    .exactOptional(),
  /** Where the money went; for whoever pays it. */
  accounts: z
    .array(z.object({ holder: z.string(), account: z.string(), offerId: z.string(), number: z.string() }))
    .exactOptional(),
});
export type CustomerPage = z.infer<typeof customerPageSchema>;
