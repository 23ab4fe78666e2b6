import { z } from 'zod';
import {
  eurosSchema,
  itemIdSchema,
  processIdSchema,
  siteSchema,
  textSchema,
  uploadUrlSchema,
} from '#contract/fields.ts';
import type { CommandType } from '#domain/offer/commands/commands.ts';
import { statuses } from '#domain/offer/phase.ts';
import { keysOf } from '#domain/values/keys-of.ts';
import { declarationsSchema } from './declaration-ticks.ts';
import type { SubmitAddressesBody } from './submit-addresses.ts';

/** Everything a customer can do with an offer that is there, and what is said once it is done; submitOffer makes one. */
export const actionDoneTexts = {
  acceptBid: 'Vielen Dank. Sie haben das Gebot angenommen, der Kauf ist vereinbart.',
  declineBid: 'Sie haben unser Gebot abgelehnt.',
  submitCounterbid: 'Vielen Dank. Ihr Gegenvorschlag ist bei uns.',
  omitCounterbid: 'Vielen Dank für Ihre Anfrage. Sie ist jetzt geschlossen.',
  submitAddresses: 'Vielen Dank. Ihre Angaben sind gespeichert.',
  dispatchGoods: 'Vielen Dank. Wir erwarten Ihre Geräte.',
  acceptAdjustedBid: 'Vielen Dank. Sie haben den angepassten Preis angenommen.',
  declineAdjustedBid: 'Sie haben den angepassten Preis abgelehnt. Die Geräte kommen kostenlos zurück.',
  objectToCreditNote: 'Ihr Widerspruch ist bei uns. Die Gutschrift gilt nicht mehr.',
  issueInvoice: 'Vielen Dank. Ihre Rechnung ist bei uns.',
  finishOffer: 'Vielen Dank. Der Verkauf ist von Ihrer Seite abgeschlossen.',
  cancelOffer: 'Ihr Verkauf ist storniert.',
} as const satisfies Partial<Record<CommandType, string>>;

/** The names of those actions. */
export const offerActions = keysOf(actionDoneTexts);
export type OfferAction = (typeof offerActions)[number];

/** What the documentation of the calls says of each. */
export const actionSummaries: Readonly<Record<OfferAction, string>> = {
  acceptBid: 'Kaufpreisgebot annehmen',
  declineBid: 'Kaufpreisgebot ablehnen',
  submitCounterbid: 'Gegenvorschlag senden',
  omitCounterbid: 'Auf einen Gegenvorschlag verzichten',
  submitAddresses: 'Adresse und Auszahlungsdaten angeben oder ändern',
  dispatchGoods: 'Geräte als versendet, übergeben oder abgeholt melden',
  acceptAdjustedBid: 'Angepassten Ankaufpreis annehmen',
  declineAdjustedBid: 'Angepassten Ankaufpreis ablehnen',
  objectToCreditNote: 'Der Gutschrift widersprechen',
  issueInvoice: 'Eigene Rechnung einreichen',
  finishOffer: 'Verkauf abschließen und Auszahlung anfordern',
  cancelOffer: 'Verkauf stornieren',
};

const inquiryId = processIdSchema;
const orderId = processIdSchema;

/** Their bodies; that of submitAddresses stands in `submit-addresses.ts`. */
export const offerActionBodies = {
  acceptBid: z.strictObject({ inquiryId, declarations: declarationsSchema.exactOptional() }),
  declineBid: z.strictObject({ inquiryId }),
  submitCounterbid: z.strictObject({
    inquiryId,
    counterbid: eurosSchema,
    /** Sells these lines alone, where the bid allows it; exactly their sum is agreed to beforehand. */
    itemIds: z.array(itemIdSchema).min(1).max(5_000).exactOptional(),
    declarations: declarationsSchema.exactOptional(),
  }),
  omitCounterbid: z.strictObject({ inquiryId, counterbid: eurosSchema.exactOptional() }),
  dispatchGoods: z.strictObject({ orderId, site: siteSchema.exactOptional() }),
  acceptAdjustedBid: z.strictObject({
    orderId,
    /** Devices that go back, where the adjusted bid allows it; the others are paid. */
    returns: z
      .array(z.strictObject({ itemId: itemIdSchema, units: z.int().min(1).max(10_000) }))
      .min(1)
      .max(5_000)
      .exactOptional(),
  }),
  declineAdjustedBid: z.strictObject({ orderId }),
  objectToCreditNote: z.strictObject({ orderId, reason: textSchema(2_000).exactOptional() }),
  issueInvoice: z.strictObject({ orderId, invoiceUpload: uploadUrlSchema }),
  finishOffer: z.strictObject({ orderId }),
  cancelOffer: z
    .strictObject({ inquiryId: inquiryId.exactOptional(), orderId: orderId.exactOptional() })
    .refine((body) => (body.inquiryId === undefined) !== (body.orderId === undefined), {
      error: 'Bitte entweder die Anfrage oder den Auftrag nennen.',
    }),
} as const satisfies Record<Exclude<OfferAction, 'submitAddresses'>, z.ZodType>;

export type OfferActionBody<A extends OfferAction> = A extends keyof typeof offerActionBodies
  ? z.infer<(typeof offerActionBodies)[A]>
  : SubmitAddressesBody;

/** Answer of every action: where the offer stands now. */
export const actionAnswerSchema = z.object({
  id: z.string(),
  inquiryId: z.string().optional(),
  orderId: z.string().optional(),
  version: z.int(),
  status: z.enum(statuses),
});
export type ActionAnswer = z.infer<typeof actionAnswerSchema>;
