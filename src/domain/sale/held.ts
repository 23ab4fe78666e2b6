import type { InvoiceVerdict } from '#domain/invoicing/incoming/invoice-report.ts';
import { takesAgreement } from '#domain/offer/papers/own-agreement.ts';
import { awaitsGoods } from '#domain/offer/phase.ts';
import { isIn } from '#domain/offer/state.ts';
import type { Sale } from './sale.ts';

/** What became of the own invoice that stands, until it is paid: it waits for a word, was given back, or can be paid (INV-21). Undefined where none stands. */
export function ownInvoiceVerdict({ state, facts }: Sale): InvoiceVerdict | undefined {
  if (!isIn(state, ['payout', 'finished']) || state.document?.type !== 'invoice') return undefined;
  return facts.invoices?.[state.document.upload] ?? 'waits';
}

/** Whether the seller's own processing agreement waits for the provider's word, and what is sold has use for one: until then nothing travels (DEL-10). */
export function doesAgreementWait({ state, facts }: Sale): boolean {
  return facts.agreement === 'waiting' && takesAgreement(state);
}

/** The same as long as the goods are with their seller. */
export function isHeldByAgreement(sale: Sale): boolean {
  return awaitsGoods.includes(sale.state.phase) && doesAgreementWait(sale);
}
