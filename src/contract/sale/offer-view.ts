import { z } from 'zod';
import { reuseView } from '#contract/devices/reuse.ts';
import { missingAnswerView } from '#contract/goods/missing-answers.ts';
import { invoiceCheckView } from '#contract/money/invoice-check.ts';
import { payoutBackView } from '#contract/money/payout-back.ts';
import { transportSchema } from '#contract/parcels/packing.ts';
import { parcelOnItsWay } from '#contract/parcels/shipments.ts';
import { listedClasses } from '#domain/catalogue/goods-facts.ts';
import { mediaWishes } from '#domain/catalogue/questions/media-wish.ts';
import { mediumResults } from '#domain/erasure/medium-result.ts';
import { actors } from '#domain/offer/actor.ts';
import { carriers, deletionSkipReasons, documentEnds, documentKinds, testVerdicts } from '#domain/offer/facts.ts';
import { withoutMediaReasons } from '#domain/offer/media/medium-record.ts';
import { declarationNames } from '#domain/offer/papers/declarations.ts';
import { issuedKinds } from '#domain/offer/papers/documents.ts';
import { shippingMethods, vatStatuses } from '#domain/offer/parties/addresses.ts';
import { agreementWays, phases } from '#domain/offer/phase.ts';
import { ownInvoiceReasons } from '#domain/offer/tax/tax.ts';
import { businessTreatments } from '#domain/offer/tax/tax-facts.ts';
import { bindingObstacles } from '#domain/pricing/binding-bid.ts';
import { taxIdTypes } from '#domain/values/vat-id.ts';
import { adjustmentView } from './adjustment-view.ts';
import { offerActions } from './offer-actions.ts';
import { storedAddresses, storedPlace } from './offer-addresses.ts';
import { identityFields, priceTaxFields, promisedSchema } from './offer-head.ts';
import { offerMessageView } from './offer-messages.ts';
import { ownAgreementView } from './own-agreement.ts';
import { saleStandingFields } from './sale-standing.ts';
import { signOffView } from './sign-off.ts';

const euros = z.number();
const instant = z.string();
const day = z.string();
const upload = z.object({ url: z.string(), name: z.string() });
const deduction = z.object({ name: z.string(), amount: euros });
const shippingMethod = z.enum(shippingMethods);
const trackingNumbers = z.array(z.string());

/** What the carrier scans in place of a printed label. */
const labelCodeView = z.object({
  image: upload.exactOptional(),
  number: z.string().exactOptional(),
  validUntil: day.exactOptional(),
});

/** How far it is with handing over goods. */
const handoverFields = {
  packaging: z.object({ trackingNumbers }).optional(),
  shippingLabelData: z
    .object({
      carrier: z.enum(carriers),
      trackingNumbers,
      label: upload.optional(),
      qrCode: labelCodeView.exactOptional(),
    })
    .optional(),
  appointment: z.object({ date: day, timeFrom: z.string(), timeTo: z.string() }).optional(),
  goodsDispatchedAt: instant.optional(),
};

/** One of several places: which goods stand there, where it is once that is known, and how far the handover is. */
const siteView = z.object({
  site: z.string(),
  itemIds: z.array(z.string()),
  units: z.int(),
  ...storedPlace,
  ...handoverFields,
  transport: transportSchema.optional(),
});

export const itemView = z.object({
  id: z.string(),
  entryId: z.string().optional(),
  freetext: z.string().optional(),
  title: z.string(),
  /** '2 × Gold 6130, 256 GB': the configuration in words, empty when nothing is said. */
  description: z.string(),
  /** What the seller wrote about it in their own words. */
  remarks: z.string().optional(),
  quantity: z.int(),
  /** Screens show its description. */
  configuration: z.unknown().optional(),
  serialNumbers: z.array(z.string()).optional(),
  inventoryNumbers: z.array(z.string()).optional(),
  site: z.string().optional(),
  /** The seller's photos of it, and the id of the first, which is its picture: the catalogue has none. */
  imageUploads: z.array(upload).exactOptional(),
  imageUploadId: z.string().exactOptional(),
});

/** One line of the frozen sheet; `unitPrice` is absent where a counterbid does not divide evenly. */
const sheetLineView = z.object({
  itemId: z.string(),
  quantity: z.int(),
  unitPrice: euros.optional(),
  total: euros,
  /** With what the seller said about each: 'mit Netzteil'. */
  deductions: z.array(deduction.extend({ said: z.string().optional() })),
  /** Shortcomings the seller told, which the price has taken in: nothing is taken off for them. */
  countedIn: z.array(z.string()),
});

const bidView = z.object({
  lines: z.array(sheetLineView),
  total: euros,
  /** Paid at least when all units arrive. */
  minimum: euros,
  basis: priceTaxFields.basis,
  validUntil: day,
  /** Whether it can still be answered. */
  open: z.boolean(),
  /** Lines may be sold alone, but for the fixed ones. */
  linesOptional: z.literal(true).exactOptional(),
  fixedItemIds: z.array(z.string()).exactOptional(),
});

const documentView = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('creditNote'),
    kind: z.enum(documentKinds),
    number: z.string(),
    total: euros,
    at: instant,
  }),
  z.object({ type: z.literal('invoice'), upload, at: instant }),
]);

const listedGoodsView = z.object({
  /** By item; goods that are not named are not listed. */
  classes: z.record(z.string(), z.enum(listedClasses)),
  /** What they do to the tax of the contract; absent before there is one. */
  judged: z
    .union([z.enum(['none', 'review']), z.object({ sum: euros, threshold: euros, itemIds: z.array(z.string()) })])
    .exactOptional(),
});

/** A document the provider has issued; `url` and `size` (bytes) are there once its file is made. */
/** A paper of a sale. */
export const issuedDocument = z.object({
  kind: z.enum(issuedKinds),
  number: z.string(),
  issuedAt: instant,
  url: z.string().optional(),
  size: z.int().optional(),
  /** It is an e-invoice, and what keeps it from being had as XRechnung too, in words; nothing where it can. */
  eInvoice: z.object({ xrechnungLacks: z.array(z.string()) }).exactOptional(),
  /** It no longer counts: since when, why, and which one takes its place. */
  withdrawn: z.object({ at: instant, reason: z.string(), replacedBy: z.string().exactOptional() }).exactOptional(),
  /** What the order is paid by no longer stands: the seller objected to it, or we cancelled it by another paper (INV-02). */
  ended: z
    .object({
      how: z.enum(documentEnds),
      at: instant,
      reason: z.string().exactOptional(),
      cancellation: z.string().exactOptional(),
      replacedBy: z.string().exactOptional(),
    })
    .exactOptional(),
});

/** One thing that happened, for the history: who, when, and what it carried in words, which are shown in place of its type. */
export const timelineEntry = z.object({
  version: z.int(),
  type: z.string(),
  actor: z.enum(actors),
  at: instant,
  text: z.string(),
  /** Who of the firm's people did it, by name or address. */
  by: z.string().exactOptional(),
});

/**
 * One offer as its owner sees it, as far as screens show it; money in euros. The records of questions and events would come with
 * what they do not show: the server's answer is `wholeOfferViewSchema`.
 */
export const offerViewSchema = z.object({
  ...identityFields,
  version: z.int(),
  /** Where it is in the process; once the bid's day is over `status` says so, and the phase stays (docs/offer-process.md). */
  phase: z.enum(phases),
  /** The customer's commands that may be sent now: the buttons of the screen. */
  actions: z.array(z.enum(offerActions)),
  /** Rights in their firm that whoever looks does not have: others decide, and prices and papers are left out. */
  lacks: z.array(z.enum(['decide', 'seeMoney'])).exactOptional(),
  promised: promisedSchema.exactOptional(),
  /** Why the inquiry was not answered at once, while it waits for people; absent where that was not judged. */
  obstacles: z.array(z.enum(bindingObstacles)).exactOptional(),
  email: z.string(),
  offeredAsBusiness: z.boolean(),
  location: z.string().optional(),
  comments: z.string().optional(),
  availableImmediately: z.boolean().optional(),
  availableFrom: day.optional(),
  shippingMethod: shippingMethod.optional(),
  /** How the goods travel, in numbers; absent while they are not known. */
  transport: transportSchema.optional(),
  items: z.array(itemView),
  /** What happens to the drives of the goods that hold any; empty where none do. */
  media: z.array(
    z.object({
      wish: z.enum(mediaWishes),
      units: z.int(),
      goods: z.array(z.object({ title: z.string(), units: z.int() })),
    }),
  ),
  /** The seller's own processing agreement that was handed in last. */
  ownAgreement: ownAgreementView.exactOptional(),
  /** What was found out about the seller's own invoice that stands; absent while it is checked. */
  invoiceCheck: invoiceCheckView.exactOptional(),
  ...saleStandingFields,
  /** One may be handed in now. */
  takesAgreement: z.literal(true).exactOptional(),
  /** A corrected invoice may be handed in after the end, in place of the one that was given back. */
  takesCorrection: z.literal(true).exactOptional(),
  /** Lines of the bid that were not sold: they stay with the customer. */
  unsold: z.array(z.object({ id: z.string(), title: z.string(), quantity: z.int() })).exactOptional(),
  itemsListUpload: upload.optional(),
  itemImageUploads: z.array(upload),
  bid: bidView.optional(),
  counterbid: z
    .object({ amount: euros, itemIds: z.array(z.string()).exactOptional(), bindingUntil: day, at: instant })
    .optional(),
  agreement: z
    .object({
      lines: z.array(sheetLineView),
      total: euros,
      minimum: euros,
      at: instant,
      by: z.enum(agreementWays),
    })
    .optional(),
  ...priceTaxFields,
  /** How a person decided that it is taxed, in place of the seller's own status; open where somebody has to. */
  taxOverruled: z.enum([...businessTreatments, 'open']).exactOptional(),
  /** When somebody decided about the tax of the price. */
  taxDecidedAt: z.string().exactOptional(),
  /** Goods of a business of which the buyer owes the tax from a sum on, or may owe it (INV-15). */
  listedGoods: listedGoodsView.exactOptional(),
  /** Why a business writes the invoice itself; absent where we write the Gutschrift, and before its data are known. */
  ownInvoice: z.enum(ownInvoiceReasons).exactOptional(),
  missingDeclarations: z.array(z.enum(declarationNames)),
  contractDetails: z
    .object({
      business: z.boolean(),
      iban: z.string().optional(),
      bic: z.string().exactOptional(),
      paypal: z.string().optional(),
      accountHolder: z.string(),
      taxId: z.string().optional(),
      taxIdType: z.enum(taxIdTypes).optional(),
      vatStatus: z.enum(vatStatuses).optional(),
      selfBilling: z.boolean().optional(),
      orderNumber: z.string().exactOptional(),
      costCentre: z.string().exactOptional(),
    })
    .optional(),
  ...storedAddresses,
  ...handoverFields,
  sites: z.array(siteView).exactOptional(),
  receipt: z
    .object({
      lines: z.array(z.object({ itemId: z.string(), received: z.int() })),
      foreign: z.array(z.object({ description: z.string(), units: z.int() })),
      note: z.string().optional(),
      at: instant,
      /** How the goods came: photos, and grams in all. */
      proof: z.object({ photos: z.array(upload), weight: z.int().exactOptional() }).exactOptional(),
      /** What did not arrive, by number where it was announced by one. */
      missing: z.array(
        z.object({ itemId: z.string(), title: z.string(), units: z.int(), numbers: z.array(z.string()) }),
      ),
      /** What the seller says of it. */
      answers: z.array(missingAnswerView),
    })
    .optional(),
  deletion: z
    .object({
      startedAt: instant.optional(),
      finishedAt: instant.optional(),
      skipped: z.enum(deletionSkipReasons).optional(),
      media: z.array(
        z.object({
          serial: z.string(),
          model: z.string(),
          method: z.string(),
          result: z.enum(mediumResults),
          device: z.string().exactOptional(),
        }),
      ),
      /** Goods that arrived without their data carriers. */
      withoutMedia: z
        .array(
          z.object({
            itemId: z.string(),
            reason: z.enum(withoutMediaReasons),
            plate: z.string().exactOptional(),
            serial: z.string().exactOptional(),
            units: z.int().exactOptional(),
          }),
        )
        .exactOptional(),
    })
    .optional(),
  testing: z
    .object({
      startedAt: instant.optional(),
      finishedAt: instant.optional(),
      results: z.array(z.object({ itemId: z.string(), result: z.enum(testVerdicts), note: z.string().optional() })),
    })
    .optional(),
  adjustment: adjustmentView.optional(),
  /** What the carriers say of the parcels that the seller knows of; moves nothing. */
  parcels: z.array(parcelOnItsWay).exactOptional(),
  returns: z.array(z.object({ trackingNumbers, note: z.string().optional(), at: instant })),
  payoutTotal: euros.optional(),
  payoutHoldUntil: instant.optional(),
  document: documentView.optional(),
  documents: z.array(issuedDocument),
  rejection: z.object({ reason: z.string(), at: instant }).optional(),
  orderRejection: z.object({ reason: z.string(), at: instant }).optional(),
  cancellation: z
    .object({ by: z.enum(actors).exclude(['system']), reason: z.string().optional(), at: instant })
    .optional(),
  /** What became of the devices, once they are sold. */
  reuse: reuseView.exactOptional(),
  /** A payment did not arrive, and the next was not ordered yet. */
  payoutBack: payoutBackView.exactOptional(),
  /** Where the money goes since they gave another account after that: its holder, and what tells the account from others. */
  givenAccount: z.object({ holder: z.string(), account: z.string() }).exactOptional(),
  completion: z.object({ paymentReference: z.string(), at: instant }).optional(),
  /** Its newest payment, which was ordered for that day: ordered is not paid. What did not arrive is in `payoutBack`. */
  payment: z.object({ state: z.enum(['ordered', 'paid']), orderedAt: instant, day }).exactOptional(),
  /** What was paid before another sum was owed: it is taken off. */
  alreadyPaid: euros.exactOptional(),
  timeline: z.array(timelineEntry),
  /** The conversation about it, oldest first. */
  messages: z.array(offerMessageView),
  /** Words of colleagues on its price that the seller has asked for, oldest first; never shown to the provider. */
  signOffs: z.array(signOffView).exactOptional(),
  /** Whoever reads sells for a firm that wants two persons from so many euros on: whether the present price still lacks the second. */
  secondPerson: z.object({ from: euros, isMissing: z.boolean() }).exactOptional(),
  /** Whoever reads may decide, and is not alone in that: their word on the price may be the second. */
  isColleague: z.literal(true).exactOptional(),
});
export type OfferView = z.infer<typeof offerViewSchema>;
export type TimelineEntry = z.infer<typeof timelineEntry>;
