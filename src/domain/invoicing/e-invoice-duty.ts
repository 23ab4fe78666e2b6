import type { PaymentSnapshot } from '#domain/offer/papers/document-snapshot.ts';
import { type Day, dayOf } from '#domain/values/day.ts';
import type { Cents } from '#domain/values/money.ts';
import { type EnInvoice, specifications } from './en-invoice.ts';
import { enInvoiceOf, isEnInvoice } from './en-invoice-of.ts';
import { payableOf } from './paper-money.ts';
import type { InvoiceRule } from './rules/rule.ts';
import { sumRules } from './rules/sum-rules.ts';
import { brokenRules } from './rules.ts';

/** How a provider writes Gutschriften, and from which day of supply on the law leaves no choice (INV-20). */
export interface EInvoiceMode {
  readonly mode: 'off' | 'optional' | 'mandatory';
  /** Until the end of 2026 nobody has to; in 2027 whoever turned over more than 800,000 € in 2026, from 2028 on everybody. */
  readonly mandatoryFrom: Day;
}

/** What a Gutschrift becomes: an e-invoice, of which it is said what an XRechnung would lack; a plain PDF, with what it lacks to be one that is wanted; or nothing, because rules are broken. */
export type EInvoiceVerdict =
  | { readonly kind: 'eInvoice'; readonly xrechnungLacks: readonly InvoiceRule[] }
  | { readonly kind: 'plain'; readonly lacks: readonly InvoiceRule[] }
  | { readonly kind: 'notSound'; readonly broken: readonly InvoiceRule[] };

/** Up to this gross sum a plain paper is enough (§ 33 UStDV). */
const smallAmount: Cents = 25_000;

/**
 * Judges a Gutschrift before its number is taken (INV-20, INV-30). Wrong sums are never issued. What is missing keeps it from being issued only
 * where an e-invoice is a duty; before that, and for whom it is none, it goes out as the plain PDF it always was.
 */
export function judgeEInvoice(snapshot: PaymentSnapshot, config: EInvoiceMode): EInvoiceVerdict {
  if (!isEnInvoice(snapshot)) return { kind: 'plain', lacks: [] };
  const invoice = enInvoiceOf(snapshot);
  const broken = errorsOf(invoice, 'en16931');
  if (broken.some((rule) => sumRules.includes(rule))) return { kind: 'notSound', broken };
  const isDuty = isMandatory(snapshot, config);
  if (config.mode === 'off' && !isDuty) return { kind: 'plain', lacks: [] };
  if (broken.length > 0) return isDuty ? { kind: 'notSound', broken } : { kind: 'plain', lacks: broken };
  return { kind: 'eInvoice', xrechnungLacks: errorsOf(asXrechnung(invoice), 'xrechnung') };
}

/** The same invoice as an XRechnung. */
export function asXrechnung(invoice: EnInvoice): EnInvoice {
  return { ...invoice, specification: specifications.xrechnung };
}

/** By the day of supply: exempt are small businesses, small amounts and sellers from abroad. */
function isMandatory(snapshot: PaymentSnapshot, { mode, mandatoryFrom }: EInvoiceMode): boolean {
  const supplied = dayOf(snapshot.dispatchedAt ?? snapshot.receivedAt ?? snapshot.issuedAt);
  // Whoever is abroad is exempt wherever the goods were, and then with our tax too.
  const isAbroad = snapshot.seller?.country !== undefined || snapshot.tax === 'euAcquisition';
  const isExempt = snapshot.tax === 'smallBusiness' || isAbroad || payableOf(snapshot) <= smallAmount;
  return (mode === 'mandatory' || supplied >= mandatoryFrom) && !isExempt;
}

function errorsOf(invoice: EnInvoice, by: 'en16931' | 'xrechnung'): readonly InvoiceRule[] {
  return brokenRules(invoice, by).filter(({ level }) => level === 'error');
}
