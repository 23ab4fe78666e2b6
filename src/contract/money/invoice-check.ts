import { z } from 'zod';
import {
  eurosSchema,
  numberSchema,
  offerIdSchema,
  processIdSchema,
  requiredTextSchema,
  uploadUrlSchema,
} from '#contract/fields.ts';
import { findingEffects, findingKinds, invoiceFindingRecords } from '#domain/invoicing/incoming/findings.ts';
import type { InvoiceCheck } from '#domain/invoicing/incoming/invoice-check.ts';
import {
  acceptedRounding,
  type InvoiceReport,
  invoiceKinds,
  invoiceVerdicts,
  verdictOfReport,
} from '#domain/invoicing/incoming/invoice-report.ts';
import { comparedParts } from '#domain/invoicing/incoming/judge-invoice.ts';
import { invoiceSyntaxes } from '#domain/invoicing/reading/invoice-syntax.ts';
import { keysOf } from '#domain/values/keys-of.ts';

const sums = { net: z.number(), tax: z.number(), gross: z.number() };

/** What was found out about an own invoice; amounts in euros, of the invoice with as many decimals as it says. */
export const invoiceReportView = z.object({
  verdict: z.enum(invoiceVerdicts),
  kind: z.enum(invoiceKinds),
  syntax: z.enum(invoiceSyntaxes).exactOptional(),
  says: z.object({
    number: z.string().exactOptional(),
    issueDate: z.string().exactOptional(),
    typeCode: z.string().exactOptional(),
    seller: z.string().exactOptional(),
    taxId: z.string().exactOptional(),
    buyer: z.string().exactOptional(),
    supplied: z.string().exactOptional(),
    net: sums.net.exactOptional(),
    tax: sums.tax.exactOptional(),
    gross: sums.gross.exactOptional(),
  }),
  owed: z.object(sums).exactOptional(),
  findings: z.array(
    z.object({
      code: z.enum(keysOf(invoiceFindingRecords)),
      kind: z.enum(keysOf(findingKinds)),
      effect: z.enum(findingEffects),
      text: z.string(),
      advice: z.string().exactOptional(),
    }),
  ),
  right: z.array(z.string()),
});
export type InvoiceReportView = z.infer<typeof invoiceReportView>;

/** How it stands with the own invoice of a sale, as both sides read it. */
export const invoiceCheckView = invoiceReportView.extend({
  number: z.int(),
  at: z.string(),
  byPerson: z.literal(true).exactOptional(),
  reason: z.string().exactOptional(),
  invoiceNumber: z.string().exactOptional(),
  /** Euros of tax, up or down, by which more is paid than is owed: a person took what the invoice rounds otherwise. */
  rounding: z.number().exactOptional(),
});
export type InvoiceCheckView = z.infer<typeof invoiceCheckView>;

/** A report as it is told before it is kept. */
export function invoiceReportOf(report: InvoiceReport): InvoiceReportView {
  const { kind, syntax, says, owed, findings, right } = report;
  const { net, tax, gross, ...texts } = says;
  return {
    verdict: verdictOfReport(report),
    kind,
    ...(syntax && { syntax }),
    says: {
      ...texts,
      ...(net !== undefined && { net: net / 100 }),
      ...(tax !== undefined && { tax: tax / 100 }),
      ...(gross !== undefined && { gross: gross / 100 }),
    },
    ...(owed && { owed: { net: owed.net / 100, tax: owed.tax / 100, gross: owed.gross / 100 } }),
    findings: findings.map((finding) => ({ ...finding })),
    right: [...right],
  };
}

/** A check as both sides read it. */
export function invoiceCheckOfSale(check: InvoiceCheck): InvoiceCheckView {
  const { number, at, verdict, byPerson, reason, invoiceNumber } = check;
  const rounding = acceptedRounding(check);
  return {
    ...invoiceReportOf(check),
    ...{ verdict, number, at },
    ...(byPerson && { byPerson }),
    ...(reason !== undefined && { reason }),
    ...(invoiceNumber !== undefined && { invoiceNumber }),
    ...(rounding !== 0 && { rounding: rounding / 100 }),
  };
}

/** Body of checkInvoice: an upload that is not handed in yet. */
export const checkInvoiceSchema = z.strictObject({ invoiceUpload: uploadUrlSchema });
export const checkInvoiceAnswer = z.object({ data: invoiceReportView });

/** Body of correctInvoice: the upload that takes the place of the invoice that was given back. */
export const correctInvoiceSchema = z.strictObject({ orderId: processIdSchema, invoiceUpload: uploadUrlSchema });

/** Body of the provider's judgeInvoice: about the check that was on the screen. Whoever gives an invoice back says why. */
export const judgeInvoiceSchema = z
  .strictObject({
    number: z.int().min(1).max(1_000_000),
    verdict: z.enum(['payable', 'refused']),
    reason: requiredTextSchema(2_000).exactOptional(),
    compared: z
      .array(z.enum(keysOf(comparedParts)))
      .max(20)
      .exactOptional(),
    invoiceNumber: numberSchema(100).exactOptional(),
    /** Euros of tax as they stand in an invoice that the program cannot read. */
    tax: eurosSchema.exactOptional(),
  })
  .refine(({ verdict, reason }) => verdict === 'payable' || reason !== undefined, {
    error: 'Bitte nennen Sie den Grund, der Kunde liest ihn.',
    path: ['reason'],
  });
export const judgeInvoiceAnswer = z.object({ data: invoiceCheckView });

/** The own invoices that wait for somebody at the desk, the oldest first. */
export const waitingInvoicesSchema = z.object({
  invoices: z.array(
    z.object({
      offerId: offerIdSchema,
      orderId: z.string(),
      seller: z.string(),
      at: z.string(),
      verdict: z.enum(invoiceVerdicts),
      /** The first two things that somebody has to look at. */
      text: z.string(),
      /** Euros; absent where the tax is not decided. */
      gross: z.number().exactOptional(),
    }),
  ),
});
export type WaitingInvoices = z.infer<typeof waitingInvoicesSchema>;
