import { takeSnapshot } from '#documents/documents.ts';
import { judgeEInvoice } from '#domain/invoicing/e-invoice-duty.ts';
import { decide } from '#domain/offer/decide.ts';
import { recordEvents } from '#domain/offer/record-events.ts';
import type { ReverseChargeClasses } from '#domain/offer/reverse-charge.ts';
import type { OfferState } from '#domain/offer/state.ts';
import { Problem } from '#server/problem.ts';
import { shopConfig } from '#shop.config.ts';
import { processing, providerNow } from './issue-documents.ts';
import { termsOf } from './terms-of.ts';

/**
 * Refuses with `invoiceNotSound` and a sentence for each broken rule where the Gutschrift of an offer may not be issued like this (INV-20, INV-30):
 * before its number is taken. What the process refuses anyway it refuses by itself.
 */
export function checkEInvoice(state: OfferState | undefined, classes: ReverseChargeClasses, now: string): void {
  const command = { type: 'addCreditNote', number: '', classes } as const;
  const decision = decide(state, command, { actor: 'provider', now });
  if ('refusal' in decision || decision.events.length === 0) return;
  const { state: after } = recordEvents(state, decision.events, { actor: 'provider', now });
  if (after?.document?.type !== 'creditNote' || after.document.kind !== 'selfBilledInvoice') return;
  const source = { number: '', issuedAt: now, state: after, provider: providerNow(), termsOf, processing };
  const snapshot = takeSnapshot('selfBilledInvoice', source);
  if (snapshot.kind !== 'selfBilledInvoice') return;
  // The number is the one thing that is not missing: it is taken right after.
  const verdict = judgeEInvoice({ ...snapshot, number: 'GS' }, shopConfig.eInvoice);
  if (verdict.kind !== 'notSound') return;
  throw new Problem(409, 'invoiceNotSound', Object.fromEntries(verdict.broken.map(({ id, says }) => [id, says])));
}
