import { z } from 'zod';
import { finishDeletionSchema } from '#contract/devices/media-record.ts';
import {
  contactEmailSchema,
  daySchema,
  eurosSchema,
  itemIdSchema,
  lineSchema,
  numberSchema,
  postcodeSchema,
  processIdSchema,
  requiredTextSchema,
  siteSchema,
  textSchema,
  timeSchema,
  trackingNumberSchema,
  uploadUrlSchema,
} from '#contract/fields.ts';
import { documentPricesSchema } from '#contract/papers/document-draft.ts';
import { packagingUsedSchema } from '#contract/parcels/packaging.ts';
import { namedDeduction } from '#contract/sale/bid-sheet.ts';
import { addressesFields } from '#contract/sale/submit-addresses.ts';
import { itemsSchema } from '#contract/sale/submit-offer.ts';
import { carriers, deletionSkipReasons, testVerdicts } from '#domain/offer/facts.ts';
import { shippingMethods } from '#domain/offer/parties/addresses.ts';
import { keysOf } from '#domain/values/keys-of.ts';

const nothing = z.strictObject({});
/** Body of the commands that end something: why, in words that the seller reads. */
export const deskReasonSchema = z.strictObject({ reason: requiredTextSchema(2_000) });
const trackingNumbers = z.array(trackingNumberSchema).max(200);
const units = z.int().min(0).max(10_000);
const shippingMethod = z.enum(shippingMethods);
/** One of several places, for which a step of the handover is meant. */
const site = siteSchema.exactOptional();
const appointment = z.strictObject({ date: daySchema, timeFrom: timeSchema, timeTo: timeSchema, site });
const evidence = z.array(uploadUrlSchema).max(50);
/** A price far beyond what was to be expected is meant so: said once more, after its reckoning was seen. */
const confirmed = z.boolean().exactOptional();

const proposedLines = z
  .array(
    z.strictObject({
      itemId: itemIdSchema,
      unitPrice: eurosSchema,
      deductions: z.array(z.strictObject({ ...namedDeduction, amount: eurosSchema })).max(30),
      /** Of a unit's drives that are kept or destroyed, which the price leaves out; the seller reads it. */
      driveWorth: eurosSchema.exactOptional(),
    }),
  )
  .max(5_000);

/** Bodies of the provider's commands, by the command's own name (docs/offer-process.md). */
const labelCode = z
  .strictObject({
    imageUpload: uploadUrlSchema.exactOptional(),
    number: lineSchema(60).exactOptional(),
    validUntil: daySchema.exactOptional(),
  })
  .refine(({ imageUpload, number }) => imageUpload !== undefined || number !== undefined, {
    error: 'Bitte das Bild oder die Nummer des QR-Codes angeben.',
    path: ['imageUpload'],
  });

/** What was recorded unit by unit is not written once more by hand. */
const isByHandOrFromUnits = ({ fromUnits, lines }: { fromUnits?: true; lines?: readonly unknown[] }) =>
  (fromUnits === undefined) === (lines !== undefined);
const byHandOrFromUnits = { error: 'Bitte entweder die Positionen angeben oder fromUnits.', path: ['lines'] };

export const deskCommandSchemas = {
  addItems: z.strictObject({ items: itemsSchema }),
  submitBid: z.strictObject({
    lines: proposedLines,
    shippingMethod,
    validUntil: daySchema,
    /** The seller may sell some of the lines alone, at exactly their sum. */
    linesOptional: z.boolean().exactOptional(),
    /** Of those the lines that are sold in any case. */
    fixedItemIds: z.array(itemIdSchema).max(5_000).exactOptional(),
    /** Version of the price book that stood beside the sheet; kept with the bid, for the desk alone. */
    priceBook: z.int32().min(0).exactOptional(),
    confirmed,
  }),
  reject: deskReasonSchema,
  acceptCounterbid: z.strictObject({ confirmed }),
  declineCounterbid: nothing,
  linkOrder: z.strictObject({ orderId: processIdSchema.exactOptional() }),
  verifyData: nothing,
  /** What went along of the house's own packaging comes off its stock. */
  dispatchPackaging: z.strictObject({ trackingNumbers, site, material: packagingUsedSchema }),
  sendShippingLabel: z.strictObject({
    carrier: z.enum(carriers),
    trackingNumbers,
    labelUpload: uploadUrlSchema.exactOptional(),
    /** For sellers without a printer, where the carrier gives one. */
    qrCode: labelCode.exactOptional(),
    site,
  }),
  confirmPickupAppointment: appointment,
  confirmDeliveryAppointment: appointment,
  dispatchGoods: z.strictObject({ site }),
  confirmScopeOfSupply: z
    .strictObject({
      /** Of what was counted at the ramp, unit by unit; then no lines and nothing unexpected is named. */
      fromUnits: z.literal(true).exactOptional(),
      lines: z
        .array(z.strictObject({ itemId: itemIdSchema, received: units }))
        .max(5_000)
        .exactOptional(),
      foreign: z
        .array(z.strictObject({ description: lineSchema(300), units: units.min(1) }))
        .max(500)
        .exactOptional(),
      note: textSchema(5_000).exactOptional(),
      /** How the goods came: photos of the opened parcels, and grams in all; what is missing is shown by it. */
      proof: z
        .strictObject({ photos: evidence, weight: z.int().min(1).max(100_000_000).exactOptional() })
        .exactOptional(),
      /** Of several places: what some of them still have does not come any more. */
      restStays: z.literal(true).exactOptional(),
    })
    .refine(({ fromUnits, lines, foreign }) => (fromUnits ? !lines && !foreign : lines !== undefined), {
      error: 'Bitte entweder die Positionen angeben oder fromUnits.',
      path: ['lines'],
    }),
  startDeletion: nothing,
  finishDeletion: finishDeletionSchema,
  skipDeletion: z.strictObject({
    reason: z.enum(deletionSkipReasons),
  }),
  startTesting: nothing,
  finishTesting: z
    .strictObject({
      /** Of what was tested, unit by unit; then no lines are named. */
      fromUnits: z.literal(true).exactOptional(),
      /** With fromUnits: nobody waits any more for the release of what is locked. */
      locksStay: z.literal(true).exactOptional(),
      lines: z
        .array(
          z.strictObject({
            itemId: itemIdSchema,
            result: z.enum(testVerdicts),
            note: textSchema(2_000).exactOptional(),
          }),
        )
        .max(5_000)
        .exactOptional(),
    })
    .refine(isByHandOrFromUnits, byHandOrFromUnits),
  adjustBid: z
    .strictObject({
      /** Of what the test found and the frozen sheet names; then no lines are named. */
      fromUnits: z.literal(true).exactOptional(),
      /** With fromUnits: photos that prove what is missing, of every line. */
      missingEvidence: evidence.exactOptional(),
      /** With fromUnits: findings for which nothing is deducted all the same, and why, in words that the seller reads. */
      waived: z
        .array(z.strictObject({ findingIds: z.array(z.uuid()).min(1).max(5_000), note: requiredTextSchema(500) }))
        .max(200)
        .exactOptional(),
      lines: z
        .array(
          z.strictObject({
            itemId: itemIdSchema,
            missingEvidence: evidence.exactOptional(),
            deductions: z.array(z.strictObject({ name: lineSchema(120), units, evidence })).max(30),
          }),
        )
        .max(5_000)
        .exactOptional(),
      answerUntil: daySchema,
      /** The seller may take arrived devices back and is paid for the others. */
      returnsOptional: z.boolean().exactOptional(),
      /** Of those the lines that cannot go back. */
      fixedItemIds: z.array(itemIdSchema).max(5_000).exactOptional(),
      confirmed,
    })
    .refine(isByHandOrFromUnits, byHandOrFromUnits),
  skipAdjustingBid: nothing,
  rejectOrder: deskReasonSchema,
  dispatchReturns: z.strictObject({
    trackingNumbers: trackingNumbers.exactOptional(),
    note: textSchema(2_000).exactOptional(),
  }),
  /** Where the goods are sold on under the margin scheme, the prices of single devices that are not as proposed. */
  addCreditNote: documentPricesSchema,
  cancelDocument: deskReasonSchema,
  complete: z.strictObject({
    paymentReference: lineSchema(140),
    /** Why another holder's account is paid (LEG-61). */
    payeeRelease: requiredTextSchema(2_000).exactOptional(),
  }),
  cancel: deskReasonSchema,
} as const;

/** The provider's commands on an offer that is there, by their names. */
export const deskCommands = keysOf(deskCommandSchemas);

/** Who called or wrote, as far as they say. */
export const inquiryContactSchema = z.strictObject({
  name: lineSchema(120).exactOptional(),
  phone: numberSchema(40)
    .regex(/^\+?[0-9][0-9 ()/.-]*$/, 'Bitte eine Telefonnummer angeben.')
    .exactOptional(),
  /** Where the goods are. */
  postcode: postcodeSchema.exactOptional(),
});

/** Bodies of the two commands that create an offer and answer with its id. */
export const deskCreationSchemas = {
  createFromInquiry: z.strictObject({
    email: contactEmailSchema,
    offeredAsBusiness: z.boolean(),
    items: itemsSchema.exactOptional(),
    inquiryId: processIdSchema.exactOptional(),
    contact: inquiryContactSchema.exactOptional(),
    /** For the desk alone. */
    note: textSchema(2_000).exactOptional(),
  }),
  createFromOrder: z.strictObject({
    email: contactEmailSchema,
    offeredAsBusiness: z.boolean(),
    items: itemsSchema.min(1),
    lines: proposedLines,
    shippingMethod,
    ...addressesFields,
    orderId: processIdSchema.exactOptional(),
    confirmed,
  }),
} as const;

export type DeskCommand = keyof typeof deskCommandSchemas;
export type DeskCommandBody<C extends DeskCommand> = z.infer<(typeof deskCommandSchemas)[C]>;
export type DeskCreation = keyof typeof deskCreationSchemas;
export type DeskCreationBody<C extends DeskCreation> = z.infer<(typeof deskCreationSchemas)[C]>;

/** What the documentation of the calls says of each. */
export const deskSummaries: Readonly<Record<DeskCommand | DeskCreation, string>> = {
  createFromInquiry: 'Telefonische oder schriftliche Anfrage aufnehmen',
  addItems: 'Positionen ergänzen',
  submitBid: 'Kaufpreisgebot abgeben oder ersetzen',
  reject: 'Ankauf ablehnen',
  acceptCounterbid: 'Gegenvorschlag annehmen',
  declineCounterbid: 'Gegenvorschlag ablehnen',
  linkOrder: 'Auftrag anlegen',
  createFromOrder: 'Anderswo vereinbarten Auftrag aufnehmen',
  verifyData: 'Angaben als geprüft bestätigen',
  dispatchPackaging: 'Versand von Verpackungsmaterial melden',
  sendShippingLabel: 'Versandetikett bereitstellen',
  confirmPickupAppointment: 'Abholtermin bestätigen',
  confirmDeliveryAppointment: 'Anlieferungstermin bestätigen',
  dispatchGoods: 'Geräte als versendet, übergeben oder abgeholt melden',
  confirmScopeOfSupply: 'Wareneingang bestätigen',
  startDeletion: 'Datenlöschung beginnen',
  finishDeletion: 'Datenlöschung abschließen',
  skipDeletion: 'Datenlöschung begründet auslassen',
  startTesting: 'Prüfung beginnen',
  finishTesting: 'Prüfung abschließen',
  adjustBid: 'Ankaufpreis nach dem vereinbarten Preisblatt anpassen',
  skipAdjustingBid: 'Vereinbarten Preis zahlen',
  rejectOrder: 'Auftrag beenden',
  dispatchReturns: 'Rücksendung melden',
  addCreditNote: 'Ankaufbeleg oder Gutschrift erstellen',
  cancelDocument: 'Ankaufbeleg oder Gutschrift stornieren',
  complete: 'Auszahlung melden',
  cancel: 'Verkauf stornieren',
};
