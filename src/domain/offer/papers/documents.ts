import type { OfferEvent } from '../events.ts';
import type { DocumentKind } from '../facts.ts';
import type { MediumRecord } from '../media/medium-record.ts';
import type { OfferState } from '../state.ts';
import { requiredDeclarations } from './declarations.ts';

/** Every document the provider issues about an offer. */
export const issuedKinds = [
  'purchaseContract',
  'processingAgreement',
  'deletionCertificate',
  'destructionProof',
  'testProtocol',
  'purchaseReceipt',
  'selfBilledInvoice',
  'cancellation',
] as const satisfies readonly (DocumentKind | string)[];

export type IssuedKind = (typeof issuedKinds)[number];

/** Results of a deletion that are final: nothing of the medium can be read any more (DEL-01). */
const finalResults: Partial<Record<MediumRecord['result'], IssuedKind>> = {
  erased: 'deletionCertificate',
  destroyed: 'destructionProof',
};

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

/**
 * Whether a document concerns an offer at all: data are processed for a business whose goods hold any (DEL-10), by an agreement that it made here. What was
 * agreed elsewhere, or before anybody was asked, has none of ours.
 */
export function isConcerned(kind: IssuedKind, state: OfferState): boolean {
  if (kind !== 'processingAgreement') return true;
  const isAgreedTo = state.declarations.some(({ name }) => name === 'dataProcessing');
  return state.inquiryId !== undefined && isAgreedTo && requiredDeclarations(state).includes('dataProcessing');
}

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

/**
 * The document on which a medium stands: erased ones on the certificate, destroyed ones on the proof. Throws on a medium
 * without a final result, for which there is no document (DEL-01).
 */
export function documentOfMedium({ result }: Pick<MediumRecord, 'result'>): IssuedKind {
  const kind = finalResults[result];
  if (kind === undefined) throw new Error(`A medium that is ${result} has no document`);
  return kind;
}
