import { z } from 'zod';
import { itemIdSchema, lineSchema, requiredTextSchema } from '#contract/fields.ts';
import { listedClasses, reverseChargeClasses } from '#domain/catalogue/goods-facts.ts';
import { documentKinds } from '#domain/offer/facts.ts';
import { otherTaxes } from '#domain/offer/tax/price-tax.ts';
import { ownInvoiceReasons } from '#domain/offer/tax/tax.ts';
import { businessTreatments, reverseChargeOverrides, taxHints, vatIdResults } from '#domain/offer/tax/tax-facts.ts';

/** Addresses of the calls about the tax of sales. */
export const taxCalls = {
  cases: '/desk/api/taxCases',
  case: (offerId: string) => `/desk/api/taxCase/${offerId}`,
  decide: (offerId: string) => `/desk/api/decideTax/${offerId}`,
  checkVatId: (offerId: string) => `/desk/api/checkVatId/${offerId}`,
};

/** A sale about whose tax somebody has to decide, as the list has it: the earliest promise first. */
const taxCaseRow = z.object({
  offerId: z.string(),
  number: z.string(),
  seller: z.string(),
  title: z.string(),
  /** Euros, net of a business. */
  amount: z.number().exactOptional(),
  /** What is open, in German: what keeps our paper back first. */
  open: z.array(z.string()),
  /** Something keeps our paper back; else it is only strange. */
  isBlocking: z.boolean(),
  /** The day until which it is promised, once the price is settled. */
  by: z.string().exactOptional(),
});
export type TaxCaseRow = z.infer<typeof taxCaseRow>;

/** Answer of taxCases. */
export const taxCasesSchema = z.object({ cases: z.array(taxCaseRow) });

/** What a choice does: what stands beside the price, what is paid in euros, and who writes which paper. */
const effectSchema = z.object({
  otherTax: z.enum(otherTaxes).exactOptional(),
  /** Absent while the tax stays open all the same. */
  money: z.object({ net: z.number(), vat: z.number(), gross: z.number() }).exactOptional(),
  paper: z.enum(documentKinds),
  ownInvoice: z.enum(ownInvoiceReasons).exactOptional(),
});
export type TaxEffect = z.infer<typeof effectSchema>;

const instant = z.string();
const decisionSchema = z.object({
  at: instant,
  by: z.string(),
  reason: z.string(),
  treatment: z.enum(businessTreatments).exactOptional(),
  reverseCharge: z.enum(reverseChargeOverrides).exactOptional(),
  /** Goods whose class was said, by title. */
  goods: z.array(z.object({ title: z.string(), class: z.enum(reverseChargeClasses) })),
  seen: z.array(z.enum(taxHints)),
});
export type TaxDecisionView = z.infer<typeof decisionSchema>;

/** Everything that somebody decides by. */
export const taxCaseSchema = z.object({
  offerId: z.string(),
  version: z.int(),
  number: z.string(),
  seller: z.string(),
  offeredAsBusiness: z.boolean(),
  /** Lines of the contract's address. */
  address: z.array(z.string()),
  vatStatus: z.string().exactOptional(),
  /** When the seller said so for this sale: it counts for the sale, whatever year it is paid in (INV-11). */
  declaredAt: z.string().exactOptional(),
  taxId: z.string().exactOptional(),
  /** The seller's own words about the inquiry. */
  comments: z.string().exactOptional(),
  by: z.string().exactOptional(),
  /** Nothing can be decided any more: our paper stands (INV-12). */
  isFrozen: z.boolean(),
  questions: z.array(z.object({ code: z.string(), text: z.string(), because: z.string(), isOpen: z.boolean() })),
  hints: z.array(z.object({ code: z.enum(taxHints), text: z.string() })),
  /** The EU's register can be asked for the number. */
  isCheckable: z.boolean(),
  /** What is so as long as nothing else is decided. */
  now: effectSchema,
  choices: z.array(effectSchema.extend({ treatment: z.enum(businessTreatments) })),
  overrides: z.array(effectSchema.extend({ reverseCharge: z.enum(reverseChargeOverrides) })),
  /** Goods that are listed, or may be, with their agreed sums in euros and what was said of the same model before. */
  goods: z.array(
    z.object({
      itemId: z.string(),
      title: z.string(),
      quantity: z.int(),
      total: z.number(),
      class: z.enum(listedClasses).or(z.literal('none')),
      before: z.array(z.string()),
    }),
  ),
  checks: z.array(
    z.object({
      vatId: z.string(),
      result: z.enum(vatIdResults),
      at: instant,
      requestId: z.string().exactOptional(),
      failure: z.string().exactOptional(),
    }),
  ),
  decisions: z.array(decisionSchema),
  /** Decisions about other sales of this seller, the newest first. */
  earlier: z.array(decisionSchema.extend({ number: z.string() })),
});
export type TaxCase = z.infer<typeof taxCaseSchema>;

const saidClasses = z.enum(['none', 'tablet', 'mobilePhone', 'console', 'integratedCircuit']);

/** Body of decideTax: at least one of treatment, goods, override and hints that were looked at; always with the reason. */
export const decideTaxSchema = z
  .strictObject({
    /** Version of the sale that was on the screen. */
    version: z.int().min(1).max(1_000_000),
    /** How many decisions about it were on the screen. */
    known: z.int().min(0).max(1_000),
    treatment: z.enum(businessTreatments).exactOptional(),
    goods: z
      .array(z.strictObject({ itemId: itemIdSchema, class: saidClasses }))
      .max(500)
      .exactOptional(),
    reverseCharge: z.enum(reverseChargeOverrides).exactOptional(),
    seen: z.array(z.enum(taxHints)).max(taxHints.length).exactOptional(),
    /** Where the EU's register gave no answer: by what else the USt-IdNr. was confirmed, and when. */
    confirmation: lineSchema(200).exactOptional(),
    reason: requiredTextSchema(2_000),
  })
  .refine(({ treatment, goods, reverseCharge, seen }) => treatment ?? goods?.length ?? reverseCharge ?? seen?.length, {
    error: 'Bitte wählen Sie, was gilt.',
  });
export type DecideTax = z.infer<typeof decideTaxSchema>;
