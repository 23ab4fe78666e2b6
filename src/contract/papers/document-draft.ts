import { z } from 'zod';
import { plateSchema } from '#contract/devices/units.ts';
import { eurosSchema, itemIdSchema } from '#contract/fields.ts';
import { documentHindrances } from '#domain/offer/papers/document-hindrances.ts';
import { issuedKinds } from '#domain/offer/papers/documents.ts';

/** The most devices of a line that are told one by one. */
const maxDevices = 10_000;

/** The price of each device in euros, in the order and with the plates of the draft; lines that are not named keep what is proposed. */
const devicePricesSchema = z
  .array(
    z.strictObject({
      itemId: itemIdSchema,
      devices: z
        .array(z.strictObject({ plate: plateSchema.exactOptional(), price: eurosSchema }))
        .min(1)
        .max(maxDevices),
    }),
  )
  .max(5_000);
export type DevicePrices = z.infer<typeof devicePricesSchema>;

/** Body of addCreditNote and documentPreview. */
export const documentPricesSchema = z.strictObject({ prices: devicePricesSchema.exactOptional() });

/** The paper that would be written now, for whoever decides on it; money in euros. */
const documentDraftSchema = z.object({
  kind: z.enum(issuedKinds),
  /** What stands against it. */
  hindrances: z.array(z.enum(documentHindrances)),
  /** What an e-invoice would have wrong, where it must be one: a sentence for each rule. */
  broken: z.array(z.string()),
  /** Of a Gutschrift that can be issued: whether it will be an e-invoice, and in German what it lacks to be one, or to be had as XRechnung. */
  eInvoice: z.object({ isOne: z.boolean(), lacks: z.array(z.string()) }).exactOptional(),
  /** Beside the sums as they stand on it, in words; absent where it cannot be written yet. */
  paper: z
    .object({
      addressee: z.array(z.string()),
      sums: z.array(z.object({ name: z.string(), amount: z.string() })),
      notes: z.array(z.string()),
    })
    .exactOptional(),
  /** Where the goods are sold on under the margin scheme: what each device costs (INV-14). */
  lines: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      total: z.number(),
      devices: z.array(
        z.object({
          plate: z.string().exactOptional(),
          serial: z.string().exactOptional(),
          units: z.int(),
          price: z.number(),
        }),
      ),
    }),
  ),
});
export type DocumentDraft = z.infer<typeof documentDraftSchema>;

/** Answer of the call: no draft where no paper of ours is due. */
export const documentDraftAnswerSchema = z.object({ draft: documentDraftSchema.exactOptional() });
