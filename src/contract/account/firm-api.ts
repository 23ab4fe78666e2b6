import { z } from 'zod';
import { offerListItemSchema, offerListQuerySchema } from '#contract/sale/offer-list.ts';
import { issuedDocument } from '#contract/sale/offer-view.ts';
import { mediumResults } from '#domain/erasure/medium-result.ts';
import { unitStates } from '#domain/units/sale-units.ts';
import { grades } from '#domain/values/grade.ts';

const instant = z.string();

/** Sales of the firm, newest first; `next` is the offset of those that follow. */
export const firmSalesQuery = offerListQuerySchema.extend({
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export const firmSalesSchema = z.object({ sales: z.array(offerListItemSchema), next: z.int().exactOptional() });

/** One sale with what was offered and the papers that there are. */
export const firmSaleSchema = offerListItemSchema.extend({
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      quantity: z.int(),
      serialNumbers: z.array(z.string()).exactOptional(),
      inventoryNumbers: z.array(z.string()).exactOptional(),
      site: z.string().exactOptional(),
    }),
  ),
  papers: z.array(issuedDocument),
});

/** How many devices one answer holds. */
export const firmDevicesOnPage = 500;
export const firmDevicesQuery = z.strictObject({
  state: z.enum(unitStates).exactOptional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

/** What became of each device of a sale; `next` is the page of those that follow. */
export const firmDevicesSchema = z.object({
  /** Nothing more is counted: what did not come is missing. */
  isClosed: z.boolean(),
  found: z.int(),
  devices: z.array(
    z.object({
      title: z.string(),
      /** More than one only of those that did not arrive and have no number. */
      quantity: z.int().min(1),
      state: z.enum(unitStates),
      inventoryNumber: z.string().exactOptional(),
      serialNumber: z.string().exactOptional(),
      arrivedAt: instant.exactOptional(),
      media: z.array(
        z.object({
          serialNumber: z.string(),
          result: z.enum(mediumResults),
          method: z.string(),
          finishedAt: instant.exactOptional(),
          /** Certificates that name it; one that was withdrawn proves nothing any more. */
          certificates: z.array(z.object({ number: z.string(), isWithdrawn: z.literal(true).exactOptional() })),
        }),
      ),
      test: z
        .object({ functional: z.enum(grades), cosmetic: z.enum(grades), findings: z.array(z.string()) })
        .exactOptional(),
      /** Euros, net where the sale is; for a token that also reads sales. */
      price: z.number().exactOptional(),
    }),
  ),
  next: z.int().exactOptional(),
});
export type FirmDevices = z.infer<typeof firmDevicesSchema>;
