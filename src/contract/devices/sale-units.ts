import { z } from 'zod';
import { lineSchema } from '#contract/fields.ts';
import { mediumResults } from '#domain/erasure/medium-result.ts';
import { unitStates } from '#domain/units/sale-units.ts';

/** How many devices one answer holds. */
export const saleUnitsOnPage = 50;

/** Query of saleUnits: words of a number or a name, a state, and the page, from 1. */
export const saleUnitsQuery = z.strictObject({
  q: lineSchema(100).exactOptional(),
  state: z.enum(unitStates).exactOptional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

const count = z.int().min(0);

/** Devices of an own sale, as far as they have come: a page of those that are asked for, and how many there are in all. */
export const saleUnitsSchema = z.object({
  /** Devices that were agreed to, and those of them that are here. */
  agreed: count,
  arrived: count,
  /** The receipt was closed: nothing more is counted at the moment. */
  isClosed: z.boolean(),
  byState: z.record(z.enum(unitStates), count),
  found: count,
  rows: z.array(
    z.object({
      title: z.string(),
      state: z.enum(unitStates),
      units: z.int().min(1),
      serial: z.string().exactOptional(),
      inventoryNumber: z.string().exactOptional(),
      plate: z.string().exactOptional(),
      arrivedAt: z.string().exactOptional(),
      media: z.array(
        z.object({
          serial: z.string(),
          method: z.string(),
          result: z.enum(mediumResults),
          /** The certificates that name it; without a file as long as there is none, or for whoever may not read it. */
          proofs: z.array(
            z.object({
              number: z.string(),
              url: z.string().exactOptional(),
              /** It was taken back and proves nothing any more. */
              isWithdrawn: z.literal(true).exactOptional(),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type SaleUnits = z.infer<typeof saleUnitsSchema>;

/** Which of them are asked for. */
export type SaleUnitsChoice = z.input<typeof saleUnitsQuery>;

/** Address of the call. */
export function saleUnitsCall(offerId: string, { q, state, page = 1 }: SaleUnitsChoice): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(state && { state }), page: String(page) });
  return `/selfservice/api/saleUnits/${encodeURIComponent(offerId)}?${query}`;
}
