import type { DocumentKind } from '../facts.ts';
import { documentOfMedium, type IssuedKind, issuedKinds } from '../papers/documents.ts';
import type { OfferEvent } from './events.ts';

/** What each document arises from: whether an event gives rise to it. */
const origins: Readonly<Record<IssuedKind, (event: OfferEvent) => boolean>> = {
  // What was agreed elsewhere has a paper of its own.
  purchaseContract: ({ type }) => type === 'bidAccepted' || type === 'counterbidAccepted',
  // Both names are known from here on (DEL-10).
  processingAgreement: ({ type }) => type === 'addressesSubmitted',
  deletionCertificate: (event) => recordsMedium(event, 'deletionCertificate'),
  destructionProof: (event) => recordsMedium(event, 'destructionProof'),
  testProtocol: ({ type }) => type === 'testingFinished',
  purchaseReceipt: (event) => isCreditNote(event, 'purchaseReceipt'),
  selfBilledInvoice: (event) => isCreditNote(event, 'selfBilledInvoice'),
  cancellation: (event) => event.type === 'documentCancelled' && 'number' in event.data,
};

/** The documents that an event gives rise to; none on a skipped deletion (DEL-02). Throws on a medium without a final result. */
export function documentsAfter(event: OfferEvent): IssuedKind[] {
  return issuedKinds.filter((kind) => origins[kind](event));
}

function recordsMedium(event: OfferEvent, kind: IssuedKind): boolean {
  if (event.type !== 'deletionFinished') return false;
  const { media, lots = [] } = event.data;
  return media.some((medium) => documentOfMedium(medium) === kind) || (kind === 'destructionProof' && lots.length > 0);
}

function isCreditNote(event: OfferEvent, kind: DocumentKind): boolean {
  return event.type === 'creditNoteAdded' && event.data.kind === kind;
}
