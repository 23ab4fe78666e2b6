import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { judgeEInvoice } from '#domain/invoicing/e-invoice-duty.ts';
import type { PaperProvider } from '#domain/offer/papers/document-snapshot.ts';
import type { OfferState } from '#domain/offer/state.ts';
import type { ReverseChargeClasses } from '#domain/offer/tax/reverse-charge.ts';
import { Problem } from '#server/problem.ts';
import { paperToCome } from './paper-to-come.ts';

/**
 * Refuses with `invoiceNotSound` and a sentence for each broken rule where the Gutschrift of an offer may not be issued like this (INV-20, INV-30):
 * before its number is taken. What the process refuses anyway it refuses by itself.
 */
export function checkEInvoice(
  state: OfferState | undefined,
  classes: ReverseChargeClasses,
  provider: PaperProvider,
  now: string,
): void {
  // The number is the one thing that is not missing: it is taken right after.
  const paper = paperToCome(state, { number: 'GS', classes, provider }, now);
  if (paper?.kind !== 'selfBilledInvoice') return;
  const verdict = judgeEInvoice(paper, shopConfig.eInvoice);
  if (verdict.kind !== 'notSound') return;
  throw new Problem(409, 'invoiceNotSound', Object.fromEntries(verdict.broken.map(({ id, says }) => [id, says])));
}
