import { shopConfig } from '#contract/settings/shop-in-force.ts';
import { judgeEInvoice } from '#domain/invoicing/e-invoice-duty.ts';
import type { DocumentSnapshot } from '#domain/offer/papers/document-snapshot.ts';

/** A snapshot as it is issued: a Gutschrift that is an e-invoice says so from then on, whatever the configuration becomes. */
export function markedAsEInvoice(snapshot: DocumentSnapshot): DocumentSnapshot {
  if (snapshot.kind !== 'selfBilledInvoice') return snapshot;
  const verdict = judgeEInvoice(snapshot, shopConfig.eInvoice);
  if (verdict.kind === 'notSound') throw new Error(`${snapshot.number} breaks ${verdict.broken.map(({ id }) => id)}`);
  if (verdict.kind === 'plain') return snapshot;
  return { ...snapshot, eInvoice: { xrechnungLacks: verdict.xrechnungLacks.map(({ id }) => id) } };
}
